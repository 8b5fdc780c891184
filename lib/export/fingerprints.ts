import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { lastUpdated } from '../content/last-updated';
import type { Content } from '../content/parse';
import type { TextFile } from '../content/types';
import { messagesRoot } from '../i18n/messages';
import { imageSource } from '../mdx/image-source';
import type { Artifact } from '../mdx/types';
import { docFiles } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { docOrPost, hasTwin, isBlogRoute, type Route } from '../routes/table';
import { locales } from '../shared/i18n/locales';
import { buildDate } from '../site/build-date';

/** What decides whether the pages of an export can be kept: two that are the same stand for the same files. */
export type Fingerprints = {
  /** What any page may show: all content but the texts of pages, and what others show of those (titles, descriptions). */
  shared: string;
  /** By URL, of every page that may be kept: its own text, and what that is compiled from. */
  pages: Record<string, string>;
};

/** Files of the content that no page is made from, or only by a text that says so (`sources` of its artifact). */
const notShared = ['samples/**', 'anchors.json', 'java-api/**', '**/.*'];

/** Whether a page is made from the docs or the blog alone; the others are few, and show parts of many pages. */
export function canBeKept(route: Route): boolean {
  return hasTwin(route) || isBlogRoute(route);
}

/**
 * Fingerprints of a site. The texts of docs pages count for themselves, those of posts for the whole blog, whose lists
 * show their beginnings; everything else counts for all pages.
 * @param root content folder, from the project's root
 */
export async function fingerprintsOf(
  content: Content,
  model: SiteModel,
  root: string,
  site: { docs: { versions: { name: string }[] } },
): Promise<Fingerprints> {
  const shared = createHash('sha256');
  const add = (...parts: unknown[]) => shared.update(`${JSON.stringify(parts)}\n`);
  const texts = new Set<string>();
  for (const locale of locales) {
    const { posts, partials } = content.blog(locale);
    const folders = site.docs.versions.map(({ name }) => content.folder(locale, name));
    for (const list of [posts, partials, ...folders.flatMap((folder) => [folder.docs, folder.partials])])
      for (const { file, frontMatter } of list.values()) {
        texts.add(path.resolve(file));
        add(file, frontMatter);
      }
  }
  const inContent = await filesBelow(root, notShared);
  add(
    hashOf(
      root,
      inContent.filter((file) => !texts.has(path.resolve(root, file))),
    ),
  );
  add(hashOf(messagesRoot, await filesBelow(messagesRoot)), hashOf('public', await filesBelow('public', ['content-assets/**'])));
  // Of the day of a build, pages show the year; which posts are published is among the routes.
  add(buildDate().getUTCFullYear());
  const counted = new Set(inContent.map((file) => path.resolve(root, file)));
  const hashElsewhere = (file: string) => (counted.has(path.resolve(file)) || file.startsWith('public/') ? '' : hashOf('', [file]));
  const samples = hashOf(path.join(root, 'samples'), await filesBelow(path.join(root, 'samples')));
  const blog = createHash('sha256');
  const pages: Fingerprints['pages'] = {};
  const compiled = await Promise.all(model.routes.map(async (route) => ({ route, files: await filesOf(route, model) })));
  for (const { route, files } of compiled) {
    const page = docOrPost(route);
    add(route.url, route.kind, page?.title, page?.description, route.kind === 'doc' && route.doc.sidebarLabel);
    // An image is published by the pages that show it.
    add(files.flatMap(({ artifact }) => artifact.images.map(({ url }) => url)));
    if (!page) continue;
    const print = createHash('sha256').update(String(await lastUpdated(page.entry)));
    for (const { file, artifact } of files) {
      print.update(JSON.stringify([file.file, file.body, artifact.sources]));
      if (hasComputedDemo(file, artifact)) print.update(samples);
      for (const { url } of artifact.images) print.update(hashElsewhere(imageSource(file.file, url).source));
    }
    const own = print.digest('hex').slice(0, 16);
    if (route.kind === 'doc') pages[route.url] = own;
    else blog.update(own);
  }
  const blogPrint = blog.digest('hex').slice(0, 16);
  for (const route of model.routes) if (canBeKept(route)) pages[route.url] ??= route.kind === 'generated-index' ? '' : blogPrint;
  return { shared: shared.digest('hex'), pages };
}

/** The text of a page and what it imports, compiled; nothing for pages without a text. */
async function filesOf(route: Route, model: SiteModel): ReturnType<typeof docFiles> {
  const page = docOrPost(route);
  return page ? docFiles(page, model) : [];
}

/** Whether a file may show a demo whose sources are not among what it was compiled from, as code computes them. */
function hasComputedDemo({ body }: TextFile, { aliases, demos }: Artifact): boolean {
  const names = ['ComponentDemo', 'AppLayoutViewer'];
  const tags = [...names, ...Object.keys(aliases).filter((alias) => names.includes(aliases[alias] ?? ''))];
  return body.includes('{...') || [...body.matchAll(new RegExp(`<(?:${tags.join('|')})\\b`, 'g'))].length !== demos.length;
}

const run = promisify(execFile);

/**
 * State of everything that an export is made from beside the code: files by name, size and time, and the last commit, whose
 * history has the days of pages. Cheap, so that a build can see whether something was saved while it ran.
 * @param root content folder, from the project's root
 */
export async function inputState(root: string): Promise<string> {
  const commit = await run('git', ['rev-parse', 'HEAD']).then(
    ({ stdout }) => stdout,
    // Without a history pages go without days.
    () => '',
  );
  const hash = createHash('sha256').update(commit);
  for (const folder of [root, messagesRoot, 'public'])
    for (const file of await filesBelow(folder, ['content-assets/**'])) {
      const { size, mtimeMs } = statSync(path.join(folder, file), { throwIfNoEntry: false }) ?? {};
      hash.update(`${folder}/${file}\0${size}\0${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

async function filesBelow(folder: string, ignore: string[] = []): Promise<string[]> {
  return (await glob(['**/*'], { cwd: folder, ignore, dot: true })).sort();
}

/** Content of a file. One that is missing has none: whether that fails the build is up to the check. */
function contentOf(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

/** @param files paths below the folder */
function hashOf(folder: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(contentOf(path.join(folder, file)))
        .digest(),
    );
  return hash.digest('hex');
}
