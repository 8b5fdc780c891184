'use client';

import { useEffect, useState } from 'react';
import { searchField } from '@/components/search/search-form';
import { nearestPages } from '@/lib/browser/nearest-pages';
import { basePath, withBasePath } from '@/lib/shared/base-path';
import { defaultLocale, type Locale, localeInfo } from '@/lib/shared/i18n/locales';
import { localizePath, splitLocale } from '@/lib/shared/i18n/paths';
import type { ListedPage } from '@/lib/shared/listed-page';
import { decodeUrl } from '@/lib/shared/text/decode-url';
import styles from './plain-page.module.css';

type Props = { locale: Locale; title: string; english: string };

/**
 * Suggests pages for a wrong URL and prefills the search field with its words. Only this component fetches the list of
 * pages. Renders nothing if that fails.
 */
export function NotFoundSuggestions({ locale, title, english }: Props) {
  const [found, setFound] = useState<{ pages: ListedPage[]; englishPath?: string }>({ pages: [] });

  useEffect(() => {
    let cancelled = false;
    (async () => {
      const { pathname } = window.location;
      const { path } = splitLocale(pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname);
      const field = searchField();
      if (field && !field.value) field.value = queryOf(path);
      const [own, others] = await Promise.all([listOf(locale), locale === defaultLocale ? [] : listOf(defaultLocale)]);
      if (cancelled) return;
      setFound({ pages: nearestPages(path, own), englishPath: others.find(([other]) => other === path)?.[0] });
    })().catch(() => {});
    return () => {
      cancelled = true;
    };
  }, [locale]);

  return (
    <>
      {found.englishPath === undefined ? null : (
        <p>
          <a href={withBasePath(localizePath(found.englishPath, defaultLocale))} hrefLang={localeInfo(defaultLocale).htmlLang}>
            {english}
          </a>
        </p>
      )}
      {found.pages.length === 0 ? null : (
        <nav aria-labelledby="suggestions" className={styles.suggestions}>
          <h2 id="suggestions">{title}</h2>
          <ul>
            {found.pages.map(([path, label, lang]) => (
              <li key={path}>
                <a lang={lang} href={withBasePath(localizePath(path, locale))}>
                  {label}
                </a>{' '}
                <span className={styles.path}>{localizePath(path, locale)}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** Returns the words in the last segment of a URL as a search query. */
function queryOf(path: string): string {
  const last = decodeUrl(path).split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[-_+.]+/g, ' ')
    .trim();
}

async function listOf(locale: Locale): Promise<ListedPage[]> {
  const response = await fetch(withBasePath(localizePath('/pages.json', locale)));
  return response.ok ? response.json() : [];
}
