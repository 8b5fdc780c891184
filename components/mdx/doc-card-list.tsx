import { Link } from '@/components/navigation/link';
import { flattenSidebar } from '@/lib/docs/navigation';
import type { DocSet, SidebarItem } from '@/lib/docs/types';
import { usePageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import { defaultLocale, localeInfo } from '@/lib/shared/i18n/locales';
import styles from './doc-card-list.module.css';

type Props = { items: SidebarItem[]; set: DocSet };

/** Cards of sidebar entries: title, description, and number of pages of a category. */
export function DocCardList({ items, set }: Props) {
  const { locale, t } = usePageText();
  if (items.length === 0) return null;
  const aboutOf = (item: SidebarItem) => {
    if (item.type === 'link') return undefined;
    const id = item.type === 'doc' ? item.id : item.docId;
    const doc = id === undefined ? undefined : set.docs.get(id);
    if (doc) return { description: doc.description, textLocale: doc.entry.textLocale };
    return set.generatedIndexes.find(({ path }) => item.type === 'category' && path === item.path);
  };
  return (
    // The cards are in the language of the page, even if the text around them is not.
    <ul className={styles.cards} lang={locale === defaultLocale ? undefined : localeInfo(locale).htmlLang}>
      {items.map((item) => {
        const href = item.type === 'link' ? item.href : (item.path ?? flattenSidebar([item])[0]?.path);
        if (href === undefined) return null;
        const { description, textLocale = locale } = aboutOf(item) ?? {};
        return (
          <li key={href}>
            <Link href={href} className={styles.card}>
              <span className={styles.title} lang={item.lang}>
                {item.label}
              </span>
              <span className={styles.text} lang={textLang(textLocale, locale)}>
                {description}
              </span>
              {item.type === 'category' ? (
                <span className={styles.count}>{t('docs.categoryPages', { count: flattenSidebar(item.items).length })}</span>
              ) : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
