import { readFileSync } from 'node:fs';
import { getModel, type Route } from '.';

/** Names the file with the URLs of the pages that a build keeps from the last export, as a JSON list. */
export const keptPagesVariable = 'KEPT_PAGES';

let kept: Set<string> | undefined;

function keptPages(): Set<string> {
  const file = process.env[keptPagesVariable];
  kept ??= new Set(file ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
  return kept;
}

/**
 * Static params of the pages below a folder of the site: those of one language that this build renders.
 * @param base site path of the folder
 */
export async function slugsToRender(locale: string, base: string, isWanted: (route: Route) => boolean): Promise<{ slug: string[] }[]> {
  // In development a page is looked up when it is opened, so none has to be listed before the first can show.
  if (process.env.NODE_ENV === 'development') return [];
  const all = (await getModel()).routes.filter((route) => route.locale === locale && isWanted(route));
  const changed = all.filter(({ url }) => !keptPages().has(url));
  // Next.js takes an empty list for a mistake; a page that is rendered though it could be kept is the same page.
  return (changed.length > 0 ? changed : all.slice(0, 1)).map(({ path }) => ({
    slug: path
      .slice(base.length + 1)
      .split('/')
      .filter(Boolean),
  }));
}
