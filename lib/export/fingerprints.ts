import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import type { ListedBook } from '../book/list';
import { readLastUpdates } from '../content/last-updated';
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

/** Decides whether pages of an export can be reused: equal fingerprints mean equal files. */
export type Fingerprints = {
  /**
   * Hash of everything that any page may show: all content except page texts, but including the titles and descriptions
   * that other pages show.
   */
  shared: string;
  /** By URL, for every page that may be reused: hash of its text and of the files it is compiled from. */
  pages: Record<string, string>;
};

/** Content files that no page shows, unless its artifact lists them in `sources`. */
const notShared = ['samples/**', 'anchors.json', 'java-api/**', '**/.*'];

/** Whether a page depends only on the docs or only on the blog. The few other pages show parts of many pages. */
export function canBeKept(route: Route): boolean {
  return hasTwin(route) || isBlogRoute(route);
}

/**
 * Computes the fingerprints of a site. A docs page has its own hash. Posts share one hash for the whole blog, because
 * lists show excerpts. Everything else counts for all pages.
 * @param root content folder, relative to the project root
 * @param books pages show the sizes of their books
 */
export async function fingerprintsOf(
  content: Content,
  model: SiteModel,
  root: string,
  site: { docs: { versions: { name: string }[] } },
  books: readonly ListedBook[] = [],
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
  add(hashOf(messagesRoot, await filesBelow(messagesRoot)), hashOf('public', await filesBelow('public')));
  // Pages show the year of the build. The routes cover which posts are published.
  add(buildDate().getUTCFullYear());
  const counted = new Set(inContent.map((file) => path.resolve(root, file)));
  const hashElsewhere = (file: string) => (counted.has(path.resolve(file)) || file.startsWith('public/') ? '' : hashOf('', [file]));
  const samples = hashOf(path.join(root, 'samples'), await filesBelow(path.join(root, 'samples')));
  const blog = createHash('sha256');
  const pages: Fingerprints['pages'] = {};
  const lastUpdate = await readLastUpdates();
  const compiled = await Promise.all(model.routes.map(async (route) => ({ route, files: await filesOf(route, model) })));
  for (const { route, files } of compiled) {
    const page = docOrPost(route);
    add(route.url, route.kind, page?.title, page?.description, route.kind === 'doc' && route.doc.sidebarLabel);
    add(files.flatMap(({ artifact }) => artifact.images.map(({ url }) => url)));
    if (!page) continue;
    const print = createHash('sha256').update(String(lastUpdate(page.entry)));
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
  for (const { page, bytes } of books) pages[page] = `${pages[page]} ${bytes}`;
  return { shared: shared.digest('hex'), pages };
}

/** Returns the compiled text of a page and of its imports, or nothing for pages without a text. */
async function filesOf(route: Route, model: SiteModel): ReturnType<typeof docFiles> {
  const page = docOrPost(route);
  return page ? docFiles(page, model) : [];
}

/** Whether a file may show a demo whose path is computed by code, so that its sources are not listed in the artifact. */
function hasComputedDemo({ body }: TextFile, { aliases, demos }: Artifact): boolean {
  const names = ['ComponentDemo', 'AppLayoutViewer'];
  const tags = [...names, ...Object.keys(aliases).filter((alias) => names.includes(aliases[alias] ?? ''))];
  return body.includes('{...') || [...body.matchAll(new RegExp(`<(?:${tags.join('|')})\\b`, 'g'))].length !== demos.length;
}

const run = promisify(execFile);

/**
 * Hash of all inputs of an export except the code: names, sizes, and times of files, and the last commit, because pages
 * show dates of the git history. It is cheap, so a build can check whether files changed while it ran.
 * @param root content folder, relative to the project root
 */
export async function inputState(root: string): Promise<string> {
  const commit = await run('git', ['rev-parse', 'HEAD']).then(
    ({ stdout }) => stdout,
    // Without a git history, pages show no dates.
    () => '',
  );
  const hash = createHash('sha256').update(commit);
  for (const folder of [root, messagesRoot, 'public'])
    for (const file of await filesBelow(folder)) {
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
