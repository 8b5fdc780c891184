import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { localeInfo, locales } from '../../lib/shared/i18n/locales';
import de from '../../messages/de.json' with { type: 'json' };
import { messages, untilInteractive, violations, watchConsole } from './helpers';

const languages = [
  { locale: 'en', prefix: '', htmlLang: 'en-US', title: 'Getting Started' },
  { locale: 'de', prefix: '/de', htmlLang: 'de-DE', title: 'Erste Schritte' },
  { locale: 'zh', prefix: '/zh', htmlLang: 'zh-CN', title: '快速入门' },
];

for (const { locale, prefix, htmlLang, title } of languages) {
  test(`the introduction reads in ${locale}`, async ({ page }) => {
    const check = watchConsole(page);
    await page.goto(`${prefix}/docs/introduction/getting-started`);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('#menu-docs a[aria-current="page"]')).toHaveText(title);
    await expect(page.locator('#using-the-command-line')).toBeVisible();
    await expect(page.locator('[data-toc] a[href="#running-the-app"]')).toBeVisible();
    await expect(page.locator('article nav a[rel="prev"]')).toHaveAttribute('href', `${prefix}/docs/introduction/prerequisites`);
    await expect(page.locator('article nav a[rel="next"]')).toHaveAttribute('href', `${prefix}/docs/introduction/mcp`);
    check();
  });
}

test('a translated page lists its translations for search engines', async ({ page }) => {
  await page.goto('/de/docs/introduction/basics');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://docs.webforj.com/de/docs/introduction/basics');
  const languagesNamed = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  const translated = locales.filter((locale) => existsSync(`content/${locale}/docs/introduction/basics.mdx`));
  expect(languagesNamed.sort()).toEqual([...translated.map((locale) => localeInfo(locale).htmlLang), 'x-default'].sort());
});

test('drafts are not part of the export', async ({ request }) => {
  expect((await request.get('/docs/introduction/tutorial/integrating-into-applayout')).status()).toBe(404);
});

test('the table of contents marks the current section', async ({ page }) => {
  await page.goto('/docs/introduction/getting-started');
  const link = page.locator('[data-toc] a[href="#running-the-app"]');
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  const top = await page.locator('#running-the-app').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(160);
});

test('the first paragraph is styled as lead', async ({ page }) => {
  for (const path of ['/docs/introduction/getting-started', '/docs/category/html-and-web-components']) {
    await page.goto(path);
    const [lead, text] = await page
      .locator('.prose > p')
      .evaluateAll((paragraphs) =>
        [paragraphs[0], document.body].map((element) => Number.parseFloat(getComputedStyle(element as Element).fontSize)),
      );
    expect(lead, path).toBeGreaterThan(text as number);
  }
});

test('headings have named anchors, the title has none', async ({ page }) => {
  await page.goto('/docs/introduction/getting-started');
  const anchor = page.getByRole('link', { name: messages.docs.headingLink.replace('{heading}', 'Running the app') });
  await expect(anchor).toHaveAttribute('href', '#running-the-app');
  await expect(page.locator('h1').locator('..').locator('.heading-anchor')).toHaveCount(0);
});

test('a code sample is copied as it was written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/introduction/overview');
  const block = page.locator('figure').filter({ hasText: 'Application.java' }).first();
  await block.hover();
  await block.getByRole('button', { name: messages.code.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.code.copied })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('@AppTitle("Support desk")\npublic class Application extends App {\n}');
});

test('tabs of a group change together and are remembered', async ({ page }) => {
  await page.goto('/docs/introduction/tutorial/project-setup');
  await untilInteractive(page);
  const powerShell = page.getByRole('tab', { name: 'PowerShell' });
  await page.getByRole('tab', { name: 'Bash/Zsh' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(powerShell).toBeFocused();
  await expect(powerShell).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(powerShell).toHaveAttribute('aria-selected', 'true');
});

test('a diagram has one drawing per color mode, loads one, and has a text alternative', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/docs/introduction/overview');
  const diagram = page.locator('[data-diagram]').getByRole('img').first();
  await expect(diagram).toHaveAttribute('aria-label', /\w+ \w+/);
  const [light, dark] = [diagram.locator('img').first(), diagram.locator('img').last()];
  const isLoaded = (image: typeof light) => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0);
  await light.scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(light)).toBe(true);
  expect(await isLoaded(dark)).toBe(false);
  await page.getByRole('button', { name: messages.colorMode.toDark }).click();
  await expect(dark).toBeVisible();
  await expect(light).toBeHidden();
  await expect.poll(() => isLoaded(dark)).toBe(true);
  check();
});

test('the text of a page is copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de/docs/components/button');
  await untilInteractive(page);
  await page.locator('[popovertarget="ask-ai"]').click();
  const copy = page.locator('[data-copy-page]');
  await copy.click();
  await expect(copy).toHaveAttribute('data-state', 'copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Button\n[\s\S]*```java/);
  await page.route('**/*.md', (route) => route.abort());
  await copy.click();
  await expect(copy).toHaveAttribute('data-state', 'failed');
});

test('a demo folds its imports, and copies them with the class', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/components/button');
  await untilInteractive(page);
  const figure = page.locator('figure', { hasText: 'ButtonView.java' }).first();
  const imports = figure.getByText('import com.webforj.component.button.Button;');
  await expect(imports).toBeHidden();
  await expect(figure.getByText('@Route("button")')).toBeInViewport();
  await figure.getByText(messages.code.imports).press('Enter');
  await expect(imports).toBeVisible();
  await figure.getByRole('button', { name: messages.code.copy }).click();
  const file = await readFile('content/samples/components/button/ButtonView.java', 'utf8');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file.trimEnd());
});

test('a long demo source is cut, and unfolds at the press of a button', async ({ page }) => {
  await page.goto('/docs/components/table/overview');
  const sample = page.locator('figure[data-fold]').first();
  const height = () =>
    sample
      .locator('pre')
      .last()
      .evaluate((pre) => pre.clientHeight);
  const cut = await height();
  const button = sample.getByRole('button', { name: /^Show all \d+ lines$/ });
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await height()).toBeGreaterThan(cut);
  await expect(button).toBeHidden();
  await expect(sample.locator('pre').last()).toBeFocused();
});

test('only what scrolls is a tab stop', async ({ page }) => {
  await page.goto('/docs/components/button');
  await untilInteractive(page);
  const stops = () =>
    page
      .locator('main [role=group][tabindex="0"]')
      // Not those in closed disclosures, which nobody reaches.
      .evaluateAll((found) =>
        found
          .filter((stop) => stop.clientWidth > 0)
          .map((stop) => stop.scrollWidth > stop.clientWidth || stop.scrollHeight > stop.clientHeight),
      );
  await expect.poll(async () => new Set(await stops())).not.toContain(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await stops()).length).toBeGreaterThan(3);
});

test('the sidebar shows the current page where the style sheet cannot scroll, and stays there', async ({ page }) => {
  // As in browsers without this property.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('scroll-initial-target', 'x-unknown') });
  });
  await page.goto('/docs/components/table/sorting');
  const entry = page.locator('#menu-docs [aria-current="page"]');
  await expect(entry).toBeInViewport();
  const top = await entry.evaluate((link) => link.getBoundingClientRect().top);
  await untilInteractive(page);
  expect(await entry.evaluate((link) => link.getBoundingClientRect().top)).toBe(top);
});

test('print has no controls, and the addresses of external links', async ({ page }) => {
  await page.goto('/docs/components/button');
  await page.emulateMedia({ media: 'print' });
  for (const control of ['.skip-link', '#navbar', '[data-no-print]', 'details[data-imports]'])
    for (const element of await page.locator(control).all()) await expect(element).toBeHidden();
  // Names of Java methods have no address.
  const name = page.locator('.prose p > a[href^="http"]:has(> code)').first();
  expect(await name.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
  await page.goto('/docs/introduction/getting-started');
  const address = page.locator('.prose p > a[href^="http"]:not(:has(> code))').first();
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(await address.getAttribute('href'));
});

test('words that were searched for are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/search?q=table');
  const mark = page.locator('main mark').first();
  await expect(mark).toBeVisible();
  const { color, background } = await mark.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, background: backgroundColor };
  });
  expect(color).not.toBe(background);
  expect(background).not.toMatch(/^rgba\(.*, 0\)$/);
});

test.describe('readers whose browser prefers another language', () => {
  test.use({ locale: 'de-AT', storageState: { cookies: [], origins: [] } });

  test('are told once, in that language', async ({ page }) => {
    const hint = page.getByRole('status').filter({ has: page.locator('a[hreflang="de-DE"]') });
    await page.goto('/docs/routing/overview');
    await untilInteractive(page);
    await expect(hint).toHaveAttribute('lang', 'de-DE');
    await expect(hint).toContainText(de.translationNotice.offer);
    expect(await violations(page)).toEqual([]);
    await hint.getByRole('button', { name: de.common.close }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await untilInteractive(page);
    await expect(hint).toHaveCount(0);
  });

  test('get there by its link', async ({ page }) => {
    await page.goto('/docs/routing/overview');
    await untilInteractive(page);
    await page.getByRole('link', { name: de.translationNotice.offer }).click();
    await expect(page).toHaveURL('/de/docs/routing/overview');
  });
});

test('text on a fill is visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  for (const filled of [page.locator('main p a').first(), page.locator('output'), page.locator('main figure button').last()]) {
    const { color, background } = await filled.evaluate((element) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
      // Otherwise, the browser draws a box in the color of the page behind the text.
      return { color: forcedColorAdjust === 'none' ? color : '', background: backgroundColor };
    });
    expect([color, background]).toEqual(['rgb(0, 0, 0)', expect.stringMatching(/^rgb\((?!0, 0, 0\))/)]);
  }
});

test('lines of text have about 72 characters, and wide windows give code more room', async ({ page }) => {
  const path = '/docs/components/button';
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.clientWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const perLine = await page.locator('.prose > p').evaluateAll((paragraphs) =>
    paragraphs
      .map((paragraph) => ({
        length: paragraph.textContent?.length ?? 0,
        lines: Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight)),
      }))
      // The last line is not full.
      .filter(({ lines }) => lines > 2)
      .map(({ length, lines }) => length / (lines - 0.5)),
  );
  const average = perLine.reduce((sum, length) => sum + length, 0) / perLine.length;
  expect(average).toBeGreaterThan(62);
  expect(average).toBeLessThan(78);
  const narrow = { text: await widthOf('.prose > p'), code: await widthOf('.prose figure') };
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await widthOf('.prose > p')).toBe(narrow.text);
  expect(await widthOf('.prose figure')).toBeGreaterThan(narrow.code + 100);
});

test('the home page shows pictures of components', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: messages.navbar.components });
  await expect(section.locator('.preview')).toHaveCount(8);
  await expect(section.getByRole('link', { name: 'Table' })).toHaveAttribute('href', '/docs/components/table/overview');
});

test('the gallery of components shows pictures in the first screen', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/docs/components/overview');
    await expect(page.locator('main .preview').first()).toBeInViewport();
  }
});

test('the example of the home page works', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(messages.home.resultName).fill('Grace');
  await page.getByRole('button', { name: messages.home.resultButton }).click();
  await expect(page.locator('output')).toHaveText('Hello, Grace!');
});

test('client components list their pages for readers who are there', async ({ page }) => {
  const entry = page.locator('#menu-docs a[href="/docs/client-components/toast"]');
  await page.goto('/docs/client-components/button');
  await expect(entry).toBeVisible();
  await page.goto('/docs/routing/overview');
  await expect(entry).toBeHidden();
});

for (const options of [{}, { reducedMotion: 'reduce' }] as const)
  test(`code is set in the code font${'reducedMotion' in options ? ', with reduced motion, too' : ''}`, async ({ page }) => {
    await page.emulateMedia(options);
    const loaded = page.waitForRequest(/geist_mono.*\.woff2/);
    await page.goto('/docs/components/button');
    await loaded;
    for (const code of ['main pre code', 'main p > code', '[data-toc] code, main li > a > code'])
      await expect(page.locator(code).first()).toHaveCSS('font-family', /geistMono/);
  });

test('a title of one long word fits on a phone, where the browser cannot hyphenate it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/fi/docs/components/overview');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^\S{20,}$/);
  const lines = await title.evaluate((heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight));
  expect(lines).toBeLessThan(1.5);
});
