import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { feedFiles, hasFeeds } from '../blog/feed-files';
import { type Messages, readMessages } from '../i18n/messages';
import type { SiteModel } from '../routes/model';
import { localeInfo, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { escapeHtml } from '../shared/text/escape-html';
import type { Site } from '../site/schema';
import { feedContent } from './feed-content';
import { feedCss, feedStyle } from './feed-style';
import type { LastExport } from './last-export';

/** One post of a feed. All URLs are absolute. */
export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  html: string;
  date: Date;
  /** Language of the text. */
  language: string;
  image?: string;
  authors: { name: string; url?: string }[];
  tags: string[];
};

/** The feed of one language. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page that lists the same posts. */
  home: string;
  /** Folder of the feed files, with a trailing slash. */
  folder: string;
  /** Path of the style sheet on the host. */
  css: string;
  language: string;
  icon: string;
  /** Newest first, at least one. */
  items: FeedItem[];
};

/** Maximum number of posts in a feed. Readers poll feeds often and keep older posts themselves. */
const maxItems = 20;

/** RSS 2.0. @see https://www.rssboard.org/rss-specification */
export function rss({ title, description, home, folder, css, language, items }: Feed): string {
  const entries = items.map(
    (item) => `<item>
<title>${text(item.title)}</title>
<link>${text(item.url)}</link>
<guid isPermaLink="true">${text(item.url)}</guid>
<pubDate>${item.date.toUTCString()}</pubDate>
<description>${text(item.summary)}</description>
<content:encoded>${cdata(item.html)}</content:encoded>
${[...item.authors.map(({ name }) => `<dc:creator>${text(name)}</dc:creator>`), ...item.tags.map((tag) => `<category>${text(tag)}</category>`)].join('\n')}
</item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/xsl" href="rss.xsl"?>
<?xml-stylesheet type="text/css" href="${text(css)}"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(title)}</title>
<link>${text(home)}</link>
<description>${text(description)}</description>
<language>${language}</language>
<lastBuildDate>${newest(items).toUTCString()}</lastBuildDate>
<atom:link href="${text(`${folder}rss.xml`)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel>
</rss>
`;
}

/** Atom. @see https://www.rfc-editor.org/rfc/rfc4287 */
export function atom({ title, description, home, folder, css, language, icon, items }: Feed): string {
  const author = ({ name, url }: FeedItem['authors'][number]) =>
    `<author><name>${text(name)}</name>${url ? `<uri>${text(url)}</uri>` : ''}</author>`;
  const entries = items.map(
    (item) => `<entry xml:lang="${item.language}">
<id>${text(item.url)}</id>
<title>${text(item.title)}</title>
<link rel="alternate" type="text/html" href="${text(item.url)}"/>
<published>${item.date.toISOString()}</published>
<updated>${item.date.toISOString()}</updated>
<summary>${text(item.summary)}</summary>
<content type="html">${text(item.html)}</content>
${[...item.authors.map(author), ...item.tags.map((tag) => `<category term="${text(tag)}"/>`)].join('\n')}
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/xsl" href="atom.xsl"?>
<?xml-stylesheet type="text/css" href="${text(css)}"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${text(home)}</id>
<title>${text(title)}</title>
<subtitle>${text(description)}</subtitle>
<updated>${newest(items).toISOString()}</updated>
<author><name>${text(title)}</name></author>
<link rel="self" type="application/atom+xml" href="${text(`${folder}atom.xml`)}"/>
<link rel="alternate" type="text/html" href="${text(home)}"/>
<icon>${text(icon)}</icon>
${entries.join('\n')}
</feed>
`;
}

/** JSON Feed 1.1. @see https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, description, home, folder, language, icon, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: `${folder}feed.json`,
    language,
    icon,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.date.toISOString(),
      language: item.language,
      image: item.image,
      authors: item.authors,
      tags: item.tags,
    })),
  });
}

const formats = { 'rss.xml': rss, 'atom.xml': atom, 'feed.json': jsonFeed } as const;

/**
 * Writes the feeds of every language, and the style sheets that show them as pages in a browser. Languages without
 * posts get no feed.
 * @returns the number of feeds
 */
export async function writeFeeds(
  exportDir: string,
  model: SiteModel,
  site: Pick<Site, 'url' | 'basePath' | 'blog' | 'frameworkVersion'>,
): Promise<number> {
  let count = 0;
  for (const locale of locales) {
    const blog = model.blog(locale);
    if (!hasFeeds(blog)) continue;
    const { blog: texts } = await readMessages(locale);
    const { feed, shown } = await feedOf(model, site, locale, texts);
    for (const file of shown) await copyShown(exportDir, file);
    const folder = path.join(exportDir, localizePath(site.blog.routeBase, locale));
    await mkdir(folder, { recursive: true });
    for (const { file } of feedFiles) await writeFile(path.join(folder, file), formats[file](feed));
    for (const kind of ['rss', 'atom'] as const) {
      await writeFile(
        path.join(folder, `${kind}.xsl`),
        feedStyle(kind, { css: feed.css, icon: `${site.basePath}/icon.svg`, texts, language: feed.language }),
      );
    }
    count += feedFiles.length;
  }
  if (count > 0) await writeFile(path.join(exportDir, site.blog.routeBase, 'feed.css'), feedCss);
  return count;
}

/**
 * Reuses the feeds of the last export. Call it only when no post has changed.
 * @returns the number of feeds
 */
export function takeFeeds(exportDir: string, last: LastExport): number {
  last.takeFiles(exportDir, /\/(?:(?:rss|atom)\.xsl|feed\.css)$/);
  return last.takeFiles(exportDir, new RegExp(`/(?:${feedFiles.map(({ file }) => file.replace('.', '\\.')).join('|')})$`));
}

async function feedOf(
  model: SiteModel,
  site: Parameters<typeof writeFeeds>[2],
  locale: (typeof locales)[number],
  texts: Messages['blog'],
): Promise<{ feed: Feed; shown: Set<string> }> {
  const root = site.url + site.basePath;
  const address = (sitePath: string) => root + localizePath(sitePath, locale);
  const items: FeedItem[] = [];
  const shown = new Set<string>();
  for (const post of model.blog(locale).listed.slice(0, maxItems)) {
    const { html, image, files } = await feedContent({ post, model, locale, site });
    for (const file of files) if (file.startsWith('/content-assets/')) shown.add(file);
    items.push({
      url: address(post.path),
      title: post.title,
      summary: post.description,
      html,
      date: post.date,
      language: localeInfo(post.entry.textLocale).htmlLang,
      image,
      authors: post.authors.map(({ name, path: page, url = page }) => ({ name, url: url?.startsWith('/') ? address(url) : url })),
      tags: post.tags.map(({ label }) => label),
    });
  }
  const feed = {
    title: texts.feedTitle,
    description: texts.description,
    home: address(site.blog.routeBase),
    folder: `${address(site.blog.routeBase)}/`,
    css: `${site.basePath}${site.blog.routeBase}/feed.css`,
    language: localeInfo(locale).htmlLang,
    icon: `${root}/icon.svg`,
    items,
  };
  return { feed, shown };
}

/** Feeds have their own size of cover images. They are created after the pages, so Next.js has not copied them. */
async function copyShown(exportDir: string, sitePath: string): Promise<void> {
  const file = path.join(exportDir, sitePath);
  if (existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(path.join('public', sitePath), file);
}

function newest(items: FeedItem[]): Date {
  return new Date(Math.max(...items.map(({ date }) => date.getTime())));
}

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be taken out.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function text(value: string): string {
  return escapeHtml(value.replace(unwritable, ''));
}

function cdata(html: string): string {
  return `<![CDATA[${html.replace(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
