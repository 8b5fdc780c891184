import path from 'node:path/posix';
import type { Post } from '../blog/types';
import type { Content } from '../content/parse';
import type { TextFile } from '../content/types';
import type { Doc } from '../docs/types';
import { getArtifact } from '../mdx/cache';
import { drawingPaths } from '../mdx/diagrams';
import { imageSource, videoFile } from '../mdx/image-source';
import { cardProblem, imageProblem, isDrawing } from '../mdx/images';
import { artifactProblems, partialSource } from '../mdx/page';
import type { Position } from '../mdx/types';
import type { Problem } from '../problems/problem';
import { docFiles } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { locales } from '../shared/i18n/locales';
import type { Site } from '../site/schema';
import { isFile, nameInOtherCase } from './is-file';
import { type LinkSettings, linkProblem } from './links';
import { problemAt } from './text-files';

/** What links and pictures may lead to besides content: paths of the host, and hosts that the security policy allows. */
type Settings = LinkSettings & Partial<Pick<Site, 'policy' | 'url' | 'demoHost'>>;

/** Reports the progress of a long check. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Compiles every file of docs and blog once, which also fills the cache for the build. Checks what depends on the whole
 * site: targets of links, anchors, and images.
 * @param pages pages to check; default: all
 */
export async function checkContent(
  content: Content,
  model: SiteModel,
  site: Settings,
  onProgress: OnProgress = () => {},
  pages = contentPages(model),
): Promise<Problem[]> {
  const problems: Problem[] = [];
  let done = 0;
  // Asked for all texts at once, the processes of a build share the work (`lib/mdx/cache.ts`).
  for (const { entry } of pages) getArtifact(entry).catch(() => {});
  for (const page of pages) {
    problems.push(...(await checkPage(page, content, model, site)));
    if (!('version' in page)) problems.push(...(await checkPost(page, site)));
    done += 1;
    onProgress(done, pages.length);
  }
  return problems;
}

/** Returns the docs and posts of all languages, each file once. */
function contentPages(model: SiteModel): (Doc | Post)[] {
  const pages = new Map<string, Doc | Post>();
  for (const locale of locales) {
    const docs = model.docSets(locale).flatMap((set) => [...set.docs.values()]);
    for (const page of [...docs, ...model.blog(locale).posts]) if (!pages.has(page.entry.file)) pages.set(page.entry.file, page);
  }
  return [...pages.values()];
}

/** Returns the sources of all diagrams, each once. */
export async function diagramsOf(model: SiteModel): Promise<string[]> {
  const codes = new Set<string>();
  for (const page of contentPages(model)) {
    for (const { artifact } of await docFiles(page, model)) for (const { code } of artifact.diagrams) codes.add(code);
  }
  return [...codes];
}

async function checkPage(page: Doc | Post, content: Content, model: SiteModel, site: Settings): Promise<Problem[]> {
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
        reportIn(file)(partial, `imports "${partial.url}", which is no file`, undefined);
    }
    for (const diagram of artifact.diagrams) {
      for (const drawing of Object.values(drawingPaths(diagram.code))) {
        if (await isFile(drawing)) continue;
        const name = path.relative(process.cwd(), drawing);
        reportIn(file)(diagram, `the diagram is not drawn, there is no ${name}; run: npm run diagrams`, undefined);
        break;
      }
    }
    for (const frame of artifact.frames) {
      const reason = whyNotFramed(frame.url, site);
      if (reason) reportIn(file)(frame, `the frame "${frame.url}" ${reason}`, undefined);
    }
    for (const image of artifact.images) {
      if (isElsewhere(image.url)) {
        const reason = whyNotShown(image.url, site);
        if (reason) reportIn(file)(image, `the image "${image.url}" ${reason}`, 'brokenImages');
        continue;
      }
      // Links and images of a partial are resolved against the page that shows it.
      const { source } = imageSource(entry.file, image.url);
      if (!(await isFile(source))) {
        const known = await nameInOtherCase(source);
        const reason = known ? `the file is called ${known}, in other upper and lower case` : `there is no ${source}`;
        reportIn(file)(image, `the image "${image.url}" does not exist: ${reason}`, 'brokenImages');
      } else if (!videoFile.test(source)) {
        const problem = await imageProblem(source);
        if (problem) reportIn(file)(image, `the image "${image.url}" ${problem}`, 'brokenImages');
      }
    }
  }
  const { image } = entry.frontMatter;
  if ('version' in page && image !== undefined && !entry.isFallback) {
    const reason = await cardReason(imageSource(entry.file, image).source, image);
    if (reason)
      problems.push({
        severity: 'error',
        file: entry.file,
        line: entry.lineOf('image'),
        message: `the image "${image}" of the front matter ${reason}`,
      });
  }
  for (const { file, artifact } of await docFiles(page, model)) {
    // Links of an imported file are resolved against the page that shows it.
    const from = file.file === entry.file ? '' : `, seen from ${entry.file}`;
    for (const link of artifact.links) {
      const problem = await linkProblem(link.url, page, { content, model, site });
      if (problem) reportIn(file)(link, problem.message + from, problem.kind);
    }
  }
  return problems;
}

const isElsewhere = (url: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);

/** Returns why an external picture or video is not shown. Returns undefined if the security policy allows its host. */
function whyNotShown(url: string, { policy = {}, url: home }: Settings): string | undefined {
  const advice = 'put the file into the repository and write its path, as in ./picture.png';
  if (!/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, 'https://x')) return `is no file; ${advice}`;
  const { host, hostname, pathname, origin } = new URL(url, 'https://x');
  const isVideo = videoFile.test(pathname);
  const directive = isVideo ? 'media-src' : 'img-src';
  // A URL without extension may be a picture or a video.
  const allowed = [...(policy[directive] ?? []), ...(isVideo || path.extname(pathname) ? [] : (policy['media-src'] ?? []))];
  if ([...allowed, ...(home ? [home] : [])].some((known) => isOfHost({ host, hostname }, known))) return undefined;
  return `is on another host, which the security policy of the site blocks: ${advice}, or add '${origin}' to policy['${directive}'] in lib/site/values.ts`;
}

/** Why a frame does not show; undefined where the security policy allows its host. */
function whyNotFramed(url: string, { policy = {}, demoHost }: Settings): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, 'https://x'))
    return 'is not an address of another site; write src="https://…", or a link';
  const address = new URL(url, 'https://x');
  const allowed = [...(policy['frame-src'] ?? []), ...(demoHost ? [new URL(demoHost).origin] : [])];
  if (allowed.some((known) => isOfHost(address, known))) return undefined;
  return `is on a host that the security policy of the site blocks: write a link, or add '${address.origin}' to policy['frame-src'] in lib/site/values.ts`;
}

/** @param known an origin; `*.` stands for all its subdomains */
function isOfHost({ host, hostname }: Pick<URL, 'host' | 'hostname'>, known: string): boolean {
  const [, subdomains, name = ''] = /^https?:\/\/(\*\.)?(.*)$/.exec(known) ?? [];
  return subdomains ? hostname.endsWith(`.${name}`) : host === name;
}

/** What is wrong with the picture of a doc for social networks. */
async function cardReason(source: string, written: string): Promise<string | undefined> {
  if (isElsewhere(written)) return 'is no file of the repository; put it there and write its path, as in ./card.png';
  return (await isFile(source)) ? cardProblem(source) : `does not exist: there is no ${source}`;
}

/** Checks the parts that only posts have: the cover, and the preview, which is compiled separately from the whole text. */
async function checkPost({ cover, preview, entry }: Post, site: Settings): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (cover) {
    const { source } = imageSource(cover.file, cover.src);
    const line = cover.file === entry.file ? entry.lineOf('image') : undefined;
    const report = (severity: Problem['severity'], reason: string) =>
      problems.push({ severity, file: cover.file, line, message: `front matter: image: "${cover.src}" ${reason}` });
    if (isElsewhere(cover.src)) {
      const reason = whyNotShown(cover.src, site);
      if (reason) report('error', reason);
    } else if (!(await isFile(source))) report('error', `does not exist: there is no ${source}`);
    else {
      const broken = await imageProblem(source);
      const reason = broken ?? (isDrawing(source) ? undefined : await cardProblem(source));
      if (reason) report(broken ? 'error' : 'warning', broken ? reason : `${reason}. Until then, the card has the title alone`);
    }
  }
  if (preview === undefined) return problems;
  const [broken] = artifactProblems(entry, await getArtifact({ ...entry, body: preview })).filter(({ severity }) => severity === 'error');
  // Problems of the whole text are reported already.
  if (broken && (await getArtifact(entry)).problems.length === 0) {
    problems.push({ ...broken, message: `the text before {/* truncate */} is not valid without the rest: ${broken.message}` });
  }
  return problems;
}
