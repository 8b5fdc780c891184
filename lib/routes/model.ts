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

/** Everything pages ask for: built once from the content, never changed. */
export type SiteModel = {
  /** Docs of every version in a language, latest version first. */
  docSets(locale: Locale): DocSet[];
  /** The blog in a language. */
  blog(locale: Locale): Blog;
  routes: Route[];
  /** Configured redirects of pages whose target exists. */
  redirects: Redirect[];
  /** Where the headings that a page, or a redirect to one, no longer has are now: id → path with hash. */
  movedAnchors(path: string): Map<string, string>;
  /** The route of a site path without language prefix. */
  route(locale: Locale, path: string): Route | undefined;
  /**
   * The doc or post that a file path leads to, seen from another one: `../routing/overview.mdx`. Without a dot at its
   * start it may also count from the docs folder (in a post, the blog folder), with a slash from there or from the folder
   * around it: `/docs/routing/overview.mdx`.
   */
  pageBySource(from: Doc | Post, filePath: string): Doc | Post | undefined;
  /**
   * A file that a doc or post imports, by its path below the docs or blog folder: of the language of the text, or else of
   * the default one.
   */
  partial(from: Doc | Post, source: string): TextFile | undefined;
  problems: Problem[];
};

type Redirect = Site['redirects'][number];

type Options = {
  content: Content;
  site: Site;
  drafts: boolean;
  /** Posts dated later are not published yet. */
  now?: Date;
};

/** Builds docs, sidebars and routes of all languages. Problems are collected, not thrown. */
export function buildModel({ content, site, drafts, now = buildDate() }: Options): SiteModel {
  const problems = [...content.problems];
  const sets = new Map<Locale, DocSet[]>();
  const docSets = (locale: Locale): DocSet[] => {
    let list = sets.get(locale);
    if (!list) {
      // What is wrong with the structure is the same in every language: it is reported once.
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
        // What begins with the name of its own area stays in the version of the page.
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

/** Folder of a page's file below that of its language. */
function areaOf(page: Doc | Post): string {
  if (!('version' in page)) return 'blog';
  return page.version.name === 'current' ? 'docs' : `docs-${page.version.name}`;
}

const withoutHash = (path: string) => path.replace(/[?#].*$/, '');

/** Where a redirect leads, step by step, and whether it comes to an address a second time. */
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

/** Checks the configured redirects; those that lead to a page are returned, headings apart. */
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
      report('warning', `${from} leads to ${to}, which is no page, so it is left out${near ? `; did you mean ${near}?` : ''}`);
    } else if (anchor === undefined) redirects.push(redirect);
    else {
      const anchors = moved.get(page) ?? new Map<string, string>();
      moved.set(page, anchors.set(anchor, to));
    }
  }
  return { redirects, moved };
}
