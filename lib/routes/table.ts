import type { BlogPageAt } from '../blog/pages';
import type { BlogPage, Post } from '../blog/types';
import type { Doc, DocSet, GeneratedIndex } from '../docs/types';
import type { Problem } from '../problems/problem';
import { defaultLocale, type Locale, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';

/** What a URL shows. */
export type RouteTarget =
  | { kind: 'home' }
  | { kind: 'live-demo' }
  | { kind: 'search' }
  | { kind: 'not-found' }
  | { kind: 'doc'; doc: Doc; set: DocSet }
  | { kind: 'generated-index'; index: GeneratedIndex; set: DocSet }
  | BlogPage;

/** One URL of the exported site. */
export type Route = RouteTarget & {
  locale: Locale;
  /** Site path without language prefix: the same in all languages. */
  path: string;
  /** Path in the browser, without the base path. */
  url: string;
  /** Language of the text. */
  textLocale: Locale;
  /** Languages that really have the page, itself included; empty for pages without a canonical text. */
  alternates: Locale[];
  /** Whether search engines and the sitemap may list it: not unlisted, not a fallback, not the 404 page. */
  indexable: boolean;
  /** What makes the URL, for messages. */
  source: string;
};

/** A route whose page has a Markdown twin. */
export type TwinRoute = Extract<Route, { kind: 'doc' | 'generated-index' | 'post' }>;

/** Whether a page has a twin: all docs and posts have. */
export function hasTwin(route: Route): route is TwinRoute {
  return route.kind === 'doc' || route.kind === 'generated-index' || route.kind === 'post';
}

/** A route of the blog: a post, or a list of posts, tags or authors. */
export type BlogRoute = Extract<Route, BlogPage>;

/** Whether a page belongs to the blog. */
export function isBlogRoute(route: Route): route is BlogRoute {
  return route.kind === 'post' || route.kind.startsWith('blog-');
}

/** The doc or post that a route shows; nothing for pages without a text of their own. */
export function docOrPost(route: RouteTarget | undefined): Doc | Post | undefined {
  return route?.kind === 'doc' ? route.doc : route?.kind === 'post' ? route.post : undefined;
}

type Page = RouteTarget & { path: string; textLocale: Locale; unlisted: boolean; source: string };

/**
 * Every URL of the site in every language.
 * @param docSets the versions' docs in a language
 * @param blogPages pages of the blog in a language
 * @param problems two pages with one URL, naming both, and URLs that end like a file
 */
export function buildRoutes(
  docSets: (locale: Locale) => DocSet[],
  blogPages: (locale: Locale) => BlogPageAt[],
  problems: Problem[],
): Route[] {
  const pages = new Map(locales.map((locale) => [locale, pagesOf(locale, docSets(locale), blogPages(locale))]));
  reportCollisions(pages.get(defaultLocale) ?? [], problems);
  reportFileNames(pages.get(defaultLocale) ?? [], problems);
  const translations = new Map<string, Locale[]>();
  for (const [locale, list] of pages) {
    for (const { path, textLocale } of list) {
      if (textLocale === locale) translations.set(path, [...(translations.get(path) ?? []), locale]);
    }
  }
  return locales.flatMap((locale) =>
    (pages.get(locale) ?? []).map(({ unlisted, ...page }) => ({
      ...page,
      locale,
      url: localizePath(page.path, locale),
      alternates: page.kind === 'not-found' ? [] : (translations.get(page.path) ?? []),
      indexable: !unlisted && page.kind !== 'not-found' && page.textLocale === locale,
    })),
  );
}

function pagesOf(locale: Locale, sets: DocSet[], blog: BlogPageAt[]): Page[] {
  return [
    { kind: 'home', path: '/', textLocale: locale, unlisted: false, source: 'app/[locale]/page.tsx' },
    { kind: 'live-demo', path: '/live_demo', textLocale: locale, unlisted: false, source: 'app/[locale]/live_demo/page.tsx' },
    { kind: 'search', path: '/search', textLocale: locale, unlisted: true, source: 'app/[locale]/search/page.tsx' },
    { kind: 'not-found', path: '/404', textLocale: locale, unlisted: true, source: 'app/[locale]/404/page.tsx' },
    ...sets.flatMap((set) => [
      ...[...set.docs.values()].map(
        (doc): Page => ({
          kind: 'doc',
          doc,
          set,
          path: doc.path,
          textLocale: doc.entry.textLocale,
          unlisted: doc.unlisted,
          source: doc.entry.file,
        }),
      ),
      ...set.generatedIndexes.map(
        (index): Page => ({
          kind: 'generated-index',
          index,
          set,
          path: index.path,
          textLocale: index.textLocale,
          unlisted: false,
          source: index.file,
        }),
      ),
    ]),
    ...blog.map(
      (page): Page => ({ ...page, textLocale: blogTextLocale(page, locale), unlisted: page.kind === 'post' && page.post.unlisted }),
    ),
  ];
}

/** Language of a page of the blog: a list is a page of a language of its own from the first post on that is translated. */
function blogTextLocale(page: BlogPage, locale: Locale): Locale {
  if (page.kind === 'post') return page.post.entry.textLocale;
  const posts = postsOf(page);
  return posts.length === 0 || posts.some(({ entry }) => entry.textLocale === locale) ? locale : defaultLocale;
}

function postsOf(page: Exclude<BlogPage, { kind: 'post' }>): Post[] {
  switch (page.kind) {
    case 'blog-archive':
      return page.years.flatMap(({ posts }) => posts);
    case 'blog-tags':
      return page.letters.flatMap(({ tags }) => tags.flatMap(({ posts }) => posts));
    case 'blog-authors':
      return page.authors.flatMap(({ posts }) => posts);
    default:
      return page.list.posts;
  }
}

function reportCollisions(pages: Page[], problems: Problem[]): void {
  const sources = new Map<string, string>();
  for (const { path, source } of pages) {
    // Hosts and file systems differ in whether case matters, so it must not.
    const key = path.toLowerCase();
    const other = sources.get(key);
    if (other !== undefined) {
      problems.push({
        severity: 'error',
        file: source,
        message: `has the URL ${path}, which ${other} has too; give one of them another "slug"`,
      });
    } else sources.set(key, source);
  }
}

/** The page of `/x.html` would be the file `x.html.html`, which no host finds: they take the ending off. */
function reportFileNames(pages: Page[], problems: Problem[]): void {
  for (const { path, source } of pages) {
    const [ending] = /(?:\/index)?\.html$/.exec(path) ?? [];
    if (ending) problems.push({ severity: 'error', file: source, message: `has the URL ${path}; write a "slug" without "${ending}"` });
  }
}
