import { expect, test } from '@playwright/test';
import { exceptColors, holdBack, messages, untilInteractive, untilStill, violations } from './helpers';

const kinds = [
  '/',
  '/docs/introduction/getting-started',
  '/docs/components/button',
  '/docs/client-components/button',
  '/docs/category/html-and-web-components',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/tags/release',
  '/blog/whats-new-v25.03',
  '/404',
];

/** Docs: in other languages, each says that it is translated in colors that English pages have not. */
const withNotice = ['/docs/introduction/getting-started', '/docs/components/button'];

for (const [width, mode, other] of [
  [390, 'light', '/de'],
  [390, 'dark', '/fi'],
  [1440, 'light', '/zh'],
  [1440, 'dark', '/fr'],
] as const) {
  // What differs by language (widths of words, notices, fonts) is looked at in one language per width and mode.
  for (const prefix of ['', other]) {
    test(`axe finds nothing ${prefix && `in ${prefix} `}at ${width} px in ${mode} mode`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      for (const path of kinds) {
        await page.goto(path === '/' ? prefix || '/' : prefix + path);
        const tune = prefix === '' || withNotice.includes(path) ? undefined : exceptColors;
        expect(await violations(page, tune), prefix + path).toEqual([]);
      }
    });
  }

  test(`axe finds nothing in what opens, at ${width} px in ${mode} mode`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const { navbar } = messages;
    const openers = [
      () => page.getByRole('button', { name: messages.askAi.more }),
      ...(width < 997
        ? [
            () => page.getByRole('button', { name: navbar.openMenu }),
            () => page.locator('#menu-docs').getByRole('button', { name: navbar.mainMenu }),
            () => page.locator('#menu-main summary').first(),
          ]
        : [
            () => page.getByRole('button', { name: navbar.developers }),
            () => page.getByRole('button', { name: new RegExp(`^${navbar.language}`) }),
          ]),
    ];
    await page.goto('/docs/components/button');
    await untilInteractive(page);
    if (width < 997) {
      const contents = page.locator('main details > summary').first();
      await contents.click();
      await expect(page.locator('main details').first()).toHaveAttribute('open');
      expect(await violations(page)).toEqual([]);
      await contents.click();
    }
    for (const opener of openers) {
      await opener().click();
      expect(await page.locator(':popover-open').count()).toBeGreaterThan(0);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('axe finds nothing while a page is loading', async ({ page }) => {
  await page.goto('/docs/introduction/prerequisites');
  await untilInteractive(page);
  const release = await holdBack(page, '**/getting-started*.txt*');
  await page.locator('article nav a[rel="next"]').click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  expect(await violations(page, exceptColors)).toEqual([]);
  release();
});

for (const [width, path, menu] of [
  [1440, '/docs/components/button'],
  [1440, '/'],
  [390, '/docs/components/button'],
  [390, '/blog'],
  [390, '/blog', 'with the menu open'],
] as const) {
  test(`what has the focus is in sight, on ${[path, menu].filter(Boolean).join(' ')} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    await untilInteractive(page);
    if (menu) {
      // What opens is there at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('button', { name: messages.navbar.openMenu }).click();
      for (const group of await page.locator('#menu-main summary').all()) await group.click();
      await untilStill(page);
    }
    // Both ways: on the way back the navigation bar is in the way.
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = [];
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press(key);
        const found = await page.evaluate(async () => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          // Some point of it must be on top of everything else (WCAG 2.4.11).
          const isHidden = () => {
            const { left, top, width: w, height: h } = element.getBoundingClientRect();
            for (const x of [0.05, 0.5, 0.95]) {
              for (const y of [0.05, 0.5, 0.95]) {
                const over = document.elementFromPoint(left + w * x, top + h * y);
                if (over && (element.contains(over) || over.contains(element))) return false;
              }
            }
            return true;
          };
          // A busy browser scrolls to it some frames later.
          for (let frames = 0; frames < 30 && isHidden(); frames++) await new Promise(requestAnimationFrame);
          return isHidden() ? element.outerHTML.slice(0, 120) : undefined;
        });
        if (found) hidden.push(found);
      }
      expect(hidden, key).toEqual([]);
    }
  });
}

test.describe('with forced colors', () => {
  test('the current page, the current section, and the focus are visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/docs/introduction/getting-started#running-the-app');
    await untilInteractive(page);
    const bar = page.locator('#menu-docs a[aria-current="page"]');
    const [mark, ground] = await bar.evaluate((link) =>
      [getComputedStyle(link, '::before'), getComputedStyle(document.body)].map((style) => style.backgroundColor),
    );
    expect(mark).not.toBe(ground);
    const section = page.locator('[data-toc] a[aria-current]');
    await expect(section).toHaveCount(1);
    const edge = (link: typeof section) => link.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
    expect(await edge(section)).not.toBe(await edge(page.locator('[data-toc] a:not([aria-current])').first()));
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).not.toHaveCSS('outline-style', 'none');
    expect(await violations(page)).toEqual([]);
  });
});
