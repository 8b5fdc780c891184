import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { createContext } from './context';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'context-'));
  await mkdir(path.join(root, 'data/components'), { recursive: true });
  vi.stubEnv('CONTENT_DIR', root);
  vi.resetModules();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await rm(root, { recursive: true });
});

type Context = ReturnType<typeof createContext>;

test.each([
  ['requests', (context: Context) => context.component('dwc-button').catch(() => {})],
  ['looks up', (context: Context) => context.componentTag('dwc-button')],
])('a text that %s a component is compiled again when the component is added, and when it is removed', async (_, ask) => {
  const { createContext, isFresh } = await import('./context');
  const file = path.join(root, 'data/components/dwc-button.json');
  const before = {};
  await ask(createContext('en', before));
  expect(await isFresh({ sources: before })).toBe(true);
  await copyFile('content/data/components/dwc-button.json', file);
  expect(await isFresh({ sources: before })).toBe(false);
  const after = {};
  await ask(createContext('en', after));
  expect(await isFresh({ sources: after })).toBe(true);
  await rm(file);
  expect(await isFresh({ sources: after })).toBe(false);
});

test('a sample that is not UTF-8 is a problem with its line', async () => {
  await mkdir(path.join(root, 'samples'));
  await writeFile(path.join(root, 'samples/A.java'), Buffer.from('class A {}\n// Größe\n', 'latin1'));
  const { compileMdx } = await import('./compile');
  const { problems } = await compileMdx('Text\n\n```java file="A.java"\n```');
  expect(problems).toMatchObject([
    { line: 3, message: 'content/samples/A.java:2: is not UTF-8 text; save it with the UTF-8 encoding', severity: 'error' },
  ]);
});
