import { expect, test } from '@playwright/test';
import { configureHosted, dialogOf, open, reading, texts } from './search-dialog';

// A deployment with an assistant has its host in the security policy (lib/export/headers.test.ts); this one has not.
test.use({ bypassCSP: true });

test('search has an assistant where one is configured, and Escape leads back to the search', async ({ page }) => {
  await configureHosted(page, { askAi: { assistantId: 'assistant-1', appId: 'TESTAPP', apiKey: 'test-key', indexName: 'webforj' } });
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
