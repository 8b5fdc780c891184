/** Name of the service worker, in the root of the export. */
export const serviceWorkerFile = 'sw.js';

/** How the names of the worker's caches begin: a host may have other applications, and the site at another base path. */
export function offlineCachePrefix(basePath: string): string {
  return `offline:${basePath}:`;
}

/** Whether search works without a network: that of the site's own index does. */
export function keepsIndex({ offline, search }: { offline: boolean; search: object | null }): boolean {
  return offline && search === null;
}
