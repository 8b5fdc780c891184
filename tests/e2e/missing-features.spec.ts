import { expect, type Page, test } from '@playwright/test';
import { holdBack, messages, untilInteractive, watchConsole } from './helpers';
import { dialogOf, open, texts } from './search-dialog';

// What browsers other than Chromium lack. docs/ARCHITECTURE.md#browsers lists each feature with what happens without it.

/** Newer parts of style sheets. A browser that doesn't know a name skips the declaration, the block, or the rule. */
const newerCss = ['@starting-style', '@view-transition', 'interpolate-size', '::details-content', 'scroll-initial-target', 'text-wrap'];

/** Serves style sheets with unknown names instead of newer ones. Checks that the names occur, so that the test can fail. */
async function withoutNewerCss(page: Page): Promise<() => void> {
  const seen = new Set<string>();
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const name of newerCss) {
      if (body.includes(name)) seen.add(name);
      body = body.replaceAll(name, name.replace(/(?<=^[@:]*)(?=\w)/, 'x-'));
    }
    await route.fulfill({ response, body });
  });
  return () => expect([...seen].sort()).toEqual([...newerCss].sort());
}

test('without newer CSS, menus, categories, and disclosures open and close, and pages change', async ({ page }) => {
  const check = watchConsole(page);
  const checkSeen = await withoutNewerCss(page);
  await page.goto('/docs/introduction/basics');
  await untilInteractive(page);
  const category = page.locator('#menu-docs summary[aria-label="Show or hide the pages of Routing"]');
  const entry = page.locator('#menu-docs').getByRole('link', { name: 'Route Hierarchy' });
  await category.click();
  await expect(entry).toBeVisible();
  await category.click();
  await expect(entry).toBeHidden();
  const menu = page.getByRole('button', { name: messages.navbar.developers });
  await menu.click();
  const list = page.locator('#navbar :popover-open');
  const distance = async () => ((await list.boundingBox())?.y ?? 0) - ((await menu.boundingBox())?.y ?? 0);
  await expect.poll(distance).toBeGreaterThan(20);
  expect(await distance()).toBeLessThan(80);
  await page.keyboard.press('Escape');
  await page.locator('article nav a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('App Basics');
  checkSeen();
  check();
});

test('without CloseWatcher, Back closes the drawer and stays on the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/introduction/overview');
  await page.goto('/docs/introduction/basics');
  await untilInteractive(page);
  await page.getByRole('button', { name: messages.navbar.openMenu }).click();
  await expect(page.locator('#menu-docs')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#menu-docs')).toBeHidden();
  await expect(page).toHaveURL('/docs/introduction/basics');
});

test('without CloseWatcher, Back also closes a drawer that was opened before any script had come', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto('/docs/introduction/overview', { waitUntil: 'domcontentloaded' });
  await page.goto('/docs/introduction/basics', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: messages.navbar.openMenu }).click();
  release();
  await untilInteractive(page);
  await expect(page.locator('#menu-docs')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#menu-docs')).toBeHidden();
  await expect(page).toHaveURL('/docs/introduction/basics');
});

test('without DecompressionStream, search says that it has no answer, and pages read on', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'DecompressionStream'));
  await open(page);
  await page.keyboard.type('button');
  await expect(dialogOf(page).getByText(texts.errorTitle, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.locator('article nav a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
