import type { Post } from '../blog/types';
import type { Content } from '../content/parse';
import { plainText, proseLines } from '../docs/text';
import type { Doc } from '../docs/types';
import { getArtifact } from '../mdx/cache';
import { previewFile } from '../previews/read';
import { docFiles } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { resolveHref } from '../routes/resolve-href';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { decodeUrl } from '../shared/text/decode-url';
import { isFile } from './is-file';
import { hashReader } from './list';
import { compareTranslation } from './translations/compare';
import { sectionOf, translationStatus } from './translations/status';

/** What a page can lack. Translations are compared with English pages; the rest is about English pages. */
export const healthKinds = ['outdated', 'untranslated', 'without-picture', 'hard-to-read', 'rarely-linked'] as const;

/** See {@link healthKinds}. */
export type HealthKind = (typeof healthKinds)[number];

/** A place in a file. */
export type Place = { file: string; line: number; note: string };

/** A page that lacks something. */
export type HealthRow = Place & {
  page: Doc | Post;
  /** First folder of the page. */
  section: string;
  /** The higher, the worse. */
  weight: number;
  /** The worst places in the file. */
  details?: Place[];
};

/** Pages of components; overviews are about several. */
const componentPage = /^(?:client-)?components\/(?!.*\boverview\.mdx?$)/;
/** Words per sentence that a page may have on average. Half of the pages have 12 or fewer, one in twenty has more than 14. */
export const longestSentences = 14;
/** Links from other pages that a page needs. */
export const fewestLinks = 2;
/** Maximum number of paragraphs that a row names. */
const namedParagraphs = 3;

type Options = { root: string; content: Content; model: SiteModel };

/** Returns the pages that lack something in a language, worst first. Kinds that don't apply to the language are missing. */
export async function readHealth(locale: Locale, options: Options): Promise<Map<HealthKind, HealthRow[]>> {
  const links = await linksByPage(options.model);
  const found = locale === defaultLocale ? await englishHealth(options, links) : await translationHealth(locale, options, links);
  for (const rows of found.values()) rows.sort((a, b) => b.weight - a.weight || a.file.localeCompare(b.file, 'en'));
  return found;
}

const versionOf = (page: Doc | Post) => ('version' in page ? page.version.name : 'blog');
const keyOf = (page: Doc | Post) => `${versionOf(page)}/${page.entry.source}`;
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the docs of the latest version, and the posts. */
function pagesOf(model: SiteModel, locale: Locale): (Doc | Post)[] {
  const [latest] = model.docSets(locale);
  return [...(latest?.docs.values() ?? []), ...model.blog(locale).posts].filter(({ draft }) => !draft);
}

function rowOf(page: Doc | Post, rest: Pick<HealthRow, 'note' | 'weight'> & Partial<HealthRow>): HealthRow {
  const { file, source, bodyOffset } = page.entry;
  return { page, file, line: bodyOffset + 1, section: sectionOf(versionOf(page), source), ...rest };
}

async function translationHealth(
  locale: Locale,
  { root, content, model }: Options,
  links: Map<string, Set<string>>,
): Promise<Map<HealthKind, HealthRow[]>> {
  const english = new Map(pagesOf(model, defaultLocale).map((page) => [keyOf(page), page]));
  const own = new Map(pagesOf(model, locale).map((page) => [keyOf(page), page]));
  const outdated: HealthRow[] = [];
  const untranslated: HealthRow[] = [];
  const versions = model.site.docs.versions.map(({ name }) => name);
  for (const { version, source, state, ...status } of translationStatus(content, versions, hashReader(root))) {
    const [page, base] = [own, english].map((pages) => pages.get(`${version}/${source}`));
    if (status.locale !== locale || !page || !base) continue;
    const count = links.get(page.path)?.size ?? 0;
    if (state === 'missing') untranslated.push(rowOf(page, { line: 1, note: plural(count, 'linking page'), weight: count }));
    if (state !== 'outdated') continue;
    const differences = compareTranslation(await getArtifact(base.entry), await getArtifact(page.entry), base.entry.file).length;
    const note = differences > 0 ? `${plural(differences, 'difference')} in structure` : 'the text may differ';
    outdated.push(rowOf(page, { line: page.entry.lineOf('source_hash') ?? 1, note, weight: differences }));
  }
  return new Map([
    ['outdated', outdated],
    ['untranslated', untranslated],
  ]);
}

async function englishHealth({ root, model }: Options, links: Map<string, Set<string>>): Promise<Map<HealthKind, HealthRow[]>> {
  const withoutPicture: HealthRow[] = [];
  const hardToRead: HealthRow[] = [];
  const rarelyLinked: HealthRow[] = [];
  for (const page of pagesOf(model, defaultLocale)) {
    const { entry, path } = page;
    if (componentPage.test(entry.source) && !(await hasPicture(page, root, model))) {
      const lines = entry.body.trim().split('\n').length;
      withoutPicture.push(rowOf(page, { note: plural(lines, 'line'), weight: lines }));
    }
    const { average, paragraphs } = readability(entry.body);
    if (average > longestSentences) {
      const details = paragraphs
        .filter(({ words }) => words > longestSentences)
        .slice(0, namedParagraphs)
        .map(({ line, words, text }) => ({
          file: entry.file,
          line: entry.bodyOffset + line,
          note: `${words.toFixed(0)} words: ${text.split(' ').slice(0, 9).join(' ')} …`,
        }));
      hardToRead.push(rowOf(page, { note: `${average.toFixed(1)} words per sentence`, weight: average, details }));
    }
    // Lists of posts link every post.
    const count = links.get(path)?.size ?? 0;
    if ('version' in page && count < fewestLinks)
      rarelyLinked.push(rowOf(page, { line: 1, note: plural(count, 'linking page'), weight: -count }));
  }
  return new Map([
    ['without-picture', withoutPicture],
    ['hard-to-read', hardToRead],
    ['rarely-linked', rarelyLinked],
  ]);
}

async function hasPicture(page: Doc | Post, root: string, model: SiteModel): Promise<boolean> {
  for (const { artifact } of await docFiles(page, model)) {
    if (artifact.pictures.length > 0) return true;
    for (const { sources } of artifact.demos) if (await isFile(`${root}/samples/${previewFile(sources)}`)) return true;
  }
  return false;
}

/** Returns for each path of an English page the files of the other English pages that link to it. */
async function linksByPage(model: SiteModel): Promise<Map<string, Set<string>>> {
  const links = new Map<string, Set<string>>();
  const pages = pagesOf(model, defaultLocale);
  // Asked for all texts at once, the processes of a build share the work.
  for (const { entry } of pages) getArtifact(entry).catch(() => {});
  for (const page of pages) {
    for (const { artifact } of await docFiles(page, model)) {
      for (const { url } of artifact.links) {
        const target = resolveHref(decodeUrl(url.replace(/[?#].*$/, '')), page, model).replace(/(?<=.)\/$/, '');
        if (!target.startsWith('/') || target === page.path) continue;
        const from = links.get(target) ?? new Set();
        links.set(target, from.add(page.entry.file));
      }
    }
  }
  return links;
}

/** A paragraph or list item: its 1-based line in the body, and its words per sentence. */
type Paragraph = { line: number; text: string; words: number };

/** A sentence may begin with a name in lower case, so only the point counts. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|vs|etc))[.!?][)"”]?\s+/;

/** Returns the words per sentence of a text on average, and its paragraphs, those with the longest sentences first. */
export function readability(body: string): { average: number; paragraphs: Paragraph[] } {
  const paragraphs: Paragraph[] = [];
  let [allWords, allSentences] = [0, 0];
  for (const { line, text } of paragraphsOf(body)) {
    const sentences = text.split(sentenceEnd).length;
    const count = text.split(' ').length;
    allWords += count;
    allSentences += sentences;
    paragraphs.push({ line, text, words: count / sentences });
  }
  paragraphs.sort((a, b) => b.words - a.words);
  return { average: allSentences === 0 ? 0 : allWords / allSentences, paragraphs };
}

/** Returns the paragraphs and list items of a text. Leaves out headings, tables, code, and tags. */
function paragraphsOf(body: string): { line: number; text: string }[] {
  const found: { line: number; lines: string[] }[] = [];
  let previous = -1;
  /** Whether the line continues a paragraph (`text`) or a tag or table (`markup`). */
  let block: 'text' | 'markup' | undefined;
  for (const { line, index } of proseLines(body)) {
    if (line.trim() === '' || index !== previous + 1) block = undefined;
    previous = index;
    if (line.trim() === '' || block === 'markup') continue;
    const isMarkup = block === undefined && /^\s*(?:[<|{]|!\[|(?:import|export)\s)/.test(line);
    if (isMarkup) block = 'markup';
    else if (/^\s*(?:#|:::)/.test(line)) block = undefined;
    else {
      const [, bullet = '', rest = ''] = /^\s*((?:[-*+]|\d+\.)\s+|>\s*)?(.*)$/.exec(line) ?? [];
      const last = found.at(-1);
      if (block === 'text' && bullet === '' && last) last.lines.push(line);
      else found.push({ line: index + 1, lines: [rest] });
      block = 'text';
    }
  }
  return found.map(({ line, lines }) => ({ line, text: plainText(lines.join(' ')) })).filter(({ text }) => text !== '');
}
