import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textLang } from '../i18n/text-lang';
import { type Translator, translatorFor } from '../i18n/translator';
import { pageFacts } from '../pages/facts';
import { hasTwin, type Route } from '../routes/table';
import { locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import type { ListedPage } from '../shared/listed-page';

/**
 * Returns the pages that the 404 page of a language may suggest. Leaves out unlisted pages, further pages of lists, and
 * the home page, which the 404 page links to anyway.
 * @param t translator of that language
 */
export function listPages(routes: Route[], locale: Route['locale'], t: Translator): ListedPage[] {
  return routes.flatMap((route): ListedPage[] => {
    if (route.locale !== locale) return [];
    const { title, isListed } = pageFacts(route, t);
    if (!isListed) return [];
    // Titles of other pages are messages in the language of the list.
    const lang = hasTwin(route) ? textLang(route.textLocale, locale) : undefined;
    return [lang === undefined ? [route.path, title] : [route.path, title, lang]];
  });
}

/** Writes `pages.json` for the 404 page of each language. */
export async function writePageLists(exportDir: string, routes: Route[]): Promise<void> {
  for (const locale of locales) {
    const t = await translatorFor(locale);
    await writeFile(path.join(exportDir, localizePath('/pages.json', locale)), JSON.stringify(listPages(routes, locale, t)));
  }
}
