import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkedStyles, mergeStyles, replaceStyles } from './merge-styles';

const link = (name: string) => `<link rel="stylesheet" href="/sub/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const tokens = '<link rel="stylesheet" href="/sub/dwc-tokens.css" data-precedence="tokens"/>';

let folder: string;
const css = (name: string) => path.join(folder, `_next/static/chunks/${name}.css`);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
  await mkdir(path.join(folder, '_next/static/chunks'), { recursive: true });
  for (const name of ['base', 'docs', 'blog', 'page']) await writeFile(css(name), `.${name}{}`);
});

afterEach(() => rm(folder, { recursive: true }));

test('all pages get one file, in which the parts have the order of every page', async () => {
  const docs = `<head>${link('base')}${link('docs')}${link('page')}${tokens}</head>`;
  const blog = `<head>${link('base')}${link('blog')}${link('page')}</head>`;
  const restyle = await mergeStyles(folder, '/sub', [linkedStyles(docs), linkedStyles(blog)]);
  const [address = '', ...others] = linkedStyles(restyle(docs));
  expect(others).toEqual([]);
  expect(linkedStyles(restyle(blog))).toEqual([address]);
  expect(restyle(docs)).toContain(tokens);
  const merged = await readFile(path.join(folder, address.slice('/sub'.length)), 'utf8');
  const at = ['base', 'docs', 'blog', 'page'].map((name) => merged.indexOf(`.${name}{}`));
  expect(at.every((position) => position >= 0)).toBe(true);
  expect(Math.max(...at)).toBe(at[3]);
  expect(Math.min(...at)).toBe(at[0]);
});

test('the parts stay, empty, for chunks that name them', async () => {
  await mergeStyles(folder, '/sub', [linkedStyles(link('base') + link('docs'))]);
  expect(await readFile(css('docs'), 'utf8')).toBe('');
  expect(await readFile(css('blog'), 'utf8')).toBe('.blog{}');
});

test('the name of the file is that of its content', async () => {
  const first = (await mergeStyles(folder, '/sub', [linkedStyles(link('base'))]))(link('base'));
  await writeFile(css('base'), '.other{}');
  expect((await mergeStyles(folder, '/sub', [linkedStyles(link('base'))]))(link('base'))).not.toBe(first);
});

test('pages without style sheets stay as they are', async () => {
  expect((await mergeStyles(folder, '', [[]]))('<p></p>')).toBe('<p></p>');
});

test('a payload names the one file wherever it named others, and hints at it once', () => {
  const payload = ':HL["/a.css","style"]\n:HL["/b.css","style"]\n1:["$","link","0",{"href":"/a.css"}],["$","link","1",{"href":"/b.css"}]\n';
  expect(replaceStyles(payload, ['/a.css', '/b.css'], '/all.css')).toBe(
    ':HL["/all.css","style"]\n1:["$","link","0",{"href":"/all.css"}],["$","link","1",{"href":"/all.css"}]\n',
  );
});
