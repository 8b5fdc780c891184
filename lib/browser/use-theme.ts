import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const shownTheme = () => document.documentElement.dataset.theme ?? 'light';

/** Returns the current color mode and updates with it. Undefined before hydration. For client components. */
export function useTheme(): string | undefined {
  return useSyncExternalStore(subscribe, shownTheme, () => undefined);
}
