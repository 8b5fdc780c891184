import { readdir, stat } from 'node:fs/promises';
import path from 'node:path/posix';
import type { Post } from '../blog/types';
import type { Content } from '../content/parse';
import { nearestName, type Problem } from '../content/problem';
import type { TextFile } from '../content/types';
import type { Doc } from '../docs/types';
import { defaultLocale, locales } from '../i18n/locales';
import { getArtifact } from '../mdx/cache';
import { decodeUrl } from '../mdx/decode-url';
import { drawingPaths } from '../mdx/diagrams';
import { docFiles } from '../mdx/doc-files';
import { imageSource } from '../mdx/image-source';
import { cardProblem, imageProblem, isDrawing } from '../mdx/images';
import { artifactProblems, partialSource } from '../mdx/page';
import type { Position } from '../mdx/types';
import type { SiteModel } from '../routes/model';
import { docOrPost } from '../routes/table';
import type { Site } from '../site/schema';
import { problemAt } from './text-files';

/** Paths that are none of the docs and yet lead somewhere. */
type LinkSettings = Pick<Site, 'foreignPaths' | 'redirects'>;

/** Progress of a long check: how many of how many. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Compiles every file of docs and blog once, which also fills the cache for the build, and checks what only the whole
 * site can tell: that links to files and their anchors lead somewhere, and images exist.
 * @param pages which pages to check; all by default
 */
export async function checkContent(
  content: Content,
  model: SiteModel,
  site: LinkSettings,
  onProgress: OnProgress = () => {},
  pages = contentPages(model),
): Promise<Problem[]> {
  const problems: Problem[] = [];
  let done = 0;
  for (const page of pages) {
    problems.push(...(await checkPage(page, content, model, site)));
    if (!('version' in page)) problems.push(...(await checkPost(page)));
    done += 1;
    onProgress(done, pages.length);
  }
  return problems;
}

/** Docs and posts of all languages, each file once. */
function contentPages(model: SiteModel): (Doc | Post)[] {
  const pages = new Map<string, Doc | Post>();
  for (const locale of locales) {
    const docs = model.docSets(locale).flatMap((set) => [...set.docs.values()]);
    for (const page of [...docs, ...model.blog(locale).posts]) if (!pages.has(page.entry.file)) pages.set(page.entry.file, page);
  }
  return [...pages.values()];
}

/** Sources of all diagrams, each once. */
export async function diagramsOf(model: SiteModel): Promise<string[]> {
  const codes = new Set<string>();
  for (const page of contentPages(model)) {
    for (const { artifact } of await docFiles(page, model)) for (const { code } of artifact.diagrams) codes.add(code);
  }
  return [...codes];
}

async function checkPage(page: Doc | Post, content: Content, model: SiteModel, site: LinkSettings): Promise<Problem[]> {
  const { entry } = page;
  const problems: Problem[] = [];
  const reportIn =
    (file: TextFile) =>
    (place: Position, message: string, kind: Problem['kind']): void => {
      problems.push(problemAt(file, place, message, kind));
    };
  for (const { file, artifact } of await docFiles(page, model)) {
    problems.push(...artifactProblems(file, artifact));
    for (const partial of artifact.partials) {
      if (!model.partial(page, partialSource(file.source, partial.url)))
        reportIn(file)(partial, `imports "${partial.url}", which is no file`, 'brokenImages');
    }
    for (const diagram of artifact.diagrams) {
      for (const drawing of Object.values(drawingPaths(diagram.code))) {
        if (await isFile(drawing)) continue;
        const name = path.relative(process.cwd(), drawing);
        reportIn(file)(diagram, `the diagram is not drawn, there is no ${name}; run: npm run diagrams`, 'brokenImages');
        break;
      }
    }
    for (const image of artifact.images) {
      // Links and images of a partial count from the page that shows them.
      const { source } = imageSource(entry.file, image.url);
      const isLocal = !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(image.url);
      if (!isLocal) continue;
      if (!(await isFile(source))) {
        const known = await nameInOtherCase(source);
        const reason = known ? `the file is called ${known}, in other upper and lower case` : `there is no ${source}`;
        reportIn(file)(image, `the image "${image.url}" does not exist: ${reason}`, 'brokenImages');
      } else if (!/\.(?:mp4|webm|ogv|mov|vtt)$/i.test(source)) {
        const problem = await imageProblem(source);
        if (problem) reportIn(file)(image, `the image "${image.url}" ${problem}`, 'brokenImages');
      }
    }
  }
  const { image } = entry.frontMatter;
  if ('version' in page && image !== undefined && !entry.isFallback) {
    const { source } = imageSource(entry.file, image);
    const reason = (await isFile(source)) ? await cardProblem(source) : `does not exist: there is no ${source}`;
    if (reason) problems.push({ severity: 'error', file: entry.file, message: `the image "${image}" of the front matter ${reason}` });
  }
  for (const { file, artifact } of await docFiles(page, model)) {
    // Links of an imported file count from the page that shows it.
    const from = file.file === entry.file ? '' : `, seen from ${entry.file}`;
    for (const link of artifact.links) {
      const problem = await linkProblem(link.url, page, content, model, site);
      if (problem) reportIn(file)(link, problem.message + from, problem.kind);
    }
  }
  return problems;
}

/** What is wrong with a link of a page, or undefined. Links to other sites are not followed. */
async function linkProblem(
  url: string,
  page: Doc | Post,
  content: Content,
  model: SiteModel,
  site: LinkSettings,
): Promise<{ message: string; kind: Problem['kind'] } | undefined> {
  const [, target = '', hash] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return undefined;
  const id = hash === undefined ? '' : decodeUrl(hash);
  let other: Doc | Post | undefined = page;
  if (/\.mdx?$/i.test(target)) {
    other = model.pageBySource(page, decodeUrl(target));
    if (!other) return { message: `the link "${url}" leads to no file${whyNoFile(content, page, target)}`, kind: 'brokenLinks' };
  } else if (target.startsWith('/')) {
    const sitePath = decodeUrl(target).replace(/(?<=.)\/$/, '');
    const route = model.route(page.entry.locale, sitePath);
    if (!route) {
      const isElsewhere =
        site.foreignPaths.some((foreign) => `${sitePath}/`.startsWith(`${foreign}/`)) || (await isFile(`public${sitePath}`));
      if (isElsewhere || site.redirects.some(({ from }) => from === sitePath)) return undefined;
      const near = nearestName(
        sitePath,
        model.routes.map((known) => known.path),
      );
      return { message: `the link "${url}" leads to no page${near ? `, did you mean "${near}"?` : ''}`, kind: 'brokenLinks' };
    }
    other = docOrPost(route);
  } else if (target !== '') return undefined;
  if (!other || id === '') return undefined;
  const anchors = await anchorsOf(other, model);
  if (anchors.has(id)) return undefined;
  const reason = await whyNoAnchor(id, anchors, other, model);
  const subject = other === page ? 'the page has' : `the link "${url}" leads to ${other.entry.file}, which has`;
  return { message: `${subject} no heading with the id "${hash}"${reason}`, kind: 'brokenAnchors' };
}

/** Drafts are not published, and hosts tell upper from lower case where the author's computer may not. */
function whyNoFile(content: Content, page: Doc | Post, target: string): string {
  const { entry } = page;
  const decoded = decodeUrl(target);
  const source = decoded.startsWith('/') ? decoded.replace(/^\/(?:docs\/)?/, '') : path.join(path.dirname(entry.source), decoded);
  const docs: Map<string, TextFile<{ draft?: boolean }>> = 'version' in page
    ? content.folder(defaultLocale, page.version.name).docs
    : content.blog(defaultLocale).posts;
  if (docs.get(source)?.frontMatter.draft) return ': that page is a draft';
  const known = [...docs.keys()].find((name) => name.toLowerCase() === source.toLowerCase());
  if (known) return `: the file is called ${known}, in other upper and lower case`;
  const near = nearestName(
    path.basename(source),
    [...docs.keys()].filter((name) => path.dirname(name) === path.dirname(source)).map((name) => path.basename(name)),
  );
  return near ? `, did you mean "${near}"?` : '';
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

/** What only posts have: a cover, and a preview, which is compiled apart from the text it is the beginning of. */
async function checkPost({ cover, preview, entry }: Post): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (cover && !/^https?:/.test(cover.src)) {
    const { source } = imageSource(cover.file, cover.src);
    const line = cover.file === entry.file ? entry.lineOf('image') : undefined;
    const report = (severity: Problem['severity'], reason: string) =>
      problems.push({ severity, file: cover.file, line, message: `front matter: image: "${cover.src}" ${reason}` });
    if (!(await isFile(source))) report('error', `does not exist: there is no ${source}`);
    else {
      const broken = await imageProblem(source);
      const reason = broken ?? (isDrawing(source) ? undefined : await cardProblem(source));
      if (reason) report(broken ? 'error' : 'warning', broken ? reason : `${reason}. Until then, the card has the title alone`);
    }
  }
  if (preview === undefined) return problems;
  const [broken] = artifactProblems(entry, await getArtifact({ ...entry, body: preview })).filter(({ severity }) => severity === 'error');
  // What is wrong with the text itself has been reported for all of it.
  if (broken && (await getArtifact(entry)).problems.length === 0) {
    problems.push({ ...broken, message: `the text before {/* truncate */} cannot stand by itself: ${broken.message}` });
  }
  return problems;
}

async function anchorsOf(page: Doc | Post, model: SiteModel): Promise<Set<string>> {
  return new Set((await docFiles(page, model)).flatMap(({ artifact }) => artifact.anchors));
}

/** Whether there is a file of exactly that name: file systems of some computers find it in any case. */
async function isFile(file: string): Promise<boolean> {
  if (!(await stat(file).catch(() => undefined))?.isFile()) return false;
  return (await readdir(path.dirname(file))).includes(path.basename(file));
}

async function nameInOtherCase(file: string): Promise<string | undefined> {
  const names = await readdir(path.dirname(file)).catch(() => []);
  return names.find((name) => name.toLowerCase() === path.basename(file).toLowerCase());
}
