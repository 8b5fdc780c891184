import type { DocSet, SidebarItem } from '../docs/types';
import type { SiteModel } from '../routes/model';
import { type DocsRoute, isDocsRoute } from '../routes/table';
import type { Locale } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';

/** Name of the book with all sections. */
export const wholeBook = 'all';

/** An entry of a table of contents: a chapter, or a category without a page, with the entries below it. */
export type Entry = { label: string; path?: string; children: Entry[] };

/** A book before it is made: what is in it, in which order. */
export type BookPlan = {
  locale: Locale;
  /** `routing`, or {@link wholeBook}. It is also the name of the file. */
  section: string;
  /** Label of the section in the sidebar. Undefined for the book of all sections. */
  label: string | undefined;
  /** Site path of the page that stands for the section, without language prefix. */
  path: string;
  entries: Entry[];
  /** The pages in the order of the sidebar. */
  routes: DocsRoute[];
};

/** Site path of a book, with language. */
export function bookPath({ locale, section }: Pick<BookPlan, 'locale' | 'section'>): string {
  return `/books/${locale}/${section}.epub`;
}

/**
 * Returns the books of a language: one for each section (a category at the top of the sidebar), then one with everything
 * that the sidebar of the latest docs version has.
 */
export function planBooks(model: SiteModel, locale: Locale): BookPlan[] {
  const { routeBase, landing, versions } = model.site.docs;
  const pages = new Map(
    model.routes.flatMap((route) =>
      route.locale === locale && isDocsRoute(route) && route.set.version === versions[0] ? [[route.path, route]] : [],
    ),
  );
  const set: DocSet | undefined = pages.values().next().value?.set;
  if (!set) return [];
  const planOf = (section: string, label: string | undefined, path: string, items: SidebarItem[]): BookPlan => {
    const entries = entriesOf(items);
    return { locale, section, label, path, entries, routes: pathsOf(entries).flatMap((at) => pages.get(at) ?? []) };
  };
  const sections = set.sidebar.flatMap((item) => {
    const [first] = pathsOf(entriesOf([item]));
    if (item.type !== 'category' || first === undefined) return [];
    const path = item.path ?? first;
    return [planOf(sectionOf(path, routeBase), item.label, path, [item])];
  });
  return [...sections, planOf(wholeBook, undefined, landing, set.sidebar)].filter(({ routes }) => routes.length > 0);
}

/** The folder of a section's page below the docs. */
function sectionOf(path: string, routeBase: string): string {
  const parts = path.slice(routeBase.length + 1).split('/');
  return (parts.length > 1 ? parts.slice(0, -1) : parts).join('-');
}

function entriesOf(items: SidebarItem[]): Entry[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [];
    const children = item.type === 'category' ? entriesOf(item.items) : [];
    return item.path === undefined && children.length === 0 ? [] : [{ label: item.label, path: item.path, children }];
  });
}

/** The paths of chapters in reading order. */
function pathsOf(entries: Entry[]): string[] {
  return entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
}

/** Address of a page on the site, in a language. Files have no language. */
export function siteAddress(path: string, locale: Locale, { url, basePath }: { url: string; basePath: string }): string {
  return url + basePath + (/\.\w+(?=[?#]|$)/.test(path.replace(/#.*$/, '')) ? path : localizePath(path, locale).replace(/^\/$/, ''));
}
