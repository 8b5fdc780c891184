import { createHash } from 'node:crypto';
import type { Content } from '../../content/parse';
import type { DocFile, PostFile } from '../../content/types';
import { defaultLocale, type Locale, locales } from '../../shared/i18n/locales';
import { normalText } from '../../shared/text/normal-text';

/** State of a page in another language. An orphan has no English page. */
export type TranslationState = 'translated' | 'outdated' | 'missing' | 'orphan';

/** State of a page in a language, by its path in the docs folder of the version. `blog` is the version of posts. */
export type PageStatus = { locale: Locale; version: string; source: string; state: TranslationState };

/** Counts of pages by state. */
export type Counts = Record<TranslationState, number>;

/**
 * Returns the value for `source_hash` of a translation: the first twelve digits of the SHA-256 of the English file in
 * the repository. Ignores line endings and the byte order mark, because working copies may differ in them.
 */
export function sourceHash(source: Uint8Array | string): string {
  const text = typeof source === 'string' ? source : Buffer.from(source).toString();
  return createHash('sha256').update(normalText(text)).digest('hex').slice(0, 12);
}

/**
 * Returns the state of every doc and post in every other language. Drafts without a translation aren't missing.
 * @param hashOf returns the current hash of an English file
 */
export function translationStatus(content: Content, versions: string[], hashOf: (file: DocFile | PostFile) => string): PageStatus[] {
  const result: PageStatus[] = [];
  const filesOf = (version: string, locale: Locale): Map<string, DocFile | PostFile> =>
    version === 'blog' ? content.blog(locale).posts : content.folder(locale, version).docs;
  for (const version of [...versions, 'blog']) {
    const base = filesOf(version, defaultLocale);
    for (const locale of locales) {
      if (locale === defaultLocale) continue;
      const own = filesOf(version, locale);
      for (const [source, file] of base) {
        const translation = own.get(source);
        if (!translation && file.frontMatter.draft) continue;
        const isCurrent = translation?.frontMatter.source_hash === hashOf(file);
        result.push({ locale, version, source, state: !translation ? 'missing' : isCurrent ? 'translated' : 'outdated' });
      }
      for (const source of own.keys()) if (!base.has(source)) result.push({ locale, version, source, state: 'orphan' });
    }
  }
  return result;
}

/** Returns the section of a page: its first folder in the docs folder. All posts are one section. */
export function sectionOf(version: string, source: string): string {
  if (version === 'blog') return '(blog)';
  return source.includes('/') ? (source.split('/')[0] ?? '') : '(top)';
}

/** Counts pages by language, and by language and section, see {@link sectionOf}. */
export function countStatus(pages: PageStatus[]): { locale: Locale; total: Counts; sections: Map<string, Counts> }[] {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const own = pages.filter((page) => page.locale === locale);
      const sections = new Map<string, Counts>();
      for (const { version, source, state } of own) {
        const section = sectionOf(version, source);
        const counts = sections.get(section) ?? noCounts();
        counts[state] += 1;
        sections.set(section, counts);
      }
      const total = noCounts();
      for (const { state } of own) total[state] += 1;
      return { locale, total, sections: new Map([...sections].sort(([a], [b]) => a.localeCompare(b, 'en'))) };
    });
}

function noCounts(): Counts {
  return { translated: 0, outdated: 0, missing: 0, orphan: 0 };
}

/** Formats the counts as a table for a terminal. */
export function formatStatus(counts: ReturnType<typeof countStatus>, withSections: boolean): string {
  const columns: TranslationState[] = ['translated', 'outdated', 'missing', 'orphan'];
  const rows: string[][] = [['', ...columns]];
  for (const { locale, total, sections } of counts) {
    rows.push([locale, ...columns.map((state) => String(total[state]))]);
    if (withSections) for (const [name, own] of sections) rows.push([`  ${name}`, ...columns.map((state) => String(own[state]))]);
  }
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows
    .map(([name = '', ...cells]) => [name.padEnd(width), ...cells.map((cell) => cell.padStart(10))].join('  ').trimEnd())
    .join('\n');
}
