import { AlgoliaProvider } from './algolia';
import { EmbeddedProvider } from './embedded';
import { unpack } from './format';
import { indexFolder } from './locations';
import type { SearchSetup } from './setup';
import type { SearchProvider } from './types';

/** Where the browser is: base path of the site, its origin, and the tag of the docs version of the page. */
export type SearchPlace = { basePath: string; origin: string; version: () => string };

/** The provider that the configuration asks for: the embedded index, or Algolia where it is configured. */
export function createProvider({ locale, algolia }: SearchSetup, { basePath, origin, version }: SearchPlace): SearchProvider {
  if (algolia) return new AlgoliaProvider({ locale, version, setup: algolia, origin });
  return new EmbeddedProvider({
    locale,
    basePath,
    load: async <T>(file: string) => {
      const response = await fetch(`${basePath}/${indexFolder}/${file}.bin`);
      if (!response.ok) throw new Error(`The search index could not be loaded (status ${response.status}).`);
      return unpack<T>(response);
    },
  });
}
