import { textLang } from '../i18n/text-lang';
import { nearestName, type Problem } from '../problems/problem';
import type { Doc, DocSet, SidebarCategory, SidebarItem } from './types';

/**
 * A link with its text. `path` is a site path without language prefix. `lang` is the language of the label if it
 * differs from that of the set.
 */
export type NavigationLink = { label: string; path: string; lang?: string };

/** A breadcrumb. Categories without a page have no path. */
export type Breadcrumb = { label: string; path?: string; lang?: string };

type SidebarPage = NavigationLink & { docId?: string };

/** Cache by sidebar, because each page of a set needs the same list. */
const flattened = new WeakMap<SidebarItem[], SidebarPage[]>();

/** Returns every page of a sidebar in reading order. */
export function flattenSidebar(items: SidebarItem[]): readonly SidebarPage[] {
  let pages = flattened.get(items);
  if (!pages) flattened.set(items, (pages = pagesOf(items)));
  return pages;
}

function pagesOf(items: SidebarItem[]): SidebarPage[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [];
    if (item.type === 'doc') return [{ label: item.label, lang: item.lang, path: item.path, docId: item.id }];
    const own = item.path === undefined ? [] : [{ label: item.label, lang: item.lang, path: item.path, docId: item.docId }];
    return [...own, ...pagesOf(item.items)];
  });
}

/**
 * Returns the categories around a page, outermost first. The page of a category counts as inside of it. Empty if the
 * page is not in the sidebar.
 */
export function categoriesOf(items: SidebarItem[], path: string): SidebarCategory[] {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.path === path) return [item];
    const inner = categoriesOf(item.items, path);
    if (inner.length > 0 || item.items.some((child) => child.type === 'doc' && child.path === path)) return [item, ...inner];
  }
  return [];
}

/** Returns the breadcrumbs of a page. The last one is the page. */
export function breadcrumbs(items: SidebarItem[], page: NavigationLink): Breadcrumb[] {
  const trail: Breadcrumb[] = categoriesOf(items, page.path).map(({ label, lang, path }) => ({ label, lang, path }));
  return trail.at(-1)?.path === page.path ? trail : [...trail, page];
}

/**
 * Returns the entries of the category that contains a page, without the page. At the top level, returns the whole
 * sidebar.
 * @throws Error when the page is not in the sidebar
 */
export function siblingItems(items: SidebarItem[], path: string): SidebarItem[] {
  const category = categoriesOf(items, path).at(-1);
  if (!category && !flattenSidebar(items).some((item) => item.path === path)) {
    throw new Error(`Current sidebar category not found for ${path}: list cards only on pages that the sidebar holds.`);
  }
  return (category?.items ?? items).filter((item) => item.type === 'link' || item.path !== path);
}

/**
 * Returns the previous and next page: those in the sidebar, or the docs in `pagination_prev` and `pagination_next`. A
 * page outside of the sidebar has only the latter.
 */
export function neighbours(
  set: DocSet,
  page: { path: string; doc?: Doc },
  problems: Problem[] = [],
): { previous?: NavigationLink; next?: NavigationLink } {
  const pages = flattenSidebar(set.sidebar);
  const index = pages.findIndex(({ path }) => path === page.path);
  const frontMatter = page.doc?.entry.frontMatter;
  const pick = (field: 'pagination_prev' | 'pagination_next', place: number): NavigationLink | undefined => {
    const id = frontMatter?.[field];
    if (id === null) return undefined;
    if (id !== undefined) {
      const doc = set.docs.get(id);
      if (doc) return doc.unlisted ? undefined : linkTo(doc);
      const near = nearestName(id, set.docs.keys());
      problems.push({
        severity: 'error',
        file: page.doc?.entry.file ?? '',
        message: `front matter: ${field}: there is no doc with the id "${id}"${near ? `; did you mean "${near}"?` : ''}`,
      });
    }
    const link = index === -1 || frontMatter?.displayed_sidebar === null ? undefined : pages[place];
    if (!link) return undefined;
    const doc = link.docId === undefined ? undefined : set.docs.get(link.docId);
    return doc?.entry.frontMatter.pagination_label === undefined ? { label: link.label, lang: link.lang, path: link.path } : linkTo(doc);
  };
  return { previous: pick('pagination_prev', index - 1), next: pick('pagination_next', index + 1) };
}

function linkTo({ path, sidebarLabel, entry }: Doc): NavigationLink {
  return { label: entry.frontMatter.pagination_label ?? sidebarLabel, lang: textLang(entry.textLocale, entry.locale), path };
}
