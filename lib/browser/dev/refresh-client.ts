import type { Problem } from '../../problems/problem';
import { showProblems } from './problems-panel';

/**
 * Development only: refreshes the page and its problems when a content or message file was saved. Not a component, so
 * that it also runs on an error page and removes the error after a fix.
 */
declare global {
  interface Window {
    next?: { router?: { refresh(): void } };
  }
}

const eventsAddress = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/dev-events`;
const events = new EventSource(eventsAddress);

let asked = 0;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the server has sent a page, or after a timeout. */
async function pageSent(): Promise<void> {
  const isPage = ({ name }: PerformanceEntry) => name.includes('_rsc=');
  let observer: PerformanceObserver | undefined;
  const sent = new Promise<void>((resolve) => {
    observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isPage)) resolve();
    });
    observer.observe({ type: 'resource' });
  });
  await Promise.race([sent, after(3000)]);
  observer?.disconnect();
}

/**
 * Shows the problems of the page. The server handles one request at a time, so the check waits for the page or a
 * timeout. Of simultaneous calls, only the last one counts.
 */
async function updateProblems(page: Promise<unknown> = after(400)): Promise<void> {
  asked += 1;
  const own = asked;
  await page;
  if (own !== asked) return;
  const response = await fetch(`${eventsAddress}/problems?path=${encodeURIComponent(window.location.pathname)}`).catch(() => undefined);
  if (own === asked && response?.ok) showProblems((await response.json()) as Problem[]);
}

let place = window.location.pathname;

// The Navigation API reports navigations without a page load, and refreshes.
if ('navigation' in window)
  window.navigation.addEventListener('currententrychange', () => {
    if (place === window.location.pathname) return;
    place = window.location.pathname;
    updateProblems();
  });

let shown = performance.timeOrigin;

events.addEventListener('change', ({ data }: MessageEvent<string>) => {
  const changed = Number(data);
  if (changed <= shown) {
    updateProblems();
    return;
  }
  shown = changed;
  // A page that failed to render needs a reload. A refresh keeps scroll position and open parts.
  const content = document.getElementById('content');
  if (content && !content.classList.contains('crash-page') && window.next?.router) {
    updateProblems(pageSent());
    window.next.router.refresh();
  } else window.location.reload();
});
