import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './menu.module.css';

type Props = {
  /** Unique on the page. */
  id: string;
  /** Content of the button. */
  children: ReactNode;
  /** Accessible name of the button if it differs from its content. */
  label?: string;
  /** Items of the list, `<li>` elements. */
  items: ReactNode;
  className?: string;
};

/**
 * A button that opens a list of links. It uses a native popover, which works without scripts: Escape and a click
 * elsewhere close it, and the focus returns to the button.
 */
export function Menu({ id, children, label, items, className }: Props) {
  return (
    <div className={[styles.menu, className].filter(Boolean).join(' ')} data-menu="hover">
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label}>
        {children}
        <Icon name="chevronDown" size={14} className={styles.chevron} />
      </button>
      <ul id={id} popover="auto" className={styles.list}>
        {items}
      </ul>
    </div>
  );
}
