'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import styles from './image.module.css';

type Props = {
  /** The image by itself, for readers without scripts. */ href: string;
  labels: { enlarge: string; close: string };
  children: ReactNode;
};

/** Shows an image as large as the window. A click or Escape closes it. */
export function ImageZoom({ href, labels, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isUsed, setUsed] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setUsed(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <a href={href} className={styles.enlarge} title={labels.enlarge} onClick={open}>
        {children}
      </a>
      <dialog ref={dialog} className={styles.dialog} aria-label={labels.enlarge} {...{ closedby: 'any' }}>
        <form method="dialog">
          <button type="submit">
            {isUsed ? <img src={href} alt="" /> : null}
            {labels.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
