import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../shared/i18n/locales';
import { checkExport, requiredFiles } from './export';

const site = { url: 'https://docs.example.com', basePath: '', foreignPaths: ['/startforj'] };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** Returns the problems of an export, each as `file: message`. */
async function check(files: Record<string, string>, settings: Partial<typeof site> = {}): Promise<string[]> {
  await write(files);
  const problems = await checkExport(folder, { ...site, ...settings });
  return problems.map(({ file, message }) => `${path.relative(folder, file)}: ${message}`);
}

const link = (href: string) => `<a href="${href}">x</a>`;

test('code that the security policy blocks is reported with its page', async () => {
  expect(
    await check({
      'index.html': '<script>boot()</script>',
      'docs/a.html': '<script>boot()</script><p style="color: red">Text</p>',
      'docs/b.html': '<script>other()</script>',
    }),
  ).toEqual([
    'docs/a.html: the security policy blocks style attribute in <p style="color: red">; use a class, a file, or a listener',
    'docs/b.html: the security policy blocks inline script <script>other()</script>…; use a class, a file, or a listener',
  ]);
});

describe('an export without broken links', () => {
  test('has no problems', async () => {
    const page = [
      '<link rel="canonical" href="https://docs.example.com/docs/a">',
      link('/'),
      link('/docs/a'),
      link('b#part'),
      link('#here'),
      link('?q=1'),
      link('#'),
      link('/de/docs/a?x=1&amp;y=2'),
      link('/docs/mit%20leerzeichen'),
      link('/startforj/basic'),
      link('/startforj'),
      link('https://other.example.com/en/x'),
      link('mailto:a@example.com'),
      '<img src="/img/a.png" srcset="/img/a.png 1x, /img/b.png 2x"><p id="here">',
      '<script type="application/json">{"path": "<a href=\\"/gone\\">"}</script><script src="/app.js"></script>',
    ].join('\n');
    expect(
      await check({
        'index.html': link('docs/a'),
        'docs/a.html': page,
        'docs/b.html': '<h2 id="part">',
        'docs/mit leerzeichen.html': '',
        'de/docs/a.html': link('/docs/a'),
        'img/a.png': '',
        'img/b.png': '',
        'app.js': '',
      }),
    ).toEqual([]);
  });

  test('can be hosted under a sub-path', async () => {
    const page = `${link('/sub')}${link('/sub/docs/a')}${link('b')}`;
    expect(await check({ 'index.html': link('/sub/docs/a'), 'docs/a.html': page, 'docs/b.html': '' }, { basePath: '/sub' })).toEqual([]);
  });
});

describe('an export', () => {
  test.each([
    ['a link to no page', link('/docs/gone'), '"/docs/gone" leads nowhere'],
    ['a relative link to no page', link('gone'), '"gone" leads nowhere'],
    ['a missing image', '<img src="/img/gone.png">', '"/img/gone.png" leads nowhere'],
    ['a missing image of a set', '<img srcset="/docs/b 1x, /img/gone.png 2x">', '"/img/gone.png" leads nowhere'],
    ['a missing script', '<script src="/gone.js"></script>', '"/gone.js" leads nowhere'],
    ['an anchor that its page does not have', link('/docs/b#gone'), '"/docs/b#gone": the page has no element with the id "gone"'],
    ['an anchor that the page itself does not have', link('#gone'), '"#gone": the page has no element with the id "gone"'],
    ['the prefix of the default language', link('/en/docs/b'), '"/en/docs/b" has the prefix of the default language'],
    [
      'the default language alone',
      link('https://docs.example.com/en'),
      '"https://docs.example.com/en" has the prefix of the default language',
    ],
    ['a foreign path in name only', link('/startforjx'), '"/startforjx" leads nowhere'],
    ['an encoding that cannot be read', link('/docs/100%'), '"/docs/100%" leads nowhere'],
    ['an address that is none', link('https://[x'), 'the address "https://[x" cannot be read'],
  ])('is refused for %s', async (_, html, message) => {
    expect(await check({ 'docs/a.html': html, 'docs/b.html': '<p id="part">' })).toEqual([`docs/a.html: ${message}`]);
  });

  test('is refused for links outside of the base path', async () => {
    const files = { 'index.html': link('/docs/a') + link('/subway') + link('/sub/en'), 'docs/a.html': '' };
    expect(await check(files, { basePath: '/sub' })).toEqual([
      'index.html: "/docs/a" is outside of the base path /sub',
      'index.html: "/subway" is outside of the base path /sub',
      'index.html: "/sub/en" has the prefix of the default language',
    ]);
  });

  test('is refused for broken URLs in the sitemap and in feeds', async () => {
    const url = 'https://docs.example.com/docs';
    const problems = await check({
      'docs/a.html': '',
      'sitemap.xml': `<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${url}/a</loc></url><url><loc>${url}/gone</loc><xhtml:link rel="alternate" href="${url}/gone2"/></url></urlset>`,
      'blog/rss.xml': `<rss><item><link>${url}/gone3</link><guid>tag:x</guid><content:encoded><![CDATA[<img src="${url}/gone4"/>]]></content:encoded></item></rss>`,
      'blog/atom.xml': `<feed><entry><content type="html">&lt;a href="${url}/gone5?a=1&amp;amp;b=2"&gt;x&lt;/a&gt;</content></entry></feed>`,
      'blog/feed.json': JSON.stringify({ items: [{ image: `${url}/gone6`, content_html: `<a href="${url}/gone7">x</a>` }] }),
    });
    expect(problems).toEqual([
      `blog/atom.xml: "${url}/gone5?a=1&b=2" leads nowhere`,
      `blog/feed.json: "${url}/gone6" leads nowhere`,
      `blog/feed.json: "${url}/gone7" leads nowhere`,
      `blog/rss.xml: "${url}/gone3" leads nowhere`,
      `blog/rss.xml: "${url}/gone4" leads nowhere`,
      `sitemap.xml: "${url}/gone" leads nowhere`,
      `sitemap.xml: "${url}/gone2" leads nowhere`,
    ]);
  });

  test('reports a wrong link of every page once', async () => {
    const pages = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}.html`, link('/gone')]));
    expect(await check(pages(2))).toEqual(['p0.html: "/gone" leads nowhere (the same on 1 more page)']);
    expect(await check(pages(5))).toEqual(['p0.html: "/gone" leads nowhere (the same on 4 more pages)']);
  });
});

test('every language must have a home page and a 404 page', () => {
  expect(requiredFiles()).toEqual(expect.arrayContaining(['index.html', '404.html', 'de.html', 'de/404.html', 'zh.html', 'zh/404.html']));
  expect(requiredFiles()).toHaveLength(2 * locales.length);
});

describe('what other programs read', () => {
  const page = (path: string, title: string, more = '', description = 'What it is.') =>
    `<title>${title}</title><link rel="canonical" href="https://docs.example.com${path}">${description && `<meta name="description" content="${description}"/>`}${more}`;

  test('has a unique title on every page', async () => {
    expect(await check({ 'a.html': page('/a', 'Same'), 'b.html': page('/b', 'Same') })).toEqual([
      expect.stringMatching(
        /^[ab]\.html: the title "Same" is that of \/[ab]\.html, too; write another "title" or "title_meta" for one of them$/,
      ),
    ]);
  });

  test('has the title of its English page if it is not translated', async () => {
    expect(await check({ 'a.html': page('/a', 'Same'), 'de/a.html': page('/a', 'Same') })).toEqual([]);
  });

  test('has a description on every page', async () => {
    expect(await check({ 'a.html': page('/a', 'A', '', '') })).toEqual([
      'a.html: the page has no description; write "description" into its front matter',
    ]);
  });

  test('unlisted pages need no description', async () => {
    const noindex = '<meta name="robots" content="noindex"/>';
    expect(await check({ 'a.html': page('/a', 'Same', noindex, ''), 'b.html': page('/b', 'Same', noindex, '') })).toEqual([]);
  });

  test.each([
    [
      'a card',
      'a.html',
      page('/a', 'A', '<meta property="og:image" content="https://docs.example.com/cards/x.jpg"/>'),
      'https://docs.example.com/cards/x.jpg',
    ],
    [
      'JSON-LD',
      'a.html',
      page('/a', 'A', '<script type="application/ld+json">{"url":"https://docs.example.com/x"}</script>'),
      'https://docs.example.com/x',
    ],
    ['the sitemap', 'sitemap.xml', '<url><loc>https://docs.example.com/x</loc></url>', 'https://docs.example.com/x'],
    [
      'an alternate of the sitemap',
      'sitemap.xml',
      '<xhtml:link rel="alternate" href="https://docs.example.com/x"/>',
      'https://docs.example.com/x',
    ],
    ['robots.txt', 'robots.txt', 'Sitemap: https://docs.example.com/x.xml\n', 'https://docs.example.com/x.xml'],
    ['the manifest', 'manifest.webmanifest', '{"icons": [{ "src": "/x.png" }]}', '/x.png'],
    ['Markdown', 'a.md', 'See [x](https://docs.example.com/x.md).', 'https://docs.example.com/x.md'],
    ['llms.txt', 'llms.txt', '- [x](https://docs.example.com/x.md): X', 'https://docs.example.com/x.md'],
  ])('has no broken URLs: %s', async (_, file, text, address) => {
    expect(await check({ [file]: text, 'a.html': file === 'a.html' ? text : '' })).toEqual([`${file}: "${address}" leads nowhere`]);
  });

  test("leads to headings: those of a twin are its page's; code is no link", async () => {
    expect(
      await check({
        'a.html': '<h2 id="part">',
        'a.md':
          '[x](https://docs.example.com/a.md#part) [y](https://docs.example.com/a.md#gone)\n\n```\n[z](https://docs.example.com/z)\n```\n',
      }),
    ).toEqual(['a.md: "https://docs.example.com/a.md#gone": the page has no element with the id "gone"']);
  });
});

describe('an export with pages of the last one', () => {
  /** The reused page links to a heading of a rebuilt page. It also has a defect that is only found if the page is read again. */
  const kept = `${link('/docs/new#part')}${link('/docs/asset.png')}${link('/nowhere')}`;
  const before = { 'index.html': '', 'docs/kept.html': kept, 'docs/new.html': '<h2 id="part">', 'docs/asset.png': '' };
  let last: string;

  beforeEach(async () => {
    last = await mkdtemp(path.join(tmpdir(), 'export-'));
    for (const [name, text] of Object.entries(before)) {
      await mkdir(path.dirname(path.join(last, name)), { recursive: true });
      await writeFile(path.join(last, name), text);
    }
  });

  afterEach(() => rm(last, { recursive: true }));

  async function checkAfter(files: Record<string, string>, faultlessFiles = Object.keys(before)): Promise<string[]> {
    await write(files);
    const problems = await checkExport(folder, site, { folder: last, kept: new Set(['/docs/kept']), faultlessFiles });
    return problems.map(({ file, message }) => `${path.relative(folder, file)}: ${message}`);
  }

  test('does not read kept pages again if nothing is gone', async () => {
    expect(await checkAfter({ ...before, 'docs/new.html': '<h2 id="part"><h2 id="more">' })).toEqual([]);
  });

  test('checks new pages, with the headings of kept pages', async () => {
    const page = `<h2 id="part">${link('/docs/kept#here')}${link('/docs/kept#gone')}${link('/docs/other')}`;
    expect(await checkAfter({ ...before, 'docs/kept.html': `<p id="here">${kept}`, 'docs/new.html': page })).toEqual([
      'docs/new.html: "/docs/kept#gone": the page has no element with the id "gone"',
      'docs/new.html: "/docs/other" leads nowhere',
    ]);
  });

  test('checks all pages if a heading or file is gone, or the last check found problems', async () => {
    const nowhere = 'docs/kept.html: "/nowhere" leads nowhere';
    expect(await checkAfter({ ...before, 'docs/new.html': '' })).toEqual([
      'docs/kept.html: "/docs/new#part": the page has no element with the id "part"',
      nowhere,
    ]);
    expect(await checkAfter(before, [])).toEqual([nowhere]);
    await rm(path.join(folder, 'docs/asset.png'));
    const { 'docs/asset.png': _, ...others } = before;
    expect(await checkAfter(others)).toEqual(['docs/kept.html: "/docs/asset.png" leads nowhere', nowhere]);
  });
});
