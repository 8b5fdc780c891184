import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lastUpdated } from '../content/last-updated';
import { docOrPost, type Route } from '../routes/table';
import { defaultLocale, localeInfo } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { escapeHtml } from '../shared/text/escape-html';
import type { Site } from '../site/schema';

type Host = Pick<Site, 'url' | 'basePath'>;

/**
 * Returns the sitemap: every page that search engines may list, with its translations.
 * @param changed returns the date of a page's last change, if known
 * @see https://www.sitemaps.org/protocol.html and
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap(routes: Route[], { url, basePath }: Host, changed: (route: Route) => Date | undefined = () => undefined): string {
  const address = (sitePath: string) => escapeHtml(url + encodeURI(sitePath === '/' && basePath ? basePath : basePath + sitePath));
  const entries = routes
    .filter(({ indexable }) => indexable)
    .map((route) => {
      const alternates = route.alternates.map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${localeInfo(locale).htmlLang}" href="${address(localizePath(route.path, locale))}"/>`,
      );
      if (alternates.length > 1)
        alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${address(localizePath(route.path, defaultLocale))}"/>`);
      const date = changed(route);
      const lastmod = date ? `<lastmod>${date.toISOString().slice(0, 10)}</lastmod>` : '';
      return `<url><loc>${address(route.url)}</loc>${lastmod}${alternates.length > 1 ? alternates.join('') : ''}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Writes the sitemap and the robots.txt that refers to it. */
export async function writeSitemap(exportDir: string, routes: Route[], host: Host): Promise<void> {
  const dates = new Map<Route, Date | undefined>();
  for (const route of routes) {
    const page = docOrPost(route);
    if (page) dates.set(route, await lastUpdated(page.entry));
  }
  await writeFile(
    path.join(exportDir, 'sitemap.xml'),
    sitemap(routes, host, (route) => dates.get(route)),
  );
  await writeFile(path.join(exportDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${host.url}${host.basePath}/sitemap.xml\n`);
}
