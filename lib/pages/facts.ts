import { listTexts } from '../blog/list-texts';
import type { BlogPage } from '../blog/types';
import { categoriesOf } from '../docs/navigation';
import type { Translator } from '../i18n/translator';
import type { Route } from '../routes/table';
import type { SearchSection } from '../shared/search/types';

/** Facts about a page for cards, page lists, Markdown twins, llms files, and search. */
export type PageFacts = {
  /** Title without the name of the site. */
  title: string;
  /** One sentence about the page. Empty if the author wrote none. */
  description: string;
  /** The outermost category, or the blog. Empty for standalone pages. */
  section: string;
  /** Labels of the categories around the page, outermost first. */
  trail: readonly string[];
  /** Whether the 404 page and llms files list it. False for unlisted pages and further pages of lists. */
  isListed: boolean;
  /** Whether search finds it. False for lists of tags and authors, because they repeat other pages. */
  isSearched: boolean;
  /** The part of the site for filtering search results. */
  searchSection: SearchSection;
};

type Kind = Route['kind'];
type RouteOf<K extends Kind> = Extract<Route, { kind: K }>;
type ListKind = Exclude<BlogPage['kind'], 'post'>;

const alone = { section: '', trail: [], searchSection: 'docs' } as const;
const notNamed = { ...alone, isListed: false, isSearched: false } as const;

function docsPlace({ set, path }: RouteOf<'doc' | 'generated-index'>): Pick<PageFacts, 'section' | 'trail' | 'searchSection'> {
  const around = categoriesOf(set.sidebar, path);
  return {
    section: around[0]?.label ?? '',
    trail: around.filter((category) => category.path !== path).map(({ label }) => label),
    searchSection: path.includes('/client-components/') ? 'client-components' : 'docs',
  };
}

function blogPlace(t: Translator): Pick<PageFacts, 'section' | 'trail' | 'searchSection'> {
  return { section: t('blog.title'), trail: [], searchSection: 'blog' };
}

function listFacts(route: RouteOf<ListKind>, t: Translator, isSearched: boolean): PageFacts {
  const isFirst = !('list' in route) || route.list.page === 1;
  return { ...listTexts(route, t), ...blogPlace(t), isListed: isFirst, isSearched: isSearched && isFirst };
}

/** Facts by kind of page. A kind without an entry is a type error. */
const factsByKind: { [K in Kind]: (route: RouteOf<K>, t: Translator) => PageFacts } = {
  home: (_, t) => ({ ...notNamed, title: t('site.tagline'), description: t('site.description') }),
  search: (_, t) => ({ ...notNamed, title: t('search.title'), description: t('search.description') }),
  'not-found': (_, t) => ({ ...notNamed, title: t('notFound.title'), description: '' }),
  'live-demo': (_, t) => ({
    ...alone,
    title: t('liveDemo.title'),
    description: t('liveDemo.description'),
    isListed: true,
    isSearched: true,
  }),
  doc: (route) => {
    const { title, description, unlisted, draft } = route.doc;
    return { title, description, ...docsPlace(route), isListed: !unlisted, isSearched: !unlisted && !draft };
  },
  'generated-index': (route) => {
    const { title, description } = route.index;
    return { title, description, ...docsPlace(route), isListed: true, isSearched: true };
  },
  post: ({ post: { title, description, unlisted, draft } }, t) => {
    return { title, description, ...blogPlace(t), isListed: !unlisted, isSearched: !unlisted && !draft };
  },
  'blog-list': (route, t) => ({ ...listFacts(route, t, true), section: '' }),
  'blog-archive': (route, t) => listFacts(route, t, true),
  'blog-tags': (route, t) => listFacts(route, t, false),
  'blog-tag': (route, t) => listFacts(route, t, false),
  'blog-authors': (route, t) => listFacts(route, t, false),
  'blog-author': (route, t) => listFacts(route, t, false),
};

/** @param t translator for the language of the texts */
export function pageFacts(route: Route, t: Translator): PageFacts {
  const facts = factsByKind[route.kind] as (route: Route, t: Translator) => PageFacts;
  return facts(route, t);
}
