import { expect, test } from '@playwright/test';
import { locales } from '../../lib/shared/i18n/locales';
import { localizePath } from '../../lib/shared/i18n/paths';
import { values } from '../../lib/site/values';

test('a page has one URL', async ({ request }) => {
  for (const path of ['/docs/introduction/basics/', '/docs/introduction/basics.html', '/docs/introduction/basics/index.html']) {
    const response = await request.get(`${path}?a=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/docs/introduction/basics?a=1');
  }
});

test('a missing page is answered with 404 in the language of the path', async ({ page }) => {
  for (const [path, lang, title] of [
    ['/nope', 'en-US', 'Page Not Found'],
    ['/de/docs/nope', 'de-DE', 'Seite nicht gefunden'],
    ['/zh/nope', 'zh-CN', /./],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  }
});

test('an old URL redirects with query and hash in every language', async ({ page }) => {
  await page.goto('/docs/intro/basics?q=1#styling-the-app');
  await expect(page).toHaveURL('/docs/introduction/basics?q=1#styling-the-app');
  await page.goto('/zh/docs');
  await expect(page).toHaveURL('/zh/docs/introduction/overview');
});

test('every configured redirect exists in every language', async ({ request }) => {
  const moved = values.redirects.filter(({ from }) => !from.includes('#') && !from.includes(' '));
  expect(moved.length).toBeGreaterThan(7);
  for (const locale of locales) {
    const root = localizePath('/', locale).replace(/\/$/, '');
    for (const { from, to } of moved) {
      const response = await request.get(root + from);
      expect(response.status(), root + from).toBe(200);
      const html = await response.text();
      expect(html, root + from).toContain(`data-to="${root}${to}"`);
      expect(html, root + from).toContain(`url=${root}${to}"`);
      expect((await request.get(root + to)).status(), root + to).toBe(200);
    }
  }
});

test('payloads, hashed files, and pages have the headers a CDN needs', async ({ request, page }) => {
  const payload = await request.get('/docs/introduction/basics.txt');
  expect(payload.headers()['content-type']).toBe('text/x-component');
  expect(payload.headers()['cache-control']).toContain('must-revalidate');
  await page.goto('/');
  const style = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  const headers = (await request.get(style ?? '')).headers();
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  const head = await request.head('/docs/introduction/basics');
  expect(head.status()).toBe(200);
});

test('the default language has no prefix anywhere', async ({ request }) => {
  expect((await request.get('/en')).status()).toBe(404);
  expect((await request.get('/en/docs/introduction/basics')).status()).toBe(404);
});
