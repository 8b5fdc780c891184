import { expect, type Page, test } from '@playwright/test';
import { messages, untilInteractive, violations, watchConsole } from './helpers';

test('a site under a sub-path links, navigates, redirects, and changes language in it', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/sub');
  await page.locator('main').getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/sub/docs/introduction/getting-started');
  await untilInteractive(page);
  await page.locator('article nav a[rel="next"]').click();
  await expect(page).toHaveURL('/sub/docs/introduction/mcp');
  await expect(page.locator('#menu-docs a[aria-current="page"]')).toHaveText(/MCP Server/);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/sub/de/docs/introduction/mcp');
  await page.goto('/sub/docs/intro/basics#styling-the-app');
  await expect(page).toHaveURL('/sub/docs/introduction/basics#styling-the-app');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://docs.webforj.com/sub/docs/introduction/basics');
  check();
});

test('a link to the home page needs no page load and no request outside of the sub-path', async ({ page }) => {
  await page.goto('/sub/docs/introduction/basics');
  await untilInteractive(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('banner').locator('a[href="/sub"]').first().click();
  await expect(page).toHaveURL('/sub');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(asked.filter((path) => !path.startsWith('/sub/'))).toEqual([]);
  expect(asked.filter((path) => path.endsWith('.txt'))).toEqual(['/sub/index.txt']);
});

test('a missing page is the 404 page, also outside of the sub-path', async ({ request }) => {
  expect((await request.get('/sub/de/nope')).status()).toBe(404);
  expect((await request.get('/docs/introduction/basics')).status()).toBe(404);
});

test.describe('a moved heading', () => {
  test('redirects from its old page, and from an older URL of that page', async ({ page }) => {
    await page.goto('/sub/docs/introduction/basics#moved-section');
    await expect(page).toHaveURL('/sub/docs/introduction/getting-started#arguments');
    await page.goto('/sub/de/docs/intro/basics#moved-section');
    await expect(page).toHaveURL('/sub/de/docs/introduction/mcp');
  });

  test('redirects after a URL change on its old page', async ({ page }) => {
    await page.goto('/sub/docs/introduction/basics');
    await untilInteractive(page);
    await page.evaluate(() => {
      location.hash = 'moved-section';
    });
    await expect(page).toHaveURL('/sub/docs/introduction/getting-started#arguments');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows a link only if the URL names it', async ({ page }) => {
      await page.goto('/sub/docs/introduction/basics');
      const moved = page.getByRole('link', { name: '/docs/introduction/getting-started#arguments' });
      await expect(moved).toBeHidden();
      await page.goto('/sub/docs/introduction/basics#moved-section');
      await expect(moved).toBeVisible();
      await expect(moved).toHaveAttribute('href', '/sub/docs/introduction/getting-started#arguments');
    });
  });
});

test('a flat footer is one list, with external links marked for screen readers', async ({ page }) => {
  await page.goto('/sub/docs/introduction/basics');
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await expect(footer.getByRole('list')).toHaveCount(1);
  await expect(footer.getByRole('heading')).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/sub/docs/glossary');
  await expect(footer.getByRole('link', { name: `Releases ${messages.common.newTab}` })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a dark footer is dark on a light page, and an announcement may have its own colors', async ({ page }) => {
  const check = watchConsole(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/sub/docs/introduction/basics');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(18, 26, 38)');
  const bar = page.getByRole('complementary', { name: messages.announcement.label });
  await expect(bar).toHaveCSS('background-color', 'rgb(27, 67, 50)');
  await expect(bar.getByRole('link')).toHaveCSS('color', 'rgb(255, 255, 255)');
  check();
  expect(await violations(page, (axe) => axe.include('footer').include('[data-announcement-bar]'))).toEqual([]);
});

test.describe('if the system preference is respected', () => {
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

  test('the color mode follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/sub/docs/introduction/basics');
    expect(await theme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => theme(page)).toBe('light');
  });

  test('the toggle goes from system to light to dark and back', async ({ page }) => {
    const check = watchConsole(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/sub/docs/introduction/basics');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.colorMode.toLight }).click();
    expect(await theme(page)).toBe('light');
    await page.getByRole('button', { name: messages.colorMode.toDark }).click();
    expect(await theme(page)).toBe('dark');
    await page.getByRole('button', { name: messages.colorMode.toSystem }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => theme(page)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
    check();
  });
});

test('if configured, the navigation bar hides on scrolling down and returns on scrolling up', async ({ page }) => {
  await page.goto('/sub/docs/introduction/getting-started');
  await untilInteractive(page);
  const bar = page.locator('#navbar');
  const scroll = (by: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
  // What listens to scrolling may start a moment after the page answers to clicks.
  await expect(async () => {
    await scroll(300);
    await expect(bar).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await scroll(-200);
  await expect(bar).toBeInViewport();
  await scroll(300);
  await expect(bar).not.toBeInViewport();
  await page.getByRole('button', { name: messages.navbar.developers }).focus();
  await expect(bar).toBeInViewport();
  // A jump to an anchor shows it, however short, also when the anchor is followed again.
  await page.locator('#content').focus();
  await scroll(300);
  await expect(bar).not.toBeInViewport();
  const anchor = page.locator('[data-toc] a[href="#running-the-app"]');
  for (let times = 0; times < 2; times++) {
    await anchor.click();
    await expect(bar).toBeInViewport();
    await scroll(200);
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  }
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
  await expect(bar).toBeInViewport();
});

test('search works under a sub-path: dialog, search page, and the 404 page', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/sub/de/docs/introduction/overview');
  await untilInteractive(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Voraussetzungen');
  const first = page.getByRole('option').first();
  // The results of the first letters come earlier.
  await expect(first).toContainText('Voraussetzungen');
  await first.click();
  await expect(page).toHaveURL('/sub/de/docs/introduction/prerequisites');
  await page.goto('/sub/search?q=button');
  await expect(page.locator('main h2 a').first()).toHaveAttribute('href', '/sub/docs/components/button');
  check();
  await page.goto('/sub/docs/componets/buton');
  // The words of the address come with the runtime.
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('buton');
  await field.press('Enter');
  await expect(page).toHaveURL('/sub/search?q=buton');
  await expect(page.locator('main h2').first()).toHaveText('Button');
});
