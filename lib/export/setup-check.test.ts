import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { writeSetupCheck } from './setup-check';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'setup-check-'));
});

afterEach(() => rm(folder, { recursive: true }));

const copies = async () => (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort();

test('is in the root and next to pages whose URL may end in a slash', async () => {
  await writeSetupCheck(folder, { basePath: '' });
  expect(await copies()).toEqual(locales.map((locale) => localizePath('/setup-check.js', locale).slice(1)).sort());
});

test('is where the home page looks for it under a wrong base path', async () => {
  await writeSetupCheck(folder, { basePath: '/a/b' });
  expect(await copies()).toContain('b/setup-check.js');
});

type Node = { name: string; text: string; style: object; id?: string; append(...content: (Node | string)[]): void; setAttribute(): void };

/** Runs the script on a home page. Resolves to the text of the banner, or to undefined if there is none. */
async function run({ pathname, base = '', language = '', styles = '' }: Record<string, string> & { pathname: string }) {
  await writeSetupCheck(folder, { basePath: '' });
  let banner: Node | undefined;
  const texts = { title: 'T', text: 'A <strong>base</strong> B', current: 'Current:', fallback: '(default)', suggestion: 'Try:' };
  runInNewContext(await readFile(path.join(folder, 'setup-check.js'), 'utf8'), {
    location: { pathname },
    getComputedStyle: () => ({ getPropertyValue: () => styles }),
    document: {
      currentScript: { dataset: { base, path: language, ...texts } },
      readyState: 'complete',
      createElement: (name: string): Node => ({
        name,
        text: '',
        style: {},
        setAttribute: () => {},
        append(...content) {
          this.text += content.map((part) => (typeof part === 'string' ? part : `[${part.text}]`)).join('');
        },
      }),
      body: { prepend: (node: Node) => (banner = node) },
    },
  });
  return banner?.text;
}

describe('the banner', () => {
  test('is not shown if a style sheet has loaded', async () => {
    expect(await run({ pathname: '/wrong/', styles: ' loaded' })).toBeUndefined();
  });

  test.each([
    ['/wrong/', '', '', '[Current: [/] (default)][Try: [/wrong]]'],
    ['/wrong/index.html', '', '', '[Current: [/] (default)][Try: [/wrong]]'],
    ['/wrong/de', '', '/de', '[Current: [/] (default)][Try: [/wrong]]'],
    ['/wrong/de/', '', '/de', '[Current: [/] (default)][Try: [/wrong]]'],
    ['/wrong/de.html', '', '/de', '[Current: [/] (default)][Try: [/wrong]]'],
    ['/', '/sub', '', '[Current: [/sub]][Try: [/]]'],
    ['/de', '/sub', '/de', '[Current: [/sub]][Try: [/]]'],
    ['/a/b/', '/sub', '', '[Current: [/sub]][Try: [/a/b]]'],
    // The base path is correct, so the message does not suggest one.
    ['/sub', '/sub', '', '[Current: [/sub]]'],
    ['/', '', '', '[Current: [/] (default)]'],
  ])('at %s with the base path "%s" and the language path "%s"', async (pathname, base, language, expected) => {
    expect(await run({ pathname, base, language })).toBe(`[T][A [base] B]${expected}`);
  });
});
