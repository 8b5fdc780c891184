import { expect, type Page, test } from '@playwright/test';
import { localeInfo, locales } from '../../lib/shared/i18n/locales';
import { localizePath } from '../../lib/shared/i18n/paths';
import de from '../../messages/de.json' with { type: 'json' };
import { messages, untilInteractive, watchConsole } from './helpers';

test.describe('notice on translations', () => {
  const notice = (page: Page) => page.locator('[data-notice="translation"]');

  test('is shown on translated pages, and stays closed for the visit', async ({ page }) => {
    await page.goto('/de/docs/introduction/basics');
    await untilInteractive(page);
    await notice(page).getByRole('button', { name: de.translationNotice.dismiss }).click();
    await expect(notice(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('translation-notice-dismissed'))).toBe('true');
    await page.goto('/de/docs/introduction/mcp');
    await expect(notice(page)).toBeHidden();
  });

  test('is not shown in English', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('navigation bar', () => {
  const { navbar } = messages;

  test('has all configured items with their targets', async ({ page }) => {
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
      [`${navbar.language}: English`, locales.map((locale) => localeInfo(locale).label)],
    ] as const) {
      await bar.getByRole('button', { name: menu, exact: true }).click();
      const links = bar.locator(':popover-open').getByRole('link');
      const texts = (await links.allInnerTexts()).map((text) => text.replace(newTab, '').trim());
      expect(texts, menu).toEqual(entries);
      await page.keyboard.press('Escape');
    }
    await expect(bar.getByRole('button', { name: navbar.search }).or(bar.locator('button[aria-haspopup="dialog"]')).first()).toBeVisible();
  });

  for (const width of [997, 1160, 1240]) {
    test(`has all its entries in sight in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const language of locales) {
        await page.goto(localizePath('/', language));
        const entries = page.locator('#navbar nav').first().locator('a, button').filter({ visible: true });
        expect(await entries.and(page.locator('[href*=startforj]')).count(), language).toBe(1);
        const outside = await entries.evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > window.innerWidth ? [element.textContent] : [];
          }),
        );
        expect(outside, language).toEqual([]);
      }
    });
  }

  test('marks the current item, after a navigation and in the drawer too', async ({ page }) => {
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

test('after a navigation, the title is focused and announced once', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  await page.locator('article nav a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText(messages.navigation.announcement.replace('{title}', 'Getting Started'));
  await expect(page.locator('next-route-announcer')).toHaveCount(0);
  check();
});

test('a page with the same title as the previous one is announced too', async ({ page }) => {
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  const message = page.locator('[data-announcer]');
  const said: (string | null)[] = [];
  for (const path of ['/docs/introduction/getting-started', '/docs/security/getting-started']) {
    await page.locator(`#menu-docs a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(message).toContainText('Getting Started');
    said.push(await message.textContent());
  }
  expect(said[1]).not.toBe(said[0]);
});

test('the page of a category has the parts of other pages', async ({ page }) => {
  await page.goto('/de/docs/category/html-and-web-components');
  await expect(page.locator('[data-notice="translation"]')).toBeVisible();
  const menu = page.getByRole('group', { name: de.askAi.label });
  await menu.getByRole('button', { name: de.askAi.more }).click();
  await expect(menu.locator('[data-copy-page]')).toHaveAttribute('data-copy-page', '/de/docs/category/html-and-web-components.md');
});

test('after a navigation to an anchor, its heading is focused', async ({ page }) => {
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

  test('open with a duration that depends on their height', async ({ page }) => {
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    const durations: number[] = [];
    for (const summary of [
      '#menu-docs summary[aria-label="Show or hide the pages of Routing"]',
      '#menu-docs summary[aria-label="Show or hide the pages of Components"]',
    ]) {
      await page.locator(summary).click();
      const { duration, timing } = await content(page, summary);
      expect(timing).toBe('ease-in-out');
      durations.push(duration);
    }
    const [few = 0, many = 0] = durations;
    expect(few).toBeGreaterThan(0.1);
    expect(many).toBeGreaterThan(few);
  });

  test('open immediately with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/docs/introduction/basics');
    await untilInteractive(page);
    const summary = '#menu-docs summary[aria-label="Show or hide the pages of Routing"]';
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

test('links to other sites open in a new tab and are labelled', async ({ page }) => {
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

  test('waits for intent, and requests once', async ({ page }) => {
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

test('a site works without storage', async ({ page }) => {
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
  await page.goto('/docs/introduction/tutorial/project-setup');
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
