import type { Entry } from '../content/types';
import type { Locale } from '../shared/i18n/locales';
import type { Version } from '../site/schema';

/** A page of the docs in one language. */
export type Doc = {
  /** Path of folders and file name without number prefixes and extension, or the `id` of the front matter. */
  id: string;
  version: Version;
  /** Site path without language prefix, as in `/docs/introduction/overview`. */
  path: string;
  title: string;
  /** What stands above its text: the author's `# heading`, else the title; undefined where the front matter hides that. */
  heading: string | undefined;
  /** First text of the page where the front matter has none. */
  description: string;
  sidebarLabel: string;
  draft: boolean;
  unlisted: boolean;
  entry: Entry;
};

/** A page that lists a category's pages, made from a `generated-index` link. */
export type GeneratedIndex = {
  version: Version;
  path: string;
  title: string;
  description: string;
  /** Language of title and description. */
  textLocale: Locale;
  /** Category file, for messages. */
  file: string;
  items: SidebarItem[];
};

/** What an entry of the sidebar is called; `lang` is the language of that, where it is not that of the set. */
type Labelled = { label: string; lang?: string };

/** Entry of the sidebar that leads to a doc. */
export type SidebarDoc = Labelled & { type: 'doc'; id: string; path: string; className?: string };

/** Entry of the sidebar that holds others; with `path` it leads to a page of its own. */
export type SidebarCategory = Labelled & {
  type: 'category';
  path?: string;
  /** Doc that the category itself links to. */
  docId?: string;
  collapsible: boolean;
  collapsed: boolean;
  className?: string;
  items: SidebarItem[];
};

/** Entry of the sidebar that leads elsewhere. */
export type SidebarLink = Labelled & { type: 'link'; href: string; className?: string };

/** Entry of the sidebar. */
export type SidebarItem = SidebarDoc | SidebarCategory | SidebarLink;

/** All of one version's docs in one language. */
export type DocSet = {
  version: Version;
  /** By id. */
  docs: Map<string, Doc>;
  generatedIndexes: GeneratedIndex[];
  sidebar: SidebarItem[];
};
