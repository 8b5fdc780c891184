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

/** How long a view waits for the title of its page, in milliseconds. */
const titleTimeout = 1000;

type Props = { tags: Tags; consentRequired: boolean };

/** Counts page views where the reader allows it; nothing is loaded before. */
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

/** What is loaded. Known to the document rather than to a component, which may be mounted anew after an error. */
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

/** Scripts that run cannot be taken back, so the page is loaded anew, without them. */
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
 * Runs an action when the document has a title: after a navigation the new one comes a moment after the page.
 * @returns runs it now, if it has not run yet
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

/** Never part of the prerendered page, so it may ask for the query. */
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
    // The router changes addresses by the history, which only the newer interface tells of.
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
