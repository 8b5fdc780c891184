import type { DocFile, TextFile } from '../content/types';

/** Result of {@link measureText} for one text. */
export type TextMeasures = {
  /** Number of words in paragraphs, lists, and quotations. Headings, tables, code, and components do not count. */
  words: number;
  /** Sentences of the prose in order, without markup. */
  sentences: string[];
  /** Ids of the headings. Undefined for headings without an explicit id. */
  headingIds: (string | undefined)[];
};

/** A weakness of a text that is not an error. */
export type Finding = { file: string; message: string };

const fencedCode = /^[ \t]*(`{3,}|~{3,}).*\n(?:.*\n)*?[ \t]*\1[ \t]*$/gm;
/** Matches components, tables, admonition markers, and comments. */
const noProse = /<\/?[A-Za-z][^>]*?\/?>(?!`)|^[ \t]*\|.*$|^:::.*$|\{\/\*[\s\S]*?\*\/\}|^(?:import|export) .*$/gm;
/** Matches the end of a sentence, but not abbreviations and version numbers. */
const sentenceEnd = /(?<![\s(](?:e\.g|i\.e|etc|vs))(?<=[.!?:]["')”]?)\s+(?=["'(“]?[A-Z`])/;

export function measureText(body: string): TextMeasures {
  const text = body.replace(fencedCode, '');
  const headingIds = [...text.matchAll(/^#{2,6} (.*)$/gm)].map(([, heading = '']) => /\{#([^\s{}]+)\}\s*$/.exec(heading)?.[1]);
  const spans: string[] = [];
  const prose = text
    .replace(/^#{1,6} .*$/gm, '\n')
    .replace(/(`+)(.+?)\1/g, (span) => `\0${spans.push(span) - 1}\0`)
    .replace(noProse, '\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/gm, '\n')
    .replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .replace(/\0(\d+)\0/g, (_, index) => spans[Number(index)] ?? '');
  const sentences = prose
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').trim().split(sentenceEnd))
    .filter((sentence) => sentence !== '');
  return {
    words: sentences
      .join(' ')
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length,
    sentences,
    headingIds,
  };
}

/** Minimum number of words on a page. Pages of client components have tables in addition. */
export const leastWords = (source: string) => (/^client-components\/(?!overview)/.test(source) ? 80 : 150);
const mostPagesPerSentence = 3;
/** Shorter sentences may repeat: consistent wording such as "`null` throws …" helps readers. */
const leastWordsOfCopy = 14;
const descriptionLength = { least: 80, most: 160 };

/** Checks all docs and posts against the content guide. */
export function checkWriting(docs: DocFile[], posts: TextFile[] = []): Finding[] {
  const findings: Finding[] = [];
  const places = { title: new Map(), description: new Map(), 'first sentence': new Map() } as Record<string, Map<string, string>>;
  const once = (file: string, kind: string, value = '') => {
    const first = places[kind]?.get(value);
    if (first) findings.push({ file, message: `the ${kind} is that of ${first}: ${value}` });
    else if (value) places[kind]?.set(value, file);
  };
  const pagesOf = new Map<string, Set<string>>();
  for (const { file, body } of [...docs, ...posts]) {
    const { sentences, headingIds } = measureText(body);
    for (const sentence of sentences) pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(file));
    const ids = headingIds.filter((id) => id !== undefined);
    if (ids.length < headingIds.length)
      findings.push({ file, message: `${headingIds.length - ids.length} headings have no id of their own` });
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
      findings.push({ file, message: `two headings have the id ${id}` });
    if (/^# /m.test(body.replace(fencedCode, ''))) findings.push({ file, message: 'has a heading of level 1, which is the title' });
  }
  for (const { file, source, frontMatter, body } of docs) {
    const { words, sentences } = measureText(body);
    if (words < leastWords(source)) findings.push({ file, message: `has ${words} words of prose, fewer than ${leastWords(source)}` });
    const { title, title_meta = title, description = '' } = frontMatter;
    once(file, 'title', title_meta);
    once(file, 'description', description);
    once(file, 'first sentence', sentences[0]);
    const { least, most } = descriptionLength;
    if (description.length < least || description.length > most)
      findings.push({ file, message: `the description has ${description.length} characters, not ${least} to ${most}` });
  }
  for (const [sentence, files] of pagesOf) {
    if (files.size > mostPagesPerSentence && sentence.split(' ').length >= leastWordsOfCopy)
      findings.push({ file: [...files][0] ?? '', message: `is on ${files.size} pages: ${sentence}` });
  }
  return findings;
}

/**
 * Returns demos that pages should have but do not.
 * @param slots paths of the demos by page, without extension
 * @param demos paths of the demos that pages show with a source, by source
 */
export function missingDemos(slots: Record<string, string[]>, demos: Map<string, string[]>): Finding[] {
  return Object.entries(slots).flatMap(([page, paths]) => {
    const shown = new Set(demos.get(`${page}.mdx`));
    return paths.filter((path) => !shown.has(path)).map((path) => ({ file: page, message: `shows no demo ${path} with its source` }));
  });
}
