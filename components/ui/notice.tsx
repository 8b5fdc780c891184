import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = { title?: string; kind: string; lang?: string; children: ReactNode };

/** A notice about a page, such as "this is a draft". */
export function Notice({ title, kind, lang, children }: Props) {
  return (
    <div className={styles.notice} role="note" lang={lang} data-notice={kind}>
      {title ? <strong>{title}</strong> : null} {children}
    </div>
  );
}
