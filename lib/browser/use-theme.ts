import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const shownTheme = () => document.documentElement.dataset.theme ?? 'light';

/** The colour mode that the page shows, live; undefined before the page is hydrated. For client components. */
export function useTheme(): string | undefined {
  return useSyncExternalStore(subscribe, shownTheme, () => undefined);
}
