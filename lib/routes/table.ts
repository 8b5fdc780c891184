import type { BlogPageAt } from '../blog/pages';
import type { BlogPage, Post } from '../blog/types';
import type { Doc, DocSet, GeneratedIndex } from '../docs/types';
import type { MessageKey } from '../i18n/messages';
import type { Problem } from '../problems/problem';
import { defaultLocale, type Locale, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';

type StandalonePage = {
  path: string;
  title: MessageKey;
  description?: MessageKey;
  /** Whether it has a subject of its own: search and the 404 page list it, and its social card isn't that of the home page. */
  isListed: boolean;
  /** Whether search engines may list it. */
  isIndexed: boolean;
};

/** The pages that belong neither to the docs nor to the blog. Each is rendered by `app/[locale]<path>/page.tsx`. */
export const standalonePages = {
  home: { path: '/', title: 'site.tagline', description: 'site.description', isListed: false, isIndexed: true },
  'live-demo': { path: '/live_demo', title: 'liveDemo.title', description: 'liveDemo.description', isListed: true, isIndexed: true },
  search: { path: '/search', title: 'search.title', description: 'search.description', isListed: false, isIndexed: false },
  'not-found': { path: '/404', title: 'notFound.title', description: undefined, isListed: false, isIndexed: false },
} as const satisfies Record<string, StandalonePage>;

/** Kind of a page that stands alone. */
export type StandaloneKind = keyof typeof standalonePages;

/** Whether a page stands alone. */
export function isStandalone(route: Route): route is Extract<Route, { kind: StandaloneKind }> {
  return route.kind in standalonePages;
}

/** Content of a URL. */
export type RouteTarget =
  | { [K in StandaloneKind]: { kind: K } }[StandaloneKind]
  | { kind: 'doc'; doc: Doc; set: DocSet }
  | { kind: 'generated-index'; index: GeneratedIndex; set: DocSet }
  | BlogPage;

/** One URL of the exported site. */
export type Route = RouteTarget & {
  locale: Locale;
  /** Site path without language prefix. It is the same in all languages. */
  path: string;
  /** Path in the browser without base path. */
  url: string;
  /** Language of the text. */
  textLocale: Locale;
  /** Languages that have the page, including its own. Empty for pages without a canonical text. */
  alternates: Locale[];
  /** Whether search engines and the sitemap may list it. False for unlisted pages, untranslated pages, and the 404 page. */
  indexable: boolean;
  /** Source of the URL, for messages. */
  source: string;
};

/** The route of a page with a Markdown twin. */
export type TwinRoute = Extract<Route, { kind: 'doc' | 'generated-index' | 'post' }>;

/** Whether a page has a Markdown twin. All docs and posts do. */
export function hasTwin(route: Route): route is TwinRoute {
  return route.kind === 'doc' || route.kind === 'generated-index' || route.kind === 'post';
}

/** A route of the docs. */
export type DocsRoute = Extract<Route, { set: DocSet }>;

/** Whether a page belongs to the docs. */
export function isDocsRoute(route: Route): route is DocsRoute {
  return 'set' in route;
}

/** A route of the blog: a post, or a list of posts, tags or authors. */
export type BlogRoute = Extract<Route, BlogPage>;

/** Whether a page belongs to the blog. */
export function isBlogRoute(route: Route): route is BlogRoute {
  return route.kind === 'post' || route.kind.startsWith('blog-');
}

/** Returns the doc or post of a route, or nothing for other pages. */
export function docOrPost(route: RouteTarget | undefined): Doc | Post | undefined {
  return route?.kind === 'doc' ? route.doc : route?.kind === 'post' ? route.post : undefined;
}

type Page = RouteTarget & { path: string; textLocale: Locale; unlisted: boolean; source: string };

/**
 * Returns every URL of the site in every language.
 * @param docSets returns the docs of all versions in a language
 * @param blogPages returns the pages of the blog in a language
 * @param problems receives problems: two pages with the same URL, and URLs that end like a file name
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
    ...(Object.keys(standalonePages) as StandaloneKind[]).map((kind): Page => {
      const { path, isIndexed } = standalonePages[kind];
      return { kind, path, textLocale: locale, unlisted: !isIndexed, source: `app/[locale]${path === '/' ? '' : path}/page.tsx` };
    }),
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

/** Returns the language of a blog page. A list counts as translated as soon as one of its posts is translated. */
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
    // Some hosts and file systems ignore case, so URLs must differ in more than case.
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

/**
 * Reports URLs such as `/x.html`. Their file would be `x.html.html`, and hosts cannot find it because they strip the
 * extension.
 */
function reportFileNames(pages: Page[], problems: Problem[]): void {
  for (const { path, source } of pages) {
    const [ending] = /(?:\/index)?\.html$/.exec(path) ?? [];
    if (ending) problems.push({ severity: 'error', file: source, message: `has the URL ${path}; write a "slug" without "${ending}"` });
  }
}
