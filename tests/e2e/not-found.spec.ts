import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import de from '../../messages/de.json' with { type: 'json' };
import { messages, untilInteractive, violations } from './helpers';

test('a mistyped URL suggests the nearest pages in the language of the path', async ({ page }) => {
  await page.goto('/docs/componets/buton');
  const suggestions = page.getByRole('navigation', { name: messages.notFound.suggestions });
  await expect(suggestions.getByRole('link').first()).toHaveAttribute('href', '/docs/components/button');
  expect(await suggestions.getByRole('link').count()).toBeLessThanOrEqual(5);
  expect(await violations(page)).toEqual([]);
  await suggestions.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');

  await page.goto('/de/docs/getting-started');
  const german = page.getByRole('navigation', { name: de.notFound.suggestions });
  await expect(german.locator('[href="/de/docs/introduction/getting-started"]')).toContainText('Erste Schritte');
  await expect(page.getByRole('link', { name: de.notFound.english })).toHaveCount(0);
});

test('suggests nothing if nothing is near or the list of pages fails to load', async ({ page }) => {
  const lists = page.waitForResponse('**/pages.json');
  await page.goto('/qqqqqqqqqqq');
  await lists;
  await untilInteractive(page);
  const suggestions = page.getByRole('navigation', { name: messages.notFound.suggestions });
  await expect(suggestions).toHaveCount(0);
  await page.route('**/pages.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/docs/componets/buton');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.title);
  await expect(suggestions).toHaveCount(0);
});

test('a path that only English has is suggested in English', async ({ page }) => {
  // What a host answers that has not got this page in German.
  await page.route('**/de/docs/introduction/basics', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: readFileSync('out/de/404.html', 'utf8') }),
  );
  await page.goto('/de/docs/introduction/basics');
  const link = page.getByRole('link', { name: de.notFound.english });
  await expect(link).toHaveAttribute('href', '/docs/introduction/basics');
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Basics');
});

test('the language menu of a missing page links to a page in that language', async ({ page }) => {
  await page.goto('/docs/nope');
  await untilInteractive(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.getByRole('button', { name: /^Sprache/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('other pages do not load the list of pages', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('pages.json')) asked.push(request.url());
  });
  for (const path of ['/', '/docs/components/button']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('texts, links, and the language menu are shown', async ({ page }) => {
    await page.goto('/docs/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.title);
    await expect(page.getByText(messages.notFound.text)).toBeVisible();
    await expect(page.getByText(messages.notFound.advice)).toBeVisible();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await page.goto('/docs/nope');
    await page.getByRole('link', { name: messages.notFound.docs }).click();
    await expect(page).toHaveURL('/docs/introduction/overview');
  });
});
