import path from 'node:path/posix';
import { feedFiles } from '../blog/feed-files';
import { fromSource, postPath } from '../blog/permalink';
import type { Post } from '../blog/types';
import { formatDay, parseDay } from '../content/date';
import { linkCandidates } from '../content/link-candidates';
import type { Content } from '../content/parse';
import type { PostFile } from '../content/types';
import { docPath, versionPath } from '../docs/ids';
import type { Doc } from '../docs/types';
import { nearestName, type Problem } from '../problems/problem';
import { docFiles } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { resolveHref } from '../routes/resolve-href';
import { docOrPost } from '../routes/table';
import { defaultLocale } from '../shared/i18n/locales';
import { decodeUrl } from '../shared/text/decode-url';
import type { Site } from '../site/schema';
import { isFile } from './is-file';

/**
 * Settings that decide which links are valid: other paths of the host, redirects, and the paths of docs and blog, which
 * explain why a target is not published.
 */
export type LinkSettings = Pick<Site, 'foreignPaths' | 'redirects'> & Partial<Pick<Site, 'docs' | 'blog'>>;

type Options = { content: Content; model: SiteModel; site: LinkSettings };

/** Returns what is wrong with a link of a page, or undefined. Does not follow links to other sites. */
export async function linkProblem(
  url: string,
  page: Doc | Post,
  options: Options,
): Promise<{ message: string; kind: Problem['kind'] } | undefined> {
  const { model, site } = options;
  const [, target = '', hash] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return undefined;
  const id = hash === undefined ? '' : decodeUrl(hash);
  let other: Doc | Post | undefined = page;
  if (/\.mdx?$/i.test(target)) {
    other = model.pageBySource(page, decodeUrl(target));
    if (!other) return { message: `the link "${url}" leads to no file${whyNoFile(page, decodeUrl(target), options)}`, kind: 'brokenLinks' };
  } else if (target !== '') {
    const sitePath = resolveHref(decodeUrl(target), page, model).replace(/(?<=.)\/$/, '');
    const route = model.route(page.entry.locale, sitePath);
    if (!route) {
      const isElsewhere =
        site.foreignPaths.some((foreign) => `${sitePath}/`.startsWith(`${foreign}/`)) ||
        site.redirects.some(({ from }) => from === sitePath) ||
        feedFiles.some(({ file }) => site.blog && sitePath === `${site.blog.routeBase}/${file}`) ||
        (await isFile(`public${sitePath}`));
      if (isElsewhere) return undefined;
      return { message: `the link "${url}" leads to no page${whyNoPage(sitePath, options)}`, kind: 'brokenLinks' };
    }
    other = docOrPost(route);
  }
  if (!other || id === '') return undefined;
  const anchors = await anchorsOf(other, model);
  if (anchors.has(id)) return undefined;
  const reason = await whyNoAnchor(id, anchors, other, model);
  const subject = other === page ? 'the page has' : `the link "${url}" leads to ${other.entry.file}, which has`;
  return { message: `${subject} no heading with the id "${hash}"${reason}`, kind: 'brokenAnchors' };
}

/**
 * Explains why a target has no page: drafts are not published, and hosts distinguish case even if the author's computer
 * does not.
 */
function whyNoFile(page: Doc | Post, target: string, { content, site }: Options): string {
  const area = 'version' in page ? areaOf(page.version.name) : 'blog';
  const sources = allSources(content, site);
  const candidates = linkCandidates(`${area}/${page.entry.source}`, target);
  for (const candidate of candidates) {
    const reason = sources.get(candidate)?.withheld;
    if (reason) return `: ${reason}`;
  }
  const names = [...sources.keys()];
  for (const candidate of candidates) {
    const known = names.find((name) => name !== candidate && name.toLowerCase() === candidate.toLowerCase());
    if (known) {
      const short = known.startsWith(`${area}/`) ? known.slice(area.length + 1) : known;
      return `: the file is called ${short}, in other upper and lower case`;
    }
  }
  for (const candidate of candidates) {
    const beside = names.filter((name) => name !== candidate && path.dirname(name) === path.dirname(candidate));
    const near = nearestName(
      path.basename(candidate),
      beside.map((name) => path.basename(name)),
    );
    if (near) return `, did you mean "${near}"?`;
  }
  return '';
}

function whyNoPage(sitePath: string, { content, model, site }: Options): string {
  const reason = [...allSources(content, site).values()].find((source) => source.sitePath === sitePath)?.withheld;
  if (reason) return `: ${reason}`;
  const near = nearestName(
    sitePath,
    model.routes.map((known) => known.path),
  );
  return near ? `, did you mean "${near}"?` : '';
}

/** An English file: its URL, and if it is not published, the reason. */
type Source = { sitePath?: string; withheld?: string };

/** Returns all docs and posts by path in the folder of their language. */
function allSources(content: Content, { docs, blog }: LinkSettings): Map<string, Source> {
  const result = new Map<string, Source>();
  for (const name of content.versions) {
    const version = docs?.versions.find((other) => other.name === name);
    for (const [source, file] of content.folder(defaultLocale, name).docs) {
      const sitePath = docs && version && docPath(file, versionPath(docs.routeBase, version));
      result.set(`${areaOf(name)}/${source}`, { sitePath, withheld: file.frontMatter.draft ? 'that page is a draft' : undefined });
    }
  }
  for (const [source, file] of content.blog(defaultLocale).posts) {
    const sitePath = blog && postPath(file, blog.routeBase);
    result.set(`blog/${source}`, { sitePath, withheld: blog && sitePath === undefined ? undefined : whyWithheld(file) });
  }
  return result;
}

/** Returns why a post is not published. Posts with a URL that are not drafts are all published, except scheduled ones. */
function whyWithheld({ source, frontMatter: { draft, date } }: PostFile): string | undefined {
  if (draft) return 'that post is a draft';
  const day = date === undefined ? fromSource(source).date : parseDay(date);
  return day && `that post is dated ${formatDay(day)} and not published before`;
}

async function whyNoAnchor(id: string, anchors: Set<string>, page: Doc | Post, model: SiteModel): Promise<string> {
  const { entry } = page;
  if (entry.textLocale !== defaultLocale) {
    const pages =
      'version' in page ? model.docSets(defaultLocale).flatMap(({ docs }) => [...docs.values()]) : model.blog(defaultLocale).posts;
    const base = [...pages].find((other) => other.entry.source === entry.source && other.path === page.path);
    if (base && (await anchorsOf(base, model)).has(id)) return `: only its English page has it; write {#${id}} behind the heading there`;
  }
  const near = nearestName(id, anchors);
  return near ? `, did you mean "${near}"?` : '';
}

async function anchorsOf(page: Doc | Post, model: SiteModel): Promise<Set<string>> {
  return new Set((await docFiles(page, model)).flatMap(({ artifact }) => artifact.anchors));
}

/** Returns the folder of a version's docs, relative to the folder of a language. */
function areaOf(version: string): string {
  return version === 'current' ? 'docs' : `docs-${version}`;
}
