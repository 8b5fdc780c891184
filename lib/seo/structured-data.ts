/** Facts about pages for search engines, in the terms of https://schema.org. `JsonLd` puts them into a page. */

import type { Post } from '../blog/types';
import type { Breadcrumb } from '../docs/navigation';
import type { Doc } from '../docs/types';
import type { SiteModel } from '../routes/model';
import type { Route } from '../routes/table';
import { type Locale, localeInfo } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { site } from '../site';
import { absoluteUrl } from './metadata';

/** Address of a page in the language of its text: fallbacks name the page that they show. */
const canonical = (route: Pick<Route, 'path' | 'textLocale'>) => absoluteUrl(localizePath(route.path, route.textLocale));

const publisher = () => ({ '@type': 'Organization', name: site.name, url: absoluteUrl('/') });

/** The trail to a page; categories without a page are left out, since every step but the last needs one. */
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

/** A page of the docs. */
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

/** The site itself, with its search where it has a page for that. */
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
 * A post.
 * @param options.image path of its image on the site
 * @param options.modified when it was last changed
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
