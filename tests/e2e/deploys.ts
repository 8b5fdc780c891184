import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createStaticServer } from '../../lib/export/server';
import { signPayload } from '../../lib/next/defer-runtime';

/** What a deploy changes: the code (build id and names of all scripts), or words of the text, which the first page has. */
export type Change = 'code' | { from: string; to: string };

type Options = {
  /** Export that is deployed. */
  from: string;
  /** Pages of it, without extension. */
  pages: string[];
  /** Other files and folders of it. */
  parts: string[];
  change?: Change;
};

/**
 * Puts a part of an export into a folder, as another deploy would have it. All replacements keep the length, which
 * payloads count.
 */
export async function deploy(to: string, { from, pages, parts, change }: Options): Promise<string> {
  for (const part of ['_next', ...parts, ...pages.flatMap((page) => [`${page}.html`, `${page}.txt`])]) {
    // What was compressed before the change would be sent in its place.
    const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
    await cp(path.join(from, part), path.join(to, part), { recursive: true, filter });
  }
  if (change === undefined) return to;
  const folders = ['chunks', 'inline'].map((name) => path.join(to, '_next/static', name));
  const scripts = (await Promise.all(folders.map((name) => readdir(name)))).flat().filter((file) => file.endsWith('.js'));
  const renamed = (file: string) => `${[...file.slice(0, -3)].reverse().join('')}.js`;
  const id = /"b":"([^"]+)"/.exec(await readFile(path.join(to, `${pages[0]}.txt`), 'utf8'))?.[1] ?? '';
  expect(id).not.toBe('');
  if (change !== 'code') expect(await readFile(path.join(to, `${pages[0]}.txt`), 'utf8')).toContain(change.from);
  const rewrite = (text: string) => {
    if (change !== 'code') return text.replaceAll(change.from, change.to);
    for (const script of scripts) text = text.replaceAll(script, renamed(script));
    return text.replaceAll(id, [...id].reverse().join(''));
  };
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:html|txt|js)$/.test(file)) continue;
    const text = rewrite(await readFile(file, 'utf8'));
    const isScript = change === 'code' && folders.includes(path.dirname(file));
    await writeFile(isScript ? path.join(path.dirname(file), renamed(entry.name)) : file, text);
    if (isScript) await rm(file);
  }
  for (const page of pages) {
    const file = path.join(to, page);
    const { sum, payload } = signPayload(await readFile(`${file}.txt`, 'utf8'));
    await writeFile(`${file}.txt`, payload);
    await writeFile(`${file}.html`, (await readFile(`${file}.html`, 'utf8')).replace(/(id="runtime">\["[^"]+",)"\w+"/, `$1"${sum}"`));
  }
  return to;
}

/** A host whose files can be swapped for those of the next deploy. */
export async function host(first: string, basePath = '') {
  await mkdir(first, { recursive: true });
  const server = createStaticServer(first, { basePath });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://localhost:${port}${basePath}`,
    swap(next: string) {
      const [serve] = createStaticServer(next, { basePath }).listeners('request');
      server.removeAllListeners('request').on('request', serve as () => void);
    },
    /** No answer from here on, as without a network. */
    stop,
    /** To be called before the files go: a page that is still loading would ask for them. */
    async close(page: Page) {
      await page.goto('about:blank');
      stop();
    },
  };
}

/** Counts page loads from now on. */
export function pageLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    // Frames of demos are of another host.
    if (request.isNavigationRequest() && new URL(request.url()).hostname === 'localhost') count += 1;
  });
  return () => count;
}
