'use client';

import { useEffect } from 'react';

/** Sets `aria-current` on the entry of the visible section in the table of contents. */
export function TocHighlight({ ids }: { ids: string[] }) {
  useEffect(() => {
    const links = new Map(ids.map((id) => [id, document.querySelector(`[data-toc] a[href="#${CSS.escape(id)}"]`)]));
    let frame = 0;
    const update = () => {
      frame = 0;
      const tops = ids.map((id) => ({ id, top: topOf(document.getElementById(id)) }));
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

/** Distance of a heading from where a link to it leads. Headings below a drawing of parts stop lower (`parts-map.module.css`). */
function topOf(heading: HTMLElement | null): number {
  return heading
    ? heading.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(heading).scrollMarginTop)
    : Number.POSITIVE_INFINITY;
}

type View = {
  /** Distance from the top of the window at which a heading counts as reached, in pixels. */
  line: number;
  /** Whether the page is scrolled to its end. */
  atEnd: boolean;
  /** Height of the window, in pixels. */
  height: number;
  /** Fragment of the URL without `#`. */
  hash: string;
};

/**
 * Returns the heading of the section that is being read: the last one above the line. At the end of the page, where the
 * last sections cannot reach the line, returns the one in the URL if it is in view, or the last one.
 * @param tops headings in order, with their distance from the top of the window
 */
export function currentHeading(tops: { id: string; top: number }[], { line, atEnd, height, hash }: View): string | undefined {
  if (atEnd) {
    const inView = tops.filter(({ top }) => top >= 0 && top < height);
    const named = inView.find(({ id }) => id === decoded(hash));
    if (named) return named.id;
    if (inView.length > 0) return inView.at(-1)?.id;
  }
  return tops.filter(({ top }) => top <= line).at(-1)?.id;
}

/** Decodes a fragment. Invalid percent-encoding is returned unchanged. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
