import type { ComponentType } from 'react';
import { basePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { splitLocale } from '@/lib/shared/i18n/paths';
import { createProvider } from '@/lib/shared/search/provider';
import type { SearchSetup } from '@/lib/shared/search/setup';
import type { Search, SearchModalProps } from './types';

const searches = new Map<Locale, Promise<Search>>();

/** Loads setup and provider of a language once. */
export function loadSearch(locale: Locale): Promise<Search> {
  let search = searches.get(locale);
  if (!search) {
    search = (async () => {
      const response = await fetch(`${basePath}/search-setup/${locale}.json`);
      if (!response.ok) throw new Error(`The setup of search could not be loaded (status ${response.status}).`);
      const setup: SearchSetup = await response.json();
      return { setup, provider: createProvider(setup, { basePath, origin: window.location.origin, version: () => currentVersion(setup) }) };
    })();
    // Allow a retry.
    search.catch(() => searches.delete(locale));
    searches.set(locale, search);
  }
  return search;
}

/** The dialog component and its search. */
export type LoadedDialog = { Dialog: ComponentType<SearchModalProps>; search: Search };

// Written so that the bundler leaves the large assistant out of the server bundle, and out of sites that do not use it.
const importAssistant = typeof window === 'undefined' || !process.env.NEXT_PUBLIC_ASSISTANT ? undefined : () => import('./ask-ai-modal');

/**
 * Loads everything the dialog needs, including the index. Call it by `preloadDialog`.
 * @param dialog the dialog without assistant, which is requested beside this code
 * @throws Error when a part cannot be loaded
 */
export async function preloadSearch(locale: Locale, dialog: Promise<typeof import('./search-modal')>): Promise<LoadedDialog> {
  // Most sites have no assistant, so load this dialog in parallel with the setup.
  const [{ SearchModal }, search] = await Promise.all([dialog, loadSearch(locale)]);
  search.provider.warm();
  const assistant = search.setup.askAi ? await importAssistant?.() : undefined;
  return { Dialog: assistant?.AskAiModal ?? SearchModal, search };
}

/** Returns the tag of the page's docs version, or of the latest version on other pages. */
function currentVersion({ versions }: SearchSetup): string {
  const { pathname } = window.location;
  const { path } = splitLocale(pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname);
  const [longest] = versions.filter(({ root }) => `${path}/`.startsWith(`${root}/`)).sort((a, b) => b.root.length - a.root.length);
  return `docs-default-${(longest ?? versions[0])?.name ?? 'current'}`;
}
