import { test as base, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { messages } from './helpers';

/**
 * What readers do most, in Firefox. Playwright drives only a Firefox of its own, so Puppeteer drives this one, by WebDriver
 * BiDi. The project is there if `npm test` found or installed a Firefox.
 */
const start = (preferences: Record<string, unknown> = {}) =>
  launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    extraPrefsFirefox: {
      // Playwright's tests of Chromium also grant the clipboard.
      'dom.events.testing.asyncClipboard': true,
      'browser.shell.checkDefaultBrowser': false,
      ...preferences,
    },
  });

type Reader = {
  page: Page;
  /** Opens a path. */
  open(path: string): Promise<void>;
  /** Starts the client code, as the first move of a reader does, and waits until it is there. */
  start(): Promise<void>;
  /** Returns the text of the first match, or undefined. */
  text(selector: string): Promise<string | undefined>;
  /** Returns whether the first match is there and takes room. */
  visible(selector: string): Promise<boolean>;
  /** Clicks the first match. */
  click(selector: string): Promise<void>;
  /** Returns path, query, and hash of the page. */
  address(): string;
};

/** Returns the commands of a test for a page. */
function readerOf(page: Page, origin = '', hasScripts = true): Reader {
  return {
    page,
    async open(path) {
      await page.goto(origin + path);
    },
    async start() {
      await page.mouse.move(200, 300);
      await page.locator('html[data-runtime="ready"]').setVisibility(null).wait();
    },
    text: (selector) => page.evaluate((wanted) => document.querySelector(wanted)?.textContent.trim(), selector),
    visible: (selector) => page.evaluate((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector),
    async click(selector) {
      // Without scripts, pages have no timers to wait with.
      if (hasScripts) return page.locator(selector).click();
      const [x, y] = await page.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'center' });
        const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return [left + width / 2, top + height / 2] as const;
      }, selector);
      await page.mouse.click(x, y);
    },
    address: () => page.url().replace(origin, ''),
  };
}

const test = base.extend<{ reader: Reader; withoutScripts: Reader }, { firefox: Browser; firefoxWithoutScripts: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const browser = await start();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  firefoxWithoutScripts: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const browser = await start({ 'javascript.enabled': false });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ firefox, baseURL }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(readerOf(page, baseURL));
    expect(complaints).toEqual([]);
    await context.close();
  },
  withoutScripts: async ({ firefoxWithoutScripts, baseURL }, use) => {
    const page = await firefoxWithoutScripts.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await use(readerOf(page, baseURL, false));
    await page.close();
  },
});

const button = '/docs/components/button';
const isDark = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme === 'dark');

test.describe('navigation', () => {
  test('a link of the sidebar opens the next page without a page load, and back and forward work', async ({ reader }) => {
    await reader.open(button);
    await reader.start();
    await reader.page.evaluate(() => Object.assign(window, { stays: true }));
    await reader.click(`#menu-docs a[href="/docs/components/dialog"]`);
    await expect.poll(() => reader.text('h1')).toBe('Dialog');
    expect(reader.address()).toBe('/docs/components/dialog');
    expect(await reader.page.evaluate(() => 'stays' in window)).toBe(true);
    await reader.page.goBack();
    await expect.poll(() => reader.text('h1')).toBe('Button');
    await reader.page.goForward();
    await expect.poll(() => reader.text('h1')).toBe('Dialog');
  });

  test('an entry of the table of contents leads to its heading, below the navigation bar', async ({ reader }) => {
    await reader.open(button);
    await reader.click('[data-toc] a[href="#styling"]');
    const top = () => reader.page.evaluate(() => document.getElementById('styling')?.getBoundingClientRect().top ?? 0);
    await expect.poll(top).toBeGreaterThan(60);
    expect(await top()).toBeLessThan(160);
    expect(reader.address()).toBe(`${button}#styling`);
  });

  test('the sidebar shows the current page at once', async ({ reader }) => {
    await reader.open('/docs/components/table/sorting');
    const place = () =>
      reader.page.evaluate(() => {
        const { top = -1, bottom = -1 } = document.querySelector('#menu-docs [aria-current="page"]')?.getBoundingClientRect() ?? {};
        return { top, isInView: top > 0 && bottom < window.innerHeight };
      });
    const { top, isInView } = await place();
    expect(isInView).toBe(true);
    await reader.page.mouse.move(150, 400);
    await reader.page.locator('html[data-runtime="ready"]').setVisibility(null).wait();
    expect((await place()).top).toBe(top);
  });

  test('categories of the sidebar open', async ({ reader }) => {
    await reader.open(button);
    const link = '#menu-docs a[href="/docs/routing/route-patterns"]';
    expect(await reader.visible(link)).toBe(false);
    await reader.click('#menu-docs summary[aria-label="Show or hide the pages of Routing"]');
    await expect.poll(() => reader.visible(link)).toBe(true);
  });

  test('the language menu opens the same page, and keeps query and hash', async ({ reader }) => {
    await reader.open(`${button}?a=b#styling`);
    await reader.click(`#navbar button[aria-label^="${messages.navbar.language}"]`);
    await reader.click('#navbar :popover-open a[hreflang="de-DE"]');
    await expect.poll(() => reader.address()).toBe('/de/docs/components/button?a=b#styling');
    expect(await reader.page.evaluate(() => document.documentElement.lang)).toBe('de-DE');
  });

  test('a redirect of an old address works', async ({ reader }) => {
    await reader.open('/docs/intro/basics');
    await expect.poll(() => reader.address()).toBe('/docs/introduction/basics');
  });
});

test.describe('search', () => {
  const field = '.DocSearch-Input';

  test('opens by shortcut, finds a page, and opens it', async ({ reader }) => {
    await reader.open(button);
    await reader.page.keyboard.down('Control');
    await reader.page.keyboard.press('k');
    await reader.page.keyboard.up('Control');
    await reader.page.locator(field).wait();
    await reader.page.keyboard.type('combobox');
    await expect.poll(() => reader.text('[role="option"]')).toContain('ComboBox');
    await reader.page.keyboard.press('Enter');
    await expect.poll(() => reader.text('h1')).toBe('ComboBox');
  });

  test('opens by its button, keeps what is typed before it is there, and closes with Escape', async ({ reader }) => {
    await reader.open(button);
    await reader.click('header button[aria-haspopup="dialog"]');
    await reader.page.keyboard.type('table');
    const value = () => reader.page.evaluate((input) => document.querySelector<HTMLInputElement>(input)?.value, field);
    await expect.poll(value).toBe('table');
    await reader.page.keyboard.press('Escape');
    await expect.poll(() => reader.visible(field)).toBe(false);
  });

  test('holds the focus', async ({ reader }) => {
    await reader.open(button);
    await reader.page.keyboard.press('/');
    await reader.page.locator(field).wait();
    await reader.page.keyboard.type('dialog');
    await expect.poll(() => reader.visible('[role="option"]')).toBe(true);
    for (let key = 0; key < 12; key++) {
      await reader.page.keyboard.press('Tab');
      // The document itself is the browser's own interface, between the last and the first element.
      const place = await reader.page.evaluate(() =>
        document.activeElement === document.body || document.activeElement?.closest('.DocSearch, dialog') ? 'inside' : 'outside',
      );
      expect(place).toBe('inside');
    }
  });

  test('its page shows the results of an address', async ({ reader }) => {
    await reader.open('/search?q=toast');
    await expect.poll(() => reader.text('main')).toContain('Toast');
    await expect.poll(() => reader.page.evaluate(() => document.querySelectorAll('main a[href*="toast"]').length)).toBeGreaterThan(0);
  });
});

test.describe('controls', () => {
  test('the color mode changes, and survives a reload', async ({ reader }) => {
    await reader.open(button);
    expect(await isDark(reader.page)).toBe(false);
    await reader.click('[data-act="theme"]');
    await expect.poll(() => isDark(reader.page)).toBe(true);
    await reader.page.reload();
    expect(await isDark(reader.page)).toBe(true);
  });

  test('the announcement closes for good', async ({ reader }) => {
    await reader.open('/');
    await reader.click('[data-announcement-bar] button');
    await expect.poll(() => reader.visible('[data-announcement-bar]')).toBe(false);
    await reader.page.reload();
    expect(await reader.visible('[data-announcement-bar]')).toBe(false);
  });

  test('a menu opens on hover and by click, and closes with Escape', async ({ reader }) => {
    await reader.open('/');
    const link = '#navbar a[href^="https://javadoc.io"]';
    expect(await reader.visible(link)).toBe(false);
    await reader.click('#navbar [data-menu]:has(a[href^="https://javadoc.io"]) button');
    await expect.poll(() => reader.visible(link)).toBe(true);
    await reader.page.keyboard.press('Escape');
    await expect.poll(() => reader.visible(link)).toBe(false);
  });

  test('an opened menu hangs at its button', async ({ reader }) => {
    await reader.open('/');
    await reader.click('#navbar [data-menu]:has(a[href="/blog"]) button');
    const distance = () =>
      reader.page.evaluate(() => {
        const list = document.querySelector('#navbar :popover-open');
        const opener = document.querySelector(`[popovertarget="${list?.id}"]`);
        return list && opener ? Math.abs(list.getBoundingClientRect().top - opener.getBoundingClientRect().bottom) : 1000;
      });
    await expect.poll(distance).toBeLessThan(20);
  });

  test('tabs of a group change together, and are remembered', async ({ reader }) => {
    await reader.open('/docs/introduction/tutorial/project-setup');
    const selected = () => reader.text('[role="tab"][aria-selected="true"]');
    await reader.page.locator('[role="tab"]::-p-text(PowerShell)').click();
    await expect.poll(selected).toBe('PowerShell');
    await reader.page.reload();
    await expect.poll(selected).toBe('PowerShell');
  });

  test('a code sample is copied as it was written', async ({ reader }) => {
    await reader.open('/docs/introduction/overview');
    await reader.click('figure [data-copy]');
    await expect
      .poll(() => reader.page.evaluate(() => document.querySelector<HTMLElement>('figure [data-copy]')?.dataset.state))
      .toBe('copied');
    const [copied, code] = await reader.page.evaluate(async () => [
      await navigator.clipboard.readText(),
      document.querySelector('figure pre')?.textContent,
    ]);
    expect(copied?.trim()).toBe(code?.trim());
  });

  test('a long demo source unfolds', async ({ reader }) => {
    await reader.open('/docs/components/table/overview');
    const height = () =>
      reader.page.evaluate(
        () => [...(document.querySelector('figure[data-fold]')?.querySelectorAll('pre') ?? [])].at(-1)?.clientHeight ?? 0,
      );
    const before = await height();
    await reader.page.locator('figure[data-fold] button::-p-text(Show all)').click();
    await expect.poll(height).toBeGreaterThan(before);
  });

  test('a demo is chosen on its page, and back returns to the previous one', async ({ reader }) => {
    await reader.open('/live_demo');
    await reader.start();
    const sources = () => reader.text('main figure');
    const table = await reader.page.evaluate(
      () => [...document.querySelectorAll<HTMLOptionElement>('main select option')].find(({ text }) => text === 'Table')?.value ?? '',
    );
    await reader.page.select('main select', table);
    await expect.poll(sources).toContain('class DataTableView');
    await reader.page.goBack();
    await expect.poll(sources).toContain('class AlertView');
  });
});

test.describe('pictures and print', () => {
  test('a demo shows its drawing, and follows the color mode', async ({ reader }) => {
    await reader.open(button);
    const background = () =>
      reader.page.evaluate(() => {
        const preview = document.querySelector('main .preview');
        return preview && preview.getBoundingClientRect().height > 100 ? getComputedStyle(preview).backgroundColor : '';
      });
    const light = await background();
    expect(light).not.toBe('');
    await reader.click('[data-act="theme"]');
    await expect.poll(background).not.toBe(light);
  });

  test('a page prints', async ({ reader }) => {
    await reader.open(button);
    const pdf = await reader.page.pdf();
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(50_000);
  });

  test('Chinese is set in Chinese', async ({ reader }) => {
    await reader.open('/zh/docs/components/button');
    expect(await reader.page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    expect(await reader.text('main p')).toMatch(/\p{Script=Han}/u);
  });
});

test.describe('by keyboard alone', () => {
  test('two keys skip the navigation', async ({ reader }) => {
    await reader.open(button);
    await reader.page.keyboard.press('Tab');
    await reader.page.keyboard.press('Enter');
    await expect.poll(() => reader.page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('a menu opens by arrow key, and returns the focus', async ({ reader }) => {
    await reader.open('/');
    const opener = '#navbar [data-menu]:has(a[href="/blog"]) button';
    await reader.page.focus(opener);
    await reader.page.keyboard.press('ArrowDown');
    await expect.poll(() => reader.page.evaluate(() => document.activeElement?.textContent)).toContain(messages.navbar.events);
    await reader.page.keyboard.press('Escape');
    await expect.poll(() => reader.page.evaluate((wanted) => document.activeElement === document.querySelector(wanted), opener)).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.beforeEach(({ reader }) => reader.page.setViewport({ width: 390, height: 844 }));
  const opener = '#navbar button[popovertarget="menu-docs"]';

  test('the drawer opens, and a page chosen in it opens and closes it', async ({ reader }) => {
    await reader.open(button);
    await reader.click(opener);
    await reader.click('#menu-docs a[href="/docs/components/dialog"]');
    await expect.poll(() => reader.text('h1')).toBe('Dialog');
    await expect.poll(() => reader.visible('#menu-docs')).toBe(false);
  });

  test('the drawer closes with Escape, and returns the focus', async ({ reader }) => {
    await reader.open(button);
    await reader.start();
    await reader.page.focus(opener);
    await reader.page.keyboard.press('Enter');
    await expect.poll(() => reader.visible('#menu-docs')).toBe(true);
    await reader.page.keyboard.press('Escape');
    await expect.poll(() => reader.visible('#menu-docs')).toBe(false);
    const isFocused = () => reader.page.evaluate((wanted) => document.activeElement === document.querySelector(wanted), opener);
    await expect.poll(isFocused).toBe(true);
  });

  test('nothing is wider than the window', async ({ reader }) => {
    for (const path of ['/', button, '/de/docs/components/table/overview', '/blog']) {
      await reader.open(path);
      const excess = await reader.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('without scripts', () => {
  test('a page shows its text, and links lead on', async ({ withoutScripts: reader }) => {
    await reader.open(button);
    expect(await reader.visible('[data-act="theme"]')).toBe(false);
    expect(await reader.visible('.prose > p')).toBe(true);
    await reader.click('article nav a[rel="next"]');
    await expect.poll(() => reader.text('h1')).toBe('CheckBox');
  });

  test('categories and menus open', async ({ withoutScripts: reader }) => {
    await reader.open('/');
    await reader.click('#navbar [data-menu]:has(a[href="/blog"]) button');
    await expect.poll(() => reader.visible('#navbar a[href="/blog"]')).toBe(true);
  });
});

test('a page without a network keeps its text and says that the next one failed', async ({ reader }) => {
  await reader.open(button);
  await reader.start();
  await reader.page.setOfflineMode(true);
  await reader.click('#menu-docs a[href="/docs/components/dialog"]');
  await expect.poll(() => reader.visible('#load-error')).toBe(true);
  expect(await reader.text('h1')).toBe('Button');
  await reader.page.setOfflineMode(false);
});
