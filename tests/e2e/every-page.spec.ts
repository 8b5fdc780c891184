import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { locales } from '../../lib/shared/i18n/locales';
import { untilInteractive, watchConsole } from './helpers';

/** Addresses of the exported pages of a language, redirect pages left out. */
function pagesOf(folder: string): string[] {
  const pages = ['docs', 'blog'].flatMap((area) =>
    readdirSync(`out/${folder}${area}`, { recursive: true, encoding: 'utf8' })
      // The one old address with spaces is a redirect.
      .filter((file) => file.endsWith('.html') && !file.includes(' '))
      .map((file) => `/${folder}${area}/${file.replace(/\.html$/, '').replaceAll('\\', '/')}`),
  );
  return [...pages, ...['blog', 'live_demo', 'search'].map((page) => `/${folder}${page}`)].sort();
}

/** How many tests share the pages of a language, so that they run side by side. */
const parts = 8;

for (const folder of ['', 'de/']) {
  for (let part = 0; part < parts; part++) {
    test(`every page under /${folder} loads and hydrates without a complaint (${part + 1} of ${parts})`, async ({ page }) => {
      test.setTimeout(240_000);
      const check = watchConsole(page);
      for (const path of [`/${folder}`.replace(/(.)\/$/, '$1'), ...pagesOf(folder)].filter((_, index) => index % parts === part)) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        await untilInteractive(page);
      }
      check();
    });
  }
}

const kinds = [
  '/',
  '/docs/introduction/tutorial/working-with-data',
  '/docs/introduction/mcp',
  '/docs/components/button',
  '/docs/components/table/overview',
  '/docs/client-components/button',
  '/docs/category/html-and-web-components',
  '/docs/glossary',
  '/blog',
  '/blog/whats-new-v25.03',
  '/blog/tags',
  '/search?q=button',
  '/live_demo',
  '/nope',
];

// A phone, a window of 1440 px at 200 %, the first width of the wide layout, widths at which its navigation bar gets
// more room, and a large screen.
for (const width of [320, 720, 997, 1160, 1200, 1240, 1400, 1920]) {
  for (const locale of locales) {
    test(`nothing is wider than a window of ${width} px in ${locale}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 450 });
      const found: string[] = [];
      for (const kind of kinds) {
        const path = (locale === 'en' ? kind : `/${locale}${kind}`).replace(/(.)\/$/, '$1');
        await page.goto(path);
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const outside = [...document.querySelectorAll('header *, main *, footer *')].filter((element) => {
            const { left, right, width: own } = element.getBoundingClientRect();
            if (own === 0 || (right <= clientWidth + 1 && left >= -1) || !element.checkVisibility()) return false;
            // What scrolls in a frame of its own, waits outside of the window, or is for screen readers.
            if (element.closest('.visually-hidden, [popover]')) return false;
            for (let frame = element.parentElement; frame; frame = frame.parentElement)
              if (frame.scrollWidth > frame.clientWidth && /auto|scroll|hidden|clip/.test(getComputedStyle(frame).overflowX)) return false;
            return true;
          });
          return [
            ...(scrollWidth > clientWidth ? ['the page'] : []),
            ...outside.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 100)),
          ];
        });
        found.push(...wide.map((what) => `${path}: ${what}`));
      }
      expect(found).toEqual([]);
    });
  }
}
