import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import de from '../../messages/de.json' with { type: 'json' };
import { messages, untilInteractive, violations } from './helpers';

// Against the build under a sub-path, which alone has the pages that crash on demand.

async function crash(page: Page): Promise<void> {
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Crash' }).click();
}

test('a crashed page shows the error and its causes, and recovers after "Try again"', async ({ page }) => {
  await page.goto('/sub/crash');
  await untilInteractive(page);
  const title = await page.title();
  await crash(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(messages.error.heading);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(messages.error.title);
  await expect(page.locator('main pre')).toHaveText(`The order was not saved.\n\n${messages.error.cause}\nThe customer has no address.`);
  // The frame stays.
  await expect(page.getByRole('button', { name: messages.navbar.developers })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: messages.error.retry }).click();
  await expect(heading).toHaveText('A page that works so far');
  await expect(page).toHaveTitle(title);
});

test('the texts are in the language of the page, even if rendering crashes', async ({ page }) => {
  await page.goto('/sub/de/crash?while=rendering');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(de.error.heading);
  await expect(page).toHaveTitle(de.error.title);
  await expect(page.locator('main pre')).toHaveText('The page was not rendered.');
  // As long as the reason is there, the crash page comes back.
  const first = await heading.elementHandle();
  await page.getByRole('button', { name: de.error.retry }).click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(heading).toHaveText(de.error.heading);
  await page.evaluate(() => history.replaceState(null, '', '/sub/de/crash'));
  await page.getByRole('button', { name: de.error.retry }).click();
  await expect(heading).toHaveText('A page that works so far');
});

test('links work on the crash page', async ({ page }) => {
  await page.goto('/sub/crash');
  await crash(page);
  await expect(page).toHaveTitle(messages.error.title);
  await page.locator('header').getByRole('link', { name: messages.navbar.gettingStarted }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
  await expect(page).toHaveTitle(/Getting Started/);
});

test('a crashed frame shows the same in language and color mode of the page, without a style sheet', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/sub/crash-frame');
  await crash(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.error.heading);
  await expect(page).toHaveTitle(de.error.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('main pre')).toHaveText(`The frame broke.\n\n${de.error.cause}\nA menu has no entries.`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: de.error.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A frame that works so far');
});

test('a published site has no crash pages', async () => {
  for (const file of ['crash.html', 'de/crash.html', 'crash-frame.html']) {
    expect(existsSync(`out.sub/${file}`), file).toBe(true);
    expect(existsSync(`out/${file}`), file).toBe(false);
  }
});
