import { expect, test } from '@playwright/test';
import de from '../../messages/de.json' with { type: 'json' };
import { holdBack, messages, untilInteractive } from './helpers';

test.describe('ask-AI menu', () => {
  test('links to assistants with the URL of the page, and to its source', async ({ page }) => {
    await page.goto('/de/docs/introduction/basics');
    const url = 'https://docs.webforj.com/de/docs/introduction/basics';
    const menu = page.getByRole('group', { name: de.askAi.label });
    await expect(menu.getByRole('button', { name: de.askAi.copy })).toBeVisible();
    await menu.getByRole('button', { name: de.askAi.more }).click();
    for (const name of [de.askAi.chatgpt, de.askAi.claude]) {
      const link = menu.locator('li').getByRole('link', { name });
      const href = new URL((await link.getAttribute('href')) ?? '');
      expect(href.searchParams.get('q')).toContain(url);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(menu.getByRole('link', { name: de.askAi.markdown })).toHaveAttribute(
      'href',
      /\/content\/de\/docs\/introduction\/basics\.mdx$/,
    );
  });

  test('closes with Escape and with a click outside', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    const option = page.getByRole('link', { name: messages.askAi.markdown });
    const more = page.getByRole('button', { name: messages.askAi.more });
    await more.click();
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await more.click();
    await expect(option).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(option).toBeHidden();
  });
});

test.describe('menus', () => {
  test('arrow keys reach all items, and menus close when the focus leaves', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    const more = page.getByRole('button', { name: messages.askAi.more });
    await more.focus();
    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('link', { name: messages.askAi.markdown });
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
    await expect(more).not.toBeFocused();
  });

  test('close with a click outside', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('#navbar').getByRole('link', { name: messages.navbar.events });
    await page.getByRole('button', { name: messages.navbar.community }).click();
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
  });

  test.describe('with touch', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('open on tap, not on simulated hover', async ({ page }) => {
      await page.goto('/');
      await untilInteractive(page);
      const button = page.getByRole('button', { name: messages.navbar.community });
      await button.hover();
      expect(await page.locator(':popover-open').count()).toBe(0);
      await button.tap();
      await expect(page.locator('#navbar').getByRole('link', { name: messages.navbar.events })).toBeVisible();
    });
  });

  test('respond to arrow keys', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.developers }).focus();
    await page.keyboard.press('ArrowDown');
    const first = page.locator('#navbar').getByRole('link', { name: messages.liveDemo.title });
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: messages.navbar.contributionGuide })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
  });

  test('are below their button, however they are opened', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    const button = page.getByRole('button', { name: messages.navbar.community });
    const list = page
      .locator('#navbar')
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: messages.navbar.events }) });
    const openers = { browser: () => button.press('Enter'), mouse: () => button.hover(), arrow: () => button.press('ArrowDown') };
    for (const [way, open] of Object.entries(openers)) {
      await page.mouse.move(10, 600);
      await open();
      await expect(page.locator(':popover-open')).toHaveCount(1);
      const [above, below] = [await button.boundingBox(), await page.locator(':popover-open').boundingBox()];
      if (!above || !below) throw new Error('Neither may be hidden.');
      expect(below.y - (above.y + above.height), way).toBeCloseTo(4, 0);
      expect(below.x < above.x + above.width && above.x < below.x + below.width, way).toBe(true);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    }
  });

  test('leave keys with modifiers to the browser', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.community }).press('Alt+ArrowDown');
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });

  test('open on hover and close when the pointer leaves', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.community }).hover();
    const link = page.locator('#navbar').getByRole('link', { name: messages.navbar.events });
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(link).toBeHidden();
  });

  test('stay open when clicked after hover', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    const button = page.getByRole('button', { name: messages.navbar.community });
    const link = page.locator('#navbar').getByRole('link', { name: messages.navbar.events });
    await button.hover();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
  });
});

test.describe('a drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('that was opened before any script ran traps the focus', async ({ page }) => {
    const release = await holdBack(page, /_next\/static\/.*\.js/);
    await page.goto('/docs/introduction/basics', { waitUntil: 'domcontentloaded' });
    const open = page.getByRole('button', { name: messages.navbar.openMenu });
    await open.click();
    const drawer = page.locator('#menu-docs');
    await expect(drawer).toBeVisible();
    release();
    await expect(drawer).toHaveAttribute('aria-modal', 'true');
    await expect(drawer.getByRole('button', { name: messages.navbar.mainMenu })).toBeFocused();
    await page.keyboard.press('Escape');
    // Pictures of components are always inert.
    await expect(page.locator('[inert]:not(.preview *)')).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  test('is focused on pages without a docs sidebar', async ({ page }) => {
    await page.goto('/blog');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await expect(page.locator('#menu-main :focus')).toHaveCount(1);
  });
});

test.describe('drawer of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await expect(page.locator('#menu-docs')).toBeVisible();
  });

  test('traps the focus and returns it', async ({ page }) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('#menu-docs');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: messages.navbar.openMenu })).toBeFocused();
  });

  test('returns the focus from the main menu too', async ({ page }) => {
    await page.locator('#menu-docs').getByRole('button', { name: messages.navbar.mainMenu }).click();
    await page.locator('#menu-main').getByRole('button', { name: messages.navbar.docsMenu }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: messages.navbar.openMenu })).toBeFocused();
  });

  test('opens pages of both menus and focuses their title', async ({ page }) => {
    await page.locator('#menu-docs').getByRole('link', { name: 'MCP Server' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'MCP Server' })).toBeFocused();
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await page.locator('#menu-docs').getByRole('button', { name: messages.navbar.mainMenu }).click();
    await page.locator('#menu-main').getByRole('link', { name: messages.navbar.components }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: messages.navbar.components })).toBeFocused();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    // Pictures of components are always inert.
    await expect(page.locator('[inert]:not(.preview *)')).toHaveCount(0);
  });

  test('closes for search', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: messages.search.inputLabel })).toBeFocused();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await page.keyboard.type('table');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('locks scrolling of the page', async ({ page }) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  });

  test('closes on Back and stays on the page, where the browser does not do it', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    await page.goto('/docs/introduction/overview');
    await untilInteractive(page);
    const drawer = page.locator('#menu-docs');
    const opener = page.locator('[popovertarget="menu-docs"]').first();
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/docs/introduction/overview');
    // A page that is opened from it takes the place of the entry, and closing it otherwise leaves none.
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    const before = await page.evaluate(() => history.length);
    await opener.click();
    await drawer.getByRole('link', { name: 'Getting Started', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/introduction/getting-started');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/docs/introduction/overview');
  });

  test('closes on back navigation', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.locator('article nav a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('App Basics');
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await expect(page.locator('#menu-docs')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#menu-docs')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Basics');
  });

  test('closes with a link to the current page', async ({ page }) => {
    await page.locator('#menu-docs a[aria-current="page"]').click();
    await expect(page.locator('#menu-docs')).toBeHidden();
    await expect(page).toHaveURL('/docs/introduction/basics');
  });

  test('closes when the window gets wide', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect.poll(() => page.evaluate(() => document.querySelectorAll(':popover-open').length)).toBe(0);
    await expect(page.getByRole('link', { name: messages.common.skipToContent })).not.toHaveAttribute('inert');
    await expect(page.locator('main')).not.toHaveJSProperty('inert', true);
  });
});
