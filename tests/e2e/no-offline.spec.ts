import { expect, test } from '@playwright/test';
import { untilInteractive } from './helpers';

test.use({ serviceWorkers: 'allow' });

test('a site without offline reading has no service worker and requests none', async ({ page, context, request }) => {
  const asked: string[] = [];
  context.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/docs/components/button');
  await untilInteractive(page);
  await page.locator('#menu-docs a[href="/docs/components/dialog"]').click();
  await expect(page.locator('h1')).toHaveText('Dialog');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(asked.filter((address) => /sw\.js|offline/.test(address))).toEqual([]);
  expect((await request.get('/offline')).status()).toBe(404);
  // For browsers that have an earlier one.
  expect(await (await request.get('/sw.js')).text()).toContain('unregister');
});
