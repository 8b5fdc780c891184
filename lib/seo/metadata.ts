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
  /** Of a post: when it was published and changed, by whom, and what it is about. */
  article?: { published: Date; modified?: Date; authors: string[]; tags: string[] };
  /** Feeds of the page, by media type. */
  feeds?: Record<string, { url: string; title: string }[]>;
};

/** Absolute URL of a path of the site. */
export function absoluteUrl(path: string): string {
  return site.url + site.basePath + (path === '/' && site.basePath ? '' : path);
}

/**
 * Metadata of a page. Alternates are the languages that really have it; a page that fell back to English points to
 * the English one and asks not to be indexed itself.
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
