import type { Metadata } from 'next';
import { getModel, type Route } from '../routes';
import { hasTwin } from '../routes/table';
import { defaultLocale, localeInfo } from '../shared/i18n/locales';
import { localizePath, twinPath } from '../shared/i18n/paths';
import { site } from '../site';
import { socialImage } from './card';

type Page = {
  title: string;
  description: string;
  keywords?: string[];
  /** Data of a post: dates, authors, and tags. */
  article?: { published: Date; modified?: Date; authors: string[]; tags: string[] };
  /** Feeds of the page, by media type. */
  feeds?: Record<string, { url: string; title: string }[]>;
};

/** Returns the absolute URL of a site path. */
export function absoluteUrl(path: string): string {
  return site.url + site.basePath + (path === '/' && site.basePath ? '' : path);
}

/**
 * Returns the metadata of a page. Alternates are the languages that have a translation. An untranslated page refers to
 * the English page and has `noindex`.
 */
export async function pageMetadata(route: Route, { title, description, keywords, article, feeds }: Page): Promise<Metadata> {
  const url = (locale: typeof route.locale) => absoluteUrl(localizePath(route.path, locale));
  const languages = Object.fromEntries(route.alternates.map((locale) => [localeInfo(locale).htmlLang, url(locale)]));
  const canonical = url(route.textLocale);
  const { path, ...image } = await socialImage(route, await getModel());
  const picture = { url: absoluteUrl(path), ...image };
  return {
    title,
    description,
    keywords,
    alternates: {
      canonical,
      languages: route.alternates.length > 1 ? { ...languages, 'x-default': url(defaultLocale) } : undefined,
      types: hasTwin(route) ? { ...feeds, 'text/markdown': absoluteUrl(twinPath(route.url)) } : feeds,
    },
    openGraph: {
      type: 'set' in route || article ? 'article' : 'website',
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: localeInfo(route.textLocale).htmlLang.replace('-', '_'),
      images: [picture],
      publishedTime: article?.published.toISOString(),
      modifiedTime: article?.modified?.toISOString(),
      authors: article?.authors,
      tags: article?.tags,
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture.url, alt: picture.alt }] },
    robots: route.indexable || route.textLocale !== route.locale ? undefined : { index: false },
  };
}
