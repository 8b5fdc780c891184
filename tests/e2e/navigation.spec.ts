import { expect, type Page, test } from '@playwright/test';
import { holdBack, messages, mouseElsewhere, untilInteractive, watchConsole } from './helpers';
import { open as openSearch, optionsOf, reading } from './search-dialog';

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

test('a link opens the next page without a page load, and back returns to it', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  await page.locator('article nav a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#menu-docs a[aria-current="page"]')).toHaveText('Getting Started');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prerequisites');
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  check();
});

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a page load ${fades ? 'fades from the page before' : 'is plain for readers who want less motion'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        (window as { faded?: boolean }).faded = Boolean((event as Event & { viewTransition?: object }).viewTransition);
      });
    });
    await mouseElsewhere(page);
    await page.goto('/docs/introduction/basics');
    // Followed by no pointer, before the runtime starts.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/introduction/overview"]')?.click());
    await expect(page).toHaveURL('/docs/introduction/overview');
    await expect.poll(() => page.evaluate(() => (window as { faded?: boolean }).faded)).toBe(fades);
  });
}

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a navigation ${fades ? 'fades the new page in' : 'is plain for readers who want less motion'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const faded: string[] = [];
      Object.assign(window, { faded });
      addEventListener('transitionrun', ({ target, propertyName }) => {
        // With less motion, other properties change by transitions that take no time.
        if (target instanceof Element && target.id === 'content' && propertyName === 'opacity')
          faded.push(`${propertyName} ${target.querySelector('h1')?.textContent}`);
      });
    });
    const faded = () => page.evaluate(() => (window as { faded?: string[] }).faded);
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    expect(await faded()).toEqual([]);
    // From one doc to another, and out of the docs.
    await page.locator('#menu-docs a[href="/docs/introduction/getting-started"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page
      .locator('header')
      .getByRole('link', { name: /^webforJ/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.home.title);
    await expect.poll(faded).toEqual(fades ? ['opacity Getting Started', `opacity ${messages.home.title}`] : []);
    await expect(page.locator('#content')).toHaveCSS('opacity', '1');
  });
}

test('a link with an anchor leads to the heading, below the navigation bar', async ({ page }) => {
  await page.goto('/docs/introduction/getting-started');
  await untilInteractive(page);
  await page.locator('.prose a[href="/docs/introduction/prerequisites#apache-maven"]').first().click();
  await expect(page).toHaveURL(/prerequisites#apache-maven$/);
  await expect.poll(() => page.locator('#apache-maven').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(160);
  expect(await page.locator('#apache-maven').evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(59);
});

test('back from another page to an anchor shows the page of the anchor', async ({ page }) => {
  await page.goto('/docs/introduction/getting-started');
  await untilInteractive(page);
  await page.locator('[data-toc] a[href="#running-the-app"]').click();
  await expect(page).toHaveURL(/#running-the-app$/);
  await page.locator('#menu-docs').getByRole('link', { name: 'MCP Server' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MCP Server');
  await page.goBack();
  await expect(page).toHaveURL(/getting-started#running-the-app$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
  await page.goBack();
  await expect(page).toHaveURL(/getting-started$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
});

test('the sidebar opens where the reader is and keeps what was opened', async ({ page }) => {
  await page.goto('/docs/introduction/overview');
  await untilInteractive(page);
  const sidebar = page.locator('#menu-docs');
  await sidebar.locator('summary[aria-label="Show or hide the pages of Routing"]').click();
  await expect(sidebar.getByRole('link', { name: 'Route Hierarchy' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'App Basics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Basics');
  await expect(sidebar.getByRole('link', { name: 'Route Hierarchy' })).toBeVisible();
  await page.locator('article').getByRole('link', { name: 'Introduction' }).first().click();
  await page.goto('/docs/introduction/tutorial/working-with-data');
  await expect(sidebar.getByRole('link', { name: 'Project Setup' })).toBeVisible();
});

test('the language menu keeps page, query and hash', async ({ page }) => {
  await page.goto('/docs/introduction/basics?from=mail#styling-the-app');
  await untilInteractive(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/docs/introduction/basics?from=mail#styling-the-app');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.getByRole('button', { name: /^Sprache/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/docs/introduction/basics?from=mail#styling-the-app');
});

test('the language menu keeps query and hash in a new tab, too', async ({ page, context }) => {
  await page.goto('/docs/introduction/basics?from=mail');
  await untilInteractive(page);
  await page.evaluate(() => {
    location.hash = 'styling-the-app';
  });
  await page.getByRole('button', { name: /^Language/ }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Deutsch' }).click({ button: 'middle' });
  await expect(await opened).toHaveURL('/de/docs/introduction/basics?from=mail#styling-the-app');
});

test('the language menu keeps query and hash before any script has come, by keyboard as well', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto('/docs/introduction/basics?from=mail#styling-the-app', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/docs/introduction/basics?from=mail#styling-the-app');
  await page.getByRole('button', { name: /^Sprache/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/introduction/basics?from=mail#styling-the-app');
  release();
});

test('if a payload fails to load, the page is loaded', async ({ page }) => {
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  await page.route('**/*.txt*', (route) => route.fulfill({ status: 503 }));
  await page.locator('article nav a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
});

test('a navigation of more than 200 ms shows the progress bar, a faster one does not', async ({ page }) => {
  await page.clock.install();
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.hadProgress = 'true';
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  // From here on the clock of the page stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const title = page.getByRole('heading', { level: 1 });
  await page.locator('article nav a[rel="next"]').click();
  await expect(title).toHaveText('Getting Started');
  await page.clock.runFor(1000);
  await expect(page.locator('html')).not.toHaveAttribute('data-had-progress');

  const release = await holdBack(page, '**/mcp*.txt*');
  await page.locator('#menu-docs').getByRole('link', { name: 'MCP Server' }).click();
  const bar = page.locator('#nprogress .bar');
  await page.clock.runFor(150);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bar).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  release();
  await expect(title).toHaveText('MCP Server');
  await page.clock.runFor(2000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('so does one from the search dialog, and the title is focused', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('getting started');
  await expect(optionsOf(page).first()).toBeVisible();
  const release = await holdBack(page, '**/docs/**/*.txt*');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  release();
  await expect(page).not.toHaveURL(reading);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a link that changes only the query keeps the scroll position, others start at the top', async ({ page }) => {
  await page.goto('/docs/introduction/getting-started');
  await untilInteractive(page);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const link = page.locator('#menu-docs a[aria-current="page"]');
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href += '?from=sidebar';
    element.click();
  });
  await expect(page).toHaveURL('/docs/introduction/getting-started?from=sidebar');
  expect(await page.evaluate(() => scrollY)).toBe(500);
  await page.locator('#menu-docs').getByRole('link', { name: 'MCP Server' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MCP Server');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a truncated payload shows an error and can be retried', async ({ page }) => {
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  await page.route('**/getting-started*.txt*', (route) => route.abort('connectionreset'));
  await page.locator('article nav a[rel="next"]').click();
  const alert = page.getByRole('alert').filter({ hasText: messages.navigation.failed });
  await expect(alert).toBeVisible();
  await page.unroute('**/getting-started*.txt*');
  await alert.getByRole('button', { name: messages.loadable.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
  await expect(alert).toBeHidden();
});

test('another navigation does not wait for a slow page', async ({ page }) => {
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  const release = await holdBack(page, '**/mcp*.txt*');
  const sidebar = page.locator('#menu-docs');
  await sidebar.getByRole('link', { name: 'MCP Server' }).click();
  await sidebar.getByRole('link', { name: 'App Basics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Basics');
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Basics');
  await expect(page).toHaveURL('/docs/introduction/basics');
});

test('requests nothing from other hosts', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const path of ['/', '/docs/components/button', '/zh/docs/introduction/overview']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(foreign).toEqual([]);
});

test.describe('color mode', () => {
  test('is light first, toggles, survives a reload, and updates other tabs', async ({ page, context }) => {
    await page.goto('/docs/introduction/overview');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const other = await context.newPage();
    await other.goto('/docs/introduction/basics');
    await untilInteractive(other);
    await page.getByRole('button', { name: messages.colorMode.toDark }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.colorMode.toLight }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is correct before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    // Only the document comes through: what it shows then is what is painted first.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/introduction/overview');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(13, 19, 28)');
  });
});

/** Serves a page as another configuration of the site makes it: the boot script holds what differs. */
async function configure(page: Page, path: string, from: string, to: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(from);
    // Its hash is no longer that of the policy.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ status: 200, headers, body: html.replace(from, to) });
  });
}

test('if the switch is disabled, a stored color mode is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await configure(page, '/docs/introduction/overview', '"canChoose":true', '"canChoose":false');
  await page.goto('/docs/introduction/overview');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('the announcement', () => {
  const barOf = (page: Page) => page.getByRole('complementary', { name: messages.announcement.label });
  const stored = (page: Page) =>
    page.evaluate(() => ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'].map((key) => localStorage.getItem(key)));

  test('stays closed, and is not painted first', async ({ page }) => {
    await page.goto('/');
    await barOf(page).getByRole('button', { name: messages.common.close }).click();
    await expect(barOf(page)).toBeHidden();
    expect(await stored(page)).toEqual(['25.03', 'true']);
    // Noted when the parser reaches the bar, which is before anything is painted.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const bar = document.querySelector('[data-announcement-bar]');
        if (!bar) return;
        observer.disconnect();
        document.documentElement.dataset.barAtFirst = document.documentElement.dataset.announcement ?? 'shown';
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/docs/introduction/overview');
    await expect(barOf(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-bar-at-first', 'dismissed');
  });

  test('a new one is shown to readers who closed the previous one', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', '25.02');
    });
    await page.goto('/');
    await expect(barOf(page)).toBeVisible();
  });
});
