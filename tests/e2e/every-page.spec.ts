import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { standalonePages } from '../../lib/routes/table';
import { defaultLocale, locales } from '../../lib/shared/i18n/locales';
import { untilInteractive, watchConsole } from './helpers';

/** Addresses of the exported pages of a language, redirect pages left out. */
function pagesOf(folder: string): string[] {
  const pages = ['docs', 'blog'].flatMap((area) =>
    readdirSync(`out/${folder}${area}`, { recursive: true, encoding: 'utf8' })
      // The one old address with spaces is a redirect.
      .filter((file) => file.endsWith('.html') && !file.includes(' '))
      .map((file) => `/${folder}${area}/${file.replace(/\.html$/, '').replaceAll('\\', '/')}`),
  );
  // Callers add the home page, whose address has another form. The 404 page has status 404.
  const standalone = Object.values(standalonePages).flatMap(({ path }) => (path === '/' || path === '/404' ? [] : path.slice(1)));
  return [...pages, ...['blog', ...standalone].map((page) => `/${folder}${page}`)].sort();
}

/** Opens pages one after the other. The console stays empty, and each page becomes interactive. */
async function openAll(page: Page, paths: string[]): Promise<void> {
  const check = watchConsole(page);
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await untilInteractive(page);
  }
  check();
}

/** How many tests share the pages of a language, so that they run side by side. */
const parts = 8;

for (let part = 0; part < parts; part++) {
  test(`every page loads and hydrates without a complaint (${part + 1} of ${parts})`, async ({ page }) => {
    test.setTimeout(240_000);
    await openAll(
      page,
      ['/', ...pagesOf('')].filter((_, index) => index % parts === part),
    );
  });
}

// Translations have the structure of the English pages (a check compares them), so a share of them is enough: each
// language has its own share, and all shares together are every page.
const translations = locales.filter((locale) => locale !== defaultLocale);
for (const [share, locale] of translations.entries()) {
  test(`pages in ${locale} load and hydrate without a complaint`, async ({ page }) => {
    test.setTimeout(240_000);
    await openAll(page, [`/${locale}`, ...pagesOf(`${locale}/`).filter((_, index) => index % translations.length === share)]);
  });
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
const widths = [320, 720, 997, 1160, 1200, 1240, 1400, 1920];

/** What is wider than the window: the page, or elements in it. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...outside.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 100))];
  });
}

for (const locale of locales) {
  test(`nothing is wider than the window in ${locale}, from ${widths[0]} px to ${widths.at(-1)} px`, async ({ page }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const kind of kinds) {
      const path = (locale === 'en' ? kind : `/${locale}${kind}`).replace(/(.)\/$/, '$1');
      await page.setViewportSize({ width: widths[0] ?? 0, height: 450 });
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 450 });
        found.push(...(await tooWide(page)).map((what) => `${path} at ${width} px: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
}
