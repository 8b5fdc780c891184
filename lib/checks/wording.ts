import { flattenMessages, messageFile } from '../i18n/messages';
import type { Problem } from '../problems/problem';
import { defaultLocale } from '../shared/i18n/locales';
import { Matcher } from './matcher';
import type { CompiledFile } from './text-files';

/**
 * A phrase to avoid, and what to write instead. `part` is a text in lower case that every match contains: a search for it is
 * much faster than the pattern.
 */
export type Phrase = readonly [pattern: Matcher, advice: string, part?: string];

/** Phrases to avoid in English texts, each with the replacement. CONTRIBUTING explains the style. */
const phrases: readonly Phrase[] = (
  [
    [/\bends? (?:in|with) an? (?:`[^`]*`|\w*[eE]xception\b|error\b)/g, 'write "throws"'],
    [/\banew\b/g, 'write "again"'],
    [/\bmend(?:s|ed|ing)?\b/g, 'write "fix"'],
    [/\bof (?:its|your|their|his|her|my|our|one[’']s) own\b/g, 'write "your", "its", "custom", or "separate"'],
    [/\b(?:method|class|field|text|value|page|icon|label|name|style|rule|color|key|list|one)s? of (?:yours|its kind)\b/g, 'write "your …"'],
    [/\ban own\b/g, 'write "a custom" or "a separate"'],
    [/\bbelong(?:s|ed)? into\b/g, 'write "belongs in"'],
    [/\bof its own accord\b/g, 'write "automatically"'],
    [/\bhears? of\b/g, 'write "is notified of"'],
    [/\bis no (?:longer )?(?:page|component|class|field|method|option|part|problem of)\b(?<!no longer \w+)/g, 'write "isn’t a …"'],
    [/(?:^|[.!?]\s+)Whoever\b/gm, 'begin with "To …" or "If you …"'],
    [
      /\b(?:behind|after) the question mark\b.*\bstands?\b|\bstands? (?:behind|in front of|beside)\b/g,
      'write "follows", "precedes", or "is next to"',
    ],
    [/\bthe present one\b/g, 'write "the current one"'],
    [/\bby intention\b/g, 'write "intentionally"'],
    [/\bin the shade\b/g, 'say what happens'],
    [/\bshall\b/g, 'write "must" or "should"'],
    [/\bas wide as high\b/g, 'write "square"'],
    [/\bsigns of life\b|\btwo looks\b|\bmemory gets short\b/g, 'write what happens in plain words'],
    [/\b(?:cannot|can not)\b/g, 'write "can’t"'],
    [/\b(?:simply|easily|obviously)\b/g, 'leave the word out'],
  ] as const
).map(([pattern, advice]) => [new Matcher(pattern), advice]);

/** A phrase found in a text, with its 1-based position. */
type Found = { line: number; column: number; text: string; advice: string };

/**
 * Returns Markdown with spaces instead of code, URLs, ids, and comments. The length stays. Inline code keeps its backquotes,
 * because patterns may contain them.
 * @param body MDX without front matter
 */
export function proseOf(body: string): string {
  let fence = '';
  const lines = body.replace(/\{\/\*[\s\S]*?\*\/\}/g, blank).split('\n');
  const prose = lines.map((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const isMark = mark !== '' && (fence === '' || (mark.startsWith(fence) && line.trim() === mark));
    if (isMark) fence = fence === '' ? mark : '';
    if (isMark || fence !== '') return blank(line);
    return line
      .replace(/`[^`]*`/g, (code) => `\`${'·'.repeat(code.length - 2)}\``)
      .replace(/\]\([^)]*\)|\{#[^}]*\}|=\{[^}]*\}/g, blank)
      .replace(/ (?:chip|file|groupId|href|location|path|src|suffix|type|value)="[^"]*"/g, blank);
  });
  return prose.join('\n');
}

/**
 * Finds phrases in Markdown. Ignores code, URLs, and comments.
 * @param body MDX without front matter
 * @param avoid phrases to find; those of English by default
 */
export function findPhrases(body: string, avoid: readonly Phrase[] = phrases): Found[] {
  const prose = proseOf(body);
  const lower = prose.toLowerCase();
  const found = avoid.flatMap(([pattern, advice, part = '']) =>
    lower.includes(part) ? pattern.in(prose).map((match) => ({ ...match, advice })) : [],
  );
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ index, text, advice }) => {
      const line = prose.slice(0, index).split('\n').length;
      const column = index - prose.lastIndexOf('\n', index - 1);
      // Patterns may begin with the space before a word. The code in a phrase comes from the source.
      return { line, column, text: body.slice(index, index + text.length).trim(), advice };
    });
}

/** Replaces all characters except line breaks with spaces, so that positions stay correct. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Returns whether a comment on the line, such as `{/* wording: reason *\/}`, allows what the check reports. */
export function isAllowed(line: string | undefined, check: string): boolean {
  return new RegExp(`\\{/\\*\\s*${check}:\\s*\\S`).test(line ?? '');
}

/**
 * Checks the wording of English pages, posts, and messages. A comment `{/* wording: reason *\/}` allows the phrases
 * before it on the same line.
 */
export function checkWording(files: CompiledFile[], messages: object | undefined): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, { line, column, text, advice }: Partial<Found>, subject = '') =>
    problems.push({ severity: 'error', kind: 'wording', file, line, column, message: `${subject}"${text}": ${advice}` });
  for (const { file, locale } of files) {
    if (locale !== defaultLocale || file.textLocale !== defaultLocale) continue;
    const lines = file.body.split('\n');
    for (const found of findPhrases(file.body)) {
      if (isAllowed(lines[found.line - 1], 'wording')) continue;
      report(file.file, { ...found, line: found.line + file.bodyOffset });
    }
    for (const field of ['title', 'description'] as const) {
      for (const found of findPhrases(String(file.frontMatter[field] ?? '')))
        report(file.file, { ...found, line: file.lineOf(field), column: undefined }, `front matter: ${field}: `);
    }
  }
  for (const [key, text] of flattenMessages(messages ?? {})) {
    for (const found of findPhrases(text))
      report(messageFile(defaultLocale), { ...found, line: undefined, column: undefined }, `message "${key}": `);
  }
  return problems;
}
