import { expect, type Page, test } from '@playwright/test';
import de from '../../messages/de.json' with { type: 'json' };
import { messages, untilInteractive, watchConsole } from './helpers';

test.describe('ask-AI menu', () => {
  test('leads to assistants with the address of the page, and to its source', async ({ page }) => {
    await page.goto('/de/docs/introduction/basics');
    const url = 'https://docs.webforj.com/de/docs/introduction/basics';
    const menu = page.getByRole('group', { name: de.askAi.label });
    await expect(menu.getByRole('link', { name: de.askAi.chatgpt }).first()).toBeVisible();
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

  test('closes with Escape and by a click elsewhere', async ({ page }) => {
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

test.describe('notice on translations', () => {
  const notice = (page: Page) => page.locator('[data-notice="translation"]');

  test('shows on translated pages, and stays closed for the visit', async ({ page }) => {
    await page.goto('/de/docs/introduction/basics');
    await untilInteractive(page);
    await notice(page).getByRole('button', { name: de.translationNotice.dismiss }).click();
    await expect(notice(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('translationNotice'))).toBe('true');
    await page.goto('/de/docs/introduction/mcp');
    await expect(notice(page)).toBeHidden();
  });

  test('does not show in English, nor where the text is English', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await expect(notice(page)).toHaveCount(0);
    await page.goto('/de/docs/routing/overview');
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('navigation bar', () => {
  const { navbar } = messages;

  test('has what is configured, each entry with where it leads', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    const bar = page.locator('#navbar nav').first();
    const newTab = messages.common.newTab;
    for (const [name, href] of [
      [`v25.03 ${newTab}`, 'https://github.com/webforj/webforj/releases/latest'],
      [navbar.gettingStarted, '/docs/introduction/getting-started'],
      [navbar.components, '/docs/components/overview'],
      [`${navbar.startApp} ${newTab}`, 'https://docs.webforj.com/startforj/'],
      [`${navbar.source} ${newTab}`, 'https://github.com/webforj'],
    ] as const) {
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    for (const [menu, entries] of [
      [navbar.community, [navbar.events, navbar.blog, navbar.reportIssue, navbar.contact]],
      [
        navbar.developers,
        [messages.liveDemo.title, 'DWC HueCraft', 'DWC Design Kit', 'JavaDocs', navbar.clientComponents, navbar.contributionGuide],
      ],
      [`${navbar.language}: English`, ['English', 'Español', 'Deutsch', 'Français', 'Nederlands', 'Suomi', '中文']],
    ] as const) {
      await bar.getByRole('button', { name: menu, exact: true }).click();
      const links = bar.locator(':popover-open').getByRole('link');
      const texts = (await links.allInnerTexts()).map((text) => text.replace(newTab, '').trim());
      expect(texts, menu).toEqual(entries);
      await page.keyboard.press('Escape');
    }
    await expect(bar.getByRole('button', { name: navbar.search }).or(bar.locator('button[aria-haspopup="dialog"]')).first()).toBeVisible();
  });

  test('marks the entry that the reader is below, also after a navigation, and in the drawer', async ({ page }) => {
    const current = page.locator('#navbar').locator('a[aria-current="true"]:not([lang])');
    await page.goto('/docs/components/button');
    await untilInteractive(page);
    await expect(current.filter({ visible: true })).toHaveText([navbar.components]);
    await page.locator('#navbar').getByRole('link', { name: navbar.gettingStarted }).first().click();
    await expect(current.filter({ visible: true })).toHaveText([navbar.gettingStarted]);
    await page.goto('/docs/routing/overview');
    await expect(current).toHaveCount(0);
    await page.goto('/blog');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: navbar.openMenu }).click();
    await page.locator('#menu-main').getByText(navbar.community).click();
    await expect(current.filter({ visible: true })).toHaveText([navbar.blog]);
  });
});

test.describe('menus', () => {
  test('go by arrow keys to what is no link, too, and close when the focus leaves', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    const more = page.getByRole('button', { name: messages.askAi.more });
    await more.focus();
    await page.keyboard.press('ArrowUp');
    const copy = page.locator('[data-copy-page]');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(copy).toBeHidden();
    await expect(more).not.toBeFocused();
  });

  test('close by a click elsewhere', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('#navbar').getByRole('link', { name: messages.navbar.events });
    await page.getByRole('button', { name: messages.navbar.community }).click();
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('open by a tap, not by what a browser sends before it', async ({ page }) => {
      await page.goto('/');
      await untilInteractive(page);
      const button = page.getByRole('button', { name: messages.navbar.community });
      await button.hover();
      expect(await page.locator(':popover-open').count()).toBe(0);
      await button.tap();
      await expect(page.locator('#navbar').getByRole('link', { name: messages.navbar.events })).toBeVisible();
    });
  });

  test('go by arrow keys', async ({ page }) => {
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

  test('hang below their button, however they are opened', async ({ page }) => {
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

  test('open under a mouse and close when it leaves', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.community }).hover();
    const link = page.locator('#navbar').getByRole('link', { name: messages.navbar.events });
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(link).toBeHidden();
  });

  test('stay open when the mouse that opened them clicks', async ({ page }) => {
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

test.describe('drawer of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await expect(page.locator('#menu-docs')).toBeVisible();
  });

  test('keeps the focus, and gives it back', async ({ page }) => {
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

  test('gives the focus back from the main menu too', async ({ page }) => {
    await page.locator('#menu-docs').getByRole('button', { name: messages.navbar.mainMenu }).click();
    await page.locator('#menu-main').getByRole('button', { name: messages.navbar.docsMenu }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: messages.navbar.openMenu })).toBeFocused();
  });

  test('leads to a page of either menu, and the focus is on its title', async ({ page }) => {
    await page.locator('#menu-docs').getByRole('link', { name: 'MCP Server' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'MCP Server' })).toBeFocused();
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await page.locator('#menu-docs').getByRole('button', { name: messages.navbar.mainMenu }).click();
    await page.locator('#menu-main').getByRole('link', { name: messages.navbar.components }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: messages.navbar.components })).toBeFocused();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('makes way for search', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: messages.search.inputLabel })).toBeFocused();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await page.keyboard.type('table');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('keeps the page behind it still', async ({ page }) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  });

  test('closes on the way back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.locator('article nav a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('App Basics');
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await expect(page.locator('#menu-docs')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#menu-docs')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Basics');
  });

  test('closes by a link to the page that is open', async ({ page }) => {
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

test('after a navigation the title has the focus, and one polite message tells where the reader is', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  await page.locator('article nav a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText(messages.navigation.announcement.replace('{title}', 'Getting Started'));
  await expect(page.locator('next-route-announcer')).toHaveCount(0);
  check();
});

test('after a navigation to an anchor its heading has the focus', async ({ page }) => {
  await page.goto('/docs/introduction/getting-started');
  await untilInteractive(page);
  await page.locator('.prose a[href="/docs/introduction/prerequisites#apache-maven"]').first().click();
  await expect(page.locator('#apache-maven')).toBeFocused();
  await expect(page.locator('[data-announcer]')).toContainText('Prerequisites');
});

test.describe('disclosures', () => {
  const content = (page: Page, summary: string) =>
    page
      .locator(summary)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element.parentElement as Element, '::details-content');
        return { duration: Number.parseFloat(style.transitionDuration), timing: style.transitionTimingFunction.split(',')[0] };
      });

  test('open over a time that depends on their height', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    const durations: number[] = [];
    for (const summary of ['#menu-docs summary[aria-label="Routing"]', '#menu-docs summary[aria-label="Components"]']) {
      await page.locator(summary).click();
      const { duration, timing } = await content(page, summary);
      expect(timing).toBe('ease-in-out');
      durations.push(duration);
    }
    const [few = 0, many = 0] = durations;
    expect(few).toBeGreaterThan(0.1);
    expect(many).toBeGreaterThan(few);
  });

  test('open at once where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    const summary = '#menu-docs summary[aria-label="Routing"]';
    await page.locator(summary).click();
    expect((await content(page, summary)).duration).toBe(0.001);
  });
});

test('the footer has titled columns, in the language of the page', async ({ page }) => {
  await page.goto('/de/docs/introduction/basics');
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([de.footer.learn, de.footer.build, de.footer.community]);
  await expect(footer.getByRole('list')).toHaveCount(3);
  await expect(footer.getByRole('link', { name: de.footer.glossary })).toHaveAttribute('href', '/de/docs/glossary');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /BASIS/ })).toHaveAttribute('href', 'https://basis.cloud/contact/');
});

test('links to other sites open in a new tab, and say so', async ({ page }) => {
  for (const [path, newTab] of [
    ['/', messages.common.newTab],
    ['/docs/introduction/getting-started', messages.common.newTab],
    ['/docs/components/button', messages.common.newTab],
    ['/blog/whats-new-v25.03', messages.common.newTab],
    ['/de/docs/introduction/basics', de.common.newTab],
  ] as const) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="http"]')
      .evaluateAll((elements) =>
        (elements as HTMLAnchorElement[]).map(({ href, target, rel, textContent }) => ({ href, target, rel, text: textContent ?? '' })),
      );
    expect(links.length, path).toBeGreaterThan(5);
    for (const { href, target, rel, text } of links) {
      expect(`${path} ${href} ${target} ${rel}`).toBe(`${path} ${href} _blank noopener noreferrer`);
      expect(text, `${path} ${href}`).toContain(newTab);
    }
  }
});

test.describe('prefetching', () => {
  /** Addresses of payloads that the page asks for. It does so in the listener of an event, so they are known right after it. */
  async function payloads(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const asked: string[] = [];
      const { fetch } = window;
      Object.assign(window, { asked });
      window.fetch = (input, init) => {
        asked.push(String(input));
        return fetch(input, init);
      };
    });
    return () =>
      page.evaluate(() => (window as Window & { asked?: string[] }).asked?.filter((url) => url.includes('getting-started')) ?? []);
  }

  test('waits for the intent, and asks once', async ({ page }) => {
    const asked = await payloads(page);
    await page.goto('/docs/introduction/prerequisites');
    await untilInteractive(page);
    expect(await asked()).toEqual([]);
    const link = page.locator('article nav a[rel="next"]');
    await link.hover();
    expect(await asked()).toEqual(['/docs/introduction/getting-started.txt']);
    await page.getByRole('heading', { level: 1 }).hover();
    await link.hover();
    await link.focus();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
    expect(await asked()).toEqual(['/docs/introduction/getting-started.txt']);
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    test(`is left out on a connection of ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      const asked = await payloads(page);
      await page.goto('/docs/introduction/prerequisites');
      await untilInteractive(page);
      const link = page.locator('article nav a[rel="next"]');
      await link.hover();
      await link.focus();
      expect(await asked()).toEqual([]);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
    });
  }
});

test('a site whose storage is switched off works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/docs/introduction/getting-started');
  await untilInteractive(page);
  await page.getByRole('button', { name: messages.colorMode.toDark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'PowerShell' }).click();
  await expect(page.getByRole('tab', { name: 'PowerShell' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('complementary', { name: messages.announcement.label }).getByRole('button').click();
  await expect(page.locator('[data-announcement-bar]')).toBeHidden();
  expect(errors).toEqual([]);
  expect(logged.map((text) => text.split(',')[0])).toEqual(['Storage is not available']);
});
