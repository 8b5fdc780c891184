import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path/posix';
import { sourceHash } from '../checks/translations/status';
import { ContentReader, type SourceFile } from '../content/files';
import { linkCandidates } from '../content/link-candidates';
import { parseContent } from '../content/parse';
import { buildDocSet } from '../docs/build';
import { localId } from '../docs/ids';
import type { Doc } from '../docs/types';
import { defaultLocale, locales } from '../shared/i18n/locales';
import { decodeUrl } from '../shared/text/decode-url';
import type { Site } from '../site/schema';
import { encodePath, rewriteField, rewriteUrls, rewriteValue } from './rewrite';
import { refuseBadNames, suggestion, UsageError } from './scaffold';

type Redirect = { from: string; to: string };

/** Result of {@link movePage}. */
export type Move = {
  /** New paths of the page in all languages. */
  moved: string[];
  /** Other files with changed links or doc ids. */
  changed: string[];
  /** Undefined if the URL stays the same, or if the page was never published. */
  redirect?: Redirect;
};

/** Data of a move. File paths start below the folder of a language, as in `docs/a.mdx`. */
type Plan = {
  oldFile: string;
  newFile: string;
  /** Files of pages and posts, before the move. */
  pages: Set<string>;
  docs: Doc[];
  /** The page before and after. Undefined for files that are not pages. */
  page?: Doc;
  target?: Doc;
  redirect?: Redirect;
};

/**
 * Moves a page in all languages. Updates links to it, its own relative links, images, and imports, its id in categories
 * and front matter, and URLs in the configuration. Adds a redirect from the old URL. Computes all changes before it
 * writes any.
 * @param root content folder
 * @param valuesFile the configuration that contains `redirects`
 * @param from path in the docs folder, as in `components/button.mdx`; the extension is optional
 * @throws UsageError when the page does not exist, the target exists, or the list of redirects is missing
 */
export async function movePage(root: string, site: Site, valuesFile: string, from: string, to: string): Promise<Move> {
  const oldSource = findSource(root, from);
  const newSource = targetSource(to, oldSource);
  const [oldFile, newFile] = [`docs/${oldSource}`, `docs/${newSource}`];
  const moves = new Map<string, string>();
  for (const locale of locales) {
    if (!existsSync(`${root}/${locale}/${oldFile}`)) continue;
    if (existsSync(`${root}/${locale}/${newFile}`)) throw new UsageError(`${root}/${locale}/${newFile} exists already`);
    moves.set(`${locale}/${oldFile}`, `${locale}/${newFile}`);
  }

  const files = new ContentReader(root).read();
  const docs = docsOf(files, site);
  const page = docs.find(({ entry }) => entry.source === oldSource);
  const filesThen = files.map((file) => ({ ...file, path: moves.get(file.path) ?? file.path }));
  const target = docsOf(filesThen, site).find(({ entry }) => entry.source === newSource);
  // Drafts have no published links, so they need no redirect.
  const isPublished = page !== undefined && target !== undefined && !page.draft;
  const redirect = isPublished && page.path !== target.path ? { from: page.path, to: target.path } : undefined;
  const isRenamed = page !== undefined && target !== undefined && page.id !== target.id;
  const oldValues = redirect || isRenamed ? await readFile(valuesFile, 'utf8') : '';
  const redirected = redirect ? addRedirect(oldValues, redirect) : oldValues;
  const values = isRenamed ? replaceDocId(redirected, page.id, target.id) : redirected;

  const texts = new Map(
    files.flatMap(({ path: file, bytes }) => (isText(file) ? [[file, Buffer.from(bytes).toString('utf8')] as const] : [])),
  );
  const pages = new Set([...texts.keys()].filter((file) => file.startsWith(`${defaultLocale}/`)).map(withoutLocale));
  const plan = { oldFile, newFile, pages, docs, page, target, redirect };
  const rewritten = new Map([...texts].map(([file, text]) => [file, rewriteText(text, withoutLocale(file), plan)]));
  const changed = [...texts.keys()].filter((file) => !moves.has(file) && rewritten.get(file) !== texts.get(file));
  updateHashes(texts, rewritten);

  for (const [old, now] of moves) await moveFile(`${root}/${old}`, `${root}/${now}`);
  for (const [file, text] of rewritten) if (text !== texts.get(file)) await writeFile(`${root}/${moves.get(file) ?? file}`, text);
  if (values !== oldValues) await writeFile(valuesFile, values);
  return { moved: [...moves.values()].map((file) => `${root}/${file}`), changed: changed.map((file) => `${root}/${file}`), redirect };
}

function findSource(root: string, page: string): string {
  const bare = page.replace(/^\/?(?:docs\/)?/, '');
  const found = [bare, `${bare}.mdx`, `${bare}.md`].find(
    (source) => /\.mdx?$/.test(source) && existsSync(`${root}/${defaultLocale}/docs/${source}`),
  );
  if (found === undefined) {
    const missing = `${root}/${defaultLocale}/docs/${bare}${/\.mdx?$/.test(bare) ? '' : '.mdx'}`;
    throw new UsageError(`there is no page ${missing}${suggestion(missing)}`);
  }
  return found;
}

function targetSource(to: string, oldSource: string): string {
  const bare = to.replace(/^\/?(?:docs\/)?/, '');
  const source = /\.mdx?$/.test(bare) ? bare : `${bare}${path.extname(oldSource)}`;
  if (path.normalize(source) !== source || source.startsWith('..')) throw new UsageError(`"${to}" is no path below the docs`);
  refuseBadNames(source);
  if (source === oldSource) throw new UsageError(`${oldSource} is there already`);
  return source;
}

/** Returns the pages of the current version in the default language, including drafts. */
function docsOf(files: SourceFile[], site: Site): Doc[] {
  const version = site.docs.versions.find(({ name }) => name === 'current');
  if (!version) return [];
  const content = parseContent(files);
  return [...buildDocSet({ content, site, locale: defaultLocale, version, drafts: true, problems: [] }).docs.values()];
}

/** Whether a content file may refer to pages. The others list authors and tags. */
function isText(file: string): boolean {
  return /\.mdx?$/.test(file) || isCategory(file);
}

function isCategory(file: string): boolean {
  return path.basename(file).startsWith('_category_.');
}

function withoutLocale(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}

async function moveFile(old: string, now: string): Promise<void> {
  await mkdir(path.dirname(now), { recursive: true });
  await rename(old, now);
  if ((await readdir(path.dirname(old))).length === 0) await rmdir(path.dirname(old));
}

function rewriteText(text: string, file: string, plan: Plan): string {
  // Ids refer to docs of the version that contains the file.
  const hasIds = areaOf(file) === 'docs';
  if (isCategory(file)) return hasIds ? rewriteValue(text, ['link', 'id'], (id) => categoryId(id, file, plan)) : text;
  const rewrite = (url: string, isImport = false): string => rewriteUrl(url, file, plan, isImport);
  let result = rewriteUrls(text, rewrite);
  if (file === plan.oldFile) result = rewriteField(result, 'image', rewrite);
  const { page, target } = plan;
  if (!hasIds || !page || !target) return result;
  for (const field of ['pagination_prev', 'pagination_next']) {
    result = rewriteField(result, field, (id) => (id === page.id ? target.id : id));
  }
  return result;
}

/** Returns the id by which a category refers to a doc: the last part if the doc is in its folder, otherwise the whole id. */
function categoryId(id: string, file: string, { docs, page, target }: Plan): string {
  const isBeside = ({ entry }: Doc): boolean => path.dirname(`docs/${entry.source}`) === path.dirname(file);
  const linked = docs.find((doc) => isBeside(doc) && localId(doc.entry) === id) ?? docs.find((doc) => doc.id === id);
  if (!target || !page || linked !== page) return id;
  return id !== page.id && isBeside(target) ? localId(target.entry) : target.id;
}

/** Returns the folder in the folder of the language: `docs`, `docs-25.00`, `blog`, or `pages`. */
function areaOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

function rewriteUrl(url: string, file: string, plan: Plan, isImport: boolean): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (written === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return url;
  if (isImport) return rewriteImport(written, file, plan) + rest;
  const target = decodeUrl(written);
  const { redirect } = plan;
  const [, address = '', slash = ''] = /^(.+?)(\/?)$/.exec(target) ?? [];
  const result = redirect && address === redirect.from ? redirect.to + slash : rewriteTarget(target, file, plan);
  return result === target ? url : encodePath(result, written) + rest;
}

function rewriteImport(target: string, file: string, plan: Plan): string {
  const { oldFile, newFile } = plan;
  if (target.startsWith('@')) return areaOf(file) === 'docs' && target === `@site/${oldFile}` ? `@site/${newFile}` : target;
  const leadsTo = path.join(path.dirname(file), target);
  return followFile(target, leadsTo, file, plan);
}

function rewriteTarget(target: string, file: string, plan: Plan): string {
  // Standalone pages are not part of docs or blog, so links to files do not work in them.
  if (target.startsWith('@') || areaOf(file) === 'pages') return target;
  const leadsTo = fileOf(target, file, plan.pages);
  if (!target.startsWith('/')) return followFile(target, leadsTo, file, plan);
  const { oldFile, newFile } = plan;
  if (leadsTo !== oldFile) return target;
  return path.join(areaOf(file), target) === oldFile ? newFile.slice('docs'.length) : `/${newFile}`;
}

/** Updates a relative path: to the moved page, or from the moved page to another file. */
function followFile(target: string, leadsTo: string, file: string, { oldFile, newFile }: Plan): string {
  const folder = path.dirname(file === oldFile ? newFile : file);
  if (leadsTo === oldFile) return relative(folder, newFile, target);
  // A link without extension is a URL, which does not depend on files.
  return file === oldFile && /\.\w+$/.test(target) ? relative(folder, leadsTo, target) : target;
}

/** Returns the file that a link refers to, or the path relative to the text if there is no such page. */
function fileOf(target: string, file: string, pages: Set<string>): string {
  return linkCandidates(file, target).find((candidate) => pages.has(candidate)) ?? path.join(path.dirname(file), target);
}

/** Returns a relative path. Starts with `./` if the original did. */
function relative(folder: string, file: string, written: string): string {
  const result = path.relative(folder, file);
  return result.startsWith('.') || !written.startsWith('.') ? result : `./${result}`;
}

/** Updates `source_hash` of translations that were up to date, because their links were updated too. */
function updateHashes(before: Map<string, string>, after: Map<string, string>): void {
  for (const [file, text] of after) {
    const english = `${defaultLocale}/${withoutLocale(file)}`;
    const [old, now] = [before.get(english), after.get(english)];
    if (file === english || old === undefined || now === undefined || old === now) continue;
    const oldHash = sourceHash(old);
    const updated = text.replace(/^(source_hash:\s*)(['"]?)([0-9a-f]{12})\2[ \t]*$/m, (line, field: string, _, hash: string) =>
      hash === oldHash ? `${field}'${sourceHash(now)}'` : line,
    );
    after.set(file, updated);
  }
}

/**
 * Adds a redirect to the text of the configuration. Redirects to the old URL then lead to the new one.
 * @throws UsageError when the text has no list of redirects
 */
export function addRedirect(values: string, { from, to }: Redirect): string {
  const led = values.replace(
    /\b((?:to|landing|activeBasePath): )(['"])(.+?)\2/g,
    (_, field: string, _quote, url: string) => field + quoted(replaceAddress(url, from, to)),
  );
  // If a page returns to an earlier URL, remove the redirect from that URL.
  const free = led.replace(/[ \t]*\{ from: (['"])(.+?)\1, to: (['"]).+?\3 \},?(?:[ \t]*\r?\n)?/g, (entry, _quote, old: string) =>
    old === to ? '' : entry,
  );
  // The list ends with the first bracket at the end of a line. A comment may follow.
  const [list, indent = '', body = ''] = /^([ \t]*)redirects: \[([\s\S]*?)\](?=,?[ \t]*(?:\/\/.*)?\r?$)/m.exec(free) ?? [];
  if (list === undefined) {
    throw new UsageError('there is no list of redirects in the configuration, so nothing was moved; write "redirects: []," into it');
  }
  const lines = [body.trim().replace(/\}$/, '},'), `{ from: ${quoted(from)}, to: ${quoted(to)} },`];
  const end = values.includes('\r\n') ? '\r\n' : '\n';
  const entries = lines.map((line) => (line === '' ? '' : `${indent}  ${line}${end}`)).join('');
  return free.replace(list, () => `${indent}redirects: [${end}${entries}${indent}]`);
}

function replaceDocId(values: string, oldId: string, newId: string): string {
  return values.replace(/\b(docId: )(['"])(.+?)\2/g, (item, field: string, _quote, id: string) =>
    id === oldId ? field + quoted(newId) : item,
  );
}

function replaceAddress(url: string, oldPath: string, newPath: string): string {
  return url === oldPath || (url.startsWith(oldPath) && /^[?#]/.test(url.slice(oldPath.length)))
    ? newPath + url.slice(oldPath.length)
    : url;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
