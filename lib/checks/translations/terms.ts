import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readYaml } from '../../content/yaml';
import { flattenMessages, messageFile } from '../../i18n/messages';
import { hashOfCode, KeptResults } from '../../mdx/kept-results';
import type { Problem } from '../../problems/problem';
import { defaultLocale, type Locale, locales } from '../../shared/i18n/locales';
import { Matcher } from '../matcher';
import type { CompiledFile } from '../text-files';
import { findPhrases, isAllowed, type Phrase, proseOf } from '../wording';

/**
 * Term list of a language, `content/<language>/terms.yml`. Translators read it, and `npm run check` reports the words in `not`.
 */
const termList = z.strictObject({
  terms: z.array(
    z.strictObject({
      /** The English term. */
      en: z.string(),
      /** The translation, or the same word if it stays English. */
      write: z.string(),
      /** Words that must not be used for it. A `*` at the end allows any ending. */
      not: z.array(z.string()).optional(),
      note: z.string().optional(),
    }),
  ),
  /** Regular expressions for everything else that the language's style rules out, each with advice. */
  style: z.array(z.strictObject({ pattern: z.string(), advice: z.string() })).optional(),
});

/** Term list of a language: its file, and the phrases to report. Their expressions take a second, so they are made when first needed. */
type TermList = { source: string; phrases: () => Phrase[] };

/** Reads the term lists of all languages that have one. Reports lists that are not valid. */
function readTermLists(root: string, problems: Problem[]): Map<Locale, TermList> {
  const lists = new Map<Locale, TermList>();
  for (const locale of locales) {
    const file = path.join(root, locale, 'terms.yml');
    if (!existsSync(file)) continue;
    const source = readFileSync(file, 'utf8');
    const data = readYaml(file, source, '', problems)?.data;
    if (data === undefined) continue;
    const { success, data: list, error } = termList.safeParse(data);
    if (success) {
      const style = stylePhrases(list, file, problems);
      let phrases: Phrase[] | undefined;
      lists.set(locale, { source, phrases: () => (phrases ??= [...wordPhrases(list), ...style]) });
    } else
      for (const { path: at, message } of error.issues)
        problems.push({ severity: 'error', file, message: `${at.join('.') || 'the list'}: ${message}` });
  }
  return lists;
}

function wordPhrases({ terms }: z.output<typeof termList>): Phrase[] {
  return terms.flatMap(({ write, not = [] }) =>
    not.map((word): Phrase => [wordPattern(word), `write "${write}"`, word.replace(/\*$/, '').toLowerCase()]),
  );
}

function stylePhrases({ style = [] }: z.output<typeof termList>, file: string, problems: Problem[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const { pattern, advice } of style) {
    const endless = /\[\^(?:(?!\\n)[^\]])*\][*+]/.exec(pattern)?.[0];
    if (endless) {
      const message = `style: ${endless} in "${pattern}" reads to the end of the text, which takes minutes; write ${endless.replace(']', '\\n]')}`;
      problems.push({ severity: 'error', file, message });
      continue;
    }
    try {
      phrases.push([new Matcher(new RegExp(pattern, 'gmu')), advice]);
    } catch (error) {
      problems.push({ severity: 'error', file, message: `style: ${(error as Error).message}` });
    }
  }
  return phrases;
}

/** Chinese has no spaces between words, so its words match anywhere. */
function wordPattern(word: string): Matcher {
  const stem = word.replace(/\*$/, '');
  const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/\p{Script=Han}/u.test(word)) return new Matcher(new RegExp(escaped, 'gu'));
  const first = escaped.charAt(0);
  const anyCase = `[${first.toUpperCase()}${first.toLowerCase()}]${escaped.slice(1)}`;
  const pattern = /^\p{L}/u.test(stem) ? anyCase : escaped;
  return new Matcher(new RegExp(`(?<![\\p{L}\\p{N}_-])${pattern}${word.endsWith('*') ? '\\p{L}*' : '(?![\\p{L}\\p{N}_])'}`, 'gu'));
}

/** Function words of English that occur in nearly every sentence and that no other language of the site has. */
const englishWords =
  /(?<![\w.'’-])(?:the|of|and|to|is|are|that|with|for|this|from|your|you|which|when|its|it|by|as|be|has|not|if)(?![\w'’-])/gi;
const anyWord = /\p{L}[\p{L}\p{N}'’-]*/gu;

/** Returns whether a line of prose is probably English: a quarter of its words, at least five, are English function words. */
export function looksEnglish(prose: string): boolean {
  if (!/ (?:the|is|of|and|to) /.test(prose)) return false;
  const found = prose.match(englishWords)?.length ?? 0;
  return found >= 5 && found * 4 >= (prose.match(anyWord)?.length ?? 0);
}

/** What is wrong at a place of a text. `line` counts from the first line of the body; without it, `field` is of the front matter. */
type TermFinding = { message: string; line?: number; column?: number; field?: TextField };

const textFields = ['title', 'description'] as const;
type TextField = (typeof textFields)[number];

/** Findings of the check by text. */
export type TermResults = KeptResults<TermFinding[]>;

/** Opens the results that the last run kept. */
export async function openTermResults(): Promise<TermResults> {
  const code = ['lib/checks/matcher.ts', 'lib/checks/wording.ts', 'lib/checks/translations/terms.ts'];
  return KeptResults.open(path.join(process.cwd(), '.cache', 'terms.json'), await hashOfCode(code));
}

/**
 * Checks translations, messages, and descriptions against the term list of their language, and reports lines that are still
 * English. A language without a list isn't checked. A comment `{/* term: reason *\/}` allows what stands before it on the same line.
 * @param kept results of earlier runs, because the patterns of a language take seconds on all its texts
 */
export async function checkTerms(
  root: string,
  files: CompiledFile[],
  messages: Map<Locale, object>,
  kept?: TermResults,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const lists = readTermLists(root, problems);
  for (const { file, locale } of files) {
    if (locale === defaultLocale || file.textLocale !== locale) continue;
    const list = lists.get(locale);
    if (!list) continue;
    const fields = textFields.map((field) => String(file.frontMatter[field] ?? ''));
    const find = () => findTerms(file.body, fields, list.phrases());
    for (const { message, line, column, field } of (await kept?.get([list.source, file.body, ...fields], find)) ?? find()) {
      const place = line === undefined ? field && file.lineOf(field) : line + file.bodyOffset;
      problems.push({ severity: 'error', kind: 'terms', file: file.file, line: place, column, message });
    }
  }
  for (const [locale, { source, phrases }] of lists) {
    const texts = [...flattenMessages(messages.get(locale) ?? {})];
    const find = () =>
      texts.flatMap(([key, message]) =>
        findPhrases(message, phrases()).map(({ text, advice }): TermFinding => ({ message: `message "${key}": "${text}": ${advice}` })),
      );
    for (const { message } of (await kept?.get([source, ...texts.flat()], find)) ?? find())
      problems.push({ severity: 'error', kind: 'terms', file: messageFile(locale), message });
  }
  return problems;
}

/** @param fields the values of {@link textFields} */
function findTerms(body: string, fields: string[], phrases: Phrase[]): TermFinding[] {
  const found: TermFinding[] = [];
  const lines = body.split('\n');
  for (const { line, column, text, advice } of findPhrases(body, phrases))
    if (!isAllowed(lines[line - 1], 'term')) found.push({ message: `"${text}": ${advice}`, line, column });
  for (const [index, prose] of proseOf(body).split('\n').entries()) {
    const line = lines[index] ?? '';
    if (!looksEnglish(prose) || isAllowed(line, 'term')) continue;
    found.push({ message: `"${line.trim().slice(0, 40).trim()} …" is still English; translate it`, line: index + 1 });
  }
  for (const [index, field] of textFields.entries())
    for (const { text, advice } of findPhrases(fields[index] ?? '', phrases))
      found.push({ message: `front matter: ${field}: "${text}": ${advice}`, field });
  return found;
}
