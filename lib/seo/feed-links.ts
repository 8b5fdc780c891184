import { feedFiles, hasFeeds } from '../blog/feed-files';
import type { Blog } from '../blog/types';
import type { Locale } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { site } from '../site';
import { absoluteUrl } from './metadata';

/** Returns the feeds of a language for `<head>`, by media type. Returns undefined if there are none. */
export function feedLinks(blog: Blog, locale: Locale, title: string): Record<string, { url: string; title: string }[]> | undefined {
  if (!hasFeeds(blog)) return undefined;
  return Object.fromEntries(
    feedFiles.map(({ file, type, label }) => [
      type,
      [{ url: absoluteUrl(localizePath(`${site.blog.routeBase}/${file}`, locale)), title: `${title} (${label})` }],
    ]),
  );
}
