'use client';

import { useEffect } from 'react';
import { currentHeading } from '@/lib/browser/current-heading';

/** Sets `aria-current` on the entry of the visible section in the table of contents. */
export function TocHighlight({ ids }: { ids: string[] }) {
  useEffect(() => {
    const links = new Map(ids.map((id) => [id, document.querySelector(`[data-toc] a[href="#${CSS.escape(id)}"]`)]));
    let frame = 0;
    const update = () => {
      frame = 0;
      const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY }));
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const current = currentHeading(tops, {
        line: 120,
        atEnd: atEnd && window.scrollY > 0,
        height: window.innerHeight,
        hash: window.location.hash.slice(1),
      });
      for (const [id, link] of links) {
        if (id === current) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    for (const type of ['scroll', 'resize', 'hashchange']) window.addEventListener(type, schedule);
    return () => {
      cancelAnimationFrame(frame);
      for (const type of ['scroll', 'resize', 'hashchange']) window.removeEventListener(type, schedule);
    };
  }, [ids]);
  return null;
}
