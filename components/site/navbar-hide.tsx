'use client';

import { useEffect } from 'react';

/**
 * Hides the navigation bar while the reader scrolls down, if configured. Shows it near the top, after a jump to an
 * anchor, and while something in it is focused.
 */
export function NavbarHide() {
  useEffect(() => {
    const navbar = document.getElementById('navbar');
    if (!navbar) return;
    let lastTop = window.scrollY;
    let lastAddress = window.location.href;
    let hidden = false;
    const update = () => {
      const top = window.scrollY;
      const { hash, href } = window.location;
      // Following the same anchor again does not change the URL, but scrolls further than readers do.
      const isJump = hash !== '' && (href !== lastAddress || Math.abs(top - lastTop) > window.innerHeight);
      if (isJump || top < Math.max(lastTop, navbar.offsetHeight) || navbar.contains(document.activeElement)) hidden = false;
      else if (top > lastTop) hidden = true;
      lastTop = top;
      lastAddress = href;
      navbar.toggleAttribute('data-hidden', hidden);
    };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('hashchange', update);
    navbar.addEventListener('focusin', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('hashchange', update);
      navbar.removeEventListener('focusin', update);
      navbar.removeAttribute('data-hidden');
    };
  }, []);
  return null;
}
