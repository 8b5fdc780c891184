'use client';

import { useEffect } from 'react';

/** Tells the boot script, and tests, that the page answers from now on. The last of the layout: its effects run last. */
export function RuntimeReady() {
  useEffect(() => {
    document.documentElement.dataset.runtime = 'ready';
    window.dispatchEvent(new Event('runtime-ready'));
  }, []);
  return null;
}
