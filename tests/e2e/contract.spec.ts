import { expect, test } from '@playwright/test';
import { type BrowserFacts, brokenInBrowser, brokenInExport } from '../../lib/next/contract';
import { untilInteractive } from './helpers';
import { open } from './search-dialog';

/** Where the link that is clicked leads. */
const target = '/docs/introduction/basics';

test('the export keeps the contract of lib/next/README.md', async () => {
  expect(await brokenInExport('out')).toEqual([]);
});

test('the runtime in the browser keeps the contract of lib/next/README.md', async ({ page }) => {
  const payloadRequests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === `${target}.txt`) payloadRequests.push(pathname + search);
  });
  await page.goto('/docs/introduction/overview');
  await untilInteractive(page);
  const atStart = await page.evaluate(() => ({
    buttonKeys: Object.keys(document.querySelector('header button[aria-haspopup="dialog"]') ?? {}),
    hasHistoryState: window.history.state !== null,
    isHistoryPatched: window.history.replaceState !== History.prototype.replaceState,
    hasRefresh: typeof (window as { next?: { router?: { refresh?: unknown } } }).next?.router?.refresh === 'function',
  }));
  await page.evaluate(() => {
    const { fetch } = window;
    const fetched: string[] = [];
    Object.assign(window, { fetched });
    window.fetch = (input, init) => {
      fetched.push(String(input instanceof Request ? input.url : input));
      return fetch(input, init);
    };
  });
  await page.locator(`nav a[href="${target}"]`).first().click();
  await page.waitForURL((url) => url.pathname.endsWith(target));
  await expect(page.locator('h1')).toBeVisible();
  const { fetched, address } = await page.evaluate(() => ({
    fetched: (window as typeof window & { fetched?: string[] }).fetched ?? [],
    address: window.location.pathname + window.location.search,
  }));
  await page.goto('/search');
  await untilInteractive(page);
  const hasValueTracker = await page
    .locator('main input')
    .first()
    .evaluate((field) => Boolean(Object.getOwnPropertyDescriptor(field, 'value')?.set));
  await open(page);
  await page.keyboard.type('button');
  await page.getByRole('option').first().waitFor();
  const searchLists = await page.locator('[role="dialog"] [id$="-list"]').evaluateAll((lists) => lists.map(({ id }) => id));
  const facts: BrowserFacts = { ...atStart, fetched, address, target, payloadRequests, hasValueTracker, searchLists };
  expect(brokenInBrowser(facts)).toEqual([]);
});
