import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '../i18n/locales';
import { readMessages } from '../i18n/messages';
import { localizePath } from '../i18n/paths';
import { textLang } from '../i18n/text-lang';
import type { ListedPage } from '../routes/nearest-pages';
import { hasTwin, type Route } from '../routes/table';

/** Titles of the blog's own pages. */
type BlogTitles = Record<'title' | 'archive' | 'tags' | 'authors', string>;

/**
 * Pages of a language for the suggestions of its 404 page: without unlisted ones, without the second and further pages of
 * lists, and without the home page, which it links to anyway.
 */
export function listPages(routes: Route[], locale: Route['locale'], blog: BlogTitles): ListedPage[] {
  return routes.flatMap((route): ListedPage[] => {
    if (route.locale !== locale) return [];
    const title = titleOf(route, blog);
    if (title === undefined) return [];
    // Other titles are among the texts of the language.
    const lang = hasTwin(route) ? textLang(route.textLocale, locale) : undefined;
    return [lang === undefined ? [route.path, title] : [route.path, title, lang]];
  });
}

function titleOf(route: Route, blog: BlogTitles): string | undefined {
  if ('list' in route && route.list.page > 1) return undefined;
  switch (route.kind) {
    case 'doc':
      return route.doc.unlisted ? undefined : route.doc.title;
    case 'post':
      return route.post.unlisted ? undefined : route.post.title;
    case 'generated-index':
      return route.index.title;
    case 'blog-list':
      return blog.title;
    case 'blog-archive':
      return blog.archive;
    case 'blog-tags':
      return blog.tags;
    case 'blog-tag':
      return route.tag.label;
    case 'blog-authors':
      return blog.authors;
    case 'blog-author':
      return route.author.name;
    default:
      return undefined;
  }
}

/** Writes `pages.json` beside the home page of each language; the 404 page alone asks for it. */
export async function writePageLists(exportDir: string, routes: Route[]): Promise<void> {
  for (const locale of locales) {
    const { blog } = await readMessages(locale);
    await writeFile(path.join(exportDir, localizePath('/pages.json', locale)), JSON.stringify(listPages(routes, locale, blog)));
  }
}
