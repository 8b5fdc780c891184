import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { feedFiles, hasFeeds } from '../blog/feed-files';
import type { Post } from '../blog/types';
import { type Messages, readMessages } from '../i18n/messages';
import type { SiteModel } from '../routes/model';
import { type Locale, localeInfo, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { writableInXml } from '../shared/text/xml';
import type { Site } from '../site/schema';
import { feedContent } from './feed-content';
import { feedCss, feedPage } from './feed-page';
import type { Feed, FeedItem } from './feed-types';
import type { LastExport } from './last-export';

/** Maximum number of posts in a feed. Readers poll feeds often and keep older posts themselves. */
const maxItems = 20;

/** Returns the posts of a language's feeds, newest first. */
export function feedPosts(model: Pick<SiteModel, 'blog'>, locale: Locale): Post[] {
  return model.blog(locale).listed.slice(0, maxItems);
}

/** RSS 2.0. @see https://www.rssboard.org/rss-specification */
export function rss(feed: Feed, texts: Messages['blog']): string {
  const { title, description, home, folder, language, items } = feed;
  const xml = generateRssFeed(
    {
      title,
      link: home,
      description,
      language,
      lastBuildDate: newest(items),
      atom: { links: [{ href: `${folder}rss.xml`, rel: 'self', type: 'application/rss+xml' }] },
      items: items.map((item) => ({
        title: item.title,
        link: item.url,
        guid: { value: item.url, isPermaLink: true },
        pubDate: item.date,
        description: item.summary,
        content: { encoded: item.html },
        dc: { creators: item.authors.map(({ name }) => name) },
        categories: item.tags.map((name) => ({ name })),
      })),
    },
    { stylesheets: stylesheets(feed) },
  );
  return writableInXml(xml).replace(/(?=<\/channel>\s*<\/rss>\s*$)/, () => feedPage(feed, texts));
}

/** Atom. @see https://www.rfc-editor.org/rfc/rfc4287 */
export function atom(feed: Feed, texts: Messages['blog']): string {
  const { title, description, home, folder, language, icon, items } = feed;
  const xml = generateAtomFeed(
    {
      id: home,
      title: { value: title },
      subtitle: { value: description },
      updated: newest(items),
      authors: [{ name: title }],
      links: [
        { href: `${folder}atom.xml`, rel: 'self', type: 'application/atom+xml' },
        { href: home, rel: 'alternate', type: 'text/html' },
      ],
      icon,
      xml: { lang: language },
      entries: items.map((item) => ({
        id: item.url,
        title: { value: item.title },
        links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
        published: item.date,
        updated: item.date,
        summary: { value: item.summary },
        content: { value: item.html, type: 'html' },
        authors: item.authors.map(({ name, url }) => ({ name, uri: url })),
        categories: item.tags.map((term) => ({ term })),
        xml: { lang: item.language },
      })),
    },
    { stylesheets: stylesheets(feed) },
  );
  return writableInXml(xml).replace(/(?=<\/feed>\s*$)/, () => feedPage(feed, texts));
}

/** JSON Feed 1.1. @see https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, description, home, folder, language, icon, items }: Feed): string {
  const feed = generateJsonFeed({
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
      date_published: item.date,
      language: item.language,
      image: item.image,
      authors: item.authors,
      tags: item.tags,
    })),
  });
  return JSON.stringify(feed);
}

/** Style sheet for browsers, see {@link feedPage}. */
function stylesheets({ css }: Feed) {
  return [{ type: 'text/css', href: css }];
}

const formats = { 'rss.xml': rss, 'atom.xml': atom, 'feed.json': jsonFeed } as const;

/**
 * Writes the feeds of every language, and the style sheet that shows them as pages in a browser. Languages without posts
 * get no feed.
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
    const feed = await feedOf(model, site, locale, texts);
    const folder = path.join(exportDir, localizePath(site.blog.routeBase, locale));
    await mkdir(folder, { recursive: true });
    for (const { file } of feedFiles) await writeFile(path.join(folder, file), formats[file](feed, texts));
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
  last.takeFiles(exportDir, /\/feed\.css$/);
  return last.takeFiles(exportDir, new RegExp(`/(?:${feedFiles.map(({ file }) => file.replace('.', '\\.')).join('|')})$`));
}

async function feedOf(model: SiteModel, site: Parameters<typeof writeFeeds>[2], locale: Locale, texts: Messages['blog']): Promise<Feed> {
  const root = site.url + site.basePath;
  const address = (sitePath: string) => root + localizePath(sitePath, locale);
  const items: FeedItem[] = [];
  for (const post of feedPosts(model, locale)) {
    const { html, image } = await feedContent({ post, model, locale, site });
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
  return {
    title: texts.feedTitle,
    description: texts.description,
    home: address(site.blog.routeBase),
    folder: `${address(site.blog.routeBase)}/`,
    css: `${site.basePath}${site.blog.routeBase}/feed.css`,
    language: localeInfo(locale).htmlLang,
    icon: `${root}/icon.svg`,
    items,
  };
}

function newest(items: FeedItem[]): Date {
  return new Date(Math.max(...items.map(({ date }) => date.getTime())));
}
