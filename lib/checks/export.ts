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
  /** What search engines would list the page by; undefined for pages without an address of their own, and those that ask not to be listed. */
  listing?: { title: string; description: string };
};

/** Files beside the pages that name addresses of the site, with the pattern of an address in them. */
const lists: [file: RegExp, address: RegExp][] = [
  [/\.md$|\/llms(?:-full)?\.txt$/, /(?:\]\(|<)(https?:\/\/[^\s)>]+)/g],
  [/\/robots\.txt$/, /^Sitemap: (\S+)/gm],
  [/\.webmanifest$/, /"(?:src|start_url|scope)":\s*"([^"]+)"/g],
];

/**
 * Checks an exported site as a visitor's browser would see it: every link, anchor and file of every page exists, and no
 * address carries the prefix of the default language.
 * @param last export from which pages were taken: nothing is wrong with those if nothing was then, and everything that
 * they may lead to is still there
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
  // What is found about an address; those of the site's root and of hosts mean the same on every page.
  const everywhere = new Map<string, Finding | undefined>();
  // A wrong link of the frame is on every page: each message is reported once, with the pages it is on.
  const found = new Map<string, { kind: Problem['kind']; files: string[] }>();
  for (const page of [...pages.values(), ...listing].sort((a, b) => a.file.localeCompare(b.file, 'en'))) {
    const report: Report = (message, kind) => found.set(message, { kind, files: [...(found.get(message)?.files ?? []), page.file] });
    for (const violation of page.violations) report(`the security policy blocks ${violation}; use a class, a file, or a listener`);
    const here = new URL(page.file.replace(/(?:^\/index)?\.html$/, '') || '/', site.url);
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
    // Headings are the same in a page and its Markdown twin.
    const page = target.replace(/\.md$/, '.html');
    const hash = decodeUrl(url.hash.slice(1));
    if (!hash || (pages.get(page)?.ids ?? idsOfChecked(page))?.has(hash) !== false) return undefined;
    return { message: `"${link}": the page has no element with the id "${hash}"`, kind: 'brokenAnchors' };
  }
}

/** What the check has to know of an export that it has checked before. */
type CheckedExport = Pick<LastExport, 'folder' | 'kept' | 'faultlessFiles'>;

/**
 * The pages that need not be looked at again, with a place for their ids: all that were kept, unless a file has gone, or
 * an id of a page that was made anew.
 */
function knownPages(
  exportDir: string,
  files: Set<string>,
  { folder, kept, faultlessFiles }: CheckedExport,
): Map<string, Set<string> | undefined> {
  const known = new Map([...kept].map((url) => [`${url}.html`, undefined]));
  for (const name of faultlessFiles) {
    const file = `/${name}`;
    // No page names compressed copies or parts of the search index.
    if (/\.(?:br|gz|bin)$/.test(name)) continue;
    if (!files.has(file)) return new Map();
    if (!file.endsWith('.html') || known.has(file)) continue;
    const ids = idsOf(markupOf(readFileSync(path.join(exportDir, file), 'utf8')));
    for (const id of idsOf(markupOf(readFileSync(path.join(folder, name), 'utf8')))) if (!ids.has(id)) return new Map();
  }
  return faultlessFiles.length > 0 ? known : new Map();
}

const markupOf = (html: string) =>
  // Scripts hold the framework's payload, whose strings are no links.
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => script.slice(0, script.indexOf('>') + 1));

/** Ids in the markup of a page. */
function idsOf(markup: string): Set<string> {
  return new Set([...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id)));
}

/**
 * Keeps of a page what is not known from others. A part of a text keeps the whole text in memory: each is copied once, and
 * most are the same on many pages.
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
  // Addresses in code are no links.
  const links = [
    ...text
      .replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(address),
  ].map(([, url = '']) => decode(url));
  return { file, ids: new Set(), links, violations: [] };
}

/** Pages that must exist whatever the content is. */
export function requiredFiles(): string[] {
  return locales.flatMap((locale) => (locale === defaultLocale ? ['index.html', '404.html'] : [`${locale}.html`, `${locale}/404.html`]));
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
  // What other programs read: Open Graph, JSON-LD. A "{" is a part that they fill in.
  for (const [, url = ''] of markup.matchAll(/\scontent="(https?:\/\/[^"]*)"/g)) links.push(decode(url));
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g))
    for (const [, url = ''] of json.matchAll(/"(https?:\/\/[^"{]*)"/g)) links.push(url);
  const title = decode(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? '');
  const description = decode(/<meta name="description" content="([^"]*)"/.exec(markup)?.[1] ?? '');
  const isListed = title !== '' && /<link rel="canonical"/.test(markup) && !/<meta name="robots" content="[^"]*noindex/.test(markup);
  return { file, ids, links, violations: policyViolations(html, bootHash), listing: isListed ? { title, description } : undefined };
}

/**
 * A sitemap or a feed: its addresses are elements, attributes or fields, those of texts are in HTML within. Names of
 * namespaces are no addresses to follow.
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
