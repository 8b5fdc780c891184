import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { formatProblem, type Problem } from '../problems/problem';
import type { Locale } from '../shared/i18n/locales';
import { loadSite } from '../site/load';
import type { Version } from '../site/schema';
import { values } from '../site/values';
import { buildDocSet } from './build';
import type { DocSet, SidebarItem } from './types';

type Options = { locale?: Locale; version?: Version; drafts?: boolean };

/** Builds docs from files in memory for tests (paths in the content folder). Problems are formatted. */
export function docsOf(texts: Record<string, string>, options: Options = {}): { set: DocSet; problems: string[] } {
  const site = loadSite(values, {});
  const [latest] = site.docs.versions;
  const { locale = 'en', version = latest, drafts = false } = options;
  if (!version) throw new Error('The site configuration has no docs version.');
  const content = parseContent(files(texts));
  const problems: Problem[] = [...content.problems];
  const set = buildDocSet({ content, site, locale, version, drafts, problems });
  return { set, problems: problems.map(formatProblem) };
}

/** Formats a sidebar as lines: `Label /path`, entries of a category indented. */
export function outline(items: SidebarItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [`${indent}${item.label} ${item.href}`];
    const line = `${indent}${item.label}${item.path === undefined ? '' : ` ${item.path}`}`;
    return item.type === 'doc' ? [line] : [`${line} +`, ...outline(item.items, `${indent}  `)];
  });
}
