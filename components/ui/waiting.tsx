'use client';

import { useEffect, useState } from 'react';
import styles from './waiting.module.css';

/** Time before waiting shows, in milliseconds: what is shorter is no waiting. */
const delay = 200;

/** A spinner with a text, once it is worth one. */
export function Waiting({ label }: { label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <p className={styles.waiting}>{label}</p> : null;
}
