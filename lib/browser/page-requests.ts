import { basePath } from '../shared/base-path';
import { loadErrorId } from '../shared/load-error';

/** How long a payload that was loaded ahead may be shown, in milliseconds: a deploy in between should not matter. */
const keptFor = 30_000;

const ahead = new Map<string, Promise<Response>>();

/**
 * Loads the payload of a page before it is asked for: one request, where the router's own prefetch makes three in a row
 * (HEAD, route tree, segments) and needs files of its own for each page.
 * @param href address of the page
 */
export function loadAhead(href: string): void {
  const url = new URL(href);
  url.pathname += url.pathname.endsWith('/') ? 'index.txt' : '.txt';
  const key = url.pathname + url.search;
  if (ahead.has(key)) return;
  const forget = () => ahead.delete(key);
  const loading = fetch(key, { priority: 'low' }).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response;
  });
  ahead.set(key, loading);
  loading.then(() => setTimeout(forget, keptFor), forget);
}

/**
 * Answers the router's requests for pages from what was loaded ahead, and keeps a navigation without network on the site:
 * the router would send the browser to the page, which shows an error of its own then. Instead the request waits until
 * the reader asks for another try, or the network is back. (The router's `useOffline` would ask the host again and again,
 * and knows no button.)
 * @returns what puts the browser's `fetch` back
 */
export function answerPageRequests(): () => void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const address = pageAddress(input);
    if (!address) return original(input, init);
    const { pathname, search } = address;
    const loaded = await ahead.get(pathname + search.replace(/.\b_rsc.*/, ''))?.catch(() => undefined);
    if (loaded) return withHash(loaded.clone(), input);
    for (;;) {
      try {
        return withHash(await original(address, init), input);
      } catch (error) {
        if (init?.signal?.aborted) throw error;
        await nextTry();
      }
    }
  };
  return () => {
    window.fetch = original;
  };
}

/**
 * Gives a response the hash of what was asked for. When the site was deployed anew, the router loads the page from the
 * address of the response; without this the reader would end at its top.
 */
function withHash(response: Response, input: RequestInfo | URL): Response {
  const { hash } = new URL(String(input), window.location.href);
  return hash ? Object.defineProperty(response, 'url', { value: response.url + hash }) : response;
}

/** Address of a request of the router for a page, or undefined for any other request. */
function pageAddress(input: RequestInfo | URL): URL | undefined {
  if (!(input instanceof URL) && typeof input !== 'string') return undefined;
  const url = new URL(input, window.location.href);
  if (!url.searchParams.has('_rsc') || !url.pathname.endsWith('.txt')) return undefined;
  // The home page lies within the folder of the base path, not beside it.
  if (process.env.NEXT_PUBLIC_BASE_PATH && url.pathname === `${basePath}.txt`) url.pathname = `${basePath}/index.txt`;
  return url;
}

/** Tells the reader that a page could not be loaded, until it is to be tried again. */
function nextTry(): Promise<void> {
  const box = document.getElementById(loadErrorId);
  const button = box?.querySelector('button');
  box?.showPopover();
  return new Promise((resolve) => {
    const again = () => {
      button?.removeEventListener('click', again);
      window.removeEventListener('online', again);
      if (box?.matches(':popover-open')) box.hidePopover();
      resolve();
    };
    button?.addEventListener('click', again);
    window.addEventListener('online', again);
  });
}
