'use client';

import { useEffect, useState } from 'react';
import styles from './waiting.module.css';

/** Milliseconds before the spinner is shown. */
const delay = 200;

/** A spinner with a text. It is shown only after a delay. */
export function Waiting({ label }: { label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <p className={styles.waiting}>{label}</p> : null;
}
