import type { ReactNode } from 'react';
import styles from './chip.module.css';

type Props = { hue?: 'amber' | 'violet' | 'accent'; code?: boolean; children: ReactNode };

/** A small label. */
export function Chip({ hue, code = false, children }: Props) {
  const className = [styles.chip, hue && styles[hue]].filter(Boolean).join(' ');
  return code ? <code className={className}>{children}</code> : <span className={className}>{children}</span>;
}
