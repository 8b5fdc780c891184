import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localeInfo, locales } from '../shared/i18n/locales';
import { redirectPage, writeRedirects } from './redirects';

const site = { url: 'https://docs.example.com', basePath: '' };
const texts = { title: 'Moved', text: 'It is now at <link>{path}</link>.' };
let folder: string;

const model = (redirects: { from: string; to: string }[], moved: [path: string, anchors: Map<string, string>][] = []) => ({
  redirects,
  movedAnchors: (path: string) => new Map(moved).get(path) ?? new Map<string, string>(),
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redirects-'));
});

afterEach(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(path.join(folder, name), 'utf8');

/** Returns where a browser ends up that opens a redirect page with a query and a fragment. */
async function follow(html: string, { search = '', hash = '' } = {}): Promise<string | undefined> {
  const decode = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  let target: string | undefined;
  runInNewContext(await read('redirect.js'), {
    document: {
      querySelector: () => ({ getAttribute: (name: string) => decode(new RegExp(`${name}="([^"]*)"`).exec(html)?.[1]) }),
      documentElement: {
        dataset: {
          hash: decode(/data-hash="([^"]*)"/.exec(html)?.[1]),
          moved: decode(/data-moved="([^"]*)"/.exec(html)?.[1]),
        },
      },
    },
    location: { search, hash, replace: (url: string) => (target = url) },
  });
  return target;
}

describe('a redirect page', () => {
  test('has the target for search engines and for browsers without scripts', () => {
    const html = redirectPage('/de/docs/a', site, localeInfo('de'), texts);
    expect(html).toContain('<html lang="de-DE" dir="ltr">');
    expect(html).toContain('<title>Moved</title>');
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/de/docs/a"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/de/docs/a"></noscript>');
    expect(html).toContain('<script src="/redirect.js"></script>');
    expect(html).toContain('<p>It is now at <a href="/de/docs/a">/de/docs/a</a>.</p>');
  });

  test('has no inline script or style, so that a strict policy allows it', () => {
    expect(redirectPage('/docs/a#b', site, localeInfo('en'), texts)).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/);
  });

  test.each([
    ['/docs/a', '', '', '/docs/a'],
    ['/docs/a', '?q=1&r=2', '', '/docs/a?q=1&r=2'],
    ['/docs/a', '', '#part', '/docs/a#part'],
    ['/docs/a', '?q=1', '#part', '/docs/a?q=1#part'],
    ['/docs/a#default', '', '', '/docs/a#default'],
    ['/docs/a#default', '?q=1', '#part', '/docs/a?q=1#part'],
    ['/docs/a?x=1', '?q=2', '', '/docs/a?x=1&q=2'],
    ['/docs/a?x=1#default', '', '', '/docs/a?x=1#default'],
    ['/sub/de/docs/a&b', '', '', '/sub/de/docs/a&b'],
  ])('to %s, opened with query "%s" and hash "%s", leads to %s', async (to, search, hash, expected) => {
    await writeRedirects(folder, model([]), site);
    expect(await follow(redirectPage(to, site, localeInfo('en'), texts), { search, hash })).toBe(expected);
  });

  test('escapes URLs and texts', () => {
    const html = redirectPage('/a"&<b>#c"d', site, localeInfo('en'), { title: 'Q & A <now>', text: 'R & D <link>{path}</link>' });
    expect(html).toContain('<title>Q &amp; A &lt;now&gt;</title>');
    expect(html).toContain('data-hash="#c&quot;d"');
    expect(html).toContain('data-to="/a&quot;&amp;&lt;b&gt;"');
    expect(html).toContain('content="0; url=/a&quot;&amp;&lt;b&gt;#c&quot;d"');
    expect(html).toContain('<p>R &amp; D <a href="/a&quot;&amp;&lt;b&gt;#c&quot;d">/a&quot;&amp;&lt;b&gt;#c&quot;d</a></p>');
  });
});

describe('the redirects of an export', () => {
  const redirects = [
    { from: '/docs', to: '/docs/intro' },
    { from: '/docs/old/page', to: '/docs/new#part' },
  ];

  test('are pages in every language, in that language', async () => {
    expect(await writeRedirects(folder, model(redirects), site)).toBe(redirects.length * locales.length);
    expect(await read('docs.html')).toContain('<a href="/docs/intro">/docs/intro</a>');
    const german = await read('de/docs/old/page.html');
    expect(german).toContain('<html lang="de-DE" dir="ltr" data-hash="#part">');
    expect(german).toContain('<a href="/de/docs/new#part">');
    expect(german).not.toContain(texts.text);
    expect(await follow(german, { search: '?q' })).toBe('/de/docs/new?q#part');
  });

  test('have the base path in URLs, but not in file names', async () => {
    await writeRedirects(folder, model(redirects), { ...site, basePath: '/sub' });
    const html = await read('zh/docs.html');
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/sub/zh/docs/intro"');
    expect(html).toContain('<script src="/sub/redirect.js">');
    expect(await follow(html)).toBe('/sub/zh/docs/intro');
  });

  test('contain headings that have moved to another page', async () => {
    const moved = new Map([['part', '/docs/other#part-of-other']]);
    await writeRedirects(folder, model(redirects, [['/docs/old/page', moved]]), { ...site, basePath: '/sub' });
    const html = await read('de/docs/old/page.html');
    expect(await follow(html, { hash: '#part' })).toBe('/sub/de/docs/other#part-of-other');
    expect(await follow(html, { search: '?q=1', hash: '#part' })).toBe('/sub/de/docs/other?q=1#part-of-other');
    expect(await follow(html, { hash: '#another' })).toBe('/sub/de/docs/new#another');
    expect(await follow(html)).toBe('/sub/de/docs/new#part');
  });

  test('never replace a page', async () => {
    await mkdir(path.join(folder, 'docs/old'), { recursive: true });
    await writeFile(path.join(folder, 'docs/old/page.html'), 'A page');
    await expect(writeRedirects(folder, model(redirects), site)).rejects.toThrow(
      'redirects: /docs/old/page is a page, so nothing can be redirected from there',
    );
    expect(await read('docs/old/page.html')).toBe('A page');
  });
});
