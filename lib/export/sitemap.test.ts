import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { buildModel } from '../routes/model';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { writeSitemap } from './sitemap';

const site = loadSite({ ...values, url: 'https://docs.example.com', basePath: '/sub' }, {});
const content = parseContent(
  files({
    'en/docs/order.mdx': '---\ntitle: Order\nlast_update: { date: 2026-03-04 }\n---\nText.',
    'en/docs/customer.mdx': '---\ntitle: Customer\n---\nText.',
    'en/docs/über uns.mdx': '---\ntitle: About\n---\nText.',
    'en/docs/hidden.mdx': '---\ntitle: Hidden\nunlisted: true\n---\nText.',
    'de/docs/order.mdx': '---\ntitle: Bestellung\n---\nText.',
    'en/blog/2025-01-02-news.mdx':
      '---\ntitle: News\nlast_update: { date: 2026-03-05 }\ntags: [releases]\nauthors: [{name: Ada}]\n---\nText.',
    'en/blog/2025-01-03-secret.mdx': '---\ntitle: Secret\nunlisted: true\n---\nText.',
  }),
);
const folder = await mkdtemp(path.join(tmpdir(), 'sitemap-'));
afterAll(() => rm(folder, { recursive: true }));
await writeSitemap(folder, buildModel({ content, site, drafts: false }));
const xml = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('lists a page under the URL of each language that has it', () => {
  expect(addresses).toContain('https://docs.example.com/sub/docs/order');
  expect(addresses).toContain('https://docs.example.com/sub/de/docs/order');
  expect(addresses).not.toContain('https://docs.example.com/sub/fr/docs/order');
  expect(addresses).toContain('https://docs.example.com/sub');
});

test('lists posts and blog lists in the languages that have them', () => {
  expect(addresses.filter((address) => address?.includes('/blog')).sort()).toEqual(
    ['', '/2025/01/02/news', '/archive', '/authors', '/tags', '/tags/releases'].map((path) => `https://docs.example.com/sub/blog${path}`),
  );
});

test('URLs are encoded', () => {
  expect(addresses).toContain('https://docs.example.com/sub/docs/%C3%BCber%20uns');
});

test('unlisted pages and the 404 page are not listed', () => {
  expect(addresses.filter((address) => /hidden|secret|404/.test(address ?? ''))).toEqual([]);
});

test('translations list each other; a page in one language lists none', () => {
  const entry = (address: string) => xml.split('\n').find((line) => line.includes(`<loc>${address}</loc>`)) ?? '';
  const languages = (line: string) => [...line.matchAll(/hreflang="(.*?)"/g)].map(([, language]) => language);
  expect(languages(entry('https://docs.example.com/sub/de/docs/order'))).toEqual(['en-US', 'de-DE', 'x-default']);
  expect(languages(entry('https://docs.example.com/sub/docs/customer'))).toEqual([]);
});

test('docs and posts have the day of their last change where it is known', () => {
  expect(xml).toContain('/docs/order</loc><lastmod>2026-03-04</lastmod>');
  expect(xml).toContain('/blog/2025/01/02/news</loc><lastmod>2026-03-05</lastmod>');
  expect(xml.match(/<lastmod>/g)).toHaveLength(2);
});
