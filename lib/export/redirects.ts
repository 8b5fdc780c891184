import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMessages } from '../i18n/messages';
import type { SiteModel } from '../routes/model';
import { type LocaleInfo, localeInfo, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { escapeHtml } from '../shared/text/escape-html';
import type { Site } from '../site/schema';

/** Script of every redirect page. It keeps query and fragment. It is a file, so that a strict policy needs no exception. */
const scriptPath = '/redirect.js';
const script = `var to = document.querySelector('link[rel=canonical]').getAttribute('data-to');
var moved = JSON.parse(document.documentElement.dataset.moved || '{}')[location.hash];
if (moved) to = moved.split('#')[0];
var query = to.indexOf('?') < 0 ? location.search : location.search.replace('?', '&');
location.replace(to + query + (moved ? moved.slice(to.length) : location.hash || document.documentElement.dataset.hash || ''));
`;

/** Texts of a redirect page. */
export type RedirectTexts = { title: string; text: string };

/**
 * Returns a page that redirects at once: with scripts, including query and fragment; without scripts, by a meta
 * refresh.
 * @param to path on the host, with base path and language; may have a fragment
 * @param moved headings of the old page that have another target: id → path on the host with fragment
 */
export function redirectPage(
  to: string,
  site: Pick<Site, 'url' | 'basePath'>,
  { htmlLang, direction }: Pick<LocaleInfo, 'htmlLang' | 'direction'>,
  texts: RedirectTexts,
  moved = new Map<string, string>(),
): string {
  const [target = '', hash] = to.split('#', 2);
  const link = escapeHtml(texts.text)
    .replace(/&lt;link&gt;(.*?)&lt;\/link&gt;/, (_, label) => `<a href="${escapeHtml(to)}">${label}</a>`)
    .replace('{path}', () => escapeHtml(to));
  const anchors = JSON.stringify(Object.fromEntries([...moved].map(([id, path]) => [`#${id}`, path])));
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}"${hash ? ` data-hash="#${escapeHtml(hash)}"` : ''}${moved.size > 0 ? ` data-moved="${escapeHtml(anchors)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)}</title>
<link rel="canonical" href="${escapeHtml(site.url + to)}" data-to="${escapeHtml(target)}">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"></noscript>
<script src="${site.basePath}${scriptPath}"></script>
</head>
<body><p>${link}</p></body>
</html>
`;
}

/**
 * Writes a page for every redirect in every language.
 * @returns the number of pages
 * @throws Error when the site has a page at the same path
 */
export async function writeRedirects(
  exportDir: string,
  { redirects, movedAnchors }: Pick<SiteModel, 'redirects' | 'movedAnchors'>,
  site: Pick<Site, 'url' | 'basePath'>,
): Promise<number> {
  let count = 0;
  await writeFile(path.join(exportDir, scriptPath), script);
  for (const locale of locales) {
    const { redirect: texts } = await readMessages(locale);
    for (const { from, to } of redirects) {
      const onHost = (path: string) => site.basePath + localizePath(path, locale);
      const moved = new Map([...movedAnchors(from)].map(([id, path]) => [id, onHost(path)]));
      await writePage(exportDir, localizePath(from, locale), redirectPage(onHost(to), site, localeInfo(locale), texts, moved));
      count += 1;
    }
  }
  return count;
}

async function writePage(exportDir: string, url: string, html: string): Promise<void> {
  const file = path.join(exportDir, `${url}.html`);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`redirects: ${url} is a page, so nothing can be redirected from there`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
