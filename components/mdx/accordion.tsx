import type { ReactNode } from 'react';
import styles from './accordion.module.css';

type Props = {
  /** Accordions of one name close each other. */
  name?: string;
  defaultExpanded?: boolean;
  children?: ReactNode;
};

/** A part of the page that opens and closes, with a summary and details. Works without scripts; find in page opens it. */
export function Accordion({ name, defaultExpanded = false, children }: Props) {
  return (
    <details className={styles.accordion} name={name} open={defaultExpanded || undefined}>
      {children}
    </details>
  );
}

/** What is seen of a closed accordion. */
export function AccordionSummary({ children }: { children?: ReactNode }) {
  return <summary>{children}</summary>;
}

/** What an open accordion shows. */
export function AccordionDetails({ children }: { children?: ReactNode }) {
  return <div className={styles.details}>{children}</div>;
}
