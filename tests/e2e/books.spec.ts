import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { untilInteractive, violations, watchConsole } from './helpers';

/** Follows a link to a book. Returns its text, and the file that the browser has saved. */
async function save(page: Page, section: string): Promise<{ text: string; name: string; file: Buffer }> {
  const link = page.getByRole('main').locator(`a[href$="/${section}.epub"]`);
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  return { text: (await link.textContent()) ?? '', name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

/** The type that an EPUB file names at its start. @see https://www.w3.org/TR/epub-33/#sec-zip-container-mime */
const typeOf = (file: Buffer) => file.subarray(30, 58).toString('latin1');

const isEpub = 'mimetypeapplication/epub+zip';

test('the first page of a section links its book, also after a navigation', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/sub/docs/routing/overview');
  const { text, name, file } = await save(page, 'routing');
  expect(name).toBe('webforJ-routing-en.epub');
  expect(typeOf(file)).toBe(isEpub);
  expect(text).toContain(`${Math.round(file.length / 1e3)} kB`);
  expect(await violations(page)).toEqual([]);
  await untilInteractive(page);
  await page.locator('#menu-docs a[href="/sub/docs/security/overview"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/sub/docs/security/overview');
  expect((await save(page, 'security')).name).toBe('webforJ-security-en.epub');
  await page.goto('/sub/docs/routing/defining-routes');
  await expect(page.locator('a[href$=".epub"]')).toHaveCount(0);
  check();
});

test('the first page of the docs links the book of all sections, in its language', async ({ page }) => {
  await page.goto('/sub/de/docs/introduction/overview');
  const { text, name, file } = await save(page, 'all');
  expect(name).toBe('webforJ-all-de.epub');
  expect(typeOf(file)).toBe(isEpub);
  expect(text).toContain(`${(file.length / 1e6).toLocaleString('de', { maximumFractionDigits: 1 })} MB`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a book can be saved, on a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/sub/zh/docs/routing/overview');
    const { name, file } = await save(page, 'routing');
    expect(name).toBe('webforJ-routing-zh.epub');
    expect(typeOf(file)).toBe(isEpub);
  });
});

test('a site without books links none', async ({ request }) => {
  const published = await request.get(`http://localhost:${process.env.E2E_PORT ?? 4310}/docs/routing/overview`);
  expect(await published.text()).toContain('</h1>');
  expect(await published.text()).not.toContain('.epub');
});
