'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { basePath, withBasePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { localizePath } from '@/lib/shared/i18n/paths';
import { serviceWorkerFile } from '@/lib/shared/offline';
import { preloadSearch } from '../search/load-search';

type Props = {
  locale: Locale;
  /** Whether search can work without a network. */
  hasIndex: boolean;
};

/**
 * Registers the service worker once the page answers and has nothing else to do, and tells it which page is read. Who
 * reads a second page gets search for later, too, unless the browser is to save data.
 */
export function KeepOffline({ locale, hasIndex }: Props) {
  const pathname = usePathname();
  const first = useRef<string>(undefined);

  useEffect(() => {
    // Not there over http, nor in some private windows.
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    first.current ??= pathname;
    const isFirst = first.current === pathname;
    const hadWorker = serviceWorker.controller !== null;
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    // The page itself has been loaded without its HTML, which would have to be asked for.
    if (connection?.saveData && !isFirst) return;
    let cancelled = false;
    const report = async () => {
      const { active } = await registered();
      if (cancelled) return;
      const inLanguage = (path: string) => withBasePath(localizePath(path, locale));
      active?.postMessage({
        // Titles change as pages do; they are asked for once for each page load.
        read: [window.location.pathname, ...(isFirst ? [inLanguage('/pages.json')] : [])],
        once: [
          inLanguage('/offline'),
          ...(hasIndex ? [inLanguage('/search')] : []),
          // What came before there was a worker to see it.
          ...(hadWorker ? [] : performance.getEntriesByType('resource').map(({ name }) => name)),
        ],
      });
      const isSecond = hadWorker || !isFirst;
      if (!hasIndex || !isSecond || connection?.saveData || (await caches.match(`${basePath}/search-setup/${locale}.json`))) return;
      await preloadSearch(locale);
    };
    // Browsers that refuse a worker go on without.
    const tell = () => void report().catch(() => {});
    const wait = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
    wait(tell);
    // The worker of a deploy starts with nothing.
    if (hadWorker) serviceWorker.addEventListener('controllerchange', tell);
    return () => {
      cancelled = true;
      serviceWorker.removeEventListener('controllerchange', tell);
    };
  }, [pathname, locale, hasIndex]);

  return null;
}

let registration: Promise<ServiceWorkerRegistration> | undefined;

/** The registration with a worker that is running. A host that sends none of our headers allows it the pages below the home page. */
function registered(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const file = withBasePath(`/${serviceWorkerFile}`);
  registration ??= serviceWorker.register(file, { scope: basePath || '/' }).catch(() => serviceWorker.register(file));
  return registration.then(() => serviceWorker.ready);
}
