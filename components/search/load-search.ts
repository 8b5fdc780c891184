import type { ComponentType } from 'react';
import { basePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { splitLocale } from '@/lib/shared/i18n/paths';
import { createProvider } from '@/lib/shared/search/provider';
import type { SearchSetup } from '@/lib/shared/search/setup';
import type { Search, SearchModalProps } from './types';

const searches = new Map<Locale, Promise<Search>>();

/** Setup and provider of a language, loaded once. */
export function loadSearch(locale: Locale): Promise<Search> {
  let search = searches.get(locale);
  if (!search) {
    search = (async () => {
      const response = await fetch(`${basePath}/search-setup/${locale}.json`);
      if (!response.ok) throw new Error(`The setup of search could not be loaded (status ${response.status}).`);
      const setup: SearchSetup = await response.json();
      return { setup, provider: createProvider(setup, { basePath, origin: window.location.origin, version: () => currentVersion(setup) }) };
    })();
    // A reader who tries again gets another try.
    search.catch(() => searches.delete(locale));
    searches.set(locale, search);
  }
  return search;
}

/** What opens: the dialog, and what it searches with. */
export type LoadedDialog = { Dialog: ComponentType<SearchModalProps>; search: Search };

let dialog: Promise<ComponentType<SearchModalProps>> | undefined;

// Seen this way the bundler leaves their libraries out of the server's code, where nobody searches; those of the assistant,
// more than all the rest, out of sites without one as well.
const importDialog = typeof window === 'undefined' ? undefined : () => import('./search-modal');
const importAssistant = typeof window === 'undefined' || !process.env.NEXT_PUBLIC_ASSISTANT ? undefined : () => import('./ask-ai-modal');

async function loadDialog(): Promise<ComponentType<SearchModalProps>> {
  const loaded = await importDialog?.();
  if (!loaded) throw new Error('The search dialog is for browsers.');
  return loaded.SearchModal;
}

/** Loads all that the dialog needs, the index included. Throws outside a browser. */
export async function preloadSearch(locale: Locale): Promise<LoadedDialog> {
  // The dialog without an assistant is what nearly all sites have: it is loaded beside the setup, not after it.
  dialog ??= loadDialog();
  dialog.catch(() => {
    dialog = undefined;
  });
  const [Dialog, search] = await Promise.all([dialog, loadSearch(locale)]);
  search.provider.warm();
  const assistant = search.setup.askAi ? await importAssistant?.() : undefined;
  return { Dialog: assistant?.AskAiModal ?? Dialog, search };
}

/** Tag of the docs version that the page belongs to, the latest elsewhere. */
function currentVersion({ versions }: SearchSetup): string {
  const { pathname } = window.location;
  const { path } = splitLocale(pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname);
  const [longest] = versions.filter(({ root }) => `${path}/`.startsWith(`${root}/`)).sort((a, b) => b.root.length - a.root.length);
  return `docs-default-${(longest ?? versions[0])?.name ?? 'current'}`;
}
