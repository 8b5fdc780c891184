import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { caddyFile, headersFile, hostingFolder, nginxFile, redirectsFile, vercelFile, writeHostFiles } from './host-files';
import { hostRules } from './host-rules';

const model = {
  redirects: [
    { from: '/docs', to: '/docs/start' },
    { from: '/docs/old page', to: '/docs/start#part' },
    { from: '/docs/split', to: '/docs/start' },
    { from: '/docs/odd', to: '/docs/über uns' },
  ],
  movedAnchors: (from: string) => new Map(from === '/docs/split' ? [['part', '/docs/other']] : []),
};
const everything = {
  DEMO_HOST: 'https://demo.example.com',
  GTAG_ID: 'G-ABC123',
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};
const rules = (env: Record<string, string> = {}) => hostRules(loadSite(values, env), model, 'sha256-abc=');

describe('the rules of a build', () => {
  test('have each redirect in every language, except for pages with moved headings', () => {
    const { redirects } = rules({ BASE_PATH: '/sub' });
    expect(redirects).toContainEqual({ from: '/sub/de/docs', to: '/sub/de/docs/start' });
    expect(redirects.map(({ from }) => from)).not.toContain('/sub/docs/split');
  });

  test('list the 404 page of a language before that of the site', () => {
    const { notFound } = rules({ BASE_PATH: '/sub' });
    expect(notFound).toContainEqual({ below: '/sub/de', page: '/sub/de/404.html' });
    expect(notFound.at(-1)).toEqual({ below: '/sub', page: '/sub/404.html' });
  });
});

describe('the files of Netlify and Cloudflare Pages', () => {
  test('have one redirect per line, with encoded URLs', () => {
    const lines = redirectsFile(rules()).trim().split('\n');
    expect(lines).toContain('/docs /docs/start 301');
    expect(lines).toContain('/de/docs/old%20page /de/docs/start#part 301');
    expect(lines).toContain('/docs/odd /docs/%C3%BCber%20uns 301');
    expect(lines).toContain('/de/* /de/404.html 404');
    expect(lines).not.toContain('/* /404.html 404');
    expect(redirectsFile(rules({ BASE_PATH: '/sub' })).split('\n')).toContain('/sub/* /sub/404.html 404');
    for (const line of lines) expect(line.split(' ')).toHaveLength(3);
  });

  test('stay within the limits of Cloudflare Pages: 2000 characters per line, 100 rules', () => {
    const file = headersFile(rules({ BASE_PATH: '/sub', ...everything }));
    for (const line of file.split('\n')) expect(line.length).toBeLessThan(2000);
    expect(file.split('\n\n').length).toBeLessThan(100);
  });

  test('set a header once per URL, because hosts join values', () => {
    const blocks = headersFile(rules()).trim().split('\n\n');
    const patterns = blocks.map((block) => block.split('\n')[0]);
    expect(patterns).toContain('/_next/static/*');
    expect(blocks.find((block) => block.startsWith('/*\n'))).not.toContain('Cache-Control');
  });
});

test('vercel.json has clean URLs, headers and redirects', () => {
  const file = JSON.parse(vercelFile(rules()));
  expect(file).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(file.redirects).toContainEqual({ source: '/docs', destination: '/docs/start', statusCode: 301 });
  expect(file.headers[0].headers).toContainEqual({ key: 'X-Content-Type-Options', value: 'nosniff' });
});

test('below a path, the home page has the headers of all pages on Vercel', () => {
  const [home, pages] = JSON.parse(vercelFile(rules({ BASE_PATH: '/sub' }))).headers;
  expect([home.source, pages.source]).toEqual(['/sub', '/sub/(.*)']);
  expect(home.headers).toEqual(pages.headers);
});

test('server configurations have the policy and the redirects, and no unfilled placeholder', () => {
  for (const file of [nginxFile(rules(everything)), caddyFile(rules(everything))]) {
    expect(file).toContain("script-src 'self' 'sha256-abc=' https://*.googletagmanager.com");
    expect(file).toContain('/de/docs/start');
    expect(file).not.toMatch(/undefined|\[object/);
  }
});

test.each([
  ['', '/sw.js', '/'],
  ['/sub', '/sub/sw.js', '/sub'],
])('below "%s" the service worker is revalidated each time, and may control the whole site', (basePath, file, scope) => {
  const built = rules({ BASE_PATH: basePath });
  expect(headersFile(built)).toContain(`\n\n${file}\n  Cache-Control: no-cache\n  Service-Worker-Allowed: ${scope}\n\n`);
  expect(JSON.parse(vercelFile(built)).headers).toContainEqual({
    source: file.replace('.', '\\.'),
    headers: [
      { key: 'Cache-Control', value: 'no-cache' },
      { key: 'Service-Worker-Allowed', value: scope },
    ],
  });
});

test('the files of all hosts are written and described, and their policy has the hash of the exported page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  const out = path.join(folder, 'out');
  await mkdir(out);
  await writeFile(path.join(out, 'index.html'), '<script>boot()</script>');
  await writeHostFiles(out, loadSite(values, {}), model);
  const hosts = (await readdir(out)).filter((file) => file !== 'index.html').sort();
  expect(hosts).toEqual(['.nojekyll', '_headers', '_redirects', 'vercel.json']);
  const servers = await readdir(hostingFolder(out));
  expect(servers).toEqual(['Caddyfile', 'nginx.conf']);
  const guide = await readFile('docs/DEPLOYING.md', 'utf8');
  for (const file of [...hosts, ...servers]) expect(guide).toContain(file);
  const [hash] = /sha256-[^']+/.exec(await readFile(path.join(out, '_headers'), 'utf8')) ?? [];
  expect(await readFile(path.join(hostingFolder(out), 'nginx.conf'), 'utf8')).toContain(`'${hash}'`);
  await rm(folder, { recursive: true });
});

test('nginx never redirects to another host, even if the URL has a backslash', () => {
  const [, quoted = ''] = /"~(\^\(\?<docs_page>.*?)" "/.exec(nginxFile(rules(everything))) ?? [];
  // In quotes, nginx reads two backslashes as one.
  const pattern = new RegExp(quoted.replaceAll('\\\\', '\\'));
  expect(pattern.exec('/docs/a/?x')?.groups).toEqual({ docs_page: '/docs/a', docs_query: '?x' });
  for (const address of ['/\\example.com/', '//example.com/', '/?x/']) expect(pattern.test(address), address).toBe(false);
});
