import { proseLines } from '../docs/text';
import { type Locale, localeInfo } from '../shared/i18n/locales';

const words = /\p{Lu}{2,}(?=\p{Lu}\p{Ll}|[^\p{L}]|$)|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+|\p{N}+/gu;

/**
 * Converts a label to a URL segment. Inserts hyphens between letters and digits and in camel-case names: `v24.00` →
 * `v-24-00`, `webforJ` → `webfor-j`, `SPA Routing` → `spa-routing`.
 */
export function kebabCase(label: string): string {
  return (label.match(words) ?? []).join('-').toLowerCase();
}

const marker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const definition = /^\[[^\]]+\]:[ \t]+\S.*$/gm;

/**
 * Returns the excerpt of a post: the text before `{/* truncate *\/}` or `<!-- truncate -->`, plus link definitions from
 * the rest of the text. Returns undefined without marker.
 */
export function previewOf(body: string): string | undefined {
  for (const { line, index } of proseLines(body)) {
    const found = marker.exec(line);
    if (!found) continue;
    const lines = body.split('\n');
    const preview = [...lines.slice(0, index), line.slice(0, found.index)].join('\n').trimEnd();
    const definitions = lines.slice(index).join('\n').match(definition) ?? [];
    return definitions.length > 0 ? `${preview}\n\n${definitions.join('\n')}` : preview;
  }
  return undefined;
}

const wordsPerMinute = 200;

/** Cache by language and text. Counting is slow, and an untranslated post has the same text in all languages. */
const known = new Map<string, number>();

/**
 * Returns the reading time of a post in minutes, at least one. Word boundaries depend on the language, for example in
 * Chinese.
 */
export function readingTime(body: string, locale: Locale): number {
  const key = locale + body;
  const minutes = known.get(key) ?? countMinutes(body, locale);
  known.set(key, minutes);
  return minutes;
}

function countMinutes(body: string, locale: Locale): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(localeInfo(locale).htmlLang, { granularity: 'word' }).segment(body)) {
    if (isWordLike) words += 1;
  }
  return Math.max(1, Math.round(words / wordsPerMinute));
}
