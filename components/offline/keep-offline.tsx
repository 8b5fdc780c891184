'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { basePath, withBasePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { localizePath } from '@/lib/shared/i18n/paths';
import { serviceWorkerFile } from '@/lib/shared/offline';
import { preloadDialog } from '../search/preload-dialog';

type Props = {
  locale: Locale;
  /** Whether search works offline. */
  hasIndex: boolean;
};

/**
 * Registers the service worker when the page is interactive and idle, and reports which pages are read. From the second
 * page on, it also stores the search index, unless the reader saves data.
 */
export function KeepOffline({ locale, hasIndex }: Props) {
  const pathname = usePathname();
  const first = useRef<string>(undefined);

  useEffect(() => {
    // Missing over http and in some private windows.
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    first.current ??= pathname;
    const isFirst = first.current === pathname;
    const hadWorker = serviceWorker.controller !== null;
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    // A client-side navigation did not load the HTML of the page. Storing it needs another request.
    if (connection?.saveData && !isFirst) return;
    let cancelled = false;
    const report = async () => {
      const { active } = await registered();
      if (cancelled) return;
      const inLanguage = (path: string) => withBasePath(localizePath(path, locale));
      active?.postMessage({
        // Titles change over time. Store the list once per page load.
        read: [window.location.pathname, ...(isFirst ? [inLanguage('/pages.json')] : [])],
        once: [
          inLanguage('/offline'),
          ...(hasIndex ? [inLanguage('/search')] : []),
          // Files that were loaded before the worker was active.
          ...(hadWorker ? [] : performance.getEntriesByType('resource').map(({ name }) => name)),
        ],
      });
      const isSecond = hadWorker || !isFirst;
      if (!hasIndex || !isSecond || connection?.saveData || (await caches.match(`${basePath}/search-setup/${locale}.json`))) return;
      await preloadDialog(locale);
    };
    // Browsers may refuse a worker.
    const tell = () => void report().catch(() => {});
    const wait = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
    wait(tell);
    // The worker of a new deploy starts with empty caches.
    if (hadWorker) serviceWorker.addEventListener('controllerchange', tell);
    return () => {
      cancelled = true;
      serviceWorker.removeEventListener('controllerchange', tell);
    };
  }, [pathname, locale, hasIndex]);

  return null;
}

let registration: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Resolves to the registration with an active worker. Without our headers, the worker's scope is limited to pages below
 * the home page.
 */
function registered(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const file = withBasePath(`/${serviceWorkerFile}`);
  registration ??= serviceWorker.register(file, { scope: basePath || '/' }).catch(() => serviceWorker.register(file));
  return registration.then(() => serviceWorker.ready);
}
