/** File name of the service worker in the root of the export. */
export const serviceWorkerFile = 'sw.js';

/** Prefix of the worker's cache names. Other applications, or the site at another base path, may use the same host. */
export function offlineCachePrefix(basePath: string): string {
  return `offline:${basePath}:`;
}

/** Whether search works offline. It does with the embedded index. */
export function keepsIndex({ offline, search }: { offline: boolean; search: object | null }): boolean {
  return offline && search === null;
}
