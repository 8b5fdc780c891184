import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Messages, readMessages } from '../i18n/messages';
import type { PageFacts } from '../pages/facts';
import type { TwinRoute } from '../routes/table';
import { type Locale, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { absoluteUrl } from '../site';
import type { Site } from '../site/schema';
import type { Twin } from './twins';

type Host = Pick<Site, 'url' | 'basePath' | 'docs' | 'blog'>;

/** Pages of one folder of the docs, or the posts. Pages directly in the docs folder have no section. */
type Section = { folder: string; label: string; twins: Twin[] };

/** Returns the sections, ordered by their first page. The blog is last. */
function sectionsOf(twins: Twin[], { docs, blog }: Pick<Site, 'docs' | 'blog'>, other: string): Section[] {
  const sections = new Map<string, Section>();
  for (const twin of twins) {
    const { folder, label } = placeOf(twin.page);
    const section = sections.get(folder) ?? { folder, label, twins: [] };
    section.twins.push(twin);
    sections.set(folder, section);
  }
  const rank = ({ folder }: Section) => ['', blog.routeBase].indexOf(folder);
  return [...sections.values()].sort((a, b) => rank(a) - rank(b));

  function placeOf({ route, section }: PageFacts<TwinRoute>): { folder: string; label: string } {
    if (route.kind === 'post') return { folder: blog.routeBase, label: section };
    const [first = '', ...rest] = route.path.slice(docs.routeBase.length + 1).split('/');
    if (rest.length === 0) return { folder: '', label: other };
    return { folder: `${docs.routeBase}/${first}`, label: section || first };
  }
}

const size = (text: string) => `${Math.max(1, Math.round(Buffer.byteLength(text) / 1024))} kB`;

/** Joins all pages to one text, each with its URL. */
function fullText(title: string, twins: Twin[]): string {
  const pages = twins.map(({ text, page }) => text.replace('\n', `\n\n<${page.url}>\n`).trimEnd());
  return `# ${title}\n\n${pages.join('\n\n---\n\n')}\n`;
}

/**
 * Builds the collections of a language: `llms.txt` (index of the pages with description and size), `llms-full.txt`
 * (their texts), and one text for each section. Untranslated pages are only in the index: docs in a separate section,
 * posts among the others.
 * @returns path on the site → content
 * @see https://llmstxt.org
 */
export function collections(all: Twin[], locale: Locale, site: Host, { site: texts, llms }: Messages): Map<string, string> {
  const listed = all.filter(({ page }) => page.route.locale === locale && page.isListed);
  const isOwn = ({ page }: Twin) => page.route.textLocale === locale;
  const inSection = (twin: Twin) => isOwn(twin) || twin.page.route.kind === 'post';
  const others = listed.filter((twin) => !inSection(twin));
  const files = new Map<string, string>();
  const entry = ({ page: { title, description, twinUrl, route }, text }: Twin) =>
    `- [${title}](${twinUrl})${description ? `: ${description.replace(/\s+/g, ' ')}` : ''} (${size(text)}${route.textLocale === locale ? '' : ', en'})`;
  const fullPath = localizePath('/llms-full.txt', locale);
  const full = fullText(texts.title, listed.filter(isOwn));
  files.set(fullPath, full);
  const isWhole = listed.every(isOwn);
  const lines = [`# ${texts.title}`, '', `> ${texts.description}`, ''];
  lines.push(`- [${isWhole ? llms.full : llms.translated}](${absoluteUrl(fullPath, site)}) (${size(full)})`);
  if (!isWhole) lines.push(`- [${llms.fullEnglish}](${absoluteUrl('/llms-full.txt', site)})`);
  const sections = sectionsOf(listed.filter(inSection), site, llms.other);
  for (const { folder, label, twins } of sections) {
    lines.push('', `## ${label}`, '');
    const translated = twins.filter(isOwn);
    if (folder && translated.length > 0) {
      const sectionPath = localizePath(`${folder}/llms-full.txt`, locale);
      const text = fullText(`${texts.title}: ${label}`, translated);
      files.set(sectionPath, text);
      lines.push(`- [${llms.section}](${absoluteUrl(sectionPath, site)}) (${size(text)})`);
    }
    for (const twin of twins) lines.push(entry(twin));
  }
  if (others.length > 0) lines.push('', `## ${llms.english}`, '', ...others.map(entry));
  files.set(localizePath('/llms.txt', locale), `${lines.join('\n')}\n`);
  return files;
}

/** Writes the collections of all languages. */
export async function writeCollections(exportDir: string, twins: Twin[], site: Host): Promise<void> {
  for (const locale of locales) {
    for (const [sitePath, text] of collections(twins, locale, site, await readMessages(locale))) {
      const file = path.join(exportDir, sitePath);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}
