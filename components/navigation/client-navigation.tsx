'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { clientTarget } from '@/lib/browser/client-target';
import { closeMenus } from '@/lib/browser/close-menus';
import { drawerEntry } from '@/lib/browser/drawer-entry';
import { answerPageRequests, loadAhead } from '@/lib/browser/page-requests';
import { basePath } from '@/lib/shared/base-path';

/** Milliseconds before a slow navigation shows the progress bar. */
const progressDelay = 200;

/** Links to the Java API in a text. */
const apiLinks = 'article a[href*="//javadoc.io/"]';

/**
 * Shows what is known about a Java name that the mouse or the keyboard has reached. It is here and not in a component of
 * its own, because pages have no room for more code.
 */
async function offerApiCard(link: HTMLAnchorElement | null | undefined, event?: Event): Promise<void> {
  // The chunk may be gone after a deploy. The link works without the card.
  if (link?.matches(apiLinks)) (await import('@/components/api-card/api-card').catch(() => undefined))?.offerCard(link, event);
}

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Lets plain links navigate without a page load, with one listener for the document. Links stay server-rendered and
 * need no hydration. Pages are preloaded when the reader is likely to open them.
 */
export function ClientNavigation() {
  const router = useRouter();
  const pathname = usePathname();
  const [isPending, startTransition] = useTransition();

  useEffect(() => (process.env.NODE_ENV === 'production' ? answerPageRequests() : undefined), []);

  useEffect(() => {
    const linkOf = ({ target }: Event) => (target as Partial<Element> | null)?.closest?.('a');
    const targetOf = (event: Event) => {
      const link = linkOf(event);
      return link && clientTarget(link, window.location, basePath);
    };
    const prefetch = (event: Event) => {
      offerApiCard(linkOf(event), event);
      const { connection } = navigator as Navigator & { connection?: Connection };
      if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
      const target = targetOf(event);
      // In development, pages have no payload files.
      if (target && process.env.NODE_ENV === 'production') loadAhead(window.location.origin + basePath + target.path);
    };
    const navigate = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const target = targetOf(event);
      if (!target) return;
      event.preventDefault();
      // A link to the current page changes nothing, but closes open menus.
      if (linkOf(event)?.pathname === window.location.pathname) closeMenus();
      // The new page takes the place of the drawer in the history.
      const how = drawerEntry.take() ? 'replace' : 'push';
      startTransition(() => router[how](target.href, { scroll: target.scroll }));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', navigate, { signal });
    for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, prefetch, { passive: true, signal });
    // The link whose event has started the runtime.
    offerApiCard(document.querySelector<HTMLAnchorElement>(`${apiLinks}:is(:hover,:focus-visible)`));
    return () => listeners.abort();
  }, [router]);

  // When the browser follows an anchor, it creates a history entry without the router's state. Going back to it from
  // another page, the router would not change the page. Add the state of the page to such entries.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has a state of its own
  useEffect(() => {
    let state: unknown = window.history.state;
    const remember = () => {
      state = window.history.state ?? state;
    };
    const complete = () => {
      // Next.js patches `history.replaceState` and would treat the call as a navigation.
      if (window.history.state === null && state) History.prototype.replaceState.call(window.history, state, '');
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', remember, { capture: true, signal });
    window.addEventListener('hashchange', complete, { signal });
    return () => listeners.abort();
  }, [pathname]);

  // Close menus only after navigation: a menu may have been opened before hydration.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeMenus();
  }, [pathname]);

  useEffect(() => {
    if (!isPending) return;
    let done: (() => void) | undefined;
    let cancelled = false;
    const timer = setTimeout(async () => {
      // The chunk may be gone after a deploy.
      const progress = (await import('./progress').catch(() => undefined))?.progress;
      if (!progress || cancelled) return;
      progress.start();
      done = () => progress.done();
    }, progressDelay);
    return () => {
      cancelled = true;
      clearTimeout(timer);
      done?.();
    };
  }, [isPending]);

  return null;
}
