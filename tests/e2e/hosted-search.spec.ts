import { expect, type Page, test } from '@playwright/test';
import algoliaAnswer from '../fixtures/algolia-answer.json' with { type: 'json' };
import { violations } from './helpers';
import { configureHosted, dialogOf, expectFailure, open, optionsOf } from './search-dialog';

// A deployment with hosted search has its host in the security policy (lib/export/headers.test.ts); this one has not.
test.use({ bypassCSP: true });

const host = 'https://TESTAPP-dsn.algolia.net';
type Asked = { url: string; headers: Record<string, string>; body: { requests: Record<string, unknown>[] } };

/** Answers as the hosts of Algolia do. */
async function serve(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(`${host.toLowerCase()}/**`, async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ headers });
    asked.push({ url: request.url(), headers: request.headers(), body: request.postDataJSON() });
    return route.fulfill({ headers, json: algoliaAnswer });
  });
  return asked;
}

test('hosted search replaces the index, with filters by language and version, in the same dialog', async ({ page }) => {
  const own: string[] = [];
  page.on('request', (request) => request.url().includes('/search-index/') && own.push(request.url()));
  await configureHosted(page);
  const requests = await serve(page);
  await open(page);
  await page.keyboard.type('b');
  await expect(optionsOf(page)).toHaveCount(8);
  await expect(optionsOf(page).first()).toContainText('Button');
  await expect(optionsOf(page).nth(2).locator('mark').first()).toHaveText('button');
  await expect(dialogOf(page).getByRole('link', { name: 'See all 137 pages' })).toBeVisible();
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/1/indexes/*/queries');
  expect(requests[0]?.headers).toMatchObject({ 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'test-key' });
  expect(requests[0]?.body.requests[0]).toMatchObject({
    indexName: 'webforj',
    query: 'b',
    hitsPerPage: 24,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  expect(own).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/components/button');
});

test('hosted search applies the configured URL rules', async ({ page }) => {
  await configureHosted(page, {
    algolia: {
      contextualSearch: false,
      externalUrlRegex: '^https://javadoc\\.',
      replaceSearchResultPathname: { from: '^/docs/components/', to: '/de/docs/components/' },
    },
  });
  const requests = await serve(page);
  await open(page);
  await page.keyboard.type('button');
  await expect(optionsOf(page)).toHaveCount(8);
  expect(requests.at(-1)?.body.requests[0]).toMatchObject({ facetFilters: [] });
  const external = optionsOf(page).last();
  await expect(external).toHaveAttribute('href', 'https://javadoc.example.com/javadoc/com/webforj/component/button/Button.html');
  await expect(external).toHaveAttribute('target', '_blank');
  await optionsOf(page).first().click();
  await expect(page).toHaveURL('/de/docs/components/button');
});

test('hosted search shows an error if no host responds', async ({ page }) => {
  await configureHosted(page);
  await page.route(/algolia(?:net\.com|\.net)/i, (route) => route.abort());
  await open(page);
  await page.keyboard.type('button');
  await expectFailure(page);
});

test('without configuration, there is no hosted search and no assistant', async ({ page }) => {
  await open(page);
  await page.keyboard.type('How do I disable a button?');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(page.locator('.DocSearch-Hit--AskAI')).toHaveCount(0);
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Logo')).toBeHidden();
});
