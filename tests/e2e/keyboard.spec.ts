import { expect, test } from '@playwright/test';
import { messages, untilInteractive } from './helpers';

test('two keys skip the navigation', async ({ page }) => {
  await page.goto('/docs/introduction/basics');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messages.common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a menu opens by keyboard, closes with Escape, and returns the focus', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: messages.navbar.developers });
  await button.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'JavaDocs' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test('categories of the sidebar open by keyboard', async ({ page }) => {
  await page.goto('/docs/introduction/overview');
  const summary = page.locator('#menu-docs summary[aria-label="Show or hide the pages of Routing"]');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu-docs').getByRole('link', { name: 'Route Hierarchy' })).toBeVisible();
});

test('the link of a heading jumps there and copies its URL', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/introduction/getting-started');
  await untilInteractive(page);
  await page.getByRole('link', { name: messages.docs.headingLink.replace('{heading}', 'Running the app') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/introduction/getting-started#running-the-app');
  await expect(page.getByRole('status').filter({ hasText: messages.code.copied })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu shows the docs first, switches to the main menu and back, and closes with Escape', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    const sidebar = page.locator('#menu-docs');
    await expect(sidebar.getByRole('link', { name: 'Getting Started' })).toBeVisible();
    await expect(sidebar.locator('a[aria-current="page"]')).toBeInViewport();
    await sidebar.getByRole('button', { name: messages.navbar.mainMenu }).click();
    const main = page.locator('#menu-main');
    await expect(main.getByText(messages.navbar.community)).toBeVisible();
    await main.getByRole('button', { name: messages.navbar.docsMenu }).click();
    await expect(main).toBeHidden();
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
  });

  test('the menu opens by keyboard and returns the focus', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    const open = page.getByRole('button', { name: messages.navbar.openMenu });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-docs').getByRole('button', { name: messages.navbar.mainMenu })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  test('selecting a page in the menu opens it and closes the menu', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await page.locator('#menu-docs').getByRole('link', { name: 'MCP Server' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MCP Server');
    await expect(page.locator('#menu-docs')).toBeHidden();
  });
});
