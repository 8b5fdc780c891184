import { expect, test } from '@playwright/test';
import { messages } from './helpers';

test.use({ javaScriptEnabled: false });

test('shows text, table of contents, and neighbors', async ({ page }) => {
  await page.goto('/de/docs/introduction/getting-started');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erste Schritte');
  await expect(page.locator('[data-toc] a')).not.toHaveCount(0);
  await page.locator('article nav a[rel="next"]').click();
  await expect(page).toHaveURL('/de/docs/introduction/mcp');
});

test('categories and menus open, and the language changes', async ({ page }) => {
  await page.goto('/docs/introduction/basics');
  await page.locator('#menu-docs summary[aria-label="Show or hide the pages of Routing"]').click();
  await expect(page.locator('#menu-docs').getByRole('link', { name: 'Route Hierarchy' })).toBeVisible();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/docs/introduction/basics');
});

test('all tab panels are shown with their label', async ({ page }) => {
  await page.goto('/docs/introduction/tutorial/project-setup');
  for (const code of await page.getByText('cd customer-app').all()) await expect(code).toBeVisible();
  await expect(page.getByText('cd customer-app')).toHaveCount(3);
  await expect(page.getByRole('paragraph').filter({ hasText: 'PowerShell' }).first()).toBeVisible();
});

test('the generator of a project shows its command for every shell', async ({ page }) => {
  await page.goto('/docs/introduction/getting-started');
  // `getByText` doesn't find what is in a `noscript` element.
  const commands = page.locator('pre', { hasText: '-DarchetypeArtifactId=webforj-archetype-hello-world' });
  await expect(commands).toHaveCount(3);
  for (const command of await commands.all()) await expect(command).toBeVisible();
  await expect(page.getByLabel(messages.archetype.artifactId)).toBeHidden();
});

test('controls that need scripts are hidden', async ({ page }) => {
  await page.goto('/docs/introduction/overview');
  await expect(page.getByRole('button', { name: messages.colorMode.toDark })).toBeHidden();
  await expect(page.getByRole('button', { name: messages.code.copy }).first()).toBeHidden();
});

test('the theme playground shows its tokens and their CSS', async ({ page }) => {
  await page.goto('/docs/styling/themes');
  await expect(page.getByRole('slider', { name: messages.playground.hue })).toBeHidden();
  await expect(page.getByRole('row', { name: '--dwc-color-primary-h' })).toContainText('211');
  await expect(page.getByText('--dwc-color-primary-h: 211;')).toBeVisible();
});

test('a redirect works', async ({ page }) => {
  await page.goto('/docs/intro/basics');
  await expect(page).toHaveURL('/docs/introduction/basics');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens and links to a page', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await page.locator('#menu-docs').getByRole('link', { name: 'MCP Server' }).click();
    await expect(page).toHaveURL('/docs/introduction/mcp');
  });
});
