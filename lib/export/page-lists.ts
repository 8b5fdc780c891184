import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FactsOf, loadFacts } from '../pages/facts';
import type { SiteModel } from '../routes/model';
import { hasTwin, type Route } from '../routes/table';
import { locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import type { ListedPage } from '../shared/listed-page';

/**
 * Returns the pages that the 404 page of a language may suggest. Leaves out unlisted pages, further pages of lists, and
 * the home page, which the 404 page links to anyway.
 */
function listPages(routes: Route[], locale: Route['locale'], factsOf: FactsOf): ListedPage[] {
  return routes.flatMap((route): ListedPage[] => {
    if (route.locale !== locale) return [];
    const { title, isListed, lang } = factsOf(route);
    if (!isListed) return [];
    // Titles of pages without an own text are messages in the language of the list.
    return [lang === undefined || !hasTwin(route) ? [route.path, title] : [route.path, title, lang]];
  });
}

/** Writes `pages.json` for the 404 page of each language. */
export async function writePageLists(exportDir: string, model: SiteModel): Promise<void> {
  const factsOf = await loadFacts(model);
  for (const locale of locales)
    await writeFile(path.join(exportDir, localizePath('/pages.json', locale)), JSON.stringify(listPages(model.routes, locale, factsOf)));
}
