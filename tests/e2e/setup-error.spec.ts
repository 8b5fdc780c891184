import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { createStaticServer } from '../../lib/export/server';
import de from '../../messages/de.json' with { type: 'json' };
import { messages, mouseElsewhere } from './helpers';

const servers: Server[] = [];

/** Serves an export under a sub-path it was not built for, "" for the root; resolves to its address. */
async function serveUnder(folder: string, mount: string): Promise<string> {
  const inner = createStaticServer(folder, { basePath: '' });
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${mount}/`)) {
      request.url = request.url.slice(mount.length);
      inner.emit('request', request, response);
    } else {
      response.writeHead(404);
      response.end();
    }
  });
  servers.push(server);
  server.listen(0);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}${mount}`;
}

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const banner = (page: Page) => page.locator('#setup-error');

test('a site built without its sub-path shows the banner with a suggested base URL on every home page', async ({ page }) => {
  const address = await serveUnder('out', '/wrong');
  for (const [path, texts] of [
    ['/', messages.setupError],
    ['/de', de.setupError],
  ] as const) {
    await page.goto(address + path);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText(texts.title);
    await expect(banner(page)).toContainText(texts.text.replace(/<\/?strong>/g, ''));
    await expect(banner(page)).toContainText(`${texts.current} / ${texts.default}`);
    await expect(banner(page)).toContainText(`${texts.suggestion} /wrong`);
  }
});

test('a site built for a sub-path but served without it shows the banner', async ({ page }) => {
  const address = await serveUnder('out.sub', '');
  for (const [path, texts] of [
    ['/', messages.setupError],
    ['/de', de.setupError],
  ] as const) {
    await page.goto(address + path);
    await expect(banner(page)).toContainText(`${texts.current} /sub`);
    await expect(banner(page)).toContainText(`${texts.suggestion} /`);
    await expect(banner(page)).not.toContainText(texts.default);
  }
});

test('a strict policy against inline scripts and styles allows the banner', async ({ page }) => {
  const address = await serveUnder('out', '/wrong');
  await page.route(`${address}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "default-src 'self'" } });
  });
  await page.goto(`${address}/`);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toHaveCSS('border-top-color', 'rgb(179, 38, 30)');
});

test('a late style sheet removes the banner', async ({ page }) => {
  // The runtime would not start either, and reload the page.
  await mouseElsewhere(page);
  const address = await serveUnder('out', '/wrong');
  await page.goto(`${address}/`);
  await expect(banner(page)).toBeVisible();
  const hrefs = await page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) await page.addStyleTag({ url: address + href });
  await expect(banner(page)).toBeHidden();
});

for (const path of ['/', '/de']) {
  test(`${path} of a site that works never has the banner, not even while a style sheet is slow`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.getElementById('setup-error')) document.documentElement.dataset.hadBanner = 'true';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route('**/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    const script = page.waitForResponse('**/setup-check.js');
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await script).ok()).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-had-banner');
  });
}

test('the script does not block the page, and is only on home pages', async ({ page }) => {
  await page.goto('/');
  const script = page.locator('script[src$="setup-check.js"]');
  await expect(script).toHaveAttribute('defer');
  await expect(script).toHaveAttribute('src', 'setup-check.js');
  await page.goto('/docs/introduction/overview');
  await expect(script).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no banner is shown', async ({ page }) => {
    await page.goto(`${await serveUnder('out', '/wrong')}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(messages.setupError.title)).toHaveCount(0);
  });
});
