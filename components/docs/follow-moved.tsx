'use client';

import { useEffect } from 'react';

/** Goes where a heading is now that the address names and that has moved (see `MovedAnchors`). */
export function FollowMoved() {
  useEffect(() => {
    const follow = () => {
      const moved = document.querySelector<HTMLElement>(':target')?.dataset.moved;
      if (moved) location.replace(moved);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return null;
}
