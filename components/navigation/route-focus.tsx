'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation without a page load, does what a page load would: moves the focus to the start of the new page
 * (its title, or the heading that the link names), and tells screen readers where they are. Next's own announcer, which interrupts, is taken away.
 */
export function RouteFocus({ announcement }: { /** Text with `{title}`. */ announcement: string }) {
  const pathname = usePathname();
  const last = useRef(pathname);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector('next-route-announcer')?.remove();
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    const start = document.getElementById(window.location.hash.slice(1)) ?? title;
    // Elements with tabIndex 0 are focusable already.
    if (start.tabIndex) start.tabIndex = -1;
    start.focus({ preventScroll: true });
    const text = announcement.replace('{title}', title.textContent ?? '');
    // Screen readers announce only changes, so vary a title that equals the previous one.
    setMessage((said) => (said === text ? `${text}\u00a0` : text));
  }, [announcement, pathname]);
  return (
    <p className="visually-hidden" role="status" data-announcer="">
      {message}
    </p>
  );
}
