import type { Post } from '../blog/types';
import { defaultLocale, localeInfo } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { site } from '../site';
import { absoluteUrl } from './metadata';

/** Data for search engines, in the terms of https://schema.org. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };

/**
 * The trail to a page.
 * @param trail from the top, with site paths of the page's language
 */
export function breadcrumbList(trail: { name: string; path: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(path) })),
  };
}

/**
 * A post.
 * @param options.image path of its image on the site
 * @param options.modified when it was last changed
 */
export function blogPosting(post: Post, { image, modified }: { image?: string; modified?: Date }): StructuredData {
  const { entry, path, title, description, date, authors, tags } = post;
  // The text is that of the language it is written in, whatever page shows it.
  const url = absoluteUrl(localizePath(path, entry.textLocale));
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date.toISOString(),
    dateModified: (modified ?? date).toISOString(),
    inLanguage: localeInfo(entry.textLocale).htmlLang,
    url,
    mainEntityOfPage: url,
    image: image && absoluteUrl(image),
    keywords: tags.map(({ label }) => label).join(', '),
    author: authors.map(({ name, path: page, url: own = page }) => ({
      '@type': 'Organization',
      name,
      url: own?.startsWith('/') ? absoluteUrl(localizePath(own, entry.textLocale)) : own,
    })),
    publisher: { '@type': 'Organization', name: site.name, url: absoluteUrl(localizePath('/', defaultLocale)) },
  };
}
