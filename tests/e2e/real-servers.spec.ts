import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIResponse, expect, test } from '@playwright/test';

/** The export that `npm test` has built, with the configurations the build wrote beside it. */
const exports = [
  { folder: 'out', base: '', isCompressed: true },
  // Built with COMPRESS=off.
  { folder: 'out.sub', base: '/sub', isCompressed: false },
];

type Started = { url: string; stop: () => void; precompressed: string };

/** Path of a program, or undefined where it is not installed. */
function find(program: string): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A folder for a host: the export at the base path, and room for what the server writes. */
function prepare(folder: string, base: string): { dir: string; root: string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'host-'));
  const root = path.join(dir, 'root');
  if (base) {
    mkdirSync(root);
    symlinkSync(path.resolve(folder), path.join(root, base));
  } else symlinkSync(path.resolve(folder), root);
  return { dir, root };
}

function end(child: ChildProcess, dir: string): void {
  child.kill();
  rmSync(dir, { recursive: true, force: true });
}

async function whenListening(url: string, child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server does not answer:\n${output}`);
}

const servers: Record<string, (program: string, folder: string, base: string) => Promise<Started>> = {
  async nginx(program, folder, base) {
    const { dir, root } = prepare(folder, base);
    const port = await freePort();
    const modules = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
    const brotli = existsSync(modules);
    const site = readFileSync(`${folder}.hosting/nginx.conf`, 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};${brotli ? '\n  brotli_static on;' : ''}`)
      .replace(/root .*;/, `root ${root};`);
    writeFileSync(path.join(dir, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n');
    const config = path.join(dir, 'nginx.conf');
    writeFileSync(
      config,
      `${brotli ? `load_module ${modules};` : ''}\ndaemon off;\nmaster_process off;\npid ${dir}/pid;\nerror_log ${dir}/error.log;\nevents {}\nhttp {\n${temporary}\naccess_log off;\ninclude ${dir}/site.conf;\n}\n`,
    );
    const args = ['-c', config, '-p', dir, '-e', path.join(dir, 'error.log')];
    execFileSync(program, ['-t', ...args], { stdio: 'pipe' });
    const child = spawn(program, args);
    const url = `http://127.0.0.1:${port}`;
    await whenListening(url, child);
    return { url, precompressed: brotli ? 'br' : 'gzip', stop: () => end(child, dir) };
  },

  async caddy(program, folder, base) {
    const { dir, root } = prepare(folder, base);
    const port = await freePort();
    const site = readFileSync(`${folder}.hosting/Caddyfile`, 'utf8')
      .replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`)
      .replace(/root \* .*/, `root * ${root}`);
    const config = path.join(dir, 'Caddyfile');
    writeFileSync(config, `{\n  admin off\n}\n${site}`);
    const child = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir },
    });
    const url = `http://127.0.0.1:${port}`;
    await whenListening(url, child);
    return { url, precompressed: 'br', stop: () => end(child, dir) };
  },
};

for (const [name, start] of Object.entries(servers)) {
  for (const { folder, base, isCompressed } of exports) {
    test.describe(`${name} with the configuration of ${folder}`, () => {
      const program = find(name);
      let server: Started;
      test.describe.configure({ mode: 'serial' });
      test.skip(!program, `${name} is not installed; apt-get install ${name === 'nginx' ? 'nginx-light' : name}`);
      test.skip(!existsSync(`${folder}.hosting`), `${folder} has not been built`);
      test.beforeAll(async () => {
        server = await start(program ?? '', folder, base);
      });
      test.afterAll(() => server?.stop());

      const get = (request: { get: (url: string, options?: object) => Promise<APIResponse> }, address: string, headers = {}) =>
        request.get(server.url + address, { maxRedirects: 0, headers });

      test('serves pages at clean URLs with the headers of the build', async ({ request }) => {
        for (const address of [base || '/', `${base}/docs/introduction/basics`, `${base}/de`, `${base}/zh/docs/introduction/basics`]) {
          const response = await get(request, address);
          expect(response.status(), address).toBe(200);
          const headers = response.headers();
          expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
          expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
          expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+='/);
          expect(headers['x-content-type-options']).toBe('nosniff');
          expect(headers.etag).toBeTruthy();
          expect((await get(request, address, { 'if-none-match': headers.etag })).status()).toBe(304);
        }
        expect((await request.head(`${server.url}${base}/docs/introduction/basics`)).status()).toBe(200);
      });

      test('redirects other URLs of a page to the canonical one, never to another host', async ({ request }) => {
        for (const ending of ['.html', '/', '/index.html']) {
          const response = await get(request, `${base}/docs/introduction/basics${ending}?a=1&b=%2F`);
          expect(response.status(), ending).toBe(301);
          expect(response.headers().location).toBe(`${base}/docs/introduction/basics?a=1&b=%2F`);
        }
        const home = await get(request, `${base}/index.html?a=1`);
        expect(home.headers().location).toBe(`${base || '/'}?a=1`);
        for (const address of ['//example.com/', '//example.com/a.html', '/%0d%0aX-Evil:%201.html']) {
          const { location = '', ...headers } = (await fetch(server.url + address, { redirect: 'manual' }).then((response) =>
            Object.fromEntries(response.headers),
          )) as Record<string, string>;
          expect(location).not.toMatch(/^(?:\/[/\\]|https?:)/);
          expect(headers['x-evil']).toBeUndefined();
        }
      });

      test('redirects old URLs permanently, except for pages with moved headings', async ({ request }) => {
        const docs = await get(request, `${base}/zh/docs?q=1`);
        expect(docs.status()).toBe(301);
        expect(docs.headers().location).toBe(`${base}/zh/docs/introduction/overview?q=1`);
        if (base) expect((await get(request, `${base}/docs/intro/basics`)).status()).toBe(200);
      });

      test('answers missing pages with 404 in the language of the path', async ({ request }) => {
        for (const [address, lang] of [
          ['/nope', 'en-US'],
          ['/de/docs/nope', 'de-DE'],
          ['/de/nope.md', 'de-DE'],
          ['/zh/nope', 'zh-CN'],
          ['/_next/static/nope.js', 'en-US'],
        ]) {
          const response = await get(request, base + address);
          expect(response.status(), address).toBe(404);
          expect(await response.text()).toContain(`lang="${lang}"`);
          expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
          expect(response.headers()['content-security-policy']).toBeTruthy();
        }
        if (base) expect((await get(request, '/docs/introduction/basics')).status()).toBe(404);
      });

      test('sends content types, and caches hashed files forever', async ({ request }) => {
        const styles = readdirSync(path.join(folder, '_next/static/chunks')).find((file) => file.endsWith('.css'));
        const [terms] = readdirSync(path.join(folder, 'search-index/parts/en'));
        for (const hashed of [`/_next/static/chunks/${styles}`, `/search-index/parts/en/${terms}`]) {
          const response = await get(request, base + hashed);
          expect(response.headers()['cache-control'], hashed).toBe('public, max-age=31536000, immutable');
          expect(response.headers()['cross-origin-resource-policy'], hashed).toBe('same-origin');
        }
        // What other sites show is for them as well.
        const icon = await get(request, `${base}/icon.svg`);
        expect(icon.headers()['cross-origin-resource-policy']).toBeUndefined();
        const index = await get(request, `${base}/search-index/en.bin`);
        expect(index.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
        for (const [address, type] of [
          ['/docs/introduction/basics.txt', 'text/plain; charset=utf-8'],
          ['/sitemap.xml', /^(?:application|text)\/xml/],
          ['/icon.svg', /^image\/svg\+xml/],
          ['/redirect.js', /^(?:text|application)\/javascript/],
        ] as const) {
          const response = await get(request, base + address);
          expect(response.status(), address).toBe(200);
          expect(response.headers()['content-type'], address).toMatch(type);
        }
      });

      test('sends the service worker with revalidation and the scope of the whole site', async ({ request }) => {
        const headers = (await get(request, `${base}/sw.js`)).headers();
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['service-worker-allowed']).toBe(base || '/');
        expect(headers['content-security-policy']).toBeTruthy();
        const other = (await get(request, `${base}/redirect.js`)).headers();
        expect(other['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(other['service-worker-allowed']).toBeUndefined();
      });

      if (!isCompressed) return;

      test('sends precompressed files', async () => {
        for (const encoding of new Set([server.precompressed, 'gzip'])) {
          const response = await fetch(`${server.url}${base}/docs/introduction/basics`, { headers: { 'accept-encoding': encoding } });
          expect(response.headers.get('content-encoding')).toBe(encoding);
          expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
          expect(response.headers.get('content-type')).toMatch(/^text\/html/);
          expect(await response.text()).toContain('</html>');
        }
      });
    });
  }
}
