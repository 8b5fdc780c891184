import { expect, test } from 'vitest';
import { readMessages } from '../i18n/messages';
import { site } from '../site';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { searchSetup } from './setup';

test('search offers the pages of the navigation bar and the footer, in the language of the page', async () => {
  const { entries } = searchSetup(site, 'de', await readMessages('de'));
  expect(entries[0]).toEqual({ path: '/docs/introduction/getting-started', label: 'Erste Schritte' });
  const paths = entries.map(({ path }) => path);
  expect(paths).toContain('/docs/components/overview');
  expect(paths).toContain('/docs/glossary');
  expect(new Set(paths).size).toBe(paths.length);
  expect(entries.every(({ label }) => label && label !== 'undefined')).toBe(true);
});

test('hosted search knows the paths of docs, blog, and listed standalone pages', async () => {
  const hosted = loadSite({ ...values, search: { appId: 'APP', apiKey: 'key', indexName: 'docs' } }, {});
  const { algolia } = searchSetup(hosted, 'en', await readMessages('en'));
  expect(algolia?.ownPaths).toEqual(expect.arrayContaining(['/docs', '/blog', '/live_demo']));
  expect(algolia?.ownPaths).not.toContain('/');
});

test('a footer without columns works too', async () => {
  const flat = { ...site, footer: { ...site.footer, links: [{ label: 'Words', to: '/docs/glossary' }] } };
  expect(searchSetup(flat, 'en', await readMessages('en')).entries).toContainEqual({ path: '/docs/glossary', label: 'Words' });
});
