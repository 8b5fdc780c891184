'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { consentStore } from '@/lib/browser/analytics/consent-store';
import { createPageViews } from '@/lib/browser/analytics/page-views';
import { cookieRemovals, pushPageView, pushStart, scriptUrls, type Tags } from '@/lib/browser/analytics/tags';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Maximum time in milliseconds to wait for the title of a page. */
const titleTimeout = 1000;

type Props = { tags: Tags; consentRequired: boolean };

/** Counts page views with the consent of the reader. Loads nothing before. */
export function PageViews({ tags, consentRequired }: Props) {
  const consent = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.consent(consentRequired),
    () => 'off' as const,
  );
  const isAllowed = consent === 'allowed';
  useEffect(() => {
    if (!isAllowed && started) withdraw(started);
  }, [isAllowed]);
  return isAllowed ? <Reporter tags={tags} /> : null;
}

/** The loaded trackers. A module variable, because React may mount the component again after an error. */
let started: Tags | undefined;

function start(tags: Tags): void {
  if (started) return;
  started = tags;
  window.dataLayer ??= [];
  pushStart(window.dataLayer, tags, new Date());
  for (const url of scriptUrls(tags)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    document.head.append(script);
  }
}

/** Running scripts cannot be stopped, so this reloads the page without them. */
function withdraw({ gtagId }: Tags): void {
  if (gtagId) Object.assign(window, { [`ga-disable-${gtagId}`]: true });
  for (const removal of cookieRemovals(document.cookie, window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = removal;
  }
  window.location.reload();
}

const pageViews = createPageViews((view) => {
  if (started && consentStore.choice() !== 'denied') pushPageView((window.dataLayer ??= []), started, view);
});

/**
 * Calls a function when the document has its title. After a navigation, the title changes shortly after the page.
 * @returns a function that calls it immediately, unless it was called already
 */
function whenTitled(action: () => void): () => void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    observer.disconnect();
    clearTimeout(timer);
    action();
  };
  const observer = new MutationObserver(() => {
    if (document.title) run();
  });
  const timer = setTimeout(run, titleTimeout);
  if (document.title) run();
  else observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return run;
}

/** Reads the query. It is never prerendered, so that it may. */
function Reporter({ tags }: { tags: Tags }) {
  const path = usePathname();
  const query = useSearchParams().toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: path and query tell when another page is shown
  useEffect(() => {
    start(tags);
    const { href, pathname, search, hash } = window.location;
    return whenTitled(() => pageViews.shown({ href, pathname, search, hash }, document.title));
  }, [tags, path, query]);

  useEffect(() => {
    const moved = () => pageViews.moved(window.location, document.title);
    // The router changes URLs with the history API. Only the Navigation API has an event for that.
    const { navigation } = window as Window & { navigation?: EventTarget };
    window.addEventListener('hashchange', moved);
    navigation?.addEventListener('currententrychange', moved);
    return () => {
      window.removeEventListener('hashchange', moved);
      navigation?.removeEventListener('currententrychange', moved);
    };
  }, []);

  return null;
}
