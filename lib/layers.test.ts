import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';

/**
 * The folders of `lib`, lowest first. A file imports only from its own folder and from folders further up in this list,
 * types included. `shared` and `problems` run at build time and in browsers, `browser` only in browsers, all others only
 * at build time.
 */
const layers = [
  ...['shared', 'problems', 'browser'],
  ...['next', 'i18n', 'site', 'content', 'reference', 'previews', 'docs', 'blog', 'mdx', 'routes', 'pages'],
  ...['demos', 'plain', 'book', 'search', 'export', 'checks', 'mcp', 'authoring', 'bench'],
];

/** What runs in browsers may import from `lib`. */
const forBrowsers = ['shared', 'problems', 'browser'];

type Import = { from: string; to: string; isType: boolean };

const files = await glob(['{app,components,lib}/**/*.{ts,tsx}', '!**/*.test.*', '!**/test-*']);
const known = new Set(files);
const importPattern = /^(?:import|export)\s(?<clause>[^'"]*?)\s*(?:from\s*)?'(?<spec>[^']+)'|\bimport\('(?<lazy>[^']+)'\)/gm;

/** The project's files that a file imports. */
function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(({ groups = {} }) => {
    const { clause = '', spec = groups.lazy ?? '' } = groups;
    const base = spec.startsWith('@/') ? spec.slice(2) : spec.startsWith('.') ? path.join(path.dirname(file), spec) : undefined;
    const to = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => `${base}${ending}`).find((name) => known.has(name));
    const isType = /^type\b/.test(clause) || /^\{\s*type\s[^,]*(?:,\s*type\s[^,]*)*,?\s*\}$/.test(clause);
    return to === undefined ? [] : [{ from: file, to, isType }];
  });
}

const imports = files.flatMap(importsOf);
const folderOf = (file: string) => /^lib\/([^/]+)\//.exec(file)?.[1];

test('every folder of lib is in the list of layers, and the list names no others', () => {
  const folders = new Set(files.flatMap((file) => folderOf(file) ?? []));
  expect([...folders].sort()).toEqual([...layers].sort());
});

test('files of lib import from their own folder and from lower layers only', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [folderOf(from), folderOf(to)];
    if (own === undefined) return false;
    return other === undefined || layers.indexOf(other) > layers.indexOf(own);
  });
  expect(wrong.map(({ from, to }) => `${from} imports ${to}, which is in a higher layer`)).toEqual([]);
});

test('what runs in browsers imports no code that runs at build time', () => {
  const inBrowsers = new Set(files.filter((file) => forBrowsers.includes(folderOf(file) ?? '') || isClientModule(file)));
  const wrong = imports.filter(({ from, to, isType }) => {
    const folder = folderOf(to);
    return inBrowsers.has(from) && !isType && folder !== undefined && !forBrowsers.includes(folder);
  });
  expect(wrong.map(({ from, to }) => `${from} runs in browsers and imports ${to}, which runs at build time`)).toEqual([]);
});

test('components import neither routes nor each other in a circle', () => {
  expect(imports.filter(({ from, to }) => from.startsWith('components/') && to.startsWith('app/'))).toEqual([]);
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  expect(files.flatMap((file) => circleAt(file, next) ?? [])).toEqual([]);
});

/** Whether a file begins with the directive that makes it a module for browsers; comments may precede it. */
function isClientModule(file: string): boolean {
  return /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*'use client'/.test(readFileSync(file, 'utf8'));
}

/** The shortest way from a file back to itself, as text. */
function circleAt(file: string, next: Map<string, string[]>): string | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [file];
  for (const at of queue) {
    for (const to of next.get(at) ?? []) {
      if (to === file) {
        const way = [file];
        for (let step = at; step !== file; step = cameFrom.get(step) ?? file) way.unshift(step);
        return [file, ...way].join(' → ');
      }
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, at);
      queue.push(to);
    }
  }
  return undefined;
}
