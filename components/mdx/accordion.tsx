import type { ReactNode } from 'react';
import styles from './accordion.module.css';

type Props = {
  /** Opening an accordion closes others of the same name. */
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

/** The visible part of a closed accordion. */
export function AccordionSummary({ children }: { children?: ReactNode }) {
  return <summary>{children}</summary>;
}

/** The content of an open accordion. */
export function AccordionDetails({ children }: { children?: ReactNode }) {
  return <div className={styles.details}>{children}</div>;
}
