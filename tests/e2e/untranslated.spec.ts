import { expect, test } from '@playwright/test';
import fi from '../../messages/fi.json' with { type: 'json' };

/** Finnish texts are left out of this build (scripts/test.mjs). */
const site = '/sub/fi';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('analytics.consent', 'denied'));
});

test('a page without a translation is in English with a notice and a canonical link', async ({ page }) => {
  await page.goto(`${site}/docs/routing/overview`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
  await expect(page.locator('article h1[lang="en-US"]')).toHaveText('Routing');
  await expect(page.locator('[data-notice="fallback"]')).toHaveAttribute('lang', 'fi-FI');
  await expect(page.locator('[data-notice="translation"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /(?<!fi)\/docs\/routing\/overview$/);
  await expect(page.locator('link[rel="alternate"][hreflang="fi-FI"]')).toHaveCount(0);
});

test('English text has a lang attribute', async ({ page }) => {
  await page.goto(`${site}/docs/components/button`);
  await expect(page.locator(`#menu-docs a[href="${site}/docs/components/button"]`)).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('article nav a[rel="next"] [lang="en-US"]')).toHaveCount(1);
  // And a mark, so that readers know before they follow the link.
  for (const link of ['#menu-docs a[lang="en-US"]', 'article nav a[rel="next"] [lang="en-US"]'])
    expect(
      await page
        .locator(link)
        .first()
        .evaluate((marked) => getComputedStyle(marked, '::after').content),
    ).toContain('EN');
  await page.goto(`${site}/docs/components/buton`);
  await expect(page.locator('main nav a[lang="en-US"]').first()).toBeVisible();
});

test('interface texts in an English text are in the language of the page', async ({ page }) => {
  await page.goto(`${site}/docs/components/drawer`);
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('.prose').getByText(fi.admonition.tip, { exact: true })).toHaveAttribute('lang', 'fi-FI');
});

test('search marks English pages', async ({ page }) => {
  await page.goto(`${site}/search?q=Button`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fi.search.title);
  const button = page.locator('main ol > li', { has: page.locator(`a[href="${site}/docs/components/button"]`) }).first();
  await expect(button).toContainText(fi.search.inEnglish);
});

test('a post is in English, the interface in the language of the page', async ({ page }) => {
  await page.goto(`${site}/blog/whats-new-24.00`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
  await expect(page.getByRole('navigation', { name: fi.blog.recent })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/whats-new-24\.00$/);
});
