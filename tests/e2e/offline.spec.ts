import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { writeServiceWorker } from '../../lib/export/service-worker';
import { type Change, deploy as deployTo, host, pageLoads } from './deploys';
import { messages, untilInteractive, watchConsole } from './helpers';

// The service worker of the build under a sub-path. Hosts of the tests' own, since their files change and they go away.
test.use({ serviceWorkers: 'allow' });

const button = '/docs/components/button';
const dialog = '/docs/components/dialog';
const drawer = '/docs/components/drawer';
const pages = [button, dialog, drawer].map((page) => page.slice(1));

let folder: string;

test.beforeEach(async ({ context }) => {
  await context.route('http://demo.test/**', (route) => route.fulfill({ contentType: 'text/html', body: 'demo' }));
  folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
});

test.afterEach(() => rm(folder, { recursive: true }));

/** A part of the export as another deploy would have it; other code is another worker. */
async function deploy(name: string, change?: Change): Promise<string> {
  const to = await deployTo(path.join(folder, name), {
    from: 'out.sub',
    pages: [...pages, 'offline', 'search', '404'],
    parts: ['search-setup', 'announcement.css', 'previews', 'search-index', 'pages.json', 'sw.js', 'icon.svg', 'manifest.webmanifest'],
    change,
  });
  if (change === 'code') {
    const file = path.join(to, 'sw.js');
    const worker = await readFile(file, 'utf8');
    await writeFile(file, worker.replace(/"build":"(\w+)"/, '"build":"other"'));
    expect(await readFile(file, 'utf8')).not.toBe(worker);
  }
  return to;
}

const sidebarLink = (page: Page, href: string) => page.locator(`#menu-docs a[href="/sub${href}"]`);

/** Waits until the browser has something whose address ends like this. */
async function untilKept(page: Page, ending: string): Promise<void> {
  await expect(async () => expect(await kept(page)).toContainEqual(expect.stringMatching(new RegExp(`${ending}$`)))).toPass();
}

/** Addresses of all that the browser keeps. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });
}

/** Reads a page, and then another by a link. */
async function readTwo(page: Page, url: string): Promise<void> {
  await page.goto(url + button);
  await untilInteractive(page);
  await untilKept(page, '/offline');
  await untilKept(page, button);
  await sidebarLink(page, dialog).click();
  await expect(page.locator('h1')).toHaveText('Dialog');
  await untilKept(page, dialog);
}

test('visited pages open without a network: by reload, link, and URL', async ({ page, context }) => {
  const check = watchConsole(page);
  const site = await host(await deploy('first'), '/sub');
  await readTwo(page, site.url);
  check();
  site.stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Dialog');
  await untilInteractive(page);
  const loads = pageLoads(page);
  await sidebarLink(page, button).click();
  await expect(page.locator('h1')).toHaveText('Button');
  await sidebarLink(page, dialog).click();
  await expect(page.locator('h1')).toHaveText('Dialog');
  expect(loads()).toBe(0);
  const other = await context.newPage();
  await other.goto(`${site.url + button}?from=elsewhere#usages`);
  await expect(other.locator('h1')).toHaveText('Button');
  expect(await other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--site-styles'))).toBe('loaded');
  expect(await other.evaluate(async () => (await document.fonts.load('16px Geist')).length)).toBeGreaterThan(0);
});

test('a page that is not stored shows a notice with the stored pages', async ({ page }) => {
  const site = await host(await deploy('first'), '/sub');
  await readTwo(page, site.url);
  site.stop();
  await sidebarLink(page, drawer).click();
  const alert = page.getByRole('alert').filter({ hasText: messages.navigation.failed });
  await expect(alert).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Dialog');
  await page.goto(site.url + drawer);
  await expect(page.locator('h1')).toHaveText(messages.offline.title);
  await expect(page).toHaveTitle(new RegExp(messages.offline.title));
  const list = page.getByRole('navigation', { name: messages.offline.pages });
  await expect(list.getByRole('link')).toHaveText(['Dialog', 'Button']);
  await list.getByRole('link', { name: 'Button' }).click();
  await expect(page.locator('h1')).toHaveText('Button');
  await expect(page).toHaveURL(site.url + button);
});

test('search works without a network after two visited pages', async ({ page }) => {
  const site = await host(await deploy('first'), '/sub');
  await readTwo(page, site.url);
  await untilKept(page, '/search-index/en-\\w+\\.json');
  site.stop();
  await page.goto(site.url + button);
  await untilInteractive(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: messages.search.inputLabel }).fill('dialog');
  await page
    .getByRole('option', { name: /Dialog/ })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText('Dialog');
  await page.goto(`${site.url}/search?q=validation`);
  await expect(page.locator('main h2 a').first()).toContainText('Validation');
});

test('new text is shown at the first load and stored', async ({ page }) => {
  const site = await host(await deploy('first'), '/sub');
  await readTwo(page, site.url);
  site.swap(await deploy('second', { from: 'Best practices', to: 'Fine practices' }));
  await page.goto(site.url + button);
  await expect(page.locator('article')).toContainText('Fine practices');
  await untilInteractive(page);
  await expect
    .poll(() => page.evaluate(async (address) => (await caches.match(address))?.text(), `/sub${button}`))
    .toContain('Fine practices');
  site.stop();
  await page.reload();
  await expect(page.locator('article')).toContainText('Fine practices');
  await untilInteractive(page);
});

test('new code runs at the first load, and stored pages stay readable', async ({ page }) => {
  const check = watchConsole(page);
  const site = await host(await deploy('first'), '/sub');
  await readTwo(page, site.url);
  const before = (await kept(page)).filter((url) => url.includes('/_next/static/chunks/') && url.endsWith('.js'));
  expect(before.length).toBeGreaterThan(0);
  check();
  // On a slow machine the page asks for its progress bar, which went with the old code: no file, but no error either.
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  site.swap(await deploy('second', 'code'));
  const loads = pageLoads(page);
  await sidebarLink(page, button).click();
  await expect(page.locator('h1')).toHaveText('Button');
  await untilInteractive(page);
  expect(loads()).toBe(1);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).map((name) => name.split(':').at(-1)))).toEqual(['other']);
  const after = await kept(page);
  expect(before.filter((url) => after.includes(url))).toEqual([]);
  expect(errors).toEqual([]);
  site.stop();
  await page.goto(site.url + dialog);
  await untilInteractive(page);
  await sidebarLink(page, button).click();
  await expect(page.locator('h1')).toHaveText('Button');
});

test('a page whose code was removed by a deploy opens the next page with a page load', async ({ page }) => {
  const site = await host(await deploy('first'), '/sub');
  await readTwo(page, site.url);
  site.swap(await deploy('second', 'code'));
  const loads = pageLoads(page);
  await sidebarLink(page, drawer).click();
  await expect(page.locator('h1')).toHaveText('Drawer');
  await untilInteractive(page);
  await sidebarLink(page, dialog).click();
  await expect(page.locator('h1')).toHaveText('Dialog');
  expect(loads()).toBe(1);
  await site.close(page);
});

test('if turned off, the worker and its caches are removed', async ({ page }) => {
  const site = await host(await deploy('first'), '/sub');
  await readTwo(page, site.url);
  const without = path.join(folder, 'without');
  await cp(path.join(folder, 'first'), without, { recursive: true });
  await writeServiceWorker(without, { basePath: '/sub', offline: false, search: null });
  site.swap(without);
  // The browser itself looks for another worker; the page, whose runtime does not start here, says nothing.
  await page.goto(site.url + button);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await kept(page)).toEqual([]);
  await page.goto(site.url + drawer);
  await expect(page.locator('h1')).toHaveText('Drawer');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await site.close(page);
});

test.describe('on the host of the build, with its policy', () => {
  test('the home page of the sub-path is stored, and links work before any script runs', async ({ page, context }) => {
    const check = watchConsole(page);
    await page.goto('/sub');
    await untilInteractive(page);
    await untilKept(page, '/sub');
    await page.goto(`/sub${button}`);
    await untilInteractive(page);
    await untilKept(page, button);
    check();
    await context.setOffline(true);
    const home = (from: Page) => from.getByRole('banner').locator('a[href="/sub"]').first();
    const click = (link: HTMLElement) => link.click();
    await home(page).evaluate(click);
    await expect(page).toHaveURL('/sub');
    await expect(page.locator('h1')).not.toHaveText('Button');
    // A page whose code does not start by itself.
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(`/sub${button}`);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    await home(page).evaluate(click);
    await expect(page).toHaveURL('/sub');
    await expect(page.locator('html')).not.toHaveAttribute('data-runtime');
  });

  test('the worker is registered after the page is interactive', async ({ page }) => {
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...values) {
        document.documentElement.dataset.registered = document.documentElement.dataset.runtime ?? 'before';
        return register.apply(this, values);
      };
    });
    await page.goto(`/sub${button}`);
    await untilKept(page, button);
    await expect(page.locator('html')).toHaveAttribute('data-registered', 'ready');
  });
});
