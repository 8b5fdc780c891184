import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publish } from './publish';
import { cleanPath, createStaticServer, listen } from './server';

let folder: string;
const servers: Server[] = [];

const files: Record<string, string> = {
  'index.html': 'home',
  'index.txt': 'home payload',
  '404.html': 'not found',
  'docs/a.html': 'page a',
  'docs/a.txt': 'payload a',
  'docs/a/__next.part.txt': 'payload part',
  'de.html': 'Startseite',
  'de/404.html': 'nicht gefunden',
  'de/docs/a.html': 'Seite a',
  'docs/größe.html': 'umlaut',
  'robots.txt': 'User-agent: *',
  'llms.txt': '# Docs',
  '_next/static/app.js': 'app()',
  'sw.js': 'worker()',
  'content-assets/a-0123456789.png': 'png',
  '.hidden': 'secret',
  '.well-known/change-password': 'how to',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await mkdir(path.join(folder, 'fr'));
  for (const name of ['docs/packed.html', 'fr/404.html']) {
    await writeFile(path.join(folder, name), 'packed');
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync('packed'));
    await writeFile(path.join(folder, `${name}.gz`), gzipSync('packed'));
  }
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

/** Serves a folder and returns the origin. */
async function start(basePath = '', exportDir = folder): Promise<string> {
  const server = createStaticServer(exportDir, { basePath });
  servers.push(server);
  return `http://localhost:${await listen(server, 0, () => {})}`;
}

const get = (url: string, options: RequestInit = {}) => fetch(url, { redirect: 'manual', ...options });

/** Status and location for a path sent as it is, which fetch would tidy up first. */
function getRaw(origin: string, rawPath: string, method = 'GET'): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path: rawPath, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

describe('the server of an export', () => {
  let origin: string;

  beforeAll(async () => {
    origin = await start();
  });

  test.each([
    ['/', 'home'],
    ['/docs/a', 'page a'],
    ['/docs/a?x=1', 'page a'],
    ['/de', 'Startseite'],
    ['/de/docs/a', 'Seite a'],
    ['/docs/gr%C3%B6%C3%9Fe', 'umlaut'],
  ])('serves %s', async (url, text) => {
    const response = await get(origin + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toBe(text);
  });

  test.each([
    ['/docs/a/', '/docs/a'],
    ['/docs/a.html', '/docs/a'],
    ['/docs/a/index.html', '/docs/a'],
    ['/docs/a/?x=1&y=/', '/docs/a?x=1&y=/'],
    ['/docs/a.html?x', '/docs/a?x'],
    ['/index.html', '/'],
    ['/de/', '/de'],
    ['/de/index.html?x', '/de?x'],
    ['//docs///a', '/docs/a'],
  ])('redirects %s to %s', async (url, location) => {
    expect(await getRaw(origin, url)).toEqual({ status: 301, location });
  });

  test('never redirects to another host', async () => {
    expect(await getRaw(origin, '//example.com/')).toEqual({ status: 301, location: '/example.com' });
  });

  test.each(['/\\example.com', '/\\example.com/', '/docs\\a', '/%5cexample.com/', '/%5Cexample.com/index.html'])(
    'returns 404 for %s, which browsers may read as another host',
    async (url) => {
      expect(await getRaw(origin, url)).toEqual({ status: 404, location: undefined });
    },
  );

  test.each([
    ['http://localhost/docs/a', 200, undefined],
    ['https://docs.example.com', 200, undefined],
    ['http://localhost/docs/a/?x', 301, '/docs/a?x'],
    ['http://localhost/gone', 404, undefined],
  ])('accepts the absolute URL %s', async (url, status, location) => {
    expect(await getRaw(origin, url)).toEqual({ status, location });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    expect(await getRaw(origin, '/docs/a', method)).toEqual({ status: 405, location: undefined });
    if (method === 'POST') expect((await get(`${origin}/docs/a`, { method })).headers.get('allow')).toBe('GET, HEAD');
  });

  test.each([
    ['/gone', 'not found'],
    ['/docs/gone?x=1', 'not found'],
    ['/de/gone', 'nicht gefunden'],
    ['/design', 'not found'],
    ['/docs/%E0%A4%A', 'not found'],
    ['/..%2f..%2fetc%2fpasswd', 'not found'],
    ['/.hidden', 'not found'],
    ['/%2ehidden', 'not found'],
  ])('answers %s with status 404 and the page of its language', async (url, text) => {
    const response = await get(origin + url);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await response.text()).toBe(text);
  });

  test.each(['//', '/\\', '*'])('survives the invalid URL %s', async (rawPath) => {
    expect([301, 404]).toContain((await getRaw(origin, rawPath)).status);
    expect((await get(`${origin}/docs/a`)).status).toBe(200);
  });

  test.each([
    ['/docs/a', 200, '6'],
    ['/gone', 404, '9'],
  ])('answers HEAD of %s without a body', async (url, status, length) => {
    const response = await get(origin + url, { method: 'HEAD' });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-length')).toBe(length);
    expect(await response.text()).toBe('');
  });

  test.each([
    ['/index.txt', 'text/x-component'],
    ['/docs/a.txt', 'text/x-component'],
    ['/docs/a/__next.part.txt', 'text/x-component'],
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/_next/static/app.js', 'text/javascript'],
  ])('sends %s as %s', async (url, type) => {
    expect((await get(origin + url)).headers.get('content-type')?.split(';')[0]).toBe(type);
  });

  test.each([
    ['/_next/static/app.js', 'public, max-age=31536000, immutable'],
    ['/content-assets/a-0123456789.png', 'public, max-age=31536000, immutable'],
    ['/docs/a', 'public, max-age=0, must-revalidate'],
    ['/docs/a.txt', 'public, max-age=0, must-revalidate'],
    ['/gone', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'no-cache'],
  ])('sends %s with the cache-control header %s', async (url, control) => {
    expect((await get(origin + url)).headers.get('cache-control')).toBe(control);
  });

  test.each([
    ['/docs/packed', 200, 'gzip, deflate, br', 'br'],
    ['/docs/packed', 200, 'gzip, deflate', 'gzip'],
    ['/docs/packed', 200, 'identity', null],
    ['/docs/packed', 200, 'br;q=0, gzip;q=0', null],
    ['/docs/packed', 200, 'br;q=0, gzip;q=0.5', 'gzip'],
    ['/docs/packed', 200, 'xbr, gzipped', null],
    ['/docs/packed', 200, 'GZIP', 'gzip'],
    ['/docs/packed', 200, '*', 'br'],
    ['/docs/packed', 200, '*;q=0', null],
    ['/fr/gone', 404, 'br;q=0, gzip', 'gzip'],
    ['/fr/gone', 404, 'br;q=0', null],
    ['/docs/a', 200, 'gzip, deflate, br', null],
    ['/fr/gone', 404, 'gzip, deflate, br', 'br'],
    ['/fr/gone', 404, 'gzip', 'gzip'],
    ['/fr/gone', 404, 'identity', null],
  ])('sends %s (%i) for the encodings %s as %s', async (url, status, accepted, coding) => {
    const response = await get(origin + url, { headers: { 'accept-encoding': accepted } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([status, coding]);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    if (url !== '/docs/a') expect(await response.text()).toBe('packed');
  });

  test('sends no body if the browser has the file', async () => {
    const etag = (await get(`${origin}/docs/a`)).headers.get('etag') ?? '';
    const response = await get(`${origin}/docs/a`, { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
  });

  test('reads lists of tags, weak or strong', async () => {
    const etag = (await get(`${origin}/docs/a`)).headers.get('etag') ?? '';
    const ask = async (tags: string, others: Record<string, string> = {}) => {
      const response = await get(`${origin}/docs/a`, { headers: { 'if-none-match': tags, ...others } });
      expect(response.headers.get('etag')).toBe(etag);
      return [response.status, await response.text()];
    };
    const strong = etag.replace('W/', '');
    for (const tags of [`"other", ${etag}`, `${strong}`, `"a",${strong},"b"`, '*']) expect(await ask(tags), tags).toEqual([304, '']);
    expect(await ask(`"other", ${etag}`, { range: 'bytes=0-1' })).toEqual([304, '']);
    expect(await ask('"other", W/"another"')).toEqual([200, 'page a']);
  });

  test.each([
    ['bytes=0-1', 206, 'bytes 0-1/6', 'pa'],
    ['bytes=2-', 206, 'bytes 2-5/6', 'ge a'],
    ['bytes=-4', 206, 'bytes 2-5/6', 'ge a'],
    ['bytes=-40', 206, 'bytes 0-5/6', 'page a'],
    ['bytes=4-40', 206, 'bytes 4-5/6', ' a'],
    ['bytes=6-', 416, 'bytes */6', ''],
    ['bytes=5-2', 200, null, 'page a'],
    ['bytes=0-0', 200, null, 'page a'],
    ['bytes=0-1,3-4', 200, null, 'page a'],
    ['pages=1-2', 200, null, 'page a'],
  ])('sends the part %s of a file', async (range, status, contentRange, text) => {
    const response = await get(`${origin}/docs/a`, { headers: { range } });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([status, contentRange, text]);
    expect(response.headers.get('content-length')).toBe(status === 416 ? '0' : `${text.length}`);
  });

  test('sends files in .well-known', async () => {
    expect(await (await get(`${origin}/.well-known/change-password`)).text()).toBe('how to');
  });
});

describe('the server of an export that is replaced', () => {
  let place: string;
  let out: string;

  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'rebuilt-'));
    out = path.join(place, 'out');
  });

  afterAll(() => rm(place, { recursive: true }));

  /** Replaces the served export with a new one. */
  async function build(pages: Record<string, string>): Promise<void> {
    const next = path.join(place, 'next');
    await mkdir(next);
    for (const [name, text] of Object.entries({ '404.html': 'not found', ...pages })) await writeFile(path.join(next, name), text);
    await publish(next, out);
  }

  test('serves the pages of the new export', async () => {
    await build({ 'a.html': 'first', 'gone.html': 'here' });
    const origin = await start('', out);
    const shown = async (url: string) => {
      const response = await get(origin + url);
      return [response.status, await response.text()];
    };
    expect(await shown('/a')).toEqual([200, 'first']);
    await build({ 'a.html': 'a longer second one', 'new.html': 'new' });
    expect(await shown('/a')).toEqual([200, 'a longer second one']);
    expect(await shown('/new')).toEqual([200, 'new']);
    expect(await shown('/gone')).toEqual([404, 'not found']);
    await build({ 'a.html': '3' });
    expect(await shown('/a')).toEqual([200, '3']);
  });

  test('answers 503 while there is no export', async () => {
    await build({ 'a.html': 'page' });
    const origin = await start('', out);
    await rm(out, { recursive: true });
    const response = await get(`${origin}/a`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.text()).toContain('npm run build');
    await build({ 'a.html': 'page' });
    expect((await get(`${origin}/a`)).status).toBe(200);
  });

  test('survives a file that cannot be opened', async () => {
    await build({ 'a.html': 'page' });
    const origin = await start('', out);
    // `stat` finds a socket, but opening it as a file fails.
    const socket = createSocket().listen(path.join(out, 'b.html'));
    await once(socket, 'listening');
    await expect(get(`${origin}/b`)).rejects.toThrow();
    socket.close();
    expect((await get(`${origin}/a`)).status).toBe(200);
  });
});

test.each([
  ['', '/'],
  ['/sub', '/sub'],
])('the service worker below "%s" may control %s', async (basePath, scope) => {
  const response = await get(`${await start(basePath)}${basePath}/sw.js`);
  expect(response.headers.get('service-worker-allowed')).toBe(scope);
});

describe('the server of an export under a base path', () => {
  let origin: string;

  beforeAll(async () => {
    origin = await start('/sub');
  });

  test.each([
    ['/sub', 'home'],
    ['/sub/docs/a', 'page a'],
    ['/sub/de', 'Startseite'],
  ])('serves %s', async (url, text) => {
    const response = await get(origin + url);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  test.each([
    ['/sub/', '/sub'],
    ['/sub/index.html?x', '/sub?x'],
    ['/sub/docs/a/', '/sub/docs/a'],
    ['/sub/de/docs/a.html?x', '/sub/de/docs/a?x'],
  ])('redirects %s to %s', async (url, location) => {
    const response = await get(origin + url);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  test.each([
    ['/', 'not found'],
    ['/docs/a', 'not found'],
    ['/subway', 'not found'],
    ['/sub/de/gone', 'nicht gefunden'],
    ['/de?x', 'nicht gefunden'],
  ])('returns 404 for %s', async (url, text) => {
    const response = await get(origin + url);
    expect([response.status, await response.text()]).toEqual([404, text]);
  });
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/a/b.html', '/a/b'],
  ['/a/b.c', '/a/b.c'],
])('the canonical path of "%s" is %s', (pathname, expected) => {
  expect(cleanPath(pathname)).toBe(expected);
});

describe('listening', () => {
  test('uses the next port if one is in use, and reports it', async () => {
    const other = createServer();
    servers.push(other);
    const taken = await listen(other, 0, () => {});
    const busy: number[] = [];
    const server = createStaticServer(folder, { basePath: '' });
    servers.push(server);
    const port = await listen(server, taken, (candidate) => busy.push(candidate));
    expect(busy[0]).toBe(taken);
    expect(port).toBe(taken + busy.length);
    expect(await (await get(`http://localhost:${port}/docs/a`)).text()).toBe('page a');
  });

  test('reports an invalid port', async () => {
    await expect(listen(createServer(), 70_000, () => {})).rejects.toThrow(/port/i);
  });
});
