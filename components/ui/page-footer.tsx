import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { usePageText } from '@/lib/i18n/server';
import { Icon } from './icon';
import styles from './page-footer.module.css';

/** The previous or next page. */
export type Neighbour = {
  path: string;
  title: string;
  /** Relation to the current page, as in "Next". */
  place: string;
  /** Language of the title if it differs from that of the page. */
  lang?: string;
};

type Props = {
  /** Shown above the rest, such as tags. */
  children?: ReactNode;
  editUrl?: string;
  lastUpdated?: Date;
  /** Accessible name of the previous and next links. */
  label: string;
  previous?: Neighbour;
  next?: Neighbour;
};

/** The end of a doc or post: edit link, date of the last change, previous and next page. */
export function PageFooter({ children, editUrl, lastUpdated, label, previous, next }: Props) {
  const { t, formatDate } = usePageText();
  return (
    <footer className={styles.footer}>
      {children}
      {editUrl || lastUpdated ? (
        <div className={styles.meta}>
          {editUrl ? (
            <Link href={editUrl} className={styles.edit} data-no-print="">
              <Icon name="edit" size={16} />
              {t('docs.editPage')}
            </Link>
          ) : null}
          {lastUpdated ? <span>{t('docs.lastUpdated', { date: formatDate(lastUpdated) })}</span> : null}
        </div>
      ) : null}
      {previous || next ? (
        <nav aria-label={label} className={styles.neighbours}>
          {previous ? (
            <Link href={previous.path} rel="prev">
              <span>
                <Icon name="arrowLeft" size={14} />
                {previous.place}
              </span>
              <span lang={previous.lang}>{previous.title}</span>
            </Link>
          ) : null}
          {next ? (
            <Link href={next.path} rel="next" className={styles.next}>
              <span>
                {next.place}
                <Icon name="arrowRight" size={14} />
              </span>
              <span lang={next.lang}>{next.title}</span>
            </Link>
          ) : null}
        </nav>
      ) : null}
    </footer>
  );
}
