import type { ReactNode } from 'react';
import { type ListedBook, listedBooks } from '@/lib/book/list';
import { wholeBook } from '@/lib/book/plan';
import { usePageText } from '@/lib/i18n/server';
import { withBasePath } from '@/lib/shared/base-path';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/site';
import styles from './article.module.css';

/** Returns links to the books of a page with their sizes, or undefined if it has none. @param url path of the page */
export function bookLinks(url: string): ReactNode {
  const books = listedBooks().filter(({ page }) => page === url);
  return books.length === 0 ? undefined : <BookLinks books={books} />;
}

function BookLinks({ books }: { books: ListedBook[] }) {
  const { locale, t } = usePageText();
  return (
    <ul className={styles.chips}>
      {books.map(({ path, section, bytes }) => (
        <li key={path}>
          {/* The name of the saved file says what it is. */}
          <a href={withBasePath(path)} className={styles.externalChip} download={`${site.name}-${section}-${locale}.epub`}>
            {t(section === wholeBook ? 'book.all' : 'book.section', { size: sizeText(bytes, localeInfo(locale).htmlLang) })}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns a size in the units of a language, as in "113 kB". */
function sizeText(bytes: number, lang: string): string {
  const isLarge = bytes >= 1e6;
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(bytes / (isLarge ? 1e6 : 1e3));
}
