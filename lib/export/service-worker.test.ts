import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeServiceWorker } from './service-worker';

const origin = 'https://example.com';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await mkdir(path.join(folder, '_next/static'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

/** A cache that behaves like those of browsers: storing a key again moves it to the end. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  async match(key: string | { url: string }) {
    return this.entries.get(this.#url(key))?.clone();
  }
  async put(key: string, response: Response) {
    await this.delete(key);
    this.entries.set(this.#url(key), response);
  }
  async delete(key: string) {
    return this.entries.delete(this.#url(key));
  }
  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
  #url(key: string | { url: string }) {
    return new URL(typeof key === 'string' ? key : key.url, origin).href;
  }
}

type Options = { basePath?: string; offline?: boolean; caches?: Map<string, FakeCache>; saveData?: boolean };
type Answer = string | number | Response | Promise<Response>;

/** Runs the worker of an export on a host that responds with `files` (texts or statuses), and with 404 for other paths. */
async function start({ basePath = '', offline = true, caches = new Map(), saveData = false }: Options = {}) {
  await writeServiceWorker(folder, { basePath, offline, search: null });
  const files = new Map<string, Answer>();
  const host = { isDown: false, asked: [] as string[], unregistered: false, timers: [] as (() => void)[] };
  const listeners = new Map<string, (event: object) => void>();
  const open = (name: string) => {
    if (!caches.has(name)) caches.set(name, new FakeCache());
    return caches.get(name);
  };
  runInNewContext(await readFile(path.join(folder, 'sw.js'), 'utf8'), {
    URL,
    Response,
    Blob,
    CompressionStream,
    DecompressionStream,
    setTimeout: (then: () => void) => host.timers.push(then),
    location: new URL(`${basePath}/sw.js`, origin),
    navigator: { connection: { saveData } },
    fetch: async (request: string | { url: string }) => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin);
      host.asked.push(pathname);
      if (host.isDown) throw new TypeError('Failed to fetch');
      const file = files.get(pathname) ?? 404;
      if (typeof file === 'string') return new Response(file);
      return typeof file === 'number' ? new Response(null, { status: file }) : file;
    },
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
      registration: {
        unregister: async () => {
          host.unregistered = true;
        },
      },
    },
  });
  /** Sends an event, waits for all work it starts, and returns the response. */
  async function send(type: string, fields: object): Promise<Response | undefined> {
    const waits: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...fields,
      waitUntil: (promise: Promise<unknown>) => waits.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    const answer = await response;
    while (waits.length > 0) await waits.shift();
    return answer;
  }
  const request = (address: string, mode: string, init: RequestInit = {}) =>
    send('fetch', { request: { url: new URL(address, origin).href, mode, method: 'GET', ...init, headers: new Headers(init.headers) } });
  return {
    files,
    host,
    send,
    request,
    open: (address: string) => request(address, 'navigate'),
    load: (address: string) => request(address, 'cors'),
    read: (page: string, once: string[] = []) => send('message', { data: { read: [page], once } }),
    kept: () =>
      [...caches.values()]
        .flatMap((cache) => [...cache.entries.keys()].map((url) => url.slice(origin.length)))
        .sort((a, b) => (a < b ? -1 : 1)),
    page(address: string, text = address, assets: string[] = []) {
      files.set(address, `<p>${text}</p>${assets.map((asset) => `<script src="${asset}"></script>`).join('')}`);
      files.set(address === (basePath || '/') ? `${basePath}/index.txt` : `${address}.txt`, `payload of ${text}`);
    },
  };
}

const text = async (response: Response | undefined) => response && (await response.text());

describe.each(['', '/sub-path'])('the service worker under "%s"', (basePath) => {
  const at = (address: string) => basePath + address;

  test('stores visited pages with payload, styles, and scripts, and nothing else', async () => {
    const worker = await start({ basePath });
    worker.page(at('/docs/a'), 'text', [at('/_next/static/a.js')]);
    worker.page(at('/docs/b'));
    worker.files.set(at('/_next/static/a.js'), 'code');
    await worker.open(at('/docs/a?x=1'));
    await worker.load(at('/docs/b.txt'));
    expect(worker.kept()).toEqual([]);
    await worker.read(at('/docs/a'));
    expect(worker.kept()).toEqual([at('/_next/static/a.js'), at('/docs/a'), at('/docs/a.txt')]);
    worker.host.isDown = true;
    expect(await text(await worker.open(at('/docs/a?x=2')))).toContain('<p>text</p>');
    expect(await text(await worker.open(at('/docs/a/')))).toContain('<p>text</p>');
    expect(await text(await worker.load(at('/docs/a.txt?_rsc=1')))).toBe('payload of text');
    expect(await text(await worker.load(at('/_next/static/a.js')))).toBe('code');
    expect((await worker.open(at('/docs/b')))?.type).toBe('error');
    expect((await worker.load(at('/docs/b.txt')))?.type).toBe('error');
  });

  test('stores the home page', async () => {
    const worker = await start({ basePath });
    worker.page(basePath || '/', 'home');
    await worker.read(basePath || '/');
    worker.host.isDown = true;
    expect(await text(await worker.open(basePath || '/'))).toContain('home');
    expect(await text(await worker.load(at('/index.txt')))).toBe('payload of home');
    if (basePath) expect(await text(await worker.load(`${basePath}.txt?_rsc=1`))).toBe('payload of home');
  });

  test('shows the offline page for other pages, in the language of the URL', async () => {
    const worker = await start({ basePath });
    for (const page of ['/docs/a', '/offline', '/de/offline']) worker.page(at(page));
    await worker.read(at('/docs/a'), [at('/offline')]);
    worker.host.isDown = true;
    expect(await text(await worker.open(at('/de/docs/b')))).toContain(at('/offline'));
    worker.host.isDown = false;
    await worker.read(at('/docs/a'), [at('/de/offline')]);
    worker.host.isDown = true;
    expect(await text(await worker.open(at('/de/docs/b')))).toContain(at('/de/offline'));
    expect(await text(await worker.open(at('/docs/b')))).toContain(`<p>${at('/offline')}</p>`);
  });

  test('does not handle other hosts and files that are not stored', async () => {
    const worker = await start({ basePath });
    const others = ['https://other.example/x.js', '/subway.js', at('/sitemap.xml'), at('/robots.txt'), at('/docs/a.md'), at('/file.zip')];
    for (const address of others.filter((other) => basePath || other !== '/subway.js'))
      expect(await worker.load(address), address).toBeUndefined();
    expect(await worker.request(at('/docs/a'), 'cors', { method: 'HEAD' })).toBeUndefined();
    expect(await worker.request(at('/a.png'), 'cors', { headers: { range: 'bytes=0-' } })).toBeUndefined();
    worker.files.set(at('/docs/a.md'), '# A');
    expect(await text(await worker.open(at('/docs/a.md')))).toBe('# A');
    expect(worker.kept()).toEqual([]);
  });
});

describe('a stored page', () => {
  test('is not used while the network answers, except for hashed files', async () => {
    const worker = await start();
    worker.page('/docs/a', 'old');
    worker.files.set('/data.json', 'old').set('/_next/static/a.js', 'old');
    await worker.send('message', { data: { read: ['/docs/a', '/data.json'], once: ['/_next/static/a.js'] } });
    worker.page('/docs/a', 'new');
    worker.files.set('/data.json', 'new').set('/_next/static/a.js', 'new');
    expect(await text(await worker.open('/docs/a'))).toContain('new');
    expect(await text(await worker.load('/docs/a.txt'))).toBe('payload of new');
    expect(await text(await worker.load('/data.json'))).toBe('new');
    expect(await text(await worker.load('/_next/static/a.js'))).toBe('old');
    // A page must be stored together with its payload.
    worker.host.isDown = true;
    expect(await text(await worker.open('/docs/a'))).toContain('old');
    expect(await text(await worker.load('/docs/a.txt'))).toBe('payload of old');
    expect(await text(await worker.load('/data.json'))).toBe('new');
  });

  test('is shown if the network is slow; other pages wait for the network', async () => {
    const worker = await start();
    worker.page('/docs/a', 'kept');
    worker.page('/offline');
    await worker.read('/docs/a', ['/offline']);
    let arrive: (response: Response) => void = () => {};
    worker.files.set('/docs/a.txt', new Promise(() => {}));
    worker.files.set(
      '/docs/b',
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const [first, second] = [worker.load('/docs/a.txt'), worker.open('/docs/b')];
    for (const pass of worker.host.timers) pass();
    expect(await text(await first)).toBe('payload of kept');
    arrive(new Response('late'));
    expect(await text(await second)).toBe('late');
  });

  test('is shown for server errors; without one, the response of the server', async () => {
    const worker = await start();
    worker.page('/docs/a', 'kept');
    worker.page('/offline');
    await worker.read('/docs/a', ['/offline']);
    worker.files.set('/docs/a', 503).set('/docs/b', 503);
    expect(await text(await worker.open('/docs/a'))).toContain('kept');
    expect((await worker.open('/docs/b'))?.status).toBe(503);
  });

  test('is deleted if the page is gone', async () => {
    const worker = await start();
    worker.page('/docs/a');
    await worker.read('/docs/a');
    worker.files.delete('/docs/a');
    await worker.read('/docs/a');
    expect(worker.kept()).toEqual([]);
  });

  test('is one of a limited number; the oldest is deleted first', async () => {
    const worker = await start();
    worker.page('/offline');
    for (let index = 0; index < 62; index++) {
      worker.page(`/docs/${index}`);
      await worker.read(`/docs/${index}`, ['/offline']);
      // Read the same page repeatedly.
      await worker.read('/docs/0');
    }
    const pages = worker.kept().filter((key) => /^\/docs\/\d+$/.test(key));
    expect(pages).toHaveLength(60);
    expect(pages).toContain('/docs/0');
    expect(pages).not.toContain('/docs/1');
    expect(worker.kept()).not.toContain('/docs/1.txt');
    expect(worker.kept()).toContain('/offline');
    for (let index = 0; index < 310; index++) {
      worker.files.set(`/content-assets/${index}.png`, 'image');
      await worker.load(`/content-assets/${index}.png`);
    }
    await worker.read('/docs/0');
    expect(worker.kept().filter((key) => key.endsWith('.png'))).toHaveLength(300);
    expect(worker.kept()).not.toContain('/content-assets/0.png');
  });

  test('is fetched again after a deploy; caches of other applications stay', async () => {
    const caches = new Map([['another application', new FakeCache()]]);
    const before = await start({ caches });
    before.page('/docs/a', 'old');
    before.page('/docs/gone', 'old');
    before.files.set('/_next/static/a.js', 'old code');
    await before.read('/docs/a', ['/_next/static/a.js']);
    await before.read('/docs/gone');
    await writeFile(path.join(folder, '_next/static/new.js'), '');
    const after = await start({ caches });
    after.page('/docs/a', 'new');
    after.page('/docs/b', 'new');
    after.host.isDown = true;
    expect(await text(await after.open('/docs/a'))).toContain('old');
    // Without a network, nothing is deleted.
    await after.read('/docs/b');
    expect(after.kept()).toContain('/docs/a');
    after.host.isDown = false;
    await after.read('/docs/b');
    expect([...caches.keys()]).toHaveLength(2);
    expect(caches.has('another application')).toBe(true);
    expect(after.kept()).toEqual(['/docs/a', '/docs/a.txt', '/docs/b', '/docs/b.txt']);
    after.host.isDown = true;
    expect(await text(await after.open('/docs/a'))).toContain('new');
  });

  test('is not fetched again if the browser saves data', async () => {
    const caches = new Map<string, FakeCache>();
    const before = await start({ caches });
    before.page('/docs/a');
    await before.read('/docs/a');
    await writeFile(path.join(folder, '_next/static/new.js'), '');
    const after = await start({ caches, saveData: true });
    after.page('/docs/a');
    after.page('/docs/b');
    await after.read('/docs/b');
    expect(after.host.asked).toEqual(['/docs/b', '/docs/b.txt']);
    expect(after.kept()).toEqual(['/docs/b', '/docs/b.txt']);
  });
});

describe('search', () => {
  const packed = (value: unknown) => new Response(gzipSync(JSON.stringify(value)));
  const unpacked = async (response: Response | undefined) =>
    response?.ok ? JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()) : response?.type;

  async function withIndex(options: Options = {}) {
    const worker = await start(options);
    const deploy = (state: string) => {
      worker.files.set('/search-index/en.bin', packed({ state }));
      worker.files.set(`/search-index/en-${state}.json`, JSON.stringify({ en: { state }, [`t${state}`]: [state] }));
    };
    deploy('one');
    return { ...worker, deploy };
  }

  test('stores the whole index of a language after its first use', async () => {
    const worker = await withIndex();
    await worker.load('/search-index/en.bin');
    worker.host.isDown = true;
    expect(await unpacked(await worker.load('/search-index/en.bin'))).toEqual({ state: 'one' });
    expect(await unpacked(await worker.load('/search-index/parts/en/tone.bin'))).toEqual(['one']);
    // From another version, another index, and another language.
    expect(await unpacked(await worker.load('/search-index/parts/en/ttwo.bin'))).toBe('error');
    expect(await unpacked(await worker.load('/search-index/parts/java-one/tone.bin'))).toBe('error');
    expect(await unpacked(await worker.load('/search-index/de.bin'))).toBe('error');
  });

  test('replaces the stored index by a new version on use', async () => {
    const worker = await withIndex();
    await worker.load('/search-index/en.bin');
    worker.deploy('two');
    await worker.load('/search-index/en.bin');
    expect(worker.kept()).toEqual(['/search-index/en-two.json']);
    worker.deploy('two');
    worker.files.set('/search-index/java.bin', packed({ state: 'one' }));
    worker.host.asked.length = 0;
    await worker.load('/search-index/en.bin');
    await worker.load('/search-index/java.bin');
    expect(worker.host.asked).toEqual(['/search-index/en.bin', '/search-index/java.bin']);
  });

  test('stores no index if the browser saves data', async () => {
    const worker = await withIndex({ saveData: true });
    await worker.load('/search-index/en.bin');
    expect(worker.kept()).toEqual([]);
  });
});

test('if offline reading is turned off, the worker deletes its caches and unregisters', async () => {
  const caches = new Map([['another application', new FakeCache()]]);
  const before = await start({ basePath: '/sub', caches });
  before.page('/sub/docs/a');
  await before.read('/sub/docs/a');
  expect(caches.size).toBe(2);
  const after = await start({ basePath: '/sub', offline: false, caches });
  await after.send('activate', {});
  expect([...caches.keys()]).toEqual(['another application']);
  expect(after.host.unregistered).toBe(true);
  expect(await after.open('/sub/docs/a')).toBeUndefined();
});
