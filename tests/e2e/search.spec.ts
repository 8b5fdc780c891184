import { expect, test } from '@playwright/test';
import { exceptColors, holdBack, messages, untilInteractive, violations, watchConsole } from './helpers';
import { buttonOf, dialogOf, expectFailure, fieldOf, open, optionsOf, reading, texts } from './search-dialog';

test.describe('dialog', () => {
  test('works by keyboard: open, type, select, read', async ({ page }) => {
    const check = watchConsole(page);
    await open(page, reading, '/');
    await expect(dialogOf(page)).toHaveAttribute('aria-modal', 'true');
    await expect(fieldOf(page)).toHaveAttribute('placeholder', texts.placeholder);
    await page.keyboard.type('disable button');
    await expect(optionsOf(page).first()).toBeVisible();
    // Nothing is selected before an arrow key; the first one selects the first result.
    await expect(fieldOf(page)).not.toHaveAttribute('aria-activedescendant');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await optionsOf(page).first().getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/components\/button(#|$)/);
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    check();
  });

  test('a question has an answer: the first option, with its source and a button that copies the code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const check = watchConsole(page);
    await open(page);
    await page.keyboard.type('how do I prevent double clicks on a submit button');
    const answer = dialogOf(page).getByRole('listbox', { name: texts.answer, exact: true }).getByRole('option');
    const source = texts.answerFrom.replace('{place}', 'Button › Preventing double submits');
    await expect(answer).toHaveAccessibleName(new RegExp(`setDisableOnClick\\(true\\).*${source}$`));
    await expect(optionsOf(page).first()).toHaveText((await answer.textContent()) ?? '');
    expect(await violations(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: texts.copyCode }).click();
    await expect(dialogOf(page).getByRole('button', { name: texts.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('\n    orderService.place(cart);');
    await fieldOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/components/button#disable-on-click');
    check();
  });

  test('a single word has no answer', async ({ page }) => {
    await open(page);
    await page.keyboard.type('button');
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Components › Button');
    await expect(page.locator('.search-answer')).toHaveCount(0);
  });

  test('the query can be cleared by keyboard and replaced', async ({ page }) => {
    await open(page, reading, '/');
    await page.keyboard.type('ta');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await expect(fieldOf(page)).toHaveValue('');
    await expect(optionsOf(page)).toHaveCount(0);
    await expect(dialogOf(page).getByRole('status')).toHaveText('');
    await page.keyboard.type('b');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(fieldOf(page)).toHaveValue('');
  });

  test('results are grouped by page, marked, counted for screen readers, and link to all results', async ({ page }) => {
    await open(page);
    await page.keyboard.type('button');
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Components › Button');
    await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText('Button');
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ pages found$/);
    const all = dialogOf(page).getByRole('link', { name: /^See all [\d,]+ pages$/ });
    await all.click();
    await expect(page).toHaveURL('/search?q=button');
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: texts.input })).toHaveValue('button');
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText('Button');
  });

  test('the empty dialog offers pages to start from', async ({ page }) => {
    await open(page);
    const entry = dialogOf(page).getByRole('link', { name: messages.navbar.gettingStarted });
    await expect(entry).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('b');
    await expect(entry).toBeHidden();
    await page.keyboard.press('Backspace');
    await entry.click();
    await expect(page).toHaveURL('/docs/introduction/getting-started');
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
  });

  test('results say where they are from, and code looks like code', async ({ page }) => {
    await open(page);
    await page.keyboard.type('addClickListener');
    const types = page.locator('.DocSearch-Hit-source', { hasText: `${texts.javaApi} › com.webforj` });
    await expect(types.first()).toBeVisible();
    await fieldOf(page).fill('webforj 24.20');
    await expect(page.locator('.DocSearch-Hit-source', { hasText: `${texts.blog} › webforJ 24.20` })).toBeVisible();
    await fieldOf(page).fill('instantiate the table and add columns');
    const code = page.locator('.DocSearch-Hit-path[data-code]').first();
    await expect(code).toHaveCSS('font-family', /Mono/);
  });

  test('a late response to an earlier query is ignored', async ({ page }) => {
    // The Java API is asked from the third letter on.
    const release = await holdBack(page, '**/search-index/java.bin');
    await open(page);
    await page.keyboard.type('button');
    await fieldOf(page).fill('bu');
    const all = dialogOf(page).locator('a[href="/search?q=bu"]');
    await expect(all).toBeVisible();
    const count = await dialogOf(page).getByRole('status').textContent();
    release();
    await page.waitForLoadState('networkidle');
    await expect(all).toBeVisible();
    await expect(dialogOf(page).getByRole('status')).toHaveText(count ?? '');
    await fieldOf(page).fill('button');
    await expect(dialogOf(page).locator('a[href="/search?q=button"]')).toBeVisible();
  });

  test('selected results are stored, and can be favorites or removed', async ({ page }) => {
    await open(page);
    await page.keyboard.type('glossary');
    await expect(optionsOf(page).first()).toContainText('Glossary');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/glossary/);
    await untilInteractive(page);
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page)).toContainText(texts.recent);
    await dialogOf(page).getByRole('button', { name: texts.saveRecent }).click();
    await expect(dialogOf(page)).toContainText(texts.favorite);
    expect(await violations(page)).toEqual([]);
    await expect(dialogOf(page).locator('.DocSearch-Hit').getByRole('link', { name: 'Glossary' })).toBeVisible();
    await dialogOf(page).getByRole('button', { name: texts.removeFavorite }).click();
    await expect(dialogOf(page).locator('.DocSearch-Hit')).toHaveCount(0);
  });

  test('composed letters are searched for, and keys of the input method select nothing', async ({ page }) => {
    await open(page, '/zh/docs/introduction/overview');
    const field = page.locator('.DocSearch-Input');
    const session = await page.context().newCDPSession(page);
    /** A key as the browser reports it while an input method takes it. */
    const processed = (key: string, code: string) =>
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, windowsVirtualKeyCode: 229 });
    await session.send('Input.imeSetComposition', { text: 'lu', selectionStart: 2, selectionEnd: 2 });
    await expect(field).toHaveValue('lu');
    await expect(optionsOf(page).first()).toBeVisible();
    const address = page.url();
    // The reader goes through the suggestions of the input method and takes one; it says so of every key.
    for (const [key, code] of [
      ['ArrowDown', 'ArrowDown'],
      ['ArrowUp', 'ArrowUp'],
      ['Enter', 'Enter'],
      ['Escape', 'Escape'],
      ['Process', 'KeyK'],
    ] as const) {
      await processed(key, code);
      await expect(field).toBeFocused();
      await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    }
    expect(page.url()).toBe(address);
    await session.send('Input.insertText', { text: '路由' });
    await expect(field).toHaveValue('路由');
    await expect(optionsOf(page).first()).toContainText('路由');
    expect(page.url()).toBe(address);
    // Afterwards the keys are the dialog's again.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(address);
  });

  test('shortcuts are ignored while an input method composes', async ({ page }) => {
    await page.goto(reading);
    await untilInteractive(page);
    await buttonOf(page).focus();
    const wasTaken = await page.evaluate(() =>
      [{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }, { key: 'a' }, { key: 'Process', keyCode: 229 }].map(
        (key) =>
          !(document.activeElement as Element).dispatchEvent(
            new KeyboardEvent('keydown', { ...key, isComposing: true, bubbles: true, cancelable: true }),
          ),
      ),
    );
    expect(wasTaken).toEqual([false, false, false, false, false]);
    await page.keyboard.press('Control+k');
    // A key that was taken would stand in the field.
    await expect(fieldOf(page)).toHaveValue('');
  });

  test('the selected result is visible with forced colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    await page.keyboard.type('table');
    await expect(optionsOf(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    const outlined = () =>
      page
        .locator('.DocSearch-Hit a')
        .evaluateAll((links) => links.filter((link) => getComputedStyle(link).outlineStyle === 'solid').length);
    await expect.poll(outlined).toBe(1);
  });

  test('selected text becomes the query', async ({ page }) => {
    await page.goto('/docs/components/button');
    await untilInteractive(page);
    await page.getByRole('heading', { level: 1 }).selectText();
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toHaveValue('Button');
    await expect(optionsOf(page).first()).toBeVisible();
  });

  test('a typing error is fixed; nonsense gets suggestions', async ({ page }) => {
    await open(page);
    await page.keyboard.type('vaildation');
    await expect(dialogOf(page)).toContainText(texts.corrected.replace('{query}', 'validation'));
    await expect(optionsOf(page).first()).toContainText('Validation');
    await dialogOf(page).getByRole('button', { name: texts.clearQuery }).click();
    await expect(dialogOf(page)).not.toContainText(texts.corrected.replace('{query}', 'validation'));
    await fieldOf(page).fill('qqqqzzzz');
    await expect(dialogOf(page)).toContainText(texts.noResultsQuery.replace('{query}', 'qqqqzzzz'));
    await expect(dialogOf(page)).toContainText(texts.believe);
    await expect(dialogOf(page).getByRole('status')).toHaveText(texts.noResultsShort);
    expect(await violations(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'setEnabled' }).click();
    await expect(fieldOf(page)).toHaveValue('setEnabled');
    await expect(optionsOf(page).first()).toBeVisible();
  });

  test('a result on the current page scrolls to its anchor', async ({ page }) => {
    await open(page, '/docs/components/button');
    await page.keyboard.type('preventing double submits');
    await expect(optionsOf(page).first()).toContainText('Preventing double submits');
    await optionsOf(page).first().click();
    await expect(page).toHaveURL('/docs/components/button#disable-on-click');
    await expect(page.locator('#disable-on-click')).toBeInViewport();
  });

  test('without the index, it shows an error and recovers later', async ({ page }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page);
    await page.keyboard.type('button');
    await expectFailure(page);
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/search-index/**');
    await page.keyboard.type(' theme');
    await expect(optionsOf(page).first()).toBeVisible();
  });

  for (const [what, pattern] of [
    ['words', /\/search-index\/parts\/en\/t\w+\.bin$/],
    ['texts of pages', /\/search-index\/parts\/en\/p\w+\.bin$/],
  ] as const) {
    test(`without the files of ${what} it says so, and works again when they are back`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await open(page);
      await page.keyboard.type('button');
      await expectFailure(page);
      await expect(dialogOf(page).getByRole('status')).toHaveText(`${texts.errorTitle} ${texts.errorHelp}`);
      await page.unroute(pattern);
      await page.keyboard.type(' theme');
      await expect(optionsOf(page).first()).toBeVisible();
    });
  }

  test('requests no other host', async ({ page, baseURL }) => {
    const others: string[] = [];
    await page.route('**/*', (route) => {
      if (
        route
          .request()
          .url()
          .startsWith(baseURL ?? '')
      )
        return route.continue();
      others.push(route.request().url());
      return route.abort();
    });
    await open(page);
    await page.keyboard.type('Button.setEnabled');
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(page.getByRole('option', { name: /Button/ }).first()).toBeVisible();
    expect(others).toEqual([]);
  });

  test('is not loaded with the page', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(reading);
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /search-(?:index|setup)/.test(url))).toEqual([]);
    await buttonOf(page).hover();
    await expect.poll(() => asked.some((url) => url.endsWith('/search-index/en.bin'))).toBe(true);
  });
});

for (const width of [390, 1440]) {
  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing in the dialog and on the search page at ${width} px in ${mode} mode`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      for (const [prefix, query] of [
        ['', 'button'],
        ['/de', 'Validierung'],
        ['/zh', '路由'],
      ] as const) {
        await page.goto(prefix + reading);
        await untilInteractive(page);
        await buttonOf(page).click();
        const tune = prefix === '' ? undefined : exceptColors;
        expect(await violations(page, tune)).toEqual([]);
        await page.keyboard.type(query);
        await expect(optionsOf(page).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        expect(await violations(page, tune)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
          0,
        );
        for (const address of ['/search', `/search?q=${encodeURIComponent(query)}`, '/search?q=qqqqzzzz']) {
          await page.goto(prefix + address);
          if (address.includes('?q')) await expect(page.getByRole('main').getByRole('status')).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await violations(page, tune), address).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ).toBeLessThanOrEqual(0);
        }
      }
    });
  }
}
