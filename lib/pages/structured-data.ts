/** Structured data for search engines (https://schema.org). `JsonLd` renders it. */

import type { Route } from '../routes/table';
import { type Locale, localeInfo } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { absoluteUrl, site } from '../site';
import { socialImage } from './card';
import type { PageFacts } from './facts';

/** Returns the structured data of a page: its breadcrumbs and what it is. Empty for lists and for pages without content. */
export async function structuredData(page: PageFacts): Promise<object[]> {
  const { route } = page;
  switch (route.kind) {
    case 'home':
      return [webSite(page)];
    case 'doc':
      return [breadcrumbList(page), techArticle(page)];
    case 'generated-index':
      return [breadcrumbList(page)];
    case 'post':
      return [breadcrumbList(page), await blogPosting({ ...page, route })];
    default:
      return [];
  }
}

const urlIn = (path: string, locale: Locale) => absoluteUrl(localizePath(path, locale));

const publisher = () => ({ '@type': 'Organization', name: site.name, url: absoluteUrl('/') });

/** Leaves out categories without a page, because every item needs a URL. */
function breadcrumbList({ breadcrumbs, route: { textLocale } }: PageFacts): object {
  const steps = breadcrumbs.flatMap(({ label, path }) => (path === undefined ? [] : [{ label, path }]));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: urlIn(path, textLocale),
    })),
  };
}

function techArticle({ title, description, canonical: url, lastUpdated, route }: PageFacts): object {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: localeInfo(route.textLocale).htmlLang,
    dateModified: lastUpdated?.toISOString(),
    publisher: publisher(),
  };
}

/** The site, with its search page. */
function webSite({ route: { locale }, url, card }: PageFacts): object {
  return {
    '@type': 'WebSite',
    name: card.site,
    url,
    inLanguage: localeInfo(locale).htmlLang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${urlIn('/search', locale)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

async function blogPosting(page: PageFacts<Extract<Route, { kind: 'post' }>>): Promise<object> {
  const { title, description, canonical: url, lastUpdated, route } = page;
  const { date, tags, authors } = route.post;
  const image = await socialImage(page);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date.toISOString(),
    dateModified: (lastUpdated ?? date).toISOString(),
    inLanguage: localeInfo(route.textLocale).htmlLang,
    url,
    mainEntityOfPage: url,
    image: image && absoluteUrl(image.path),
    keywords: tags.map(({ label }) => label).join(', '),
    author: authors.map(({ name, path, url: own = path }) => ({
      '@type': 'Organization',
      name,
      url: own?.startsWith('/') ? urlIn(own, route.textLocale) : own,
    })),
    publisher: publisher(),
  };
}
