import type { Problem } from '../content/problem';
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

/** The page itself goes first, so the check waits a moment; of several at once the last one counts. */
async function updateProblems(): Promise<void> {
  asked += 1;
  const own = asked;
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (own !== asked) return;
  const response = await fetch(`${eventsAddress}/problems?path=${encodeURIComponent(window.location.pathname)}`).catch(() => undefined);
  if (own === asked && response?.ok) showProblems((await response.json()) as Problem[]);
}

// Tells of navigations without a page load, in the browsers that have it.
if ('navigation' in window) window.navigation.addEventListener('currententrychange', updateProblems);

let shown = performance.timeOrigin;

events.addEventListener('change', ({ data }: MessageEvent<string>) => {
  const changed = Number(data);
  updateProblems();
  if (changed <= shown) return;
  shown = changed;
  // A page that failed to render has nothing to refresh. A refresh keeps the scroll position and open parts.
  const content = document.getElementById('content');
  if (content && !content.classList.contains('crash-page') && window.next?.router) window.next.router.refresh();
  else window.location.reload();
});
