import { flattenMessages, messageFile } from '../i18n/messages';
import type { Problem } from '../problems/problem';
import { defaultLocale } from '../shared/i18n/locales';
import type { CompiledFile } from './text-files';

/** Phrases to avoid in English texts, each with the replacement. CONTRIBUTING explains the style. */
export const phrases: readonly (readonly [pattern: RegExp, advice: string])[] = [
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
  [/(?:^|[.!?]\s+)Whoever\b/g, 'begin with "To …" or "If you …"'],
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
];

/** A phrase found in a text, with its 1-based position. */
type Found = { line: number; column: number; text: string; advice: string };

/**
 * Finds phrases in Markdown. Ignores code, URLs, and comments.
 * @param body MDX without front matter
 */
export function findPhrases(body: string): Found[] {
  const found: Found[] = [];
  let fence = '';
  for (const [index, line] of body
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .split('\n')
    .entries()) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === '' || (mark.startsWith(fence) && line.trim() === mark))) {
      fence = fence === '' ? mark : '';
      continue;
    }
    if (fence !== '') continue;
    // Blank the content of inline code but keep the backquotes, because patterns may contain them.
    const prose = line.replace(/`[^`]*`/g, (code) => `\`${'·'.repeat(code.length - 2)}\``).replace(/\]\([^)]*\)/g, blank);
    for (const [pattern, advice] of phrases) {
      for (const match of prose.matchAll(pattern)) {
        const column = match.index + 1;
        found.push({ line: index + 1, column, text: line.slice(match.index, match.index + match[0].length).trim(), advice });
      }
    }
  }
  return found;
}

/** Replaces all characters except line breaks with spaces, so that positions stay correct. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

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
      if (/\{\/\*\s*wording:\s*\S/.test(lines[found.line - 1] ?? '')) continue;
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
