import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { deferRuntime, deferRuntimes, type Runtime, signPayload } from './defer-runtime';
import { linkedStyles } from './merge-styles';

const payload = '1:"$Sreact.fragment"\n0:["$","$1",null,{"children":"</p> \\"x\\""}]\n';
const push = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`;

/** A page as the framework exports it. */
const page = (parts = [payload.slice(0, 20), payload.slice(20)]) => `<!DOCTYPE html><html><head>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>
<script src="/_next/static/chunks/a.js" async=""></script><script>boot()</script></head>
<body><p>Text &lt;script&gt;</p><script src="setup-check.js"></script>
<script src="/_next/static/chunks/polyfill.js" noModule=""></script><script id="_R_">start({"chunks":["b"]})</script>
<script src="/_next/static/chunks/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>
${parts.map(push).join('')}</body></html>`;

const runtimeOf = (html: string): Runtime =>
  JSON.parse(/<script type="application\/json" id="runtime">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('a page without its runtime', () => {
  const { html, files } = deferRuntime(page(), payload, { basePath: '', url: '/docs/a.txt' });

  test('keeps its text, the boot script and scripts of its own, and no other', () => {
    expect(html).toContain('<p>Text &lt;script&gt;</p>');
    expect([...html.matchAll(/<script[^>]*>[^<]*<\/script>/g)].map(([tag]) => tag.slice(0, 30))).toEqual(
      ['<script>boot()</script>', '<script src="setup-check.js"></', '<script type="application/json" '].map((tag) => tag.slice(0, 30)),
    );
    expect(html).not.toContain('as="script"');
  });

  test('says how to start it: payload, its sum, and all scripts by name, because their order in the page varies', () => {
    expect(runtimeOf(html)).toEqual([
      '/docs/a.txt',
      signPayload(payload).sum,
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
      [...files.keys()][0],
    ]);
    expect([...files.values()]).toEqual(['start({"chunks":["b"]})']);
  });

  test('has hidden panels of tabs that the search of browsers finds', () => {
    const panel = (hidden: string) => `<div id="a" role="tabpanel" class="b" hidden="${hidden}">`;
    const tabs = deferRuntime(page().replace('<p>Text', `${panel('')}<p hidden="">Text`), payload, { basePath: '', url: '/docs/a.txt' });
    expect(tabs.html).toContain(`${panel('until-found')}<p hidden="">`);
  });

  test('is the same whichever part of its head was ready first', () => {
    const first = '<meta name="next-size-adjust" content=""/><meta name="theme-color" content="#fff"/>';
    const second = '<meta name="theme-color" content="#fff"/><meta name="next-size-adjust" content=""/>';
    const [one, other] = [first, second].map((head) =>
      deferRuntime(page().replace('<head>', `<head>${head}<title>A</title>`), payload, { basePath: '', url: '/docs/a.txt' }),
    );
    expect(one?.html).toBe(other?.html);
    expect(one?.html.match(/next-size-adjust/g)).toHaveLength(1);
  });

  test('counts the base path in addresses, but not in files', () => {
    const sub = deferRuntime(page().replaceAll('"/_next', '"/sub/_next'), payload, { basePath: '/sub', url: '/docs/a.txt' });
    expect(runtimeOf(sub.html)).toEqual([
      '/sub/docs/a.txt',
      expect.any(String),
      '/sub/_next/static/chunks/a.js',
      '/sub/_next/static/chunks/b.js',
      expect.stringMatching(/^\/sub\/_next\/static\/inline\/\w+\.js$/),
    ]);
    expect([...sub.files.keys()][0]).toMatch(/^\/_next\/static\/inline\//);
  });

  test('gets other style sheets in page and payload, and counts the sum after that', () => {
    const restyle = (text: string) => text.replaceAll('Text', 'Words').replaceAll('"p"', '"em"');
    const restyled = deferRuntime(page(), payload, { basePath: '', url: '/docs/a.txt', restyle });
    expect(restyled.html).toContain('<p>Words');
    expect(restyled).toMatchObject({ payload: signPayload(payload.replace('"p"', '"em"')).payload });
    expect(restyled.payload).toContain(runtimeOf(restyled.html)[1]);
  });

  test.each([
    ['payload-script', (html: string) => html.replaceAll('self.__next_f.push(', 'self.__next_g.push(')],
    ['start-script', (html: string) => html.replace('id="_R_"', 'id="_S_"')],
    ['hidden-panels', (html: string) => html.replace('<p>Text', '<div hidden="" role="tabpanel">Text')],
    ['size-adjust', (html: string) => html.replace('<head>', '<head><meta content="" name="next-size-adjust"/>')],
    ['style-links', (html: string) => html.replace('<head>', '<head><link data-precedence="next" rel="stylesheet" href="/_next/a.css"/>')],
  ])('is not written after a change of the framework: %s', async (id, change) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
    await writeFile(path.join(folder, 'a.html'), `${change(page())}<!-- self.__next_f -->`);
    await writeFile(path.join(folder, 'a.txt'), payload);
    await expect(deferRuntimes(folder, { basePath: '' })).rejects.toThrow(`lib/next/README.md#${id} (`);
    await rm(folder, { recursive: true });
  });

  test('is not written without a payload beside it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
    await writeFile(path.join(folder, 'a.html'), page());
    await expect(deferRuntimes(folder, { basePath: '' })).rejects.toThrow('lib/next/README.md#payload-address (');
    await rm(folder, { recursive: true });
  });

  test('is an error when the page holds another payload than its file', () => {
    expect(() => deferRuntime(page(['other']), payload, { basePath: '', url: '/docs/a.txt' })).toThrow(
      '/docs/a.txt: the payload in the page',
    );
  });
});

test('every page of an export is written without its runtime; others stay as they are', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  await mkdir(path.join(folder, 'docs'));
  await writeFile(path.join(folder, 'docs/a.html'), page());
  await writeFile(path.join(folder, 'docs/a.txt'), payload);
  await writeFile(path.join(folder, 'old.html'), '<script src="/redirect.js"></script>');
  await deferRuntimes(folder, { basePath: '' });
  const html = await readFile(path.join(folder, 'docs/a.html'), 'utf8');
  const inline = runtimeOf(html).find((src) => src.includes('/inline/'));
  expect(await readFile(path.join(folder, inline ?? ''), 'utf8')).toBe('start({"chunks":["b"]})');
  expect(await readFile(path.join(folder, 'old.html'), 'utf8')).toBe('<script src="/redirect.js"></script>');
  await rm(folder, { recursive: true });
});

test('style sheets count wherever they are in a head, and what is written is compressed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  await mkdir(path.join(folder, '_next/static/chunks'), { recursive: true });
  const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
  for (const name of ['a', 'b']) await writeFile(path.join(folder, `_next/static/chunks/${name}.css`), `.${name}{}`);
  await writeFile(path.join(folder, 'short.html'), page().replace('</head>', `${link('a')}</head>`));
  await writeFile(
    path.join(folder, 'long.html'),
    page().replace('</head>', `${link('a')}<meta content="${'é'.repeat(30_000)}"/>${link('b')}</head>`),
  );
  for (const name of ['short', 'long']) await writeFile(path.join(folder, `${name}.txt`), payload);
  const compressed = new Map<string, string>();
  await deferRuntimes(folder, { basePath: '' }, async (file, content) => void compressed.set(path.relative(folder, file), `${content}`));
  const linked = await Promise.all(
    ['short.html', 'long.html'].map(async (name) => linkedStyles(await readFile(path.join(folder, name), 'utf8'))),
  );
  expect(linked[0]).toHaveLength(1);
  expect(linked[1]).toEqual(linked[0]);
  expect(await readFile(path.join(folder, linked[0]?.[0] ?? ''), 'utf8')).toBe('.a{}\n.b{}');
  for (const [name, content] of compressed) expect(await readFile(path.join(folder, name), 'utf8')).toBe(content);
  expect([...compressed.keys()].filter((name) => !name.startsWith('_next')).sort()).toEqual([
    'long.html',
    'long.txt',
    'short.html',
    'short.txt',
  ]);
  await rm(folder, { recursive: true });
});

test('the sum of a payload differs for texts that differ, and counts the text alone', () => {
  expect(new Set(['', 'a\n', 'b\n', 'ä\n'].map((text) => signPayload(text).sum)).size).toBe(4);
  const signed = signPayload(payload);
  expect(signed.payload.endsWith(`"${signed.sum}"\n`)).toBe(true);
  expect(signPayload(signed.payload)).toEqual(signed);
});
