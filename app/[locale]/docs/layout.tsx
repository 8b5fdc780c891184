import type { ReactNode } from 'react';
import styles from '@/components/docs/layout.module.css';
import { Sidebar } from '@/components/docs/sidebar';

/** Renders the sidebar once for all docs pages. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <Sidebar />
      {children}
    </div>
  );
}
