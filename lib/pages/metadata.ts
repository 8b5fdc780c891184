import type { Metadata } from 'next';
import { hasTwin } from '../routes/table';
import { localeInfo } from '../shared/i18n/locales';
import { absoluteUrl, site } from '../site';
import { socialImage } from './card';
import type { PageFacts } from './facts';

/**
 * Returns the metadata of a page. Alternates are the languages that have a translation. An untranslated page refers to
 * the English page and has `noindex`.
 */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { route, tabTitle: title, description, keywords, canonical, alternates, twinUrl, feeds } = page;
  // Only the home page has the name of the site in its title already.
  const written = route.kind === 'home' ? { absolute: title } : title;
  const robots = route.indexable || route.textLocale !== route.locale ? undefined : { index: false };
  // Hosts send the 404 page under any URL, so it has no URL of its own.
  if (route.kind === 'not-found') return { title: written, robots };
  const image = await socialImage(page);
  const picture = image && { url: absoluteUrl(image.path), width: image.width, height: image.height, alt: image.alt };
  const post = route.kind === 'post' ? route.post : undefined;
  return {
    title: written,
    description,
    keywords,
    alternates: {
      canonical,
      languages: alternates.length > 0 ? Object.fromEntries(alternates.map(({ hreflang, url }) => [hreflang, url])) : undefined,
      types: twinUrl === undefined ? feeds : { ...feeds, 'text/markdown': twinUrl },
    },
    openGraph: {
      type: hasTwin(route) ? 'article' : 'website',
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: localeInfo(route.textLocale).htmlLang.replace('-', '_'),
      images: picture,
      publishedTime: post?.date.toISOString(),
      modifiedTime: post && page.lastUpdated?.toISOString(),
      authors: post?.authors.map(({ name }) => name),
      tags: post?.tags.map(({ label }) => label),
    },
    twitter: {
      card: picture ? 'summary_large_image' : 'summary',
      title,
      description,
      images: picture && { url: picture.url, alt: picture.alt },
    },
    robots,
  };
}
