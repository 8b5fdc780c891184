import { expect, type Page, test } from '@playwright/test';
import { messages, untilInteractive, violations, watchConsole } from './helpers';

/** Test builds have a page with every element that authors can write. */
const styleGuide = '/sub/style-guide';

test.beforeEach(async ({ page }) => {
  await page.route('http://demo.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // It shows what it is told later.
      body: `<html lang="en"><title>Demo</title><p>${new URL(route.request().url()).searchParams.get('theme')}</p>
        <script>addEventListener('message', ({ data }) => document.querySelector('p').append(', ' + data.theme))</script></html>`,
    }),
  );
  await page.addInitScript(() => window.top === window && localStorage.setItem('analytics.consent', 'denied'));
});

const block = (page: Page, title: string) => page.locator('figure').filter({ has: page.locator('figcaption', { hasText: title }) });

for (const width of [390, 1440]) {
  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing in any element at ${width} px in ${mode} mode`, async ({ page }) => {
      test.setTimeout(120_000);
      const check = watchConsole(page);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => window.top === window && localStorage.setItem('theme', theme), mode);
      await page.goto(styleGuide);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const diagram of await page.locator('[data-diagram]').all()) {
        await diagram.scrollIntoViewIfNeeded();
        await expect(diagram.locator('img:visible')).toHaveJSProperty('complete', true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([]);
      check();
    });
  }
}

test('code is copied without removed lines, with a message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(styleGuide);
  await untilInteractive(page);
  const figure = block(page, 'Changes.java');
  await figure.getByRole('button', { name: messages.code.copy }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: messages.code.copied })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('class Changes {\n  int after;\n}');
});

test('marked lines have a symbol and a word for screen readers that are not part of the text', async ({ page }) => {
  await page.goto(styleGuide);
  const signOf = (title: string, kind: string) =>
    block(page, title)
      .locator(`pre .${kind}`)
      .first()
      .evaluate((line) => getComputedStyle(line, '::after').content);
  expect(await signOf('Changes.java', 'added')).toMatch(/^"\+" \/ /);
  expect(await signOf('Changes.java', 'removed')).toMatch(/^"−" \/ /);
  expect(await signOf('Errors.java', 'error')).toMatch(/^"!" \/ /);
  expect(await signOf('Focus.java', 'focused')).toMatch(/^"›" \/ /);
  expect(await signOf('A diff in Java', 'added')).toMatch(/^"\+" \/ /);
  // A diff by itself has its signs in the text.
  const diff = page.locator('figure[data-language=diff] pre').first();
  expect(await diff.locator('.added').evaluate((line) => getComputedStyle(line, '::after').content)).toMatch(/^"\u200b" \/ /);
  expect(await diff.textContent()).toContain('+ added');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const said = new Set(nodes.map(({ name }) => name?.value as string | undefined));
  for (const text of ['lineMarked', 'lineAdded', 'lineRemoved', 'lineFocused', 'lineError'] as const)
    expect(said).toContain(messages.mdx[text]);
  expect(await block(page, 'Errors.java').locator('code').textContent()).toBe('class Errors {\n  int number = "text";\n}\n');
});

test('forced colors show buttons, lines, and tokens', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(styleGuide);
  const figure = block(page, 'Numbers.java');
  const button = figure.getByRole('button', { name: messages.code.copy });
  const [icon, ground] = await button.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(icon).not.toBe(ground);
  expect(
    await figure
      .locator('pre .marked')
      .first()
      .evaluate((line) => getComputedStyle(line).borderInlineStartWidth),
  ).toBe('3px');
  const [chosen, other] = await Promise.all(
    [true, false].map((selected) =>
      page
        .getByRole('tab', { selected })
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor),
    ),
  );
  expect(chosen).not.toBe(other);
  const swatch = page.locator('.palette span').first();
  const colors = await page.locator('.palette span').evaluateAll((spans) => spans.map((span) => getComputedStyle(span).backgroundColor));
  await expect(swatch).toBeVisible();
  expect(new Set(colors).size).toBeGreaterThan(50);
});

test('tokens name their theme if there are several', async ({ page }) => {
  await page.goto(styleGuide);
  await expect(page.getByText(messages.mdx.lightTheme)).toHaveCount(3);
});

test('a diagram reserves its space before it is loaded', async ({ page }) => {
  await page.route('**/content-assets/*.svg', () => {});
  await page.goto(styleGuide, { waitUntil: 'commit' });
  const image = page.locator('[data-diagram] img:visible').first();
  const [wanted, width, height] = await image.evaluate((element: HTMLImageElement) => [
    Number(element.getAttribute('height')) / Number(element.getAttribute('width')),
    element.getBoundingClientRect().width,
    element.getBoundingClientRect().height,
  ]);
  expect(width).toBeGreaterThan(100);
  expect(height / width).toBeCloseTo(wanted, 1);
});

test('long lines scroll by keyboard, and wrap on demand', async ({ page }) => {
  await page.goto(styleGuide);
  await untilInteractive(page);
  const figure = block(page, 'Long lines scroll');
  const pre = figure.locator('pre');
  const button = figure.getByRole('button', { name: messages.code.wrap });
  await expect(button).toBeHidden();
  await pre.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // It is in the title bar, before the code.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await pre.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('a tab opens by URL, by a link to its content, and by find in page', async ({ page }) => {
  await page.goto(`${styleGuide}?os=mac`);
  await expect(page.getByRole('tab', { name: 'macOS' }).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Windows' }).click();
  await expect(page).toHaveURL(/\?os=windows$/);
  await expect(page.getByRole('tabpanel', { name: 'Linux', includeHidden: true }).first()).toHaveAttribute('hidden', 'until-found');
  await page.goto(`${styleGuide}#only-on-linux`);
  await expect(page.getByRole('tab', { name: 'Linux' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#only-on-linux')).toBeInViewport();
});

for (const opened of ['?os=mac', '#only-on-linux']) {
  test(`tabs that ${opened} has opened follow a later choice in their group`, async ({ page }) => {
    await page.goto(`${styleGuide}${opened}`);
    await untilInteractive(page);
    const tabs = page.getByRole('tab', { name: opened === '?os=mac' ? 'Linux' : 'macOS' });
    await tabs.last().click();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(opened === '?os=mac' ? /\?os=linux$/ : /\?os=mac#only-on-linux$/);
  });
}

test('find in page opens a closed tab', async ({ page }) => {
  // A text in the address is looked for as by find in page, which no test can open.
  await page.goto(`${styleGuide}#:~:text=the%20word%20zebra`);
  await expect(page.getByText('Text for Linux, with the word zebra.')).toBeInViewport();
  await untilInteractive(page);
  await expect(page.getByRole('tab', { name: 'Linux' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('print shows all tabs', async ({ page }) => {
  await page.goto(styleGuide);
  await untilInteractive(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Text for Linux, with the word zebra.')).toBeVisible();
  expect(await page.locator('#only-on-linux').evaluate((heading) => heading.getBoundingClientRect().height)).toBeGreaterThan(0);
});

test('print shows all code in dark colors, and dark drawings with their background', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(styleGuide);
  await untilInteractive(page);
  await page.setViewportSize({ width: 720, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('figure pre')
    .evaluateAll((samples) =>
      samples.filter((pre) => pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight).map((pre) => pre.textContent),
    );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(21, 32, 51)');
  const ground = await page
    .locator('[data-diagram] img:visible')
    .first()
    .evaluate((image) => {
      const box = image.parentElement as Element;
      return [getComputedStyle(box).backgroundColor, getComputedStyle(box).printColorAdjust];
    });
  expect(ground).toEqual(['rgb(13, 19, 28)', 'exact']);
});

test('keys with modifiers do not select tabs', async ({ page }) => {
  await page.goto(styleGuide);
  await untilInteractive(page);
  const tab = page.getByRole('tab', { name: 'Linux' }).first();
  await tab.click();
  await page.keyboard.press('Control+ArrowRight');
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a demo runs in place of its picture when the reader starts it, in the colors of the page, or in a new window', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('http://demo.test/') && asked.push(request.url()));
  await page.goto(styleGuide);
  await untilInteractive(page);
  expect(asked).toEqual([]);
  const demo = page.getByRole('group', { name: 'A demo with one source' }).first();
  const picture = demo.getByRole('img', { name: 'A demo with one source' });
  const run = demo.getByRole('button', { name: messages.demo.run });
  const [shown, pressed] = [await picture.boundingBox(), await run.boundingBox()];
  // It covers nothing of the picture.
  expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(demo.frameLocator('iframe').getByText('light')).toBeVisible();
  await expect(run).toHaveCount(0);
  await expect(demo.getByRole('link', { name: messages.demo.open })).toBeFocused();
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  });
  // It is told, and goes on running.
  await expect(demo.frameLocator('iframe').getByText(/^light, .*dark$/)).toBeVisible();
  const link = demo.getByRole('link', { name: messages.demo.open });
  await expect(link).toHaveAttribute('href', /theme=dark$/);
  await context.route('http://demo.test/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Demo' }));
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  expect(opened.url()).toMatch(/theme=dark$/);
});

test('a demo is resized by its corner with mouse, touch, and keyboard', async ({ page }) => {
  await page.goto(styleGuide);
  await untilInteractive(page);
  const demo = page.getByRole('group', { name: 'A demo with one source' }).first();
  const frame = demo.locator('iframe');
  await demo.getByRole('button', { name: messages.demo.run }).click();
  await expect(frame).toBeVisible();
  const grip = demo.getByRole('separator', { name: messages.demo.resize });
  const sizeOf = async () => {
    const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
    return [Math.round(width), Math.round(height)] as const;
  };
  const corner = async () => {
    const { x, y } = (await grip.boundingBox()) ?? { x: 0, y: 0 };
    return { x: x + 12, y: y + 12 };
  };
  const [width, height] = await sizeOf();

  const { x, y } = await corner();
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Over the frame.
  await page.mouse.move(x - 120, y - 40, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  expect(await sizeOf()).toEqual([width - 120, height - 40]);

  const touch = await page.context().newCDPSession(page);
  const from = await corner();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x - 30, y: from.y + 25 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x - 60, y: from.y + 50 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await sizeOf()).toEqual([width - 180, height + 10]);

  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await sizeOf()).toEqual([width - 164, height + 74]);
  const wide = await demo.locator('[data-resizable]').evaluate((box: HTMLElement) => box.offsetWidth);
  await expect(grip).toHaveAttribute('aria-valuenow', String(wide));
  await page.keyboard.press('Home');
  expect(await sizeOf()).toEqual([width, height]);
  // Never wider than the column.
  await page.keyboard.press('ArrowRight');
  expect((await sizeOf())[0]).toBe(width);
});

test('a demo that does not respond shows an error and can be retried', async ({ page }) => {
  await page.route('http://demo.test/webforj/button**', (route) => route.abort());
  await page.goto(styleGuide);
  const demo = page.getByRole('group', { name: 'A demo with one source' }).first();
  await demo.getByRole('button', { name: messages.demo.run }).click();
  await expect(demo.getByText(messages.liveDemo.failed)).toBeVisible();
  await page.unroute('http://demo.test/webforj/button**');
  await demo.getByRole('button', { name: messages.loadable.retry }).click();
  await expect(demo.frameLocator('iframe').getByText('light')).toBeVisible();
});

test('a part that fails to load shows an error and can be retried', async ({ page }) => {
  await page.goto(styleGuide);
  await untilInteractive(page);
  const demo = page.getByRole('group', { name: 'A demo with one source' }).first();
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await demo.getByRole('button', { name: messages.demo.run }).click();
  const alert = demo.getByRole('alert');
  await expect(alert).toContainText(messages.loadable.failed);
  await page.unroute('**/_next/static/chunks/**');
  await alert.getByRole('button', { name: messages.loadable.retry }).click();
  await expect(demo.frameLocator('iframe').getByText('light')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('an image has a modern format and can be enlarged', async ({ page }) => {
  await page.goto(styleGuide);
  await untilInteractive(page);
  const figure = block(page, 'A caption that says what is seen');
  await figure.scrollIntoViewIfNeeded();
  const image = figure.getByRole('img', { name: 'A blue card and a green circle' });
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\.avif$/);
  await image.click();
  await expect(page.getByRole('dialog', { name: messages.image.enlarge })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an image for one color mode is shown only in that mode, and videos preload only what is configured', async ({ page }) => {
  await page.goto(styleGuide);
  const [light, dark] = [
    page.getByRole('img', { name: 'The same for the light mode' }),
    page.getByRole('img', { name: 'The same for the dark mode' }),
  ];
  await expect(light).toBeVisible();
  await expect(dark).toBeHidden();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(dark).toBeVisible();
  await expect(light).toBeHidden();
  const video = page.locator('#content video');
  await expect(video).toHaveAttribute('controls', '');
  await expect(video).toHaveAttribute('poster', /^\/sub\/content-assets\/dark-\w+\.png$/);
});

test('the command of an archetype follows its fields', async ({ page }) => {
  await page.goto(styleGuide);
  await untilInteractive(page);
  await page.getByLabel(messages.archetype.artifactId).first().fill('shop');
  await page.getByLabel(messages.archetype.flavor).selectOption('webforj-spring');
  await page.getByRole('combobox', { name: messages.archetype.shell }).first().selectOption('powershell');
  await expect(page.locator('pre').filter({ hasText: 'webforj-archetype-blank' })).toContainText('"-DartifactId=shop" `');
});

test('Getting Started has the generator, in which readers choose an archetype', async ({ page }) => {
  await page.goto('/sub/docs/introduction/getting-started');
  await untilInteractive(page);
  await page.getByRole('combobox', { name: messages.archetype.archetype }).selectOption({ label: 'sidemenu' });
  const command = page.locator('pre').filter({ hasText: 'archetype:generate' });
  await expect(command).toHaveCount(1);
  await expect(command).toContainText('-DarchetypeArtifactId=webforj-archetype-sidemenu');
});

test('the theme playground shows contrasts and CSS, and keeps the theme in the address', async ({ page }) => {
  await page.goto(styleGuide);
  await untilInteractive(page);
  const hue = page.getByRole('slider', { name: messages.playground.hue });
  const code = block(page, 'app.css').locator('code').filter({ hasText: '--dwc-color-primary-h' }).last();
  await hue.focus();
  await expect(hue.locator('..').getByRole('status')).toHaveText('211°');
  await hue.press('ArrowRight');
  await expect(hue.locator('..').getByRole('status')).toHaveText('212°');
  await page.getByRole('slider', { name: messages.playground.radius }).press('End');
  await page.getByRole('slider', { name: messages.playground.contrast }).press('Home');
  await expect(code).toContainText('--dwc-color-primary-h: 212;');
  await expect(code).toContainText('--dwc-border-radius: var(--dwc-border-radius-2xl);');
  await expect(page.getByRole('row', { name: messages.playground.onPrimary })).toContainText(messages.playground.fail);
  await expect(page).toHaveURL(/\?theme=212-100-0-2xl-s-sans-100$/);
  await page.getByRole('button', { name: messages.playground.reset }).click();
  await expect(hue).toHaveValue('211');
  await expect(page).not.toHaveURL(/theme=/);
});

test('reference tables have headings in the table of contents, and linkable rows', async ({ page }) => {
  await page.goto(`${styleGuide}#attribute-theme`);
  await expect(page.locator('#attribute-theme')).toBeInViewport();
  await expect(page.locator('[data-toc] a[href="#shadow-parts"]')).toBeVisible();
});

test('meta and link in <Head> of a page are in the head of the document, and leave it with the page', async ({ page }) => {
  await page.goto(styleGuide);
  const own = page.locator('head > meta[name=author], head > link[rel=license]');
  await expect(own).toHaveCount(2);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /webforJ/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/style-guide/);
  await expect(own).toHaveCount(0);
});

test('a published site has no style guide', async ({ request }) => {
  const published = `http://localhost:${Number(process.env.E2E_PORT ?? 4310)}`;
  expect((await request.get(`${published}/style-guide`)).status()).toBe(404);
});
