import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { bootScriptHash, policyViolations } from '../export/headers';
import type { LastExport } from '../export/last-export';
import type { Problem } from '../problems/problem';
import { defaultLocale, locales } from '../shared/i18n/locales';
import { decodeUrl } from '../shared/text/decode-url';
import type { Site } from '../site/schema';

type Finding = { message: string; kind?: Problem['kind'] };
type Report = (message: Finding['message'], kind?: Finding['kind']) => void;

type Page = {
  file: string;
  ids: Set<string>;
  links: string[];
  violations: string[];
  /** Title and description for search engines. Undefined for pages without a URL and for pages with `noindex`. */
  listing?: { title: string; description: string };
};

/** Other files with URLs of the site, each with the pattern of a URL in it. */
const lists: [file: RegExp, address: RegExp][] = [
  [/\.md$|\/llms(?:-full)?\.txt$/, /(?:\]\(|<)(https?:\/\/[^\s)>]+)/g],
  [/\/robots\.txt$/, /^Sitemap: (\S+)/gm],
  [/\.webmanifest$/, /"(?:src|start_url|scope)":\s*"([^"]+)"/g],
];

/**
 * Checks an exported site like a browser: every link, anchor, and file of every page exists, and no URL has the prefix
 * of the default language.
 * @param last export whose pages were reused. They are skipped if its check found no problems and all their targets
 * still exist.
 */
export async function checkExport(
  exportDir: string,
  site: Pick<Site, 'url' | 'basePath' | 'foreignPaths'>,
  last?: CheckedExport,
): Promise<Problem[]> {
  const files = new Set((await glob(['**/*'], { cwd: exportDir, dot: true })).map((file) => `/${file}`));
  const pages = new Map<string, Page>();
  const keep = interner();
  const checked = last && knownPages(exportDir, files, last);
  const index = files.has('/index.html') ? readFileSync(path.join(exportDir, 'index.html'), 'utf8') : '';
  const bootHash = index.includes('<script>') ? bootScriptHash(index) : '';
  for (const file of files) {
    if (checked?.has(file.replace(/\.md$/, '.html'))) continue;
    if (file.endsWith('.html')) pages.set(file, keep(readPage(file, readFileSync(path.join(exportDir, file), 'utf8'), bootHash)));
    else if (/\.xml$|\/feed\.json$/.test(file)) pages.set(file, keep(readFeed(file, readFileSync(path.join(exportDir, file), 'utf8'))));
  }
  const listing: Page[] = [];
  for (const file of files) {
    if (checked?.has(file.replace(/\.md$/, '.html'))) continue;
    const [, address] = lists.find(([name]) => name.test(file)) ?? [];
    if (address) listing.push(keep(readList(file, readFileSync(path.join(exportDir, file), 'utf8'), address)));
  }
  // Results of URLs that mean the same on every page: those with a leading slash or a host.
  const everywhere = new Map<string, Finding | undefined>();
  // A broken link of the frame is on every page. Report each message once, with the pages that have it.
  const found = new Map<string, { kind: Problem['kind']; files: string[] }>();
  for (const page of [...pages.values(), ...listing].sort((a, b) => a.file.localeCompare(b.file, 'en'))) {
    const report: Report = (message, kind) => found.set(message, { kind, files: [...(found.get(message)?.files ?? []), page.file] });
    for (const violation of page.violations) report(`the security policy blocks ${violation}; use a class, a file, or a listener`);
    const here = new URL(pathOf(page.file) || '/', site.url);
    here.pathname = site.basePath + here.pathname;
    for (const link of page.links) {
      const isSame = /^(?:\/|https?:)/.test(link);
      const finding = isSame && everywhere.has(link) ? everywhere.get(link) : checkLink(link, here);
      if (isSame) everywhere.set(link, finding);
      if (finding) report(finding.message, finding.kind);
    }
  }
  const titles = new Map<string, string>();
  for (const { file, listing: listed } of pages.values()) {
    if (!listed) continue;
    const report: Report = (message, kind) => found.set(message, { kind, files: [...(found.get(message)?.files ?? []), file] });
    if (!listed.description) report('the page has no description; write "description" into its front matter');
    const other = titles.get(listed.title);
    if (other) report(`the title "${listed.title}" is that of ${other}, too; write another "title" or "title_meta" for one of them`);
    else titles.set(listed.title, file);
  }
  return [...found].map(
    ([
      message,
      {
        kind,
        files: [first = '', ...others],
      },
    ]) => ({
      severity: 'error',
      kind,
      file: path.join(exportDir, first),
      message: others.length > 0 ? `${message} (the same on ${others.length} more ${others.length === 1 ? 'page' : 'pages'})` : message,
    }),
  );

  function idsOfChecked(file: string): Set<string> | undefined {
    if (!checked?.has(file)) return undefined;
    let ids = checked.get(file);
    if (!ids) checked.set(file, (ids = idsOf(markupOf(readFileSync(path.join(exportDir, file), 'utf8')))));
    return ids;
  }

  function checkLink(link: string, here: URL): Finding | undefined {
    const url = URL.canParse(link, here.href) ? new URL(link, here) : undefined;
    if (!url) return { message: `the address "${link}" cannot be read` };
    if (url.origin !== site.url) return undefined;
    if (site.foreignPaths.some((foreign) => `${url.pathname}/`.startsWith(`${foreign}/`))) return undefined;
    if (!`${url.pathname}/`.startsWith(`${site.basePath}/`)) return { message: `"${link}" is outside of the base path ${site.basePath}` };
    const sitePath = decodeUrl(url.pathname.slice(site.basePath.length)) || '/';
    if (`${sitePath}/`.startsWith(`/${defaultLocale}/`)) return { message: `"${link}" has the prefix of the default language` };
    const target = [sitePath, sitePath === '/' ? '/index.html' : `${sitePath}.html`].find((file) => files.has(file));
    if (target === undefined) return { message: `"${link}" leads nowhere`, kind: 'brokenLinks' };
    // A page and its Markdown twin have the same headings.
    const page = target.replace(/\.md$/, '.html');
    const hash = decodeUrl(url.hash.slice(1));
    if (!hash || (pages.get(page)?.ids ?? idsOfChecked(page))?.has(hash) !== false) return undefined;
    return { message: `"${link}": the page has no element with the id "${hash}"`, kind: 'brokenAnchors' };
  }
}

/** Data of an export that was checked before. */
type CheckedExport = Pick<LastExport, 'folder' | 'kept' | 'faultlessFiles'>;

/**
 * Returns the pages that need no check, each with a set for its ids: all reused pages, unless a file or an id of a
 * rebuilt page is gone.
 */
function knownPages(
  exportDir: string,
  files: Set<string>,
  { folder, kept, faultlessFiles }: CheckedExport,
): Map<string, Set<string> | undefined> {
  const known = new Map([...kept].map((url) => [`${url}.html`, undefined]));
  for (const name of faultlessFiles) {
    const file = `/${name}`;
    // Pages do not link to compressed copies or to parts of the search index.
    if (/\.(?:br|gz|bin)$/.test(name)) continue;
    if (!files.has(file)) return new Map();
    if (!file.endsWith('.html') || known.has(file)) continue;
    const ids = idsOf(markupOf(readFileSync(path.join(exportDir, file), 'utf8')));
    for (const id of idsOf(markupOf(readFileSync(path.join(folder, name), 'utf8')))) if (!ids.has(id)) return new Map();
  }
  return faultlessFiles.length > 0 ? known : new Map();
}

const markupOf = (html: string) =>
  // Scripts contain the React payload. Its strings are not links.
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => script.slice(0, script.indexOf('>') + 1));

/** Returns the ids in the markup of a page. */
function idsOf(markup: string): Set<string> {
  return new Set([...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id)));
}

/**
 * Deduplicates the strings of pages. A substring keeps the whole text in memory, so each one is copied once. Most occur
 * on many pages.
 */
function interner(): (page: Page) => Page {
  const known = new Map<string, string>();
  const keep = (text: string) => {
    let own = known.get(text);
    if (own === undefined) {
      own = Buffer.from(text).toString();
      known.set(own, own);
    }
    return own;
  };
  return ({ file, ids, links, violations, listing }) => ({
    file,
    ids: new Set([...ids].map(keep)),
    links: [...new Set(links)].map(keep),
    violations: violations.map(keep),
    listing: listing && { title: keep(listing.title), description: keep(listing.description) },
  });
}

function readList(file: string, text: string, address: RegExp): Page {
  // URLs in code are not links.
  const links = [
    ...text
      .replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(address),
  ].map(([, url = '']) => decode(url));
  return { file, ids: new Set(), links, violations: [] };
}

/** Returns the pages that every site must have. */
export function requiredFiles(): string[] {
  return locales.flatMap((locale) => (locale === defaultLocale ? ['index.html', '404.html'] : [`${locale}.html`, `${locale}/404.html`]));
}

/** The path of a page in the export; empty for the home page. */
function pathOf(file: string): string {
  return file.replace(/(?:^\/index)?\.html$/, '');
}

function readPage(file: string, html: string, bootHash: string): Page {
  const markup = markupOf(html);
  const ids = idsOf(markup);
  const links: string[] = [];
  for (const [, url = ''] of markup.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)) links.push(decode(url));
  for (const [, list = ''] of markup.matchAll(/\ssrcset="([^"]*)"/gi))
    links.push(
      ...decode(list)
        .split(',')
        .map((part) => part.trim().split(/\s/)[0] ?? ''),
    );
  // URLs for other programs: Open Graph, JSON-LD. A URL with "{" is a template.
  for (const [, url = ''] of markup.matchAll(/\scontent="(https?:\/\/[^"]*)"/g)) links.push(decode(url));
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g))
    for (const [, url = ''] of json.matchAll(/"(https?:\/\/[^"{]*)"/g)) links.push(url);
  const title = decode(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? '');
  const description = decode(/<meta name="description" content="([^"]*)"/.exec(markup)?.[1] ?? '');
  // An untranslated page has the title of its English page, to which its canonical link leads.
  const canonical = decode(/<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1] ?? '');
  const isOwn = canonical !== '' && new URL(canonical).pathname.endsWith(pathOf(file));
  const isListed = title !== '' && isOwn && !/<meta name="robots" content="[^"]*noindex/.test(markup);
  return { file, ids, links, violations: policyViolations(html, bootHash), listing: isListed ? { title, description } : undefined };
}

/**
 * Reads the URLs of a sitemap or feed from elements, attributes, or fields. Texts contain HTML with further URLs.
 * Namespaces are skipped, because they are not links.
 */
function readFeed(file: string, text: string): Page {
  const links: string[] = [];
  const add = (source: string, pattern: RegExp) => {
    for (const [, url = ''] of source.matchAll(pattern)) links.push(decode(url.trim()));
  };
  const isJson = file.endsWith('.json');
  if (isJson) add(text, /"(?:\w+_url|url|image|icon)":"([^"]*)"/g);
  else {
    add(text, /<(?:loc|link|id|guid|url|uri)(?:\s[^>]*)?>([^<]+)</g);
    add(text, /<[\w:]*link\s[^>]*href="([^"]*)"/g);
  }
  add(isJson ? text.replaceAll('\\"', '"') : decode(text), /\s(?:href|src|poster)="([^"]*)"/g);
  return { file, ids: new Set(), links: links.filter((link) => /^https?:\/\//.test(link)), violations: [] };
}

function decode(text: string): string {
  return text.replace(
    /&(amp|quot|lt|gt|#x27|#39);/g,
    (_, name: string) => ({ amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" })[name] ?? '',
  );
}
