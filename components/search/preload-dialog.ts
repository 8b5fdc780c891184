import { basePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { splitLocale } from '@/lib/shared/i18n/paths';
import type { LoadedDialog } from './load-search';

// Written so that the bundler leaves these libraries out of the server bundle.
const load = typeof window === 'undefined' ? undefined : { code: () => import('./load-search'), dialog: () => import('./search-modal') };

const setups = new Map<Locale, Promise<Response>>();

/** Requests the setup, the dialog, and the code that connects them, all at the same time. After a failure, asks again. */
function request(locale: Locale) {
  if (!load) throw new Error('The search dialog is for browsers.');
  const setup = setups.get(locale) ?? fetch(`${basePath}/search-setup/${locale}.json`);
  setups.set(locale, setup);
  const parts = { code: load.code(), dialog: load.dialog(), setup };
  for (const part of Object.values(parts)) part.catch(() => setups.delete(locale));
  return parts;
}

/**
 * Loads the search dialog and everything it needs.
 * @throws Error when a part cannot be loaded
 */
export async function preloadDialog(locale: Locale): Promise<LoadedDialog> {
  const { code, dialog, setup } = request(locale);
  try {
    return await (await code).preloadSearch(locale, dialog, setup);
  } catch (error) {
    // The setup may have come with an error status.
    setups.delete(locale);
    throw error;
  }
}

/** Whether the reader asked for search before this code was there, or is about to. */
const isAsked = () =>
  document.querySelector('[data-search]:is(:hover,:focus)') ||
  // By its button, `/`, or Ctrl/Cmd+K.
  window.boot?.events.some(
    ({ event }) => (event.target as Element).closest('[data-search]') || /^[/k]$/i.test((event as KeyboardEvent).key),
  );

// Do not wait for hydration.
if (load && isAsked()) request(splitLocale(window.location.pathname.slice(basePath.length)).locale);
