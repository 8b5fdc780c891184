import { basePath } from '../shared/base-path';
import { loadErrorId } from '../shared/load-error';

/** Milliseconds for which a preloaded payload may be used. Short, so that a deploy in between does not matter. */
const keptFor = 30_000;

const ahead = new Map<string, Promise<Response>>();

/**
 * Preloads the payload of a page with a single request. The router's own prefetch makes three consecutive requests
 * (HEAD, route tree, segments) and needs additional files per page.
 * @param href URL of the page
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
 * Answers the router's requests with preloaded payloads. Without a network, keeps the reader on the site: the router
 * would make the browser load the page, which shows an error page. Instead, the request waits until the reader retries
 * or the network is back. (The router's `useOffline` would poll the host, and has no retry button.)
 * @returns a function that restores `fetch`
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
 * Adds the fragment of the request to a response. After a deploy, the router loads the page from the response's URL.
 * Without the fragment, the reader would end up at the top.
 */
function withHash(response: Response, input: RequestInfo | URL): Response {
  const { hash } = new URL(String(input), window.location.href);
  return hash ? Object.defineProperty(response, 'url', { value: response.url + hash }) : response;
}

/** Returns the URL of a page if the request is a router request, or undefined. */
function pageAddress(input: RequestInfo | URL): URL | undefined {
  if (!(input instanceof URL) && typeof input !== 'string') return undefined;
  const url = new URL(input, window.location.href);
  if (!url.searchParams.has('_rsc') || !url.pathname.endsWith('.txt')) return undefined;
  // The home page is in the folder of the base path, not next to it.
  if (process.env.NEXT_PUBLIC_BASE_PATH && url.pathname === `${basePath}.txt`) url.pathname = `${basePath}/index.txt`;
  return url;
}

/** Shows that a page could not be loaded. Resolves when it should be tried again. */
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
