import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readYaml } from '../../content/yaml';
import { flattenMessages, messageFile } from '../../i18n/messages';
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

/** Term list of a language as phrases to report. */
export type TermList = Phrase[];

/** Reads the term lists of all languages that have one. Reports lists that are not valid. */
export function readTermLists(root: string, problems: Problem[]): Map<Locale, TermList> {
  const lists = new Map<Locale, TermList>();
  for (const locale of locales) {
    const file = path.join(root, locale, 'terms.yml');
    if (!existsSync(file)) continue;
    const data = readYaml(file, readFileSync(file, 'utf8'), '', problems)?.data;
    if (data === undefined) continue;
    const { success, data: list, error } = termList.safeParse(data);
    if (success) lists.set(locale, phrasesOf(list, file, problems));
    else {
      for (const { path: at, message } of error.issues)
        problems.push({ severity: 'error', file, message: `${at.join('.') || 'the list'}: ${message}` });
    }
  }
  return lists;
}

function phrasesOf({ terms, style = [] }: z.output<typeof termList>, file: string, problems: Problem[]): TermList {
  const phrases: Phrase[] = terms.flatMap(({ write, not = [] }) =>
    not.map((word): Phrase => [wordPattern(word), `write "${write}"`, word.replace(/\*$/, '').toLowerCase()]),
  );
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

/**
 * Checks translations, messages, and descriptions against the term list of their language, and reports lines that are still
 * English. A language without a list isn't checked. A comment `{/* term: reason *\/}` allows what stands before it on the same line.
 */
export function checkTerms(root: string, files: CompiledFile[], messages: Map<Locale, object>): Problem[] {
  const problems: Problem[] = [];
  const lists = readTermLists(root, problems);
  for (const { file, locale } of files) {
    if (locale === defaultLocale || file.textLocale !== locale) continue;
    const list = lists.get(locale);
    if (!list) continue;
    const lines = file.body.split('\n');
    const report = (message: string, line: number | undefined, column?: number) =>
      problems.push({ severity: 'error', kind: 'terms', file: file.file, line, column, message });
    for (const { line, column, text, advice } of findPhrases(file.body, list)) {
      if (!isAllowed(lines[line - 1], 'term')) report(`"${text}": ${advice}`, line + file.bodyOffset, column);
    }
    for (const [index, prose] of proseOf(file.body).split('\n').entries()) {
      const line = lines[index] ?? '';
      if (!looksEnglish(prose) || isAllowed(line, 'term')) continue;
      report(`"${line.trim().slice(0, 40).trim()} …" is still English; translate it`, index + 1 + file.bodyOffset);
    }
    for (const field of ['title', 'description'] as const) {
      for (const { text, advice } of findPhrases(String(file.frontMatter[field] ?? ''), list))
        report(`front matter: ${field}: "${text}": ${advice}`, file.lineOf(field));
    }
  }
  for (const [locale, list] of lists) {
    for (const [key, message] of flattenMessages(messages.get(locale) ?? {})) {
      for (const { text, advice } of findPhrases(message, list))
        problems.push({ severity: 'error', kind: 'terms', file: messageFile(locale), message: `message "${key}": "${text}": ${advice}` });
    }
  }
  return problems;
}
