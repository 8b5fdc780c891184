import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path/posix';
import { stringify } from 'yaml';
import { sourceHash } from '../checks/translations/status';
import { splitFrontMatter } from '../content/front-matter';
import { formatProblems, nearestName, type Problem } from '../problems/problem';
import { defaultLocale, isLocale, locales } from '../shared/i18n/locales';
import { normalText } from '../shared/text/normal-text';

/** A file to write, with its path from the project root. */
export type NewFile = { file: string; text: string };

/** Invalid request of an author. The message says what to write instead. */
export class UsageError extends Error {}

/**
 * Returns a new docs page, last in its folder. It is a draft, so that it is not published unfinished.
 * @param root content folder
 * @param page path in the docs folder, with or without extension
 * @throws UsageError when the page exists
 */
export function newDoc(root: string, page: string, title = titleOf(page)): NewFile {
  const file = docFile(root, page);
  refuseBadNames(file.slice(`${root}/${defaultLocale}/docs/`.length));
  refuseExisting(file);
  const position = nextPosition(path.dirname(file));
  const front = {
    title,
    description: 'One sentence of 80 to 160 characters, for search results and social cards.',
    sidebar_position: position,
  };
  const text = `${frontMatter({ ...front, draft: true })}
What it is and when to use it, in two or three sentences.

## First part {#first-part}
`;
  return { file, text };
}

/**
 * Returns a new blog post.
 * @param day as in 2025-10-23
 * @throws UsageError when the slug is invalid, or the post exists
 */
export function newPost(root: string, slug: string, day: string, title = titleOf(slug)): NewFile {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new UsageError(`"${slug}" cannot be part of an address: write lower case words with hyphens, as in flexlayout-items`);
  const file = `${root}/${defaultLocale}/blog/${day}-${slug}/index.mdx`;
  refuseExisting(file);
  const front = {
    title,
    description: 'One sentence of 80 to 160 characters, for lists and social cards.',
    slug,
    date: day,
    authors: [],
    tags: [],
  };
  return {
    file,
    text: `${frontMatter({ ...front, draft: true })}\nWhat readers learn, in two or three sentences.\n\n{/* truncate */}\n\n## First part {#first-part}\n`,
  };
}

/**
 * Returns a new translation: the English page with the front matter fields of a translation.
 * @param page path in the docs folder, or of a post, as in `blog/2025-10-23-flexlayout-items`
 * @throws UsageError when language or page do not exist, the front matter is invalid, or the translation exists
 */
export function newTranslation(root: string, locale: string, page: string): NewFile {
  if (!isLocale(locale) || locale === defaultLocale)
    throw new UsageError(
      `"${locale}" is no language to translate to; expected one of ${locales.filter((code) => code !== defaultLocale).join(', ')}`,
    );
  const base = /^\/?blog\//.test(page) ? postFile(root, page) : docFile(root, page);
  if (!existsSync(base)) throw new UsageError(`there is no ${base} to translate${suggestion(base)}`);
  const file = `${root}/${locale}${base.slice(`${root}/${defaultLocale}`.length)}`;
  refuseExisting(file);
  const english = normalText(readFileSync(base, 'utf8'));
  const problems: Problem[] = [];
  const { data, body } = splitFrontMatter(base, english, problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new UsageError(formatProblems(errors));
  const kept = Object.fromEntries(
    ['title', 'description', 'sidebar_label'].flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])),
  );
  // White space after the closing "---" is part of the body.
  return { file, text: frontMatter({ ...kept, source_hash: sourceHash(english) }) + body.replace(/^[ \t]+\n/, '') };
}

/** Returns the file of an English page: `.mdx` unless `page` has another extension or a `.md` file exists. */
function docFile(root: string, page: string): string {
  const bare = page.replace(/^\/?(?:docs\/)?/, '');
  if (isOutside(bare)) throw new UsageError(`"${page}" is no path below the docs, as in components/button`);
  const file = `${root}/${defaultLocale}/docs/${bare}`;
  if (/\.mdx?$/.test(file)) return file;
  return existsSync(`${file}.md`) ? `${file}.md` : `${file}.mdx`;
}

/** Returns the file of an English post. `post` may be its folder. */
function postFile(root: string, post: string): string {
  const bare = post.replace(/^\/?blog\//, '').replace(/\/$/, '');
  if (isOutside(bare)) throw new UsageError(`"${post}" is no path of a post, as in blog/2025-10-23-flexlayout-items`);
  const file = `${root}/${defaultLocale}/blog/${bare}`;
  const forms = ['/index.mdx', '/index.md', '.mdx', '.md', ''].map((end) => file + end);
  return forms.find((form) => /\.mdx?$/.test(form) && existsSync(form)) ?? file;
}

function isOutside(bare: string): boolean {
  return /(?:^|\/)\.\.?(?:\/|$)/.test(bare) || bare === '';
}

/**
 * Rejects names that are not valid in URLs, because folders and file names become the URL of the page.
 * @param source path in the docs folder, with extension
 * @throws UsageError when the URL would need encoding
 */
export function refuseBadNames(source: string): void {
  const bare = source.replace(/\.mdx?$/, '');
  if (!bare.split('/').every((name) => /^[\w-]+(?:\.[\w-]+)*$/.test(name)))
    throw new UsageError(`"${bare}" cannot be an address: write letters from a to z, digits and hyphens, as in components/date-range`);
}

/** Returns the existing page that is most similar to a missing one. */
export function suggestion(file: string): string {
  const folder = path.dirname(file);
  const near = nearestName(path.basename(file), existsSync(folder) ? readdirSync(folder) : []);
  return near === undefined ? '' : `, did you mean ${folder}/${near}?`;
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} exists already`);
}

/** `components/date-field` → `Date field`. */
function titleOf(page: string): string {
  const words = path
    .basename(page.replace(/\.mdx?$/, ''))
    .replace(/^\d+[-_.]\s*/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function nextPosition(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.mdx?$/.test(name)) : [];
  const positions = names.map((name) =>
    Number(/^sidebar_position:\s*['"]?([\d.]+)/m.exec(readFileSync(`${folder}/${name}`, 'utf8'))?.[1] ?? 0),
  );
  return Math.floor(Math.max(0, ...positions)) + 1;
}

function frontMatter(data: Record<string, unknown>): string {
  return `---\n${stringify(data, { lineWidth: 0 })}---\n`;
}
