'use client';

import { useEffect } from 'react';
import { isNavbarHidden } from '@/lib/browser/navbar-hide';

/** Hides the navigation bar while the reader scrolls down, if configured. */
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
      hidden = isNavbarHidden({
        top,
        lastTop,
        hidden,
        height: navbar.offsetHeight,
        hasFocus: navbar.contains(document.activeElement),
        // Following the same anchor again does not change the URL, but scrolls further than readers do.
        isJump: hash !== '' && (href !== lastAddress || Math.abs(top - lastTop) > window.innerHeight),
      });
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
