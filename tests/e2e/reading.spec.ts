import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import de from '../../messages/de.json' with { type: 'json' };
import { messages, untilInteractive, watchConsole } from './helpers';

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

test('a page without a translation is English under the language, says so, and points to the original', async ({ page }) => {
  await page.goto('/fr/docs/routing/overview');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('article h1[lang="en-US"]')).toHaveText('Routing');
  await expect(page.locator('[data-notice="fallback"]')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://docs.webforj.com/docs/routing/overview');
  await expect(page.locator('link[rel="alternate"][hreflang="fr-FR"]')).toHaveCount(0);
});

test('a translated page names its translations to search engines', async ({ page }) => {
  await page.goto('/de/docs/introduction/basics');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://docs.webforj.com/de/docs/introduction/basics');
  const languagesNamed = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(languagesNamed.sort()).toEqual(['de-DE', 'en-US', 'x-default', 'zh-CN']);
});

test('drafts are not part of the export', async ({ request }) => {
  expect((await request.get('/docs/introduction/tutorial/integrating-into-applayout')).status()).toBe(404);
});

test('the table of contents follows the reader', async ({ page }) => {
  await page.goto('/docs/introduction/getting-started');
  const link = page.locator('[data-toc] a[href="#running-the-app"]');
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  const top = await page.locator('#running-the-app').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(160);
});

test('the first paragraph leads in', async ({ page }) => {
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

test('what the site itself says within an English text is in its own language', async ({ page }) => {
  await page.goto('/de/docs/components/drawer');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('.prose').getByText(de.admonition.tip, { exact: true })).toHaveAttribute('lang', 'de-DE');
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
  await page.goto('/docs/introduction/getting-started');
  await untilInteractive(page);
  const powerShell = page.getByRole('tab', { name: 'PowerShell' });
  await page.getByRole('tab', { name: 'Bash/Zsh' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(powerShell).toBeFocused();
  await expect(powerShell).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(powerShell).toHaveAttribute('aria-selected', 'true');
});

test('a diagram has a drawing for each color mode, of which one is loaded, and words for those who do not see it', async ({ page }) => {
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

test('a demo shows its class first; what it imports opens, and is copied with it', async ({ page, context }) => {
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
