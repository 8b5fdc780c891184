import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { defaultLocale, locales } from '../shared/i18n/locales';

/**
 * Copies the content with `scale` copies of every docs page. Copies are next to their page, so that links stay valid.
 * The copy may be edited.
 */
export async function writeCorpus(from: string, to: string, scale: number): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const pages = await glob(['*/docs/**/*.{md,mdx}'], { cwd: to, ignore: ['**/_*'] });
  for (const page of pages) {
    const { dir, name, ext } = path.parse(page);
    const text = await readFile(path.join(to, page), 'utf8');
    for (let copy = 2; copy <= scale; copy++) {
      // The build requires a unique URL and unique titles.
      const own = text.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
        frontMatter
          .replace(/^(?:slug|id|displayed_sidebar):.*\n/gm, '')
          .replace(
            /^((?:title|title_meta): *)(["']?)(.+?)\2 *$/gm,
            (_, key: string, quote: string, title: string) => `${key}${quote}${title}, copy ${copy}${quote}`,
          ),
      );
      await writeFile(path.join(to, dir, `${name}-copy-${copy}${ext}`), own);
    }
  }
}

/**
 * Copies the content and replaces the docs and posts of all other languages with texts made from the English ones: every
 * word of the prose becomes another one, and all else (front matter fields, ids, code, links, components) stays. With it, an
 * untranslated or older content builds as a site in seven full languages.
 */
export async function writeTranslatedCorpus(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const files = await glob(['{docs,blog}/**'], { cwd: path.join(to, defaultLocale), ignore: ['**/_category_.*'] });
  for (const locale of locales) {
    if (locale === defaultLocale) continue;
    for (const own of ['docs', 'blog', 'terms.yml']) await rm(path.join(to, locale, own), { recursive: true, force: true });
    for (const name of files) {
      const [original, file] = [path.join(to, defaultLocale, name), path.join(to, locale, name)];
      await mkdir(path.dirname(file), { recursive: true });
      if (/\.mdx?$/.test(name)) await writeFile(file, inOtherWords(await readFile(original, 'utf8'), locale));
      // Older versions of the site look for images beside the translation only.
      else await cp(original, file);
    }
  }
}

/** Front matter that a translation has. All other fields come from the English file. */
const translatedField = /^(title|title_meta|description|sidebar_label|pagination_label|unchecked_api):/;
/** What stays within prose: inline code, tags, link targets, ids of headings, expressions, addresses, directives, comments. */
const kept = /`[^`]*`|<[^>]*>|\]\([^)]*\)|\{[^}]*\}|https?:\S+|^\s*:::\w*|^\s*\|[-:| ]+\|$|\[\^[^\]]*\]/gm;

/** Returns a text with other words of the same length in its prose. */
export function inOtherWords(text: string, locale: string): string {
  const [head = '', frontMatter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const fields = frontMatter.split('\n').filter((line) => translatedField.test(line));
  const titles = fields.map((line) => line.replace(/(?<=: ).*/, (value) => otherWords(value, locale)));
  let fence: string | undefined;
  const lines = text.slice(head.length).split('\n');
  const body = lines.map((line) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (fence === undefined || line.trim() === fence)) fence = fence === undefined ? mark : undefined;
    else if (fence === undefined && !/^\s*(?:import|export|<[^>]*>?\s*$|[A-Za-z]+=|\/>|\[[^\]]+\]: )/.test(line))
      return otherWords(line, locale);
    return line;
  });
  return `${head === '' ? '' : `---\n${titles.join('\n')}\n---\n`}${body.join('\n')}`;
}

function otherWords(line: string, locale: string): string {
  const parts: string[] = [];
  let end = 0;
  const change = (words: string) => words.replace(/\b[a-z]{2,}\b/g, (word) => [...word].reverse().join('') + locale[0]);
  for (const { 0: same, index } of line.matchAll(kept)) {
    parts.push(change(line.slice(end, index)), same);
    end = index + same.length;
  }
  return parts.join('') + change(line.slice(end));
}
