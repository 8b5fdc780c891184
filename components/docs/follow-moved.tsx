'use client';

import { useEffect } from 'react';

/** If the URL names a moved heading, navigates to its new place (see `MovedAnchors`). */
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
