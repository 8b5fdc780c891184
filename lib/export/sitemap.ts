import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFacts, type PageFacts } from '../pages/facts';
import type { SiteModel } from '../routes/model';
import { escapeHtml } from '../shared/text/escape-html';
import { absoluteUrl } from '../site';

const address = (url: string) => escapeHtml(encodeURI(url));

/**
 * Returns the sitemap: every page that search engines may list, with its translations.
 * @see https://www.sitemaps.org/protocol.html and
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function sitemap(pages: PageFacts[]): string {
  const entries = pages
    .filter(({ route }) => route.indexable)
    .map(({ url, lastUpdated, alternates }) => {
      const lastmod = lastUpdated ? `<lastmod>${lastUpdated.toISOString().slice(0, 10)}</lastmod>` : '';
      const links = alternates.map((other) => `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${address(other.url)}"/>`);
      return `<url><loc>${address(url)}</loc>${lastmod}${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Writes the sitemap and the robots.txt that refers to it. */
export async function writeSitemap(exportDir: string, model: SiteModel): Promise<void> {
  const factsOf = await loadFacts(model);
  await writeFile(path.join(exportDir, 'sitemap.xml'), sitemap(model.routes.map((route) => factsOf(route))));
  const url = absoluteUrl('/sitemap.xml', model.site);
  await writeFile(path.join(exportDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${url}\n`);
}
