/** Structured data for search engines (https://schema.org). `JsonLd` renders it. */

import type { Post } from '../blog/types';
import type { Breadcrumb } from '../docs/navigation';
import type { Doc } from '../docs/types';
import type { SiteModel } from '../routes/model';
import type { Route } from '../routes/table';
import { type Locale, localeInfo } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { site } from '../site';
import { absoluteUrl } from './metadata';

/** Returns the URL of a page in the language of its text. Untranslated pages refer to the English page. */
const canonical = (route: Pick<Route, 'path' | 'textLocale'>) => absoluteUrl(localizePath(route.path, route.textLocale));

const publisher = () => ({ '@type': 'Organization', name: site.name, url: absoluteUrl('/') });

/** Returns the breadcrumbs of a page. Leaves out categories without a page, because every item except the last needs a URL. */
export function breadcrumbList(trail: Breadcrumb[], route: Pick<Route, 'path' | 'textLocale'>): object {
  const steps = trail.filter(({ path }) => path !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path = route.path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonical({ path, textLocale: route.textLocale }),
    })),
  };
}

/** Returns the data of a docs page. */
export function techArticle({ title, description }: Doc, route: Route, updated: Date | undefined): object {
  const url = canonical(route);
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: localeInfo(route.textLocale).htmlLang,
    dateModified: updated?.toISOString(),
    publisher: publisher(),
  };
}

/** Returns the data of the site, with its search page if it has one. */
export function webSite(name: string, locale: Locale, model: Pick<SiteModel, 'route'>): object {
  const search = model.route(locale, '/search');
  return {
    '@type': 'WebSite',
    name,
    url: absoluteUrl(localizePath('/', locale)),
    inLanguage: localeInfo(locale).htmlLang,
    potentialAction: search && {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(search.url)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/**
 * Returns the data of a post.
 * @param options.image path of its image on the site
 * @param options.modified date of the last change
 */
export function blogPosting(post: Post, { image, modified }: { image?: string; modified?: Date }): object {
  const { entry, path, title, description, date, authors, tags } = post;
  const { textLocale } = entry;
  const url = canonical({ path, textLocale });
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date.toISOString(),
    dateModified: (modified ?? date).toISOString(),
    inLanguage: localeInfo(textLocale).htmlLang,
    url,
    mainEntityOfPage: url,
    image: image && absoluteUrl(image),
    keywords: tags.map(({ label }) => label).join(', '),
    author: authors.map(({ name, path: page, url: own = page }) => ({
      '@type': 'Organization',
      name,
      url: own?.startsWith('/') ? canonical({ path: own, textLocale }) : own,
    })),
    publisher: publisher(),
  };
}
