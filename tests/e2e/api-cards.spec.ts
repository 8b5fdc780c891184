import { expect, type Page, test } from '@playwright/test';
import german from '../../messages/de.json' with { type: 'json' };
import { messages, untilInteractive, violations, watchConsole } from './helpers';

const path = '/docs/components/button';

const card = (page: Page) => page.getByRole('tooltip');
const type = (page: Page) => page.locator('article').getByRole('link', { name: 'ButtonTheme' });
const method = (page: Page) => page.locator('article').getByRole('link', { name: 'setDisableOnClick' });
const chip = (page: Page) => page.locator('article').getByRole('link', { name: messages.chips.javadoc });

/** Paths of the data that cards have asked for. */
function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api-cards/') && asked.push(new URL(request.url()).pathname));
  return asked;
}

test('a card shows what is known about a type, and loads its data at the first use', async ({ page }) => {
  const check = watchConsole(page);
  const asked = watchData(page);
  await page.goto(path);
  await untilInteractive(page);
  expect(asked).toEqual([]);
  await chip(page).hover();
  await expect(card(page)).toContainText(messages.apiCard.class);
  await expect(card(page)).toContainText(messages.chips.since.replace('{version}', '23.02'));
  await expect(card(page)).toContainText('final class Button extends DwcButton<Button>');
  await expect(card(page)).toContainText('com.webforj.component.button');
  await expect(card(page)).toContainText('webforj-foundation');
  await expect(card(page)).toContainText('Add clickable buttons');
  expect(asked.toSorted()).toEqual(['/api-cards/com.webforj.component.button.json', '/api-cards/en.json']);
  // A tooltip is in no landmark. It is read as the description of its link.
  expect(await violations(page, (axe) => axe.disableRules('region'))).toEqual([]);
  check();
});

test('a card shows the signature of a method, and no sentence if none is known', async ({ page }) => {
  await page.goto(path);
  await method(page).hover();
  await expect(card(page)).toContainText(messages.apiCard.method);
  await expect(card(page).locator('pre')).toHaveText('T setDisableOnClick(boolean disableOnClick)');
  await expect(card(page)).toContainText('com.webforj.component.button.DwcButton');
  await expect(card(page).locator('p')).toHaveCount(2);
});

test('the pointer may move into the card; leaving closes it', async ({ page }) => {
  await page.goto(path);
  await type(page).hover();
  await expect(card(page)).toBeVisible();
  await card(page).locator('pre').hover();
  // Longer than a card without the pointer stays.
  await page.waitForTimeout(600);
  await expect(card(page)).toBeVisible();
  await page.locator('#navbar').hover();
  await expect(card(page)).toBeHidden();
});

test('the keyboard opens and closes a card, which describes its link', async ({ page }) => {
  await page.goto(path);
  await untilInteractive(page);
  await page.locator('article').getByRole('link', { name: 'dwc-button', exact: true }).first().focus();
  await page.keyboard.press('Tab');
  await expect(chip(page)).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(chip(page)).toHaveAccessibleDescription(/final class Button/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(chip(page)).toBeFocused();
  await expect(chip(page)).toHaveAccessibleDescription('');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(card(page)).toBeHidden();
});

test('Escape keeps a card closed until the pointer comes back', async ({ page }) => {
  await page.goto(path);
  await type(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await type(page).hover({ position: { x: 3, y: 8 } });
  await page.waitForTimeout(600);
  await expect(card(page)).toBeHidden();
  await page.locator('#navbar').hover();
  await type(page).hover();
  await expect(card(page)).toBeVisible();
});

test('cards work after a navigation, and close with it', async ({ page }) => {
  await page.goto('/docs/components/alert');
  await untilInteractive(page);
  await page.locator('#menu-docs').getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveText('Button');
  await type(page).hover();
  await expect(card(page)).toContainText('enum ButtonTheme');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Alert');
  await expect(card(page)).toBeHidden();
});

test('a card is within the window and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(path);
  await untilInteractive(page);
  await type(page).evaluate((link) => link.scrollIntoView({ block: 'end' }));
  const before = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  await type(page).hover();
  await expect(card(page)).toBeVisible();
  const [box, link] = [await card(page).boundingBox(), await type(page).boundingBox()];
  expect(box?.x).toBeGreaterThanOrEqual(8);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(382);
  // There is no room below.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0);
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual(before);
});

test('without data there is no card, and the next attempt tries again', async ({ page }) => {
  let answers = false;
  await page.route('**/api-cards/en.json', (route) => (answers ? route.continue() : route.abort()));
  await page.goto(path);
  await untilInteractive(page);
  const failed = page.waitForEvent('requestfailed');
  await type(page).hover();
  await failed;
  await page.waitForTimeout(600);
  await expect(card(page)).toBeHidden();
  answers = true;
  await page.locator('#navbar').hover();
  await type(page).hover();
  await expect(card(page)).toBeVisible();
});

test('a card is in the language of the page', async ({ page }) => {
  await page.goto(`/de${path}`);
  await page.locator('article').getByRole('link', { name: german.chips.javadoc }).hover();
  await expect(card(page)).toContainText(german.apiCard.class);
  await expect(card(page)).toContainText(german.chips.since.replace('{version}', '23.02'));
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('a link opens its page, without a card', async ({ page, context }) => {
    const asked = watchData(page);
    await context.route('https://javadoc.io/**', (route) => route.fulfill({ body: 'Java API' }));
    await page.goto(path);
    await untilInteractive(page);
    const opened = context.waitForEvent('page');
    await type(page).tap();
    expect((await opened).url()).toContain('/ButtonTheme.html');
    await expect(card(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});
