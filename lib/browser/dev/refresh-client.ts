import type { Problem } from '../../problems/problem';
import { showProblems } from './problems-panel';

/**
 * Development only: shows the page anew when a content or message file was saved, and what the check of the sources
 * says of it. Here rather than in a component, so that it also runs beside an error, and takes it away once it is mended.
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

/** The server has sent a page, or takes too long for anyone to wait. */
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
 * Shows what is wrong with the page. The page itself goes first, as the server does one thing at a time, so the check waits
 * for it, or a moment; of several at once the last one counts.
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

// Tells of navigations without a page load, in the browsers that have it; of refreshes as well.
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
  // A page that failed to render has nothing to refresh. A refresh keeps the scroll position and open parts.
  const content = document.getElementById('content');
  if (content && !content.classList.contains('crash-page') && window.next?.router) {
    updateProblems(pageSent());
    window.next.router.refresh();
  } else window.location.reload();
});
