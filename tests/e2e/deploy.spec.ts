import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { deploy as deployTo, host, pageLoads } from './deploys';
import { messages, mouseElsewhere, untilInteractive, watchConsole } from './helpers';

const address = '/docs/components/button';
const pages = ['docs/components/button', 'docs/components/dialog', 'docs/components/drawer'];

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploys-'));
});

test.afterEach(() => rm(folder, { recursive: true }));

/** A part of the export as another deploy would have it. */
function deploy(name: string, change?: 'code' | 'text'): Promise<string> {
  return deployTo(path.join(folder, name), {
    from: 'out',
    pages: [...pages, '404'],
    parts: ['search-setup'],
    change: change === 'text' ? { from: 'Best practices', to: 'Fine practices' } : change,
  });
}

const sidebarLink = (page: Page, href: string) => page.locator(`#menu-docs a[href="${href}"]`);

test('new code: the next navigation is one page load to the target of the link', async ({ page }) => {
  const site = await host(await deploy('old'));
  await page.goto(site.url + address);
  await untilInteractive(page);
  site.swap(await deploy('new', 'code'));
  const loads = pageLoads(page);
  await sidebarLink(page, '/docs/components/dialog').evaluate((link: HTMLAnchorElement) => {
    link.hash = 'usages';
    link.click();
  });
  await expect(page).toHaveURL(`${site.url}/docs/components/dialog#usages`);
  await expect(page.locator('h1')).toHaveText('Dialog');
  await untilInteractive(page);
  expect(loads()).toBe(1);
  // From here on everything is of the new deploy.
  await sidebarLink(page, '/docs/components/drawer').click();
  await expect(page.locator('h1')).toHaveText('Drawer');
  expect(loads()).toBe(1);
  await site.close(page);
});

test('new code: a page loaded ahead before is shown with at most one page load', async ({ page }) => {
  const site = await host(await deploy('old'));
  await page.goto(site.url + address);
  await untilInteractive(page);
  const payload = page.waitForResponse(/dialog\.txt$/);
  await sidebarLink(page, '/docs/components/dialog').hover();
  await payload;
  site.swap(await deploy('new', 'code'));
  const loads = pageLoads(page);
  await sidebarLink(page, '/docs/components/dialog').click();
  await expect(page.locator('h1')).toHaveText('Dialog');
  await sidebarLink(page, '/docs/components/drawer').click();
  await expect(page.locator('h1')).toHaveText('Drawer');
  await untilInteractive(page);
  expect(loads()).toBeLessThanOrEqual(1);
  await site.close(page);
});

test('new code before the first interaction: one page load keeps hash and scroll position', async ({ page }) => {
  const site = await host(await deploy('old'));
  const next = await deploy('new', 'code');
  // A page that opens at a heading scrolls, which starts the runtime: its payload is the first thing of the new deploy.
  await page.route('**/button.txt', (route) => {
    site.swap(next);
    return route.continue();
  });
  const loads = pageLoads(page);
  await page.goto(`${site.url + address}#usages`);
  await expect.poll(loads).toBe(2);
  // The place that the browser comes back to is not always a scroll to it, so the reader scrolls again.
  const scroll = () => {
    window.dispatchEvent(new Event('scroll'));
    return document.documentElement.dataset.runtime;
  };
  await expect.poll(() => page.evaluate(scroll).catch(() => 'is being loaded')).toBe('ready');
  await expect(page).toHaveURL(`${site.url + address}#usages`);
  await expect(page.locator('#usages')).toBeInViewport();
  expect(loads()).toBe(2);
  await site.close(page);
});

test('new text: navigation shows it without a page load', async ({ page }) => {
  const site = await host(await deploy('old'));
  await page.goto(`${site.url}/docs/components/dialog`);
  await untilInteractive(page);
  site.swap(await deploy('new', 'text'));
  const loads = pageLoads(page);
  await sidebarLink(page, address).click();
  await expect(page.locator('h1')).toHaveText('Button');
  await expect(page.locator('article')).toContainText('Fine practices');
  expect(loads()).toBe(0);
  await site.close(page);
});

test('new code: search that is not loaded opens the search page', async ({ page }) => {
  const site = await host(await deploy('old'));
  await page.goto(site.url + address);
  await untilInteractive(page);
  site.swap(await deploy('new', 'code'));
  await page.getByRole('button', { name: messages.search.placeholder }).first().click();
  await expect(page).toHaveURL(`${site.url}/search`);
  await site.close(page);
});

test('without a network, a link shows an error, and Retry opens it', async ({ page, context, baseURL }) => {
  const check = watchConsole(page);
  await page.goto(address);
  await untilInteractive(page);
  check();
  const loads = pageLoads(page);
  // A browser need not tell that the network is back.
  await page.evaluate(() => window.addEventListener('online', (event) => event.stopImmediatePropagation(), true));
  await context.setOffline(true);
  await sidebarLink(page, '/docs/components/dialog').click();
  const alert = page.getByRole('alert').filter({ hasText: messages.navigation.failed });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: messages.loadable.retry }).click();
  await expect(alert).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Button');
  await context.setOffline(false);
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: messages.loadable.retry }).click();
  await expect(page.locator('h1')).toHaveText('Dialog');
  await expect(page).toHaveURL(`${baseURL}/docs/components/dialog`);
  await expect(alert).toBeHidden();
  expect(loads()).toBe(0);
});

test('without a network, Retry works next to an open drawer', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await untilInteractive(page);
  await page.evaluate(() => window.addEventListener('online', (event) => event.stopImmediatePropagation(), true));
  await page.getByRole('button', { name: messages.navbar.openMenu }).click();
  await context.setOffline(true);
  await sidebarLink(page, '/docs/components/dialog').click();
  const alert = page.getByRole('alert').filter({ hasText: messages.navigation.failed });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: messages.loadable.retry }).click();
  await expect(page.locator('h1')).toHaveText('Dialog');
  await expect(alert).toBeHidden();
});

test('without a network from the start, a link shows an error too', async ({ page, context, baseURL }) => {
  await mouseElsewhere(page);
  await page.goto(address);
  await context.setOffline(true);
  await sidebarLink(page, '/docs/components/dialog').evaluate((link: HTMLElement) => link.click());
  const alert = page.getByRole('alert').filter({ hasText: messages.navigation.failed });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: messages.loadable.retry }).evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL(`${baseURL}/docs/components/dialog`);
});
