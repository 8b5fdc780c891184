import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import type { Problem } from '../problems/problem';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { buildDocSet } from './build';
import { flattenSidebar, neighbours } from './navigation';
import { docsOf } from './test-set';
import type { SidebarItem } from './types';

type Page = {
  source: string;
  title: string;
  position?: number;
  sidebarLabel?: string;
  className?: string;
  slug?: string;
  draft?: boolean;
  partial?: boolean;
  paginationNext?: string | null;
  /** Null for a partial. */
  path: string | null;
  prev?: string;
  next?: string;
};
type Category = { dir: string; label: string; position: number; className?: string; key?: string; link: { type: string; id?: string } };
type Entry = { label: string; path: string; category?: boolean; className?: string; items?: Entry[] };

/** Structure of the whole documentation as Docusaurus made it: what its files say, and what came of it. */
const structure: { pages: Page[]; categories: Category[]; sidebar: Entry[] } = JSON.parse(
  readFileSync('tests/fixtures/site-structure.json', 'utf8'),
);

/** A file per page and category, with nothing but what shapes the structure. */
function structureFiles(): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const page of structure.pages) {
    const frontMatter = {
      title: page.title,
      sidebar_position: page.position,
      sidebar_label: page.sidebarLabel,
      sidebar_class_name: page.className,
      slug: page.slug,
      draft: page.draft,
      pagination_next: page.paginationNext,
    };
    texts[`en/docs/${page.source}.mdx`] = `---\n${JSON.stringify(frontMatter)}\n---\n\nText.\n`;
  }
  for (const { dir, ...meta } of structure.categories) texts[`en/docs/${dir}/_category_.json`] = JSON.stringify(meta);
  return texts;
}

function toEntry(item: SidebarItem): Entry {
  if (item.type === 'link') throw new Error(`There is no link in a generated sidebar, but ${item.label} is one.`);
  const { label, path = '(no page)', className } = item;
  const entry = { label, path, ...(className && { className }) };
  return item.type === 'doc' ? entry : { ...entry, category: true, items: item.items.map(toEntry) };
}

describe('the structure of the whole documentation', () => {
  const { set, problems } = docsOf(structureFiles());
  const published = structure.pages.filter(({ partial, draft }) => !partial && !draft);

  test('is read without a problem', () => {
    expect(problems).toEqual([]);
  });

  test('gives the sidebar that Docusaurus generates', () => {
    expect(set.sidebar.map(toEntry)).toEqual(structure.sidebar);
  });

  test('gives every published page its path', () => {
    const paths = Object.fromEntries([...set.docs.values()].map(({ entry, path }) => [entry.source, path]));
    expect(paths).toEqual(Object.fromEntries(published.map(({ source, path }) => [`${source}.mdx`, path])));
  });

  test('gives every page its previous and next page', () => {
    const actual = [...set.docs.values()].map((doc) => {
      const { previous, next } = neighbours(set, { path: doc.path, doc });
      return { page: doc.path, prev: previous?.path, next: next?.path };
    });
    const expected = published.map(({ path, prev, next }) => ({ page: path, prev, next }));
    const byPage = (a: { page: string | null }, b: { page: string | null }) => String(a.page).localeCompare(String(b.page));
    expect(actual.sort(byPage)).toEqual(expected.sort(byPage));
  });
});

test('the content of the site has the same sidebar, as far as its pages are written', async () => {
  const site = loadSite(values, {});
  const [version] = site.docs.versions;
  if (!version) throw new Error('The site configuration has no docs version.');
  const problems: Problem[] = [];
  const content = parseContent(new ContentReader('content').read());
  const set = buildDocSet({ content, site, locale: 'en', version, drafts: false, problems });
  const written = new Set(flattenSidebar(set.sidebar).map(({ path }) => path));

  /** A category without other pages becomes a plain entry, or goes where it has no page of its own. */
  const prune = (entries: Entry[]): Entry[] =>
    entries.flatMap(({ items = [], category, ...entry }) => {
      const inner = prune(items);
      if (inner.length > 0) return [{ ...entry, category, items: inner }];
      return written.has(entry.path) ? [entry] : [];
    });

  expect(problems).toEqual([]);
  expect(written.size).toBeGreaterThan(0);
  expect(set.sidebar.map(toEntry)).toEqual(prune(structure.sidebar));
});
