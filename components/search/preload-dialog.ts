import type { Locale } from '@/lib/shared/i18n/locales';
import type { LoadedDialog } from './load-search';

// Written so that the bundler leaves these libraries out of the server bundle.
const load = typeof window === 'undefined' ? undefined : { code: () => import('./load-search'), dialog: () => import('./search-modal') };

/** Whether the reader asked for search before this code was there, or is about to. */
const isAsked = () =>
  document.querySelector('[data-search]:is(:hover,:focus)') ||
  window.boot?.events.some(({ event: { type, target } }) => type === 'keydown' || (target as Element).closest('[data-search]'));

// Do not wait for hydration. The dialog reports a failure when it opens.
if (load && isAsked()) for (const part of [load.code(), load.dialog()]) part.catch(() => {});

/**
 * Loads the search dialog and everything it needs. Its parts are requested at the same time.
 * @throws Error when a part cannot be loaded
 */
export async function preloadDialog(locale: Locale): Promise<LoadedDialog> {
  if (!load) throw new Error('The search dialog is for browsers.');
  const dialog = load.dialog();
  dialog.catch(() => {});
  return (await load.code()).preloadSearch(locale, dialog);
}
