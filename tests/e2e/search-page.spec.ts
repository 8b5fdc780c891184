import { expect, test } from '@playwright/test';
import de from '../../messages/de.json' with { type: 'json' };
import zh from '../../messages/zh.json' with { type: 'json' };
import { holdBack, messages, mouseElsewhere, watchConsole } from './helpers';
import { texts } from './search-dialog';

test.describe('search page', () => {
  test('shows the query of the URL, updates the URL, and follows back and forward', async ({ page }) => {
    const check = watchConsole(page);
    await page.goto(`/search?q=${encodeURIComponent('setEnabled(true) & more')}`);
    const field = page.getByRole('searchbox', { name: texts.input });
    await expect(field).toHaveValue('setEnabled(true) & more');
    await expect(page).toHaveTitle(/setEnabled\(true\) & more/);
    await field.fill('route hierarchy');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=route%20hierarchy');
    await expect(page.locator('main h2').first()).toHaveText('Route Hierarchy');
    await page.goBack();
    await expect(field).toHaveValue('setEnabled(true) & more');
    await page.goForward();
    await expect(field).toHaveValue('route hierarchy');
    await page.locator('main h2 a').first().click();
    await expect(page).toHaveURL('/docs/routing/route-hierarchy/overview');
    await page.goBack();
    await expect(page.locator('main h2').first()).toHaveText('Route Hierarchy');
    check();
  });

  test('shows the part of a page that answers a question', async ({ page }) => {
    await page.goto(`/de/search?q=${encodeURIComponent('Button deaktivieren')}`);
    const answer = page.getByRole('region', { name: de.search.answer, exact: true });
    await expect(answer).toContainText('setEnabled(boolean)');
    await answer.getByRole('link').click();
    await expect(page).toHaveURL('/de/docs/components/button#disabling-a-button');
  });

  test('before any script has loaded, it shows the query and that it searches', async ({ page }) => {
    const release = await holdBack(page, '**/_next/static/chunks/*.js');
    await page.goto('/search?q=data%20binding', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('data binding');
    await expect(page.getByRole('main').getByText(messages.search.searching)).toBeVisible();
    await expect(page.getByRole('main').getByText(messages.search.idle)).toBeHidden();
    await expect(page.locator('body > footer')).not.toBeInViewport();
    release();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test('each search is one history entry', async ({ page }) => {
    await page.goto('/search?q=first');
    const field = page.getByRole('searchbox', { name: texts.input });
    const results = page.locator('main h2').first();
    await expect(results).toBeVisible();
    await field.fill('route');
    await expect(page).toHaveURL('/search?q=route');
    await field.fill('route hierarchy');
    await expect(page).toHaveURL('/search?q=route%20hierarchy');
    await field.press('Enter');
    await field.fill('dialog');
    await expect(page).toHaveURL('/search?q=dialog');
    await page.getByRole('combobox', { name: texts.section }).selectOption('docs');
    await expect(page).toHaveURL('/search?q=dialog&section=docs');
    await field.fill('button');
    await expect(page).toHaveURL('/search?q=button&section=docs');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=dialog&section=docs');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=dialog');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=route%20hierarchy');
    await expect(field).toHaveValue('route hierarchy');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=first');
    await expect(field).toHaveValue('first');
  });

  test('without a query, it loads nothing until input', async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/_next/') && request.resourceType() === 'script' && scripts.push(request.url()),
    );
    await mouseElsewhere(page);
    await page.goto('/search', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByText(texts.idle)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'setEnabled' })).toBeVisible();
    expect(scripts).toEqual([]);
    await page.getByRole('searchbox', { name: texts.input }).pressSequentially('route hierarchy');
    await expect(page).toHaveURL('/search?q=route%20hierarchy');
    await expect(page.locator('main h2').first()).toHaveText('Route Hierarchy');
  });

  test('has filters, and loads more results', async ({ page }) => {
    await page.goto('/search?q=button');
    const results = page.locator('main ol > li');
    await expect(results).toHaveCount(10);
    await page.getByRole('button', { name: texts.more }).click();
    await expect(results).toHaveCount(20);
    await page.getByRole('combobox', { name: texts.section }).selectOption('java-api');
    await expect(page).toHaveURL('/search?q=button&section=java-api');
    await expect(results).toHaveCount(1);
    await expect(results.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/javadoc\.io\/.*\/Button\.html$/);
    await page.goBack();
    await expect(results).toHaveCount(20);
    // There is one version, so there is nothing to choose.
    await expect(page.getByRole('combobox', { name: texts.version })).toHaveCount(0);
  });

  test('offers to search without filters if they leave nothing', async ({ page }) => {
    await page.goto('/search?q=prerequisites&section=client-components');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(texts.noResultsFiltered);
    await page.getByRole('button', { name: texts.searchAll }).click();
    await expect(page).toHaveURL('/search?q=prerequisites');
    await expect(page.locator('main h2').first()).toHaveText('Prerequisites');
  });

  test('an unknown version in the URL is ignored', async ({ page }) => {
    await page.goto('/search?q=button&version=docs-default-1.00');
    await expect(page.locator('main h2').first()).toHaveText('Button');
    await expect(page.locator('main ol > li')).toHaveCount(10);
  });

  test('shows an error and retries', async ({ page }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto('/search?q=button');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(`${texts.errorTitle} ${texts.errorHelp}`);
    await page.unroute('**/search-index/**');
    await page.getByRole('button', { name: messages.loadable.retry }).click();
    await expect(page.locator('main h2').first()).toHaveText('Button');
  });

  test('is in the language of the URL', async ({ page }) => {
    await page.goto(`/zh/search?q=${encodeURIComponent('验证规则')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh.search.title);
    await expect(page.locator('main h2 a').first()).toHaveAttribute('href', '/zh/docs/introduction/tutorial/validating-and-binding-data');
  });

  test('is excluded from search engines', async ({ page }) => {
    await page.goto('/search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('without scripts, the form keeps its URL and the page explains why nothing is found', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/search');
    await page.getByRole('searchbox').fill('a b');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?q=a+b');
    await expect(page.getByText(texts.noScript)).toBeVisible();
    await context.close();
  });

  test('the 404 page fills the field with the words of its URL', async ({ page }) => {
    await page.goto('/de/docs/gibt/es-nicht_validierung.html');
    const field = page.getByRole('searchbox', { name: de.search.input });
    await expect(field).toHaveValue('es nicht validierung');
    await field.press('Enter');
    await expect(page).toHaveURL('/de/search?q=es+nicht+validierung');
    await expect(page.locator('main h2').first()).toBeVisible();
  });
});
