import { expect, test } from '@playwright/test';
import { bootScriptHash, contentSecurityPolicy } from '../../lib/export/headers';
import { loadSite } from '../../lib/site/load';
import { values } from '../../lib/site/values';
import { configureHosted, dialogOf, open, reading, texts } from './search-dialog';

const hosted = { appId: 'TESTAPP', apiKey: 'test-key', indexName: 'webforj' };

test('search has an assistant if configured, and Escape returns to the search', async ({ page }) => {
  await configureHosted(page, { askAi: { assistantId: 'assistant-1', ...hosted } });
  // The policy of a deployment with an assistant; this one has none.
  await page.route(`**/sub${reading}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const site = loadSite(values, { SITE_CONFIG: JSON.stringify({ search: { ...hosted, askAi: 'assistant-1' } }) });
    const policy = contentSecurityPolicy(site, bootScriptHash(html)).replace('; upgrade-insecure-requests', '');
    await route.fulfill({ response, body: html, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  let question: unknown;
  await page.route(/testapp.*\.algolia\.net\//i, async (route) => {
    const url = route.request().url();
    if (!url.includes('/agent-studio/'))
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { results: [{ hits: [], nbHits: 0 }] } });
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } });
    question = { url, body: route.request().postDataJSON() };
    const events = [
      { type: 'start', messageId: 'm1' },
      { type: 'start-step' },
      { type: 'text-start', id: 't1' },
      { type: 'text-delta', id: 't1', delta: 'Call **setEnabled(false)**.' },
      { type: 'text-end', id: 't1' },
      { type: 'finish-step' },
      { type: 'finish' },
    ];
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' },
      body: `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`,
    });
  });
  await open(page, `/sub${reading}`);
  await page.keyboard.type('How do I disable a button?');
  await page.locator('.DocSearch-Hit--AskAI').click();
  await expect(dialogOf(page)).toContainText('Call setEnabled(false).');
  await expect(dialogOf(page)).toContainText(texts.disclaimer);
  await expect(page.getByPlaceholder(texts.askAnother)).toBeVisible();
  await expect(dialogOf(page)).not.toContainText(texts.trySearching);
  expect(question).toMatchObject({
    url: expect.stringContaining('/agents/assistant-1/completions'),
    body: { messages: [{ role: 'user' }] },
  });
  await page.keyboard.press('Escape');
  await expect(page.getByPlaceholder(texts.placeholder)).toBeVisible();
  await expect(dialogOf(page)).not.toContainText(texts.disclaimer);
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
});
