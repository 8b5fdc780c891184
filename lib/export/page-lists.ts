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
 * Pages of a language for the suggestions of its 404 page: without unlisted ones, without the second and further pages of
 * lists, and without the home page, which it links to anyway.
 * @param t translates into that language
 */
export function listPages(routes: Route[], locale: Route['locale'], t: Translator): ListedPage[] {
  return routes.flatMap((route): ListedPage[] => {
    if (route.locale !== locale) return [];
    const { title, isListed } = pageFacts(route, t);
    if (!isListed) return [];
    // Other titles are among the texts of the language.
    const lang = hasTwin(route) ? textLang(route.textLocale, locale) : undefined;
    return [lang === undefined ? [route.path, title] : [route.path, title, lang]];
  });
}

/** Writes `pages.json` beside the home page of each language; the 404 page alone asks for it. */
export async function writePageLists(exportDir: string, routes: Route[]): Promise<void> {
  for (const locale of locales) {
    const t = await translatorFor(locale);
    await writeFile(path.join(exportDir, localizePath('/pages.json', locale)), JSON.stringify(listPages(routes, locale, t)));
  }
}
