import path from 'node:path/posix';
import { buildBlog } from '../blog/build';
import { blogPages } from '../blog/pages';
import type { Blog, Post } from '../blog/types';
import type { Content } from '../content/parse';
import type { TextFile } from '../content/types';
import { buildDocSet } from '../docs/build';
import { neighbours } from '../docs/navigation';
import type { Doc, DocSet } from '../docs/types';
import { nearestName, type Problem } from '../problems/problem';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { buildDate } from '../site/build-date';
import type { Site } from '../site/schema';
import { buildRoutes, docOrPost, type Route } from './table';

/** All data that pages need. It is built once from the content and never changed. */
export type SiteModel = {
  /** The configuration that the model is built with. */
  site: Site;
  /** Returns the docs of every version in a language, latest version first. */
  docSets(locale: Locale): DocSet[];
  /** Returns the blog in a language. */
  blog(locale: Locale): Blog;
  routes: Route[];
  /** Configured redirects whose target exists. */
  redirects: Redirect[];
  /** Returns the new places of headings that a page, or a redirect to it, no longer has: id → path with fragment. */
  movedAnchors(path: string): Map<string, string>;
  /** Returns the route of a site path without language prefix. */
  route(locale: Locale, path: string): Route | undefined;
  /**
   * Finds the doc or post that a file path refers to, such as `../routing/overview.mdx` in the page `from`. A path
   * without a leading dot may also be relative to the docs folder (in a post: the blog folder). A path with a leading
   * slash is relative to that folder or its parent: `/docs/routing/overview.mdx`.
   */
  pageBySource(from: Doc | Post, filePath: string): Doc | Post | undefined;
  /**
   * Finds a file that a doc or post imports, by its path in the docs or blog folder. Prefers the language of the text
   * over the default language.
   */
  partial(from: Doc | Post, source: string): TextFile | undefined;
  problems: Problem[];
};

type Redirect = Site['redirects'][number];

type Options = {
  content: Content;
  site: Site;
  drafts: boolean;
  /** Posts with a later date are not published yet. */
  now?: Date;
};

/** Builds docs, sidebars, and routes of all languages. Collects problems instead of throwing. */
export function buildModel({ content, site, drafts, now = buildDate() }: Options): SiteModel {
  const problems = [...content.problems];
  const sets = new Map<Locale, DocSet[]>();
  const docSets = (locale: Locale): DocSet[] => {
    let list = sets.get(locale);
    if (!list) {
      // Problems of the structure are the same in every language. Report them once.
      const sink = locale === defaultLocale ? problems : [];
      list = site.docs.versions.map((version) => buildDocSet({ content, site, locale, version, drafts, problems: sink }));
      sets.set(locale, list);
    }
    return list;
  };
  const blogs = new Map<Locale, Blog>();
  const blog = (locale: Locale): Blog => {
    let known = blogs.get(locale);
    if (!known) {
      const sink = locale === defaultLocale ? problems : [];
      blogs.set(locale, (known = buildBlog({ content, site, locale, drafts, now, problems: sink })));
    }
    return known;
  };
  for (const name of content.versions) {
    if (site.docs.versions.some((version) => version.name === name)) continue;
    problems.push({
      severity: 'error',
      file: `content/${defaultLocale}/docs-${name}`,
      message: `docs version "${name}" is not in the site configuration; add it to docs.versions`,
    });
  }
  const routes = buildRoutes(docSets, (locale) => blogPages(blog(locale), site, locale), problems);
  const sources = new Map<string, Doc | Post>();
  for (const route of routes) {
    const page = docOrPost(route);
    if (page) sources.set(`${route.locale}/${path.join(areaOf(page), page.entry.source)}`, page);
  }
  const byPath = new Map(routes.map((route) => [route.locale + route.path, route]));
  for (const set of docSets(defaultLocale)) for (const doc of set.docs.values()) neighbours(set, { path: doc.path, doc }, problems);
  const { redirects, moved } = checkRedirects(site, routes, problems);
  return {
    site,
    docSets,
    blog,
    routes,
    redirects,
    movedAnchors: (sitePath) => moved.get(sitePath) ?? new Map(),
    route: (locale, sitePath) => byPath.get(locale + sitePath),
    pageBySource: (from, filePath) => {
      const area = areaOf(from);
      const candidates = [path.join(area, path.dirname(from.entry.source), filePath)];
      if (filePath.startsWith('/')) {
        // A path that starts with the name of the page's area stays in the version of the page.
        candidates.splice(0, 1, path.join(area, filePath), filePath.replace(/^\/docs\//, 'version' in from ? `${area}/` : 'docs/'));
        candidates.push(filePath.slice(1));
      } else if (!filePath.startsWith('.')) candidates.push(path.join(area, filePath));
      for (const source of candidates) {
        const page = sources.get(`${from.entry.locale}/${source}`);
        if (page) return page;
      }
      return undefined;
    },
    partial: (from, source) => {
      for (const locale of new Set([from.entry.textLocale, defaultLocale])) {
        const { partials, pages } = folderOf(from, locale);
        const file = partials.get(source) ?? pages.get(source);
        if (file) return file;
      }
      return undefined;
    },
    problems,
  };

  function folderOf(page: Doc | Post, locale: Locale): { partials: Map<string, TextFile>; pages: Map<string, TextFile> } {
    if (!('version' in page)) {
      const { partials, posts } = content.blog(locale);
      return { partials, pages: posts };
    }
    const { partials, docs } = content.folder(locale, page.version.name);
    return { partials, pages: docs };
  }
}

/** Returns the folder of a page's file, relative to the folder of its language. */
function areaOf(page: Doc | Post): string {
  if (!('version' in page)) return 'blog';
  return page.version.name === 'current' ? 'docs' : `docs-${page.version.name}`;
}

const withoutHash = (path: string) => path.replace(/[?#].*$/, '');

/** Follows a redirect step by step. Returns the steps, and whether they form a loop. */
function follow({ from, to }: Redirect, targets: Map<string, string>): { trail: readonly string[]; isCircle: boolean } {
  const trail = [to];
  const seen = new Set([from]);
  for (let next: string | undefined = to; next !== undefined; ) {
    const at = withoutHash(next);
    if (seen.has(at)) return { trail, isCircle: true };
    seen.add(at);
    next = targets.get(at);
    if (next !== undefined) trail.push(next);
  }
  return { trail, isCircle: false };
}

/** Checks the configured redirects. Returns the ones that lead to a page, without redirects of headings. */
function checkRedirects(site: Site, routes: Route[], problems: Problem[]) {
  const redirects: Redirect[] = [];
  const moved = new Map<string, Map<string, string>>();
  const paths = new Set(routes.map((route) => route.path));
  const report = (severity: Problem['severity'], message: string) =>
    problems.push({ severity, file: 'lib/site/values.ts', message: `redirects: ${message}` });
  const sources = new Map(site.redirects.map(({ from, to }) => [from, to]));
  for (const redirect of site.redirects) {
    const { from, to } = redirect;
    const [page = '', anchor] = from.split('#', 2);
    if (anchor === undefined && paths.has(from)) report('error', `${from} is a page, so nothing can be redirected from there`);
    if (anchor !== undefined && !paths.has(page) && !sources.has(page)) {
      report('error', `${from} is a heading of ${page}, which is neither a page nor redirected; add a redirect from ${page}`);
    }
    const target = withoutHash(to);
    const { trail, isCircle } = follow(redirect, sources);
    if (isCircle) report('error', `${[from, ...trail].join(' → ')} is a circle; let one of them lead to a page`);
    else if (trail.length > 1) report('error', `${from} leads to ${to}, which is redirected itself; write ${trail.at(-1)} instead`);
    else if (!paths.has(target)) {
      const near = nearestName(target, paths);
      report('warning', `${from} leads to ${to}, which is not a page, so it is left out${near ? `; did you mean ${near}?` : ''}`);
    } else if (anchor === undefined) redirects.push(redirect);
    else {
      const anchors = moved.get(page) ?? new Map<string, string>();
      moved.set(page, anchors.set(anchor, to));
    }
  }
  return { redirects, moved };
}
