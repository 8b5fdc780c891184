import type { ReactNode } from 'react';
import { usePageText } from '@/lib/i18n/server';
import { localeInfo } from '@/lib/shared/i18n/locales';
import styles from './expandable-code.module.css';

type Props = { title: string; language?: string; children?: ReactNode };

/** A long code listing in a disclosure. Find in page opens it. */
export function ExpandableCode({ title, children }: Props) {
  const { locale, t } = usePageText();
  return (
    <details className={styles.listing}>
      <summary>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.hint} lang={localeInfo(locale).htmlLang}>
          {t('code.expand')}
        </span>
      </summary>
      {children}
    </details>
  );
}
