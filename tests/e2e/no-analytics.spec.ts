import { expect, test } from '@playwright/test';
import { messages, untilInteractive } from './helpers';

test('a site without analytics has no analytics code', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/javascript|html|css|component/.test(response.headers()['content-type'] ?? '')) texts.push(response.text());
  });
  for (const path of ['/', '/docs/components/button']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilInteractive(page);
    await expect(page.getByRole('region', { name: messages.consent.label })).toHaveCount(0);
    await expect(page.locator('footer').getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  }
  const all = (await Promise.all(texts)).join('\n');
  expect(all.length).toBeGreaterThan(100_000);
  expect(all).not.toMatch(/googletagmanager|dataLayer|data-consent|--bottom-inset:|globalPrivacyControl/);
});
