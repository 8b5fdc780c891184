import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { readMessages } from '../i18n/messages';
import { buildModel, type SiteModel } from '../routes/model';
import { modelOf } from '../routes/test-model';
import { locales } from '../shared/i18n/locales';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import type { Feed } from './feed-types';
import { atom, jsonFeed, rss, writeFeeds } from './feeds';
import { makeImages, writeImages } from './images';

const root = 'tests/fixtures/blog-content';
const site = loadSite({ ...values, url: 'https://docs.example.com', basePath: '/sub', redirects: [] }, {});
let folder: string;
let model: SiteModel;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feeds-'));
  const content = parseContent(new ContentReader(root).read(), root);
  model = buildModel({ content, site, drafts: false, now: new Date('2025-06-01') });
  await writeFeeds(folder, model, site);
});

afterAll(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const day = '2025-02-15T00:00:00.000Z';

describe('the feeds of a blog', () => {
  test('are three per language, with what shows them as pages', async () => {
    for (const locale of locales) {
      const files = (await readdir(path.join(folder, locale === 'en' ? '' : locale, 'blog'))).sort();
      const css = locale === 'en' ? ['feed.css'] : [];
      expect(files).toEqual(['atom.xml', ...css, 'feed.json', 'rss.xml']);
    }
  });

  test('are read as RSS 2.0 with all that it wants', async () => {
    const feed = parseRssFeed(await read('blog/rss.xml'));
    expect(feed).toMatchObject({
      title: 'webforJ Blog',
      link: 'https://docs.example.com/sub/blog',
      language: 'en-US',
      atom: { links: [{ href: 'https://docs.example.com/sub/blog/rss.xml', rel: 'self', type: 'application/rss+xml' }] },
    });
    expect(feed.description).toBeTruthy();
    expect(feed.items).toHaveLength(14);
    expect(feed.items?.[0]).toMatchObject({
      title: 'Post 14',
      link: 'https://docs.example.com/sub/blog/2025/02/15/post-14',
      guid: { value: 'https://docs.example.com/sub/blog/2025/02/15/post-14', isPermaLink: true },
      pubDate: 'Sat, 15 Feb 2025 00:00:00 GMT',
      description: 'What post 14 of the ticket desk says.',
      categories: [{ name: 'ticketDesk' }, { name: 'v1.00' }, { name: 'Guests' }],
      dc: { creators: ['Guide team', 'Silent team', 'Ada Guest'] },
    });
  });

  test('are read as Atom with all that it wants', async () => {
    const feed = parseAtomFeed(await read('de/blog/atom.xml'));
    expect(feed).toMatchObject({
      id: 'https://docs.example.com/sub/de/blog',
      title: { value: 'webforJ-Blog' },
      updated: day,
      links: [
        { rel: 'self', href: 'https://docs.example.com/sub/de/blog/atom.xml' },
        { rel: 'alternate', href: 'https://docs.example.com/sub/de/blog' },
      ],
    });
    expect(feed.entries).toHaveLength(14);
    for (const entry of feed.entries ?? []) {
      expect(entry).toMatchObject({ id: expect.stringMatching(/^https:/), updated: expect.stringMatching(/Z$/) });
      expect(entry.authors?.length).toBeGreaterThan(0);
    }
    expect(feed.entries?.[0]).toMatchObject({
      id: 'https://docs.example.com/sub/de/blog/2025/02/15/post-14',
      title: { value: 'Beitrag 14' },
      summary: { value: 'Was Beitrag 14 sagt.' },
      published: day,
      content: { type: 'html', value: expect.stringContaining('Text von Beitrag 14') },
      authors: [
        { name: 'Guide team', uri: 'https://docs.example.com/sub/de/blog/authors/guide-team' },
        { name: 'Silent team' },
        { name: 'Ada Guest' },
      ],
    });
    const xml = await read('de/blog/atom.xml');
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de-DE">');
    expect([...xml.matchAll(/<entry xml:lang="(.*?)">/g)].slice(0, 2).map(([, lang]) => lang)).toEqual(['de-DE', 'en-US']);
  });

  test('are read as JSON Feed 1.1 with all that it wants', async () => {
    const feed = parseJsonFeed(JSON.parse(await read('zh/blog/feed.json')));
    expect(feed).toMatchObject({
      title: 'webforJ 博客',
      home_page_url: 'https://docs.example.com/sub/zh/blog',
      feed_url: 'https://docs.example.com/sub/zh/blog/feed.json',
      language: 'zh-CN',
    });
    expect(JSON.parse(await read('zh/blog/feed.json')).version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items).toHaveLength(14);
    expect(feed.items?.[1]).toMatchObject({
      id: 'https://docs.example.com/sub/zh/blog/release-one',
      url: 'https://docs.example.com/sub/zh/blog/release-one',
      date_published: '2025-01-15T00:00:00.000Z',
      image: expect.stringMatching(/^https:\/\/docs\.example\.com\/sub\/content-assets\/cover-\w+-card\.png$/),
      authors: [{ name: 'Desk team' }],
      tags: ['ticketDesk', 'Release'],
    });
  });

  test('have the whole text, in plain HTML with absolute addresses', async () => {
    const feed = parseJsonFeed(JSON.parse(await read('blog/feed.json')));
    const html = feed.items?.[0]?.content_html ?? '';
    expect(html).toContain('<a href="https://docs.example.com/sub/docs/start#install">how to install</a>');
    expect(html).toContain('<a href="https://docs.example.com/sub/blog/2024/01/15/post-01">the post before</a>');
    expect(html).toContain('<pre><code>System.out.println(&quot;&lt;post 14&gt; &amp; more&quot;);');
    expect(html).toContain('<blockquote><p><strong>Tip: Careful</strong></p>');
    expect(html).toMatch(/<img src="https:\/\/docs\.example\.com\/sub\/content-assets\/cover-\w+\.svg" alt="A blue ground"/);
    expect(html).toContain('<h2>Details</h2>');
    for (const item of feed.items ?? [])
      expect(item.content_html).not.toMatch(/\s(?:href|src)="(?!https?:\/\/)|\s(?:class|id|style)=|<script/);
  });

  test('are well-formed XML', async () => {
    for (const file of ['blog/rss.xml', 'fr/blog/atom.xml', 'fi/blog/rss.xml']) expect(unclosed(await read(file)), file).toEqual([]);
  });
});

test('videos of a post have the addresses of the site', async () => {
  const content = await mkdtemp(path.join(tmpdir(), 'feed-videos-'));
  const post = path.join(content, 'en/blog/2025-01-02-videos');
  await mkdir(post, { recursive: true });
  await writeFile(path.join(content, 'authors.yml'), 'team:\n  name: Team\n');
  await writeFile(path.join(post, 'feed test.mp4'), 'a film');
  await writeFile(path.join(post, 'feed-poster.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>');
  const body = [
    '<video src="./feed%20test.mp4#t=5" poster="./feed-poster.svg" width="640" controls />',
    '<video><source src="./feed%20test.mp4" type="video/mp4" /></video>',
    '![clip](./feed%20test.mp4)',
    '<video src="https://videos.example.com/a.mp4" poster="//videos.example.com/a.png" />',
    '<video src="/feed-test.mp4" />',
  ];
  await writeFile(path.join(post, 'index.mdx'), `---\ntitle: Videos\nauthors: team\n---\n\n${body.join('\n\n')}\n`);
  try {
    const own = buildModel({ content: parseContent(new ContentReader(content).read(), content), site, drafts: false });
    await writeFeeds(content, own, site);
    const html = JSON.parse(await readFile(path.join(content, 'blog/feed.json'), 'utf8')).items[0].content_html as string;
    const [film, poster] = [/"https:\/\/docs\.example\.com\/sub(\/content-assets\/feed-test-\w{10}\.mp4)/, /poster="\S+sub(\/\S+)"/].map(
      (pattern) => pattern.exec(html)?.[1] ?? 'none',
    );
    const root = 'https://docs.example.com/sub';
    expect(html).toContain(
      `<video src="${root}${film}#t=5" controls="controls" poster="${root}${poster}" width="640" preload="metadata"></video>`,
    );
    expect(html).toContain(`<source src="${root}${film}" type="video/mp4"/>`);
    expect(html).toContain(`<img src="${root}${film}" alt="clip"`);
    expect(html).toContain('src="https://videos.example.com/a.mp4" controls="controls" poster="//videos.example.com/a.png"');
    expect(html).toContain(`src="${root}/feed-test.mp4"`);
    const images = await makeImages(own);
    await writeImages(content, images);
    expect([...images].sort()).toEqual([poster, film].map((file = '') => path.basename(file)).sort());
    expect(await readFile(path.join(content, film ?? ''), 'utf8')).toBe('a film');
  } finally {
    await rm(content, { recursive: true });
  }
});

test('what needs a click or a style sheet on the page is below its name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-labels-'));
  const body = [
    '```java title="A.java"\nint a;\n```',
    '<Tabs>\n<TabItem value="Maven">\n\nUse `pom.xml`.\n\n</TabItem>\n</Tabs>',
    '<details>\n<summary>More</summary>\n\nRest.\n\n</details>',
  ];
  try {
    const { model: own } = modelOf({ 'en/blog/2025-01-02-a.mdx': `---\ntitle: A\n---\n\n${body.join('\n\n')}\n` });
    await writeFeeds(folder, own, site);
    const { content_html: html } = JSON.parse(await readFile(path.join(folder, 'blog/feed.json'), 'utf8')).items[0];
    expect(html.replace(/\n/g, '')).toBe(
      '<p><strong><code>A.java</code></strong></p><pre><code>int a;</code></pre>' +
        '<p><strong>Maven</strong></p><p>Use <code>pom.xml</code>.</p>' +
        '<details><summary>More</summary><p>Rest.</p></details>',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an author has the address of a page on the site, or of another site', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-authors-'));
  try {
    const { model: own } = modelOf({
      'en/blog/2025-01-02-a.mdx':
        '---\ntitle: A\nauthors:\n  - { name: One, url: /docs/start }\n  - { name: Two, url: "https://two.example.com" }\n---\nText.',
    });
    await writeFeeds(folder, own, site);
    const { authors } = JSON.parse(await readFile(path.join(folder, 'de/blog/feed.json'), 'utf8')).items[0];
    expect(authors).toEqual([
      { name: 'One', url: 'https://docs.example.com/sub/de/docs/start' },
      { name: 'Two', url: 'https://two.example.com' },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a blog without a post to list has no feeds', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'no-feeds-'));
  try {
    const { model: none } = modelOf({ 'en/blog/2025-01-02-a.mdx': '---\ntitle: A\nunlisted: true\n---\nText.' });
    expect(await writeFeeds(empty, none, site)).toBe(0);
    expect(await readdir(empty)).toEqual([]);
  } finally {
    await rm(empty, { recursive: true });
  }
});

test('what a post says cannot break a feed', async () => {
  const { blog: texts } = await readMessages('en');
  const feed: Feed = {
    title: 'A & B',
    description: '<none>',
    home: 'https://example.com/blog?a&b',
    folder: 'https://example.com/blog/',
    css: 'https://example.com/feed.css',
    language: 'en-US',
    icon: 'https://example.com/icon.svg',
    items: [
      {
        url: 'https://example.com/blog/a?b&c',
        title: 'Less < more & "quotes" \u0007',
        summary: ']]>',
        html: '<p>a ]]&gt; b ]]> c \u0000</p>',
        date: new Date(day),
        language: 'en-US',
        authors: [{ name: 'R & D' }],
        tags: ['"x"'],
      },
    ],
  };
  expect(parseRssFeed(rss(feed, texts)).items?.[0]).toMatchObject({
    title: 'Less < more & "quotes"',
    content: { encoded: '<p>a ]]&gt; b ]]> c </p>' },
    dc: { creators: ['R & D'] },
  });
  expect(parseAtomFeed(atom(feed, texts)).entries?.[0]).toMatchObject({
    content: { value: '<p>a ]]&gt; b ]]> c </p>' },
    categories: [{ term: '"x"' }],
  });
  expect(unclosed(rss(feed, texts))).toEqual([]);
  expect(unclosed(atom(feed, texts))).toEqual([]);
  expect(JSON.parse(jsonFeed(feed)).items[0].title).toBe(feed.items[0]?.title);
});

/** Returns unclosed elements and unescaped characters of an XML text: enough to test that generated XML is well-formed. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const markup = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g, '');
  for (const [tag, close, name = '', self] of markup.matchAll(/<(\/?)([\w:-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (close && open.pop() !== name) wrong.push(tag);
    if (!close && !self) open.push(name);
  }
  const rest = markup.replace(/<\/?[\w:-]+(?:\s+[\w:.-]+="[^"<]*")*\s*\/?>/g, '');
  if (rest.includes('<') || /&(?!(?:amp|lt|gt|quot|#39|#x27);)/.test(markup)) wrong.push('a bare sign');
  return [...wrong, ...open];
}
