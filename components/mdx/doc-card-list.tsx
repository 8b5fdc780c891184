import { Link } from '@/components/navigation/link';
import { flattenSidebar } from '@/lib/docs/navigation';
import type { DocSet, SidebarItem } from '@/lib/docs/types';
import { usePageText } from '@/lib/i18n/server';
import styles from './doc-card-list.module.css';

type Props = { items: SidebarItem[]; set: DocSet };

/** Cards of sidebar entries: title, description, and how many pages a category holds. */
export function DocCardList({ items, set }: Props) {
  const { t } = usePageText();
  if (items.length === 0) return null;
  const descriptionOf = (item: SidebarItem) => {
    if (item.type === 'link') return '';
    const id = item.type === 'doc' ? item.id : item.docId;
    if (id !== undefined) return set.docs.get(id)?.description ?? '';
    return set.generatedIndexes.find(({ path }) => path === (item.type === 'category' ? item.path : undefined))?.description ?? '';
  };
  return (
    <ul className={styles.cards}>
      {items.map((item) => {
        const href = item.type === 'link' ? item.href : (item.path ?? flattenSidebar([item])[0]?.path);
        if (href === undefined) return null;
        return (
          <li key={href}>
            <Link href={href} className={styles.card}>
              <span className={styles.title}>{item.label}</span>
              <span className={styles.text}>{descriptionOf(item)}</span>
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
