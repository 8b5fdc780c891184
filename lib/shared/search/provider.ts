import { AlgoliaProvider } from './algolia';
import { EmbeddedProvider } from './embedded';
import { unpack } from './format';
import { indexFolder } from './locations';
import type { SearchSetup } from './setup';
import type { SearchProvider } from './types';

/** The location of the browser: base path and origin of the site, and the version tag of the current page. */
export type SearchPlace = { basePath: string; origin: string; version: () => string };

/** Returns the configured provider: Algolia if it is configured, otherwise the embedded index. */
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
