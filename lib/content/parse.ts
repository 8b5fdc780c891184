import { nearestName, type Problem } from '../problems/problem';
import { defaultLocale, isLocale, type Locale, locales } from '../shared/i18n/locales';
import { normalText } from '../shared/text/normal-text';
import { decodeUtf8, TextError } from '../shared/text/utf8';
import { type CategoryMeta, parseCategory } from './category';
import type { SourceFile } from './files';
import { checkFrontMatter, docFrontMatterSchema, splitFrontMatter, type TranslatedFields } from './front-matter';
import { postFrontMatterSchema } from './post-front-matter';
import { type AuthorEntry, parseAuthors, parseTags, type Registry, type TagEntry } from './registry';
import type { BlogFolder, DocFile, DocFolder, Entry, PostFile, TextFile } from './types';

/** All content of the site, by language and docs version. */
export type Content = {
  folder(locale: Locale, version: string): DocFolder;
  blog(locale: Locale): BlogFolder;
  /** Returns `authors.yml` of the content folder. With a language, returns its translation. */
  authors(locale?: Locale): Registry<AuthorEntry> | undefined;
  /** Returns `tags.yml` of the content folder. With a language, returns its translation. */
  tags(locale?: Locale): Registry<TagEntry> | undefined;
  /** Names of the versions that have a folder in the default language. */
  versions: string[];
  problems: Problem[];
};

const emptyFolder: DocFolder = { docs: new Map(), partials: new Map(), categories: new Map() };

const emptyBlog: BlogFolder = { posts: new Map(), partials: new Map() };

type Parsed = {
  problems: Problem[];
  doc?: DocFile;
  post?: PostFile;
  category?: CategoryMeta;
  authors?: Registry<AuthorEntry>;
  tags?: Registry<TagEntry>;
};
/** Cache by file object. The reader returns the same object for an unchanged file. */
const parsedFiles = new WeakMap<SourceFile, Parsed>();

/**
 * Groups parsed files by docs folder.
 * @param files paths relative to `content/`
 * @param root name of the content folder in messages
 */
export function parseContent(files: SourceFile[], root = 'content'): Content {
  const problems: Problem[] = [];
  const folders = new Map<string, DocFolder>();
  const blogs = new Map<Locale, BlogFolder>();
  const authors = new Map<Locale | undefined, Registry<AuthorEntry>>();
  const tags = new Map<Locale | undefined, Registry<TagEntry>>();
  const unknown = new Set<string>();
  for (const file of files) {
    const [localeName = '', area = '', ...rest] = file.path.split('/');
    const name = `${root}/${file.path}`;
    const locale = isLocale(localeName) ? localeName : undefined;
    if (area === '' || (/\.yml$/.test(area) && locale)) {
      const parsed = parseFile(file, name, area || localeName, 'registry', locale ?? defaultLocale);
      problems.push(...parsed.problems);
      if (parsed.authors) authors.set(locale, parsed.authors);
      if (parsed.tags) tags.set(locale, parsed.tags);
      continue;
    }
    if (!locale) {
      unknown.add(localeName);
      continue;
    }
    if (area === 'blog') {
      let blog = blogs.get(locale);
      if (!blog) blogs.set(locale, (blog = { posts: new Map(), partials: new Map() }));
      const { post, problems: found } = parseFile(file, name, rest.join('/'), 'blog', locale);
      problems.push(...found);
      if (post) (isPartial(rest) ? blog.partials : blog.posts).set(post.source, post);
      continue;
    }
    if (!/^docs(-|$)/.test(area)) continue;
    const version = area === 'docs' ? 'current' : area.slice('docs-'.length);
    const key = `${localeName}/${version}`;
    let folder = folders.get(key);
    if (!folder) folders.set(key, (folder = { docs: new Map(), partials: new Map(), categories: new Map() }));
    const source = rest.join('/');
    const parsed = parseFile(file, name, source, 'docs', locale);
    problems.push(...parsed.problems);
    if (parsed.category) addCategory(folder, rest.slice(0, -1).join('/'), { file: name, meta: parsed.category }, problems);
    else if (parsed.doc) (isPartial(rest) ? folder.partials : folder.docs).set(source, parsed.doc);
  }
  for (const localeName of unknown) problems.push(unknownLocale(`${root}/${localeName}`, localeName));
  for (const [key, folder] of folders) {
    const [locale, version] = key.split('/') as [Locale, string];
    const base = folders.get(`${defaultLocale}/${version}`);
    if (locale === defaultLocale) continue;
    for (const [source, doc] of folder.docs) if (!base?.docs.has(source)) problems.push(translatesNothing(doc.file, locale, root));
  }
  for (const [locale, { posts }] of blogs) {
    const base = blogs.get(defaultLocale);
    for (const [source, post] of posts) if (!base?.posts.has(source)) problems.push(translatesNothing(post.file, locale, root));
  }
  problems.push(...untranslatable(authors), ...untranslatable(tags));
  return {
    folder: (locale, version) => folders.get(`${locale}/${version}`) ?? emptyFolder,
    blog: (locale) => blogs.get(locale) ?? emptyBlog,
    authors: (locale) => authors.get(locale),
    tags: (locale) => tags.get(locale),
    versions: [...folders.keys()].filter((key) => key.startsWith(`${defaultLocale}/`)).map((key) => key.slice(defaultLocale.length + 1)),
    problems,
  };
}

/** Whether a path segment starts with an underscore. Such files are not pages. */
function isPartial(segments: string[]): boolean {
  return segments.some((segment) => segment.startsWith('_'));
}

function translatesNothing(file: string, locale: Locale, root: string): Problem {
  const base = `${root}/${defaultLocale}/${file.slice(root.length + locale.length + 2)}`;
  return { severity: 'warning', file, message: `translates no page: there is no ${base}, so it is not published` };
}

/**
 * Reports parts of translated `authors.yml` and `tags.yml` that have no effect: keys that the original does not have,
 * and URLs.
 */
function untranslatable(registries: Map<Locale | undefined, Registry<AuthorEntry | TagEntry>>): Problem[] {
  const base = registries.get(undefined);
  return [...registries].flatMap(([locale, { file, items, lineOf }]) =>
    [...items].flatMap(([key, item]): Problem[] => {
      if (locale === undefined) return [];
      const report = (message: string): Problem[] => [{ severity: 'warning', file, line: lineOf(key), message: `${key}: ${message}` }];
      const address = (['page', 'permalink'] as const).find((field) => field in item);
      if (address) return report(`"${address}" is the same in every language and belongs in ${base?.file ?? 'the original'}`);
      if (!base || base.items.has(key)) return [];
      const near = nearestName(key, base.items.keys());
      return report(`is no key of ${base.file}, so nothing is translated${near ? `; did you mean "${near}"?` : ''}`);
    }),
  );
}

function unknownLocale(folder: string, localeName: string): Problem {
  const near = nearestName(localeName, locales);
  return {
    severity: 'error',
    file: folder,
    message: `is not the folder of a language of the site; expected one of ${locales.join(', ')}${near ? ` (did you mean "${near}"?)` : ''}`,
  };
}

/** Adds a category file to its folder. If a folder has two, the first one counts. */
function addCategory({ categories }: DocFolder, dir: string, category: { file: string; meta: CategoryMeta }, problems: Problem[]): void {
  const other = categories.get(dir);
  if (!other) categories.set(dir, category);
  else {
    problems.push({
      severity: 'warning',
      file: category.file,
      message: `the folder has a category file already, ${other.file}; this one is ignored`,
    });
  }
}

/** Matches invisible control characters. Some tools end the text there. */
function controlCharacter(text: string): Pick<Problem, 'line' | 'column' | 'message'> | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the check looks for them.
  const index = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
  if (index === -1) return undefined;
  const before = text.slice(0, index).split('\n');
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    message: `holds the control character U+${code}, which no page can show; delete it`,
  };
}

type Area = 'docs' | 'blog' | 'registry';

function parseFile(source: SourceFile, file: string, sourcePath: string, area: Area, locale: Locale): Parsed {
  let parsed = parsedFiles.get(source);
  if (!parsed) parsedFiles.set(source, (parsed = parseNewFile(source, file, sourcePath, area, locale)));
  return parsed;
}

function parseNewFile({ bytes, fault }: SourceFile, file: string, source: string, area: Area, textLocale: Locale): Parsed {
  const problems: Problem[] = [];
  if (fault) {
    problems.push({ severity: 'error', file: file.slice(0, file.length - fault.below), message: fault.message });
    return { problems };
  }
  let text: string;
  try {
    text = normalText(decodeUtf8(bytes));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    problems.push({ severity: 'error', file, line: error.line, message: error.message });
    return { problems };
  }
  const control = controlCharacter(text);
  if (control) {
    problems.push({ severity: 'error', file, ...control });
    return { problems };
  }
  const isCategory = /(^|\/)_category_\.\w+$/.test(source);
  if (text.trim() === '' && area !== 'registry') {
    const content = isCategory ? 'a label' : 'front matter with a title and some text';
    problems.push({ severity: 'error', file, message: `is empty; write ${content}, or delete the file` });
    return { problems };
  }
  if (isCategory) return { problems, category: parseCategory(file, text, problems) };
  if (area === 'registry')
    return source === 'authors.yml'
      ? { problems, authors: parseAuthors(file, text, problems) }
      : { problems, tags: parseTags(file, text, problems) };
  const split = splitFrontMatter(file, text, problems);
  const { body, bodyOffset, lineOf } = split;
  if (area === 'blog') {
    const frontMatter = withHeadTitle(checkFrontMatter(postFrontMatterSchema, file, split, problems), body);
    return { problems, post: { file, textLocale, source, frontMatter, body, bodyOffset, lineOf } };
  }
  const frontMatter = withHeadTitle(checkFrontMatter(docFrontMatterSchema, file, split, problems), body);
  return { problems, doc: { file, textLocale, source, frontMatter, body, bodyOffset, lineOf } };
}

/** Takes the title of the tab from `<Head>` where the front matter has none. */
function withHeadTitle<FrontMatter extends { title_meta?: string }>(frontMatter: FrontMatter, body: string): FrontMatter {
  const title = frontMatter.title_meta ?? titleInHead(body);
  return title === undefined ? frontMatter : { ...frontMatter, title_meta: title };
}

/**
 * Returns the text of `<title>` in a `<Head>` of Docusaurus, outside of code fences. It is read before the page is
 * compiled, because lists of pages show it.
 */
export function titleInHead(body: string): string | undefined {
  if (!/<[Hh]ead>/.test(body)) return undefined;
  const text = body.replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm, '');
  return /<([Hh]ead)>(?:(?!<\/\1>)[\s\S])*?<title>\s*([^<{}]+?)\s*<\/title>/.exec(text)?.[2];
}

/**
 * Combines the structure of the default language with the text of a language. Without a translation, the text is that
 * of the default language.
 * @param base file of the default language
 * @param own translated file, if any
 * @param fields front matter fields that translations set
 */
export function overlay<File extends TextFile>(
  base: File,
  own: File | undefined,
  locale: Locale,
  fields: TranslatedFields<File['frontMatter']>,
): Entry<File> {
  if (locale === defaultLocale || !own) {
    return { ...base, locale, textLocale: defaultLocale, isFallback: locale !== defaultLocale };
  }
  const written: Record<string, unknown> = { ...own.frontMatter };
  const frontMatter: Record<string, unknown> = { ...base.frontMatter };
  for (const [field, otherwise] of Object.entries(fields))
    frontMatter[field] = written[field] ?? (otherwise === 'English' ? frontMatter[field] : undefined);
  return { ...own, source: base.source, frontMatter, locale, textLocale: locale, isFallback: false };
}
