import { expect, type Page, test } from '@playwright/test';
import { holdBack, messages, untilInteractive, violations, watchConsole } from './helpers';

const texts = messages.liveDemo;
/** The export under a sub-path is built with this host of demos; the tests answer for it. */
const host = 'http://demo.test';
const withHost = `http://localhost:${Number(process.env.E2E_PORT ?? 4310) + 1}/sub`;

/** Answers for the host of demos; returns the addresses that the page asked for, by GET. */
async function answerDemos(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${host}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') asked.push(request.url());
    const { pathname, searchParams } = new URL(request.url());
    await route.fulfill({
      contentType: 'text/html',
      // It shows what it is told later.
      body: `<html lang="en"><title>Demo</title><p>${pathname} in ${searchParams.get('theme')}</p><output></output>
        <script>addEventListener('message', ({ data }) => { document.querySelector('output').textContent = data.theme })</script></html>`,
    });
  });
  return asked;
}

const frame = (page: Page) => page.locator('main iframe');
const demoSelect = (page: Page) => page.getByRole('combobox', { name: texts.demo, exact: true });
const sources = (page: Page) => page.locator('main pre').filter({ visible: true });

test('the developers menu links to the page', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto('/');
  await page.getByRole('button', { name: messages.navbar.developers }).click();
  await page.getByRole('link', { name: texts.title, exact: true }).click();
  await expect(page).toHaveURL('/live_demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  await expect(sources(page)).toContainText('class AlertView');
  check();
});

test('there is a page per language with translated titles', async ({ page }) => {
  await page.goto('/de/live_demo');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://docs.webforj.com/de/live_demo');
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(8);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await expect(page.locator('main nav a[href="/de/docs/components/button#demo-button"]')).toBeVisible();
});

test('a demo in the address is the first that is shown', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto('/live_demo?demo=datatable', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#demo-title')).toBeHidden();
  await expect(page.locator('main nav')).not.toBeInViewport();
  release();
  await expect(page.locator('#demo-title')).toBeVisible();
  await expect(sources(page)).toContainText('class DataTableView');
});

test('a demo chosen before any script has loaded is kept', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto('/live_demo', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: texts.choose }).selectOption({ label: 'Button' });
  release();
  await expect(page).toHaveURL(/\?demo=button/);
  await expect(sources(page)).toContainText('class ButtonView');
});

test.describe('without a host', () => {
  test('it explains how to run a demo, and shows its sources', async ({ page }) => {
    const check = watchConsole(page);
    await page.goto('/live_demo?demo=datatable');
    await expect(page.getByRole('heading', { name: texts.noHost })).toBeVisible();
    await expect(page.locator('main ol code').filter({ hasText: 'http://localhost:8080/datatable' })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.guide })).toHaveAttribute('href', '/docs/introduction/getting-started');
    await expect(frame(page)).toHaveCount(0);
    // The picture first, then the sources, then how to run it.
    await page.setViewportSize({ width: 390, height: 844 });
    const tops = [page.locator('main .preview'), sources(page).first(), page.getByRole('heading', { name: texts.noHost })];
    const [picture, source, help] = await Promise.all(tops.map((part) => part.evaluate((box) => box.getBoundingClientRect().top)));
    expect(picture).toBeLessThan(source ?? 0);
    expect(source).toBeLessThan(help ?? 0);
    await page.getByRole('tab', { name: 'Service.java' }).click();
    await expect(sources(page)).toContainText('class Service');
    check();
  });

  test('demos are selected by component, and back and forward work', async ({ page }) => {
    await page.goto('/live_demo');
    await untilInteractive(page);
    await page.getByRole('combobox', { name: texts.choose, exact: true }).selectOption('Table');
    await expect(page).toHaveURL('/live_demo?demo=datatable');
    await expect(sources(page)).toContainText('class DataTableView');
    await demoSelect(page).selectOption('tablebasic');
    await expect(page).toHaveURL('/live_demo?demo=tablebasic');
    await expect(sources(page)).toContainText('class TableBasicView');
    await page.goBack();
    await expect(demoSelect(page)).toHaveValue('datatable');
    await expect(sources(page)).toContainText('class DataTableView');
    await page.goBack();
    await expect(sources(page)).toContainText('class AlertView');
    await page.goForward();
    await expect(page).toHaveURL('/live_demo?demo=datatable');
    await expect(sources(page)).toContainText('class DataTableView');
    await page.getByRole('link', { name: texts.page.replace('{title}', 'Table') }).click();
    await expect(page).toHaveURL('/docs/components/table/overview#demo-datatable');
    await page.goBack();
    await expect(sources(page)).toContainText('class DataTableView');
  });

  test('quick arrow keys choose one demo after the other', async ({ page }) => {
    await page.goto('/live_demo');
    await untilInteractive(page);
    const components = page.getByRole('combobox', { name: texts.choose, exact: true });
    const third = await components.locator('option').nth(3).textContent();
    await components.evaluate((select: HTMLSelectElement) => {
      // Like arrow keys: each starts from what the field shows.
      for (let key = 0; key < 3; key++) {
        select.selectedIndex += 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await expect(components.locator('option:checked')).toHaveText(third ?? '');
    await page.goBack();
    await expect(components.locator('option:checked')).not.toHaveText(third ?? '');
  });

  test('an unknown demo shows the first one', async ({ page }) => {
    await page.goto('/live_demo?demo=nope');
    await expect(sources(page)).toContainText('class AlertView');
  });

  test('loads only the sources of the selected demo', async ({ page, request }) => {
    const asked: string[] = [];
    page.on('request', (other) => other.url().includes('/demo-sources/') && asked.push(new URL(other.url()).pathname));
    await page.goto('/live_demo');
    await untilInteractive(page);
    expect(asked).toEqual([]);
    expect(await (await request.get('/live_demo')).text()).not.toContain('DataTableView');
    for (const slug of ['textfield', 'alert', 'textfield'] as const) {
      await page.goto(`/live_demo?demo=${slug}`);
      await expect(demoSelect(page)).toHaveValue(slug);
      await expect(sources(page)).toBeVisible();
    }
    expect(new Set(asked)).toEqual(new Set(['/demo-sources/textfield.json']));
  });

  test('sources that fail to load show an error and can be retried', async ({ page }) => {
    let answers = false;
    await page.route('**/demo-sources/textfield.json', (route) => (answers ? route.continue() : route.abort()));
    await page.goto('/live_demo?demo=textfield');
    await expect(page.getByText(messages.loadable.failed)).toBeVisible();
    answers = true;
    await page.getByRole('button', { name: messages.loadable.retry }).click();
    await expect(sources(page)).toContainText('class TextFieldView');
  });
});

test.describe('with a host', () => {
  test("the demo runs next to its sources, in the page's color mode", async ({ page }) => {
    const check = watchConsole(page);
    const asked = await answerDemos(page);
    await page.goto(`${withHost}/live_demo?demo=buttonthemes`);
    await expect(page.frameLocator('main iframe').locator('p')).toHaveText('/webforj/buttonthemes in light');
    await expect(frame(page)).toHaveAttribute('title', /^Running demo: All button themes/);
    await expect(sources(page)).toContainText('class ButtonThemesView');
    const [left, right] = [await frame(page).boundingBox(), await sources(page).boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    // This build follows the system at first: two steps to dark.
    await page.getByRole('button', { name: messages.colorMode.toLight }).click();
    await page.getByRole('button', { name: messages.colorMode.toDark }).click();
    // The demo is told, and goes on running.
    await expect(page.frameLocator('main iframe').locator('output')).toHaveText('dark');
    await expect(page.frameLocator('main iframe').locator('p')).toHaveText('/webforj/buttonthemes in light');
    await expect(page.getByRole('link', { name: texts.open })).toHaveAttribute('href', `${host}/webforj/buttonthemes?theme=dark`);
    await expect(page.getByRole('link', { name: texts.open })).toHaveAttribute('target', '_blank');
    // No other demo was started on the way.
    expect(asked).toEqual([`${host}/webforj/buttonthemes?theme=light`]);
    check();
  });

  test('the frame has the width of a device, by mouse and keyboard', async ({ page }) => {
    await answerDemos(page);
    await page.goto(`${withHost}/live_demo?demo=button`);
    await untilInteractive(page);
    const width = async () => (await frame(page).boundingBox())?.width;
    await page.getByText(texts.phone, { exact: true }).click();
    await expect.poll(width).toBe(390);
    await page.keyboard.press('ArrowRight');
    await expect.poll(width).toBe(768);
    // The choice stays while demos come and go.
    await demoSelect(page).selectOption('buttonicon');
    await expect(page.frameLocator('main iframe').locator('p')).toHaveText('/webforj/buttonicon in light');
    expect(await width()).toBe(768);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    const box = await frame(page).locator('..').boundingBox();
    if (!box) throw new Error('The frame is not there.');
    await page.mouse.move(box.x + box.width - 4, box.y + box.height - 4);
    await page.mouse.down();
    await page.mouse.move(box.x + 500, box.y + box.height - 4, { steps: 5 });
    await page.mouse.up();
    await expect.poll(width).toBeLessThan(520);
    await page.getByText(texts.phone, { exact: true }).click();
    await expect.poll(width).toBe(390);
  });

  test('back from a demo is one step', async ({ page }) => {
    await answerDemos(page);
    await page.goto(`${withHost}/live_demo?demo=button`);
    await expect(page.frameLocator('main iframe').locator('p')).toHaveText('/webforj/button in light');
    await demoSelect(page).selectOption('buttonicon');
    await expect(page.frameLocator('main iframe').locator('p')).toHaveText('/webforj/buttonicon in light');
    await page.goBack();
    await expect(page).toHaveURL(`${withHost}/live_demo?demo=button`);
    await expect(page.frameLocator('main iframe').locator('p')).toHaveText('/webforj/button in light');
  });

  test('an unreachable host shows an error with retry and local instructions', async ({ page }) => {
    await page.route(`${host}/**`, (route) => route.abort('connectionrefused'));
    await page.goto(`${withHost}/live_demo?demo=button`);
    await expect(page.getByText(texts.failed)).toBeVisible();
    await expect(page.locator('main ol code').filter({ hasText: 'http://localhost:8080/button' })).toBeVisible();
    await expect(sources(page)).toContainText('class ButtonView');
    expect(await violations(page)).toEqual([]);
    await page.unroute(`${host}/**`);
    await answerDemos(page);
    await page.getByRole('button', { name: messages.loadable.retry }).click();
    await expect(page.frameLocator('main iframe').locator('p')).toHaveText('/webforj/button in light');
    await expect(frame(page)).toBeVisible();
  });

  test('a host that does not respond shows a spinner after 200 ms, then an error', async ({ page }) => {
    await page.clock.install();
    // Held back until the page is left.
    await page.route(`${host}/**`, () => {});
    await page.goto(`${withHost}/live_demo?demo=button`, { waitUntil: 'commit' });
    await expect(frame(page)).toHaveCount(1);
    const spinner = page.getByText(texts.loading);
    await page.clock.fastForward(300);
    await expect(spinner).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(spinner).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText(texts.failed)).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await expect(page.getByRole('button', { name: messages.loadable.retry })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sources of the demos can be reached', async ({ page }) => {
    await page.goto('/live_demo');
    await expect(demoSelect(page)).toBeHidden();
    await expect(sources(page)).toContainText('class AlertView');
    const links = page.locator('main nav li li a');
    const addresses = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(150);
    // That every one leads to an element that exists is part of the check of the export.
    for (const href of addresses.filter((_, index) => index % 15 === 0)) {
      await page.goto(href);
      await expect(page.locator(`[id="${href.split('#')[1]}"] pre:visible`).first()).toContainText(/\S/);
    }
  });

  test('no spinner is shown for a demo that cannot start', async ({ page }) => {
    await page.goto(`${withHost}/live_demo`);
    await expect(page.locator('main ol code').filter({ hasText: 'http://localhost:8080/alert' })).toBeVisible();
  });
});

for (const width of [320, 390, 1440]) {
  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing at ${width} px in ${mode} mode, and nothing overflows`, async ({ page }) => {
      test.setTimeout(120_000);
      await answerDemos(page);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      for (const address of ['/live_demo?demo=datatable', '/de/live_demo', '/zh/live_demo?demo=textfield', `${withHost}/live_demo`]) {
        await page.goto(address);
        await untilInteractive(page);
        await expect(sources(page)).toBeVisible();
        if (address.startsWith(withHost)) {
          await page.getByText(texts.tablet, { exact: true }).click();
          await expect(frame(page)).toBeVisible();
        }
        expect(await violations(page), address).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
          0,
        );
      }
    });
  }
}
