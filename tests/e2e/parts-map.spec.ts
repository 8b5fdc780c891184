import { expect, type Page, test } from '@playwright/test';
import { untilInteractive, violations, watchConsole } from './helpers';

const path = '/docs/client-components/button';

const figure = (page: Page) => page.locator('[data-anatomy]');
const lit = (page: Page) => figure(page).locator('[data-box]:visible');

test('a row lights up its place in the drawing, with its name and without moving anything', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto(`${path}#css-properties`);
  await untilInteractive(page);
  await page.locator('#part-prefix').hover();
  await expect(lit(page)).toHaveText('prefix');
  await expect(page.locator('#slot-prefix')).toHaveAttribute('data-lit', '');
  const before = await figure(page).boundingBox();
  await page.locator('#part-left-edge').hover();
  await expect(lit(page)).toHaveCount(0);
  expect(await figure(page).boundingBox()).toEqual(before);
  expect(await violations(page)).toEqual([]);
  check();
});

test('a place in the drawing marks its rows', async ({ page }) => {
  await page.goto(`${path}#shadow-parts`);
  await untilInteractive(page);
  await figure(page).locator('.label').hover();
  await expect(lit(page)).toHaveText('label');
  await expect(page.locator('#part-label')).toHaveAttribute('data-lit', '');
  await page.locator('#navbar').hover();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('the keyboard lights up places with the links that rows have anyway; Escape ends it', async ({ page }) => {
  await page.goto(`${path}#css-properties`);
  await untilInteractive(page);
  await page.locator('#dwc-button-color a').focus();
  await expect(lit(page)).toHaveText('--dwc-button-color');
  await page.keyboard.press('Escape');
  await expect(lit(page)).toHaveCount(0);
  await expect(figure(page).locator('a,button,[tabindex]')).toHaveCount(0);
});

test('a link to a section below the drawing does not lead behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${path}#css-properties`);
  await untilInteractive(page);
  const [drawing, heading] = await Promise.all([figure(page).boundingBox(), page.locator('#css-properties').boundingBox()]);
  expect(heading?.y).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0) - 1);
  await expect(page.locator('[data-toc] a[aria-current]:visible')).toHaveAttribute('href', '#css-properties');
});

test.describe('on touch', () => {
  test.use({ hasTouch: true });

  test('a tap on a row turns its place on and off', async ({ page }) => {
    await page.goto(`${path}#shadow-parts`);
    await untilInteractive(page);
    await page.locator('#part-label td').tap();
    await expect(lit(page)).toHaveText('label');
    await page.locator('#part-label td').tap();
    await expect(lit(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing has numbers and names', async ({ page }) => {
    await page.goto(path);
    await expect(figure(page).getByRole('img', { name: 'Parts of dwc-button' })).toBeVisible();
    await expect(figure(page).getByRole('listitem')).toHaveText(['control', 'prefix', 'label', 'suffix']);
    await expect(figure(page).locator('i')).toHaveText(['1', '2', '3', '4']);
  });
});
