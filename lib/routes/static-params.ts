import { readFileSync } from 'node:fs';
import { getModel, type Route } from '.';

/** Environment variable: path of a JSON file that lists the URLs of pages to reuse from the last export. */
export const keptPagesVariable = 'KEPT_PAGES';

let kept: Set<string> | undefined;

function keptPages(): Set<string> {
  const file = process.env[keptPagesVariable];
  kept ??= new Set(file ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
  return kept;
}

/**
 * Returns the static params of the pages in a folder of the site that this build renders in one language.
 * @param base site path of the folder
 */
export async function slugsToRender(locale: string, base: string, isWanted: (route: Route) => boolean): Promise<{ slug: string[] }[]> {
  // In development, pages are looked up when they are opened. An empty list lets the first page show sooner.
  if (process.env.NODE_ENV === 'development') return [];
  const all = (await getModel()).routes.filter((route) => route.locale === locale && isWanted(route));
  const changed = all.filter(({ url }) => !keptPages().has(url));
  // Next.js rejects an empty list, so render one page even if all could be reused. The result is the same.
  return (changed.length > 0 ? changed : all.slice(0, 1)).map(({ path }) => ({
    slug: path
      .slice(base.length + 1)
      .split('/')
      .filter(Boolean),
  }));
}
