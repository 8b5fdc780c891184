import type { Breadcrumb } from '../docs/navigation';
import type { Doc } from '../docs/types';
import { type Locale, localeInfo } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import type { SiteModel } from '../routes/model';
import type { Route } from '../routes/table';
import { site } from '../site';
import { absoluteUrl } from './metadata';

/** Address of a page in the language of its text. */
const canonical = (route: Pick<Route, 'path' | 'textLocale'>) => absoluteUrl(localizePath(route.path, route.textLocale));

/** The trail to a page; categories without a page are left out, since every step but the last needs one. */
export function breadcrumbList(trail: Breadcrumb[], route: Route): object {
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
    publisher: { '@type': 'Organization', name: site.name, url: absoluteUrl('/') },
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
