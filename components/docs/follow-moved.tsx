'use client';

import { useEffect } from 'react';

/** Goes where a heading is now that the address names and that has moved (see `MovedAnchors`). */
export function FollowMoved() {
  useEffect(() => {
    const follow = () => {
      for (const { id, dataset } of document.querySelectorAll<HTMLElement>('[data-moved]')) {
        if (`#${encodeURIComponent(id)}` === location.hash || `#${id}` === location.hash) location.replace(dataset.moved ?? '');
      }
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return null;
}
