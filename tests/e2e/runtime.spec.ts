import { expect, type Page, test } from '@playwright/test';
import { signPayload } from '../../lib/next/defer-runtime';
import { holdBack, messages, mouseElsewhere, untilInteractive, watchConsole } from './helpers';

const address = '/docs/components/button';

/** Addresses that the page asks for, from now on. */
function requests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => found.push(new URL(request.url()).pathname));
  return found;
}

const isRuntime = (path: string) => /\.(?:js|txt)$/.test(path);

test('a page loads no script before the first interaction', async ({ page }) => {
  const found = requests(page);
  await mouseElsewhere(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(found.filter(isRuntime)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.locator('html[data-runtime="ready"]').waitFor({ state: 'attached' });
  expect(found.filter(isRuntime).length).toBeGreaterThan(5);
  expect(new Set(found).size).toBe(found.length);
});

/** A page with tabs, which need a script. */
const withTabs = '/docs/introduction/tutorial/project-setup';
const powerShellOf = (page: Page) => page.getByRole('tab', { name: 'PowerShell' }).first();
const chunks = '**/_next/static/chunks/*.js';
const isReady = (page: Page) => page.locator('html[data-runtime="ready"]').waitFor({ state: 'attached' });

test('a button pressed before any script has loaded acts once', async ({ page }) => {
  const check = watchConsole(page);
  const release = await holdBack(page, chunks);
  await page.goto(withTabs, { waitUntil: 'domcontentloaded' });
  // By the script in the page.
  await page.getByRole('button', { name: messages.colorMode.toDark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('complementary', { name: messages.announcement.label }).getByRole('button').click();
  await expect(page.locator('[data-announcement-bar]')).toBeHidden();
  // By a later one. The button says so meanwhile.
  const powerShell = powerShellOf(page);
  await powerShell.click();
  await expect(powerShell).toHaveAttribute('aria-busy', 'true');
  release();
  await isReady(page);
  await expect(powerShell).toHaveAttribute('aria-selected', 'true');
  await expect(powerShell).not.toHaveAttribute('aria-busy');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('[data-announcement-bar]')).toBeHidden();
  check();
});

test('scripts are requested beside the payload', async ({ page }) => {
  const release = await holdBack(page, '**/docs/components/button.txt');
  const script = page.waitForRequest(chunks);
  await page.goto(address);
  await page.mouse.move(400, 400);
  await script;
  release();
  await isReady(page);
});

test('a script that fails once is loaded again', async ({ page }) => {
  let failures = 0;
  await page.route(chunks, (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await page.goto(withTabs);
  await powerShellOf(page).click();
  await expect(powerShellOf(page)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#load-error')).toBeHidden();
});

test('a button pressed while one script is late acts, whichever script it is', async ({ page }) => {
  await page.goto(withTabs);
  const runtime: string[] = JSON.parse((await page.locator('#runtime').textContent()) ?? '');
  const scripts = runtime.filter((part) => part.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const release = await holdBack(page, `**${script}`);
    await page.goto(withTabs, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(200, 300);
    const tab = powerShellOf(page);
    // The other scripts run, and React hydrates what it can. Without some scripts, that is nothing.
    const isHydrating = () => Object.keys(document.querySelectorAll('[role=tab]')[1] ?? {}).length > 0;
    await page.waitForFunction(isHydrating, null, { timeout: 700 }).catch(() => {});
    await tab.click();
    // A script that this part doesn't need holds nothing back.
    await expect(tab.and(page.locator('[aria-busy=true],[aria-selected=true]')), script).toBeVisible();
    release();
    await expect(tab, script).toHaveAttribute('aria-selected', 'true');
    await expect(tab, script).not.toHaveAttribute('aria-busy');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a script that fails again is reported, and can be loaded by the reader', async ({ page }) => {
  let fails = true;
  await page.route(chunks, (route) => (fails ? route.abort() : route.continue()));
  await page.goto(withTabs);
  const tab = powerShellOf(page);
  await tab.click();
  await expect(page.locator('#load-error')).toBeVisible();
  await expect(tab).not.toHaveAttribute('aria-busy');
  // Keys belong to the browser again.
  const isTaken = await page.evaluate(
    () => !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })),
  );
  expect(isTaken).toBe(false);
  fails = false;
  await page.getByRole('button', { name: messages.loadable.retry }).click();
  await expect(page.locator('#load-error')).toBeHidden();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('where scripts fail, search opens its page', async ({ page }) => {
  await page.route(chunks, (route) => route.abort());
  await page.goto(address);
  await page.getByRole('button', { name: messages.search.placeholder }).click();
  await expect(page).toHaveURL('/search');
});

test('a button pressed during hydration acts once', async ({ page }) => {
  const check = watchConsole(page);
  await page.goto(address);
  await page.getByRole('button', { name: messages.colorMode.toDark }).evaluate((button) => {
    // React marks what it takes over, some time before all of it answers.
    const press = () =>
      Object.keys(button).some((key) => key.startsWith('__react')) ? (button as HTMLElement).click() : setTimeout(press);
    press();
    window.dispatchEvent(new Event('scroll'));
  });
  await isReady(page);
  // What was kept is done by then.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  check();
});

test('the key of search pressed during hydration opens it once', async ({ page }) => {
  await mouseElsewhere(page);
  await page.goto(address);
  // Only keys of a real keyboard let React run its effects within the event.
  const pressed = new Promise((resolve) => {
    page.on('console', () => resolve(page.keyboard.down('k')));
  });
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // React marks what it takes over, some time before all of it answers.
      if (Object.keys(document.querySelector('[data-search]') ?? {}).length === 0) return port2.postMessage('');
      console.log('now');
      // The key arrives before React goes on.
      const start = performance.now();
      while (performance.now() < start + 400);
    };
    port2.postMessage('');
  });
  await page.keyboard.down('Control');
  await pressed;
  await isReady(page);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

test('input before any script has loaded is kept', async ({ page }) => {
  const check = watchConsole(page);
  const release = await holdBack(page, chunks);
  await page.goto('/docs/building-ui/archetypes/blank', { waitUntil: 'domcontentloaded' });
  const name = page.getByLabel(messages.archetype.artifactId);
  await name.fill('shop');
  await name.press('End');
  await page.keyboard.type('-floor');
  await page.getByLabel(messages.archetype.appName).fill('x');
  await page.getByLabel(messages.archetype.appName).fill('');
  await page.getByRole('combobox', { name: messages.archetype.shell }).selectOption('powershell');
  const command = page.locator('pre').filter({ hasText: 'webforj-archetype-blank' }).first();
  await expect(command).not.toContainText('shop');
  release();
  await isReady(page);
  await expect(command).toContainText('"-DartifactId=shop-floor" `');
  await expect(name).toHaveValue('shop-floor');
  await expect(page.getByRole('combobox', { name: messages.archetype.shell })).toHaveValue('powershell');
  await name.fill('other');
  await expect(command).toContainText('"-DartifactId=other" `');
  check();
});

test('choices on the live demo page before any script has loaded are kept', async ({ page }) => {
  // The build under a sub-path has a host of demos.
  const live = `http://localhost:${Number(process.env.E2E_PORT ?? 4310) + 1}/sub/live_demo`;
  await page.route('http://demo.test/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Demo</p>' }));
  await page.addInitScript(() => window.top === window && localStorage.setItem('analytics.consent', 'denied'));
  const release = await holdBack(page, chunks);
  // The page starts its scripts by itself, so it has not loaded before they have.
  await page.goto(live, { waitUntil: 'domcontentloaded' });
  await page.getByText(messages.liveDemo.phone, { exact: true }).click();
  await page.getByText(messages.liveDemo.tablet, { exact: true }).click();
  release();
  await isReady(page);
  await expect(page.getByRole('radio', { name: messages.liveDemo.tablet })).toBeChecked();
  await expect.poll(async () => (await page.locator('main iframe').boundingBox())?.width).toBe(768);
  await page.getByText(messages.liveDemo.phone, { exact: true }).click();
  await expect.poll(async () => (await page.locator('main iframe').boundingBox())?.width).toBe(390);
});

test('browser shortcuts work before any script has loaded', async ({ page }) => {
  const release = await holdBack(page, chunks);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const prevented = (key: string, altKey: boolean) =>
    page.evaluate((init) => !document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })), {
      key,
      altKey,
    });
  expect(await prevented('d', true)).toBe(false);
  expect(await prevented('/', false)).toBe(true);
  // That of search, with and without Caps Lock.
  for (const key of ['k', 'K']) expect(await prevented(key, true)).toBe(true);
  release();
});

test('a copy too early for the browser is not reported as failed; a later one is', async ({ page }) => {
  // As in Safari, which lets nothing onto the clipboard outside of a click.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => {
      document.documentElement.dataset.asked = '';
      return Promise.reject(new DOMException('not now', 'NotAllowedError'));
    };
  });
  const release = await holdBack(page, chunks);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const figure = page.locator('figure:has([data-copy])').first();
  const copy = figure.getByRole('button', { name: messages.code.copy });
  await figure.hover();
  await copy.click();
  release();
  await isReady(page);
  await page.locator('html[data-asked]').waitFor({ state: 'attached' });
  // What comes of it shows with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  // Not by a check that waits: an alarm would go by itself.
  expect(await copy.getAttribute('data-state')).toBeNull();
  expect(await page.getByRole('status').allTextContents()).not.toContain(messages.code.copyFailed);
  await copy.click();
  await expect(copy).toHaveAttribute('data-state', 'failed');
});

test('a menu opened before any script has loaded stays open', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: messages.navbar.developers }).click();
  await untilInteractive(page);
  await expect(page.getByRole('link', { name: 'JavaDocs' }).first()).toBeVisible();
});

for (const [where, isBlocked] of [
  ['', false],
  [', where storage is blocked', true],
] as const) {
  test(`a page whose site was deployed again is reloaded once, where the reader was${where}`, async ({ page }) => {
    if (isBlocked)
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      });
    let loads = 0;
    let payloads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
      if (request.url().endsWith('/button.txt')) payloads += 1;
    });
    await page.route('**/docs/components/button.txt', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: signPayload(`${await response.text()}\n`).payload });
    });
    await page.goto(`${address}#usages`);
    await page.keyboard.press('Shift');
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState();
    await expect(page).toHaveURL(`${address}#usages`);
    await expect(page.locator('#usages')).toBeInViewport();
    // It is looked at once more, and left as it is.
    await page.keyboard.press('Shift');
    await expect.poll(() => payloads).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'failed');
    await expect(page.locator('#load-error')).toBeHidden();
    expect(loads).toBe(2);
    // Only readers who press a button are told.
    await page.locator('[data-copy]').first().dispatchEvent('click');
    await expect(page.locator('#load-error')).toBeVisible();
    // Without the runtime links are those of the browser.
    const next = page.locator('article nav a[rel="next"]');
    const href = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(href);
  });
}

test('a runtime that fails to load is requested again at the next interaction', async ({ page }) => {
  // From the beginning: whatever starts the runtime, it must not be had.
  await page.route('**/*.txt', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(address);
  await page.keyboard.press('Shift');
  await failed;
  await page.unroute('**/*.txt');
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready', { timeout: 1000 });
  }).toPass();
});

test('every kind of page has the security headers, and nothing is blocked', async ({ page }) => {
  const check = watchConsole(page);
  for (const path of ['/', address, '/docs/introduction/overview', '/de/docs/introduction/basics', '/live_demo', '/zh']) {
    const response = await page.goto(path);
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    await untilInteractive(page);
  }
  check();
});
