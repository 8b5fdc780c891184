import { feedFiles, hasFeeds } from '../blog/feed-files';
import { listTexts } from '../blog/list-texts';
import type { BlogPage } from '../blog/types';
import { readLastUpdates } from '../content/last-updated';
import { type Breadcrumb, breadcrumbs, categoriesOf } from '../docs/navigation';
import { textLang } from '../i18n/text-lang';
import { type Translator, translatorFor } from '../i18n/translator';
import type { SiteModel } from '../routes/model';
import { docOrPost, hasTwin, isBlogRoute, isStandalone, type Route, type StandaloneKind, standalonePages } from '../routes/table';
import { defaultLocale, type Locale, localeInfo, locales } from '../shared/i18n/locales';
import { localizePath, twinPath } from '../shared/i18n/paths';
import type { SearchSection } from '../shared/search/types';
import { absoluteUrl } from '../site';
import { tabTitles } from './tab-titles';

/** Data of a social card: the picture that social networks show next to a link. */
export type Card = {
  title: string;
  /** Section of the site. Empty for standalone pages. */
  section: string;
  /** Name of the site in the language of the text. */
  site: string;
  locale: Locale;
};

/**
 * Everything that is known about a page, once. Routes, metadata, structured data, cards, page lists, the sitemap,
 * Markdown twins, llms files, and search read it. All URLs are absolute.
 */
export type PageFacts<R extends Route = Route> = {
  route: R;
  /** Title without the name of the site. */
  title: string;
  /** Title for tabs and search engines, without the name of the site. */
  tabTitle: string;
  /** Text of the `<h1>`. Undefined if the page shows none. */
  heading: string | undefined;
  /** One sentence about the page. Empty if the author wrote none. */
  description: string;
  keywords?: string[];
  /** `lang` attribute of the text if its language differs from that of the page. */
  lang: string | undefined;
  /** The outermost category, or the blog. Empty for standalone pages. */
  section: string;
  /** Labels of the categories around the page, outermost first. */
  trail: readonly string[];
  /** Breadcrumbs, the page last. Empty for pages without an article. */
  breadcrumbs: Breadcrumb[];
  /** Levels of the headings in the table of contents. Undefined for pages without one. */
  toc: { minLevel: number; maxLevel: number } | undefined;
  /** Whether the 404 page suggests it, and llms files list it if it has a twin. False for unlisted pages and further pages of lists. */
  isListed: boolean;
  /** Whether search finds it. False for lists of tags and authors, because they repeat other pages. */
  isSearched: boolean;
  /** The part of the site for filtering search results. */
  searchSection: SearchSection;
  url: string;
  /** URL in the language of the text. Untranslated pages refer to the English page. */
  canonical: string;
  /** The page in all languages that have it, and `x-default`. Empty if only one language has it. */
  alternates: { hreflang: string; url: string }[];
  /** URL of the Markdown twin, if the page has one. */
  twinUrl: string | undefined;
  /** URL for editing the file of a doc or post. */
  editUrl: string | undefined;
  /** Date of the last change of a doc or post, if known. */
  lastUpdated: Date | undefined;
  /** Feeds for `<head>`, by media type. */
  feeds: Record<string, { url: string; title: string }[]> | undefined;
  /** Data of the social card. Untranslated pages have the card of the English page. */
  card: Card;
};

/** Returns the facts about a page. */
export type FactsOf = <R extends Route>(route: R) => PageFacts<R>;

type Kind = Route['kind'];
type RouteOf<K extends Kind> = Extract<Route, { kind: K }>;
type ListKind = Exclude<BlogPage['kind'], 'post'>;

/** The facts that depend on the kind of a page. Omitted titles are the same as `title`. */
type KindFacts = Pick<PageFacts, 'title' | 'description' | 'section' | 'trail' | 'isListed' | 'isSearched' | 'searchSection'> &
  Partial<Pick<PageFacts, 'tabTitle' | 'heading' | 'keywords' | 'breadcrumbs'>>;

function docsPlace({ set, path }: RouteOf<'doc' | 'generated-index'>, label: string, lang?: string) {
  const around = categoriesOf(set.sidebar, path);
  return {
    section: around[0]?.label ?? '',
    trail: around.filter((category) => category.path !== path).map((category) => category.label),
    breadcrumbs: breadcrumbs(set.sidebar, { label, lang, path }),
    searchSection: path.includes('/client-components/') ? 'client-components' : 'docs',
  } as const;
}

function blogPlace(t: Translator) {
  return { section: t('blog.title'), trail: [], searchSection: 'blog' } as const;
}

function standaloneFacts({ kind }: { kind: StandaloneKind }, t: Translator): KindFacts {
  const { title, description, isListed } = standalonePages[kind];
  return {
    title: t(title),
    tabTitle: kind === 'home' ? t('mdx.labelled', { label: t('site.title') }) + t(title) : undefined,
    description: description === undefined ? '' : t(description),
    ...{ section: '', trail: [], searchSection: 'docs', isListed, isSearched: isListed },
  };
}

function listFacts(route: RouteOf<ListKind>, t: Translator, isSearched: boolean): KindFacts {
  const texts = listTexts(route, t);
  const page = 'list' in route ? route.list.page : 1;
  const isFirst = page === 1;
  const heading = isFirst ? texts.title : t('blog.pageTitle', { title: texts.title, page });
  return { ...texts, heading, tabTitle: heading, ...blogPlace(t), isListed: isFirst, isSearched: isSearched && isFirst };
}

/** Facts by kind of page, for kinds that are not in `standalonePages`. A kind without an entry is a type error. */
const factsByKind: {
  [K in Exclude<Kind, StandaloneKind>]: (route: RouteOf<K>, t: Translator, { site }: Pick<SiteModel, 'site'>) => KindFacts;
} = {
  doc: (route) => {
    const { title, heading, description, sidebarLabel, unlisted, draft, entry } = route.doc;
    const place = docsPlace(route, sidebarLabel, textLang(route.textLocale, route.locale));
    const { keywords } = entry.frontMatter;
    return { title, heading, description, keywords, ...place, isListed: !unlisted, isSearched: !unlisted && !draft };
  },
  'generated-index': (route) => {
    const { title, description } = route.index;
    return { title, description, ...docsPlace(route, title), isListed: true, isSearched: true };
  },
  post: ({ post, path }, t, { site }) => {
    const { title, description, unlisted, draft, tags, entry } = post;
    return {
      title,
      description,
      tabTitle: entry.frontMatter.title_meta ?? title,
      keywords: entry.frontMatter.keywords ?? tags.map(({ label }) => label),
      ...blogPlace(t),
      breadcrumbs: [
        { label: t('blog.title'), path: site.blog.routeBase },
        { label: title, path },
      ],
      isListed: !unlisted,
      isSearched: !unlisted && !draft,
    };
  },
  'blog-list': (route, t) => ({ ...listFacts(route, t, true), section: '' }),
  'blog-archive': (route, t) => listFacts(route, t, true),
  'blog-tags': (route, t) => listFacts(route, t, false),
  'blog-tag': (route, t) => listFacts(route, t, false),
  'blog-authors': (route, t) => listFacts(route, t, false),
  'blog-author': (route, t) => listFacts(route, t, false),
};

function kindFacts(route: Route, t: Translator, model: Model): KindFacts {
  if (isStandalone(route)) return standaloneFacts(route, t);
  const facts = factsByKind[route.kind] as (route: Route, t: Translator, model: Model) => KindFacts;
  return facts(route, t, model);
}

type Model = Pick<SiteModel, 'routes' | 'route' | 'blog' | 'site'>;

const known = new WeakMap<Model, Promise<FactsOf>>();

/** Returns a function that returns the facts about each page of a model. Facts are computed once per page. */
export function loadFacts(model: Model): Promise<FactsOf> {
  let facts = known.get(model);
  if (!facts) known.set(model, (facts = readFacts(model)));
  return facts;
}

async function readFacts(model: Model): Promise<FactsOf> {
  const lastUpdate = await readLastUpdates();
  const translators = new Map<Locale, Translator>();
  for (const locale of locales) translators.set(locale, await translatorFor(locale));
  const docTitles = tabTitles(model.routes);
  const { site } = model;

  const translatorOf = (locale: Locale) => translators.get(locale) as Translator;

  const cardOf = (route: Route, { title, section }: KindFacts): Card => {
    const { path, locale, textLocale } = route;
    const english = textLocale === locale ? undefined : model.route(textLocale, path);
    if (english) return cachedFacts(english).card;
    const t = translatorOf(locale);
    const isAboutSite = isStandalone(route) && !standalonePages[route.kind].isListed;
    const text = isAboutSite ? { title: t('site.tagline'), section: '' } : { title, section };
    return { ...text, site: t('site.title'), locale };
  };

  const feedsOf = (route: Route): PageFacts['feeds'] => {
    if (!(route.kind === 'home' || isBlogRoute(route)) || !hasFeeds(model.blog(route.locale))) return undefined;
    const title = translatorOf(route.locale)('blog.feedTitle');
    return Object.fromEntries(
      feedFiles.map(({ file, type, label }) => [
        type,
        [{ url: absoluteUrl(localizePath(`${site.blog.routeBase}/${file}`, route.locale), site), title: `${title} (${label})` }],
      ]),
    );
  };

  const factsOf = (route: Route): PageFacts => {
    const own = kindFacts(route, translatorOf(route.locale), model);
    const entry = docOrPost(route)?.entry;
    const { custom_edit_url, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level } = entry?.frontMatter ?? {};
    const urlIn = (locale: Locale) => absoluteUrl(localizePath(route.path, locale), site);
    const alternates = route.alternates.map((locale) => ({ hreflang: localeInfo(locale).htmlLang, url: urlIn(locale) }));
    return {
      route,
      heading: own.title,
      breadcrumbs: [],
      ...own,
      tabTitle: own.tabTitle ?? docTitles.get(route) ?? own.title,
      lang: textLang(route.textLocale, route.locale),
      toc:
        entry && !hide_table_of_contents
          ? { minLevel: toc_min_heading_level ?? site.toc.minLevel, maxLevel: toc_max_heading_level ?? site.toc.maxLevel }
          : undefined,
      url: absoluteUrl(route.url, site),
      canonical: urlIn(route.textLocale),
      alternates: alternates.length > 1 ? [...alternates, { hreflang: 'x-default', url: urlIn(defaultLocale) }] : [],
      twinUrl: hasTwin(route) ? absoluteUrl(twinPath(route.url), site) : undefined,
      editUrl: entry && (custom_edit_url === undefined ? site.docs.editUrl + entry.file : (custom_edit_url ?? undefined)),
      lastUpdated: entry && lastUpdate(entry),
      feeds: feedsOf(route),
      card: cardOf(route, own),
    };
  };

  const computed = new Map<Route, PageFacts>();
  function cachedFacts(route: Route): PageFacts {
    let facts = computed.get(route);
    if (!facts) computed.set(route, (facts = factsOf(route)));
    return facts;
  }
  return cachedFacts as FactsOf;
}
