import { expect, test } from '@playwright/test';
import { holdBack, untilInteractive } from './helpers';
import { buttonOf, dialogOf, fieldOf, open, optionsOf, reading, texts } from './search-dialog';

test.describe('opening and closing the dialog', () => {
  test('Escape closes it and returns the focus to the button', async ({ page }) => {
    await page.goto(reading);
    await untilInteractive(page);
    await buttonOf(page).click();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('table');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
    await expect(buttonOf(page)).toBeFocused();
  });

  test('Tab stays in it', async ({ page }) => {
    await open(page);
    await page.keyboard.type('table');
    await expect(optionsOf(page).first()).toBeVisible();
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab');
      // Not the page behind it. After the last element, browsers go to their own controls.
      expect(await page.evaluate(() => document.activeElement?.closest('body > :not(.DocSearch-Container)')?.outerHTML)).toBeUndefined();
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('Escape after a shortcut leaves the focus where it was', async ({ page }) => {
    await page.goto(reading);
    await untilInteractive(page);
    const link = page.locator('.prose a[href]').last();
    await link.focus();
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('shortcuts open it, but not while typing', async ({ page }) => {
    await page.goto(reading);
    await untilInteractive(page);
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.id = 'other';
      const editable = document.createElement('div');
      editable.id = 'editable';
      editable.contentEditable = 'true';
      document.querySelector('main')?.prepend(field, document.createElement('textarea'), document.createElement('select'), editable);
    });
    for (const field of ['#other', 'main textarea', 'main select', '#editable']) {
      await page.locator(field).first().focus();
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
    }
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
    await page.locator('#editable').blur();
    await page.keyboard.press('Meta+k');
    await expect(fieldOf(page)).toBeFocused();
    // What the keys before had opened would have come first.
    await expect(page.locator('.DocSearch-Container')).toHaveCount(1);
  });

  test('a letter typed on the button starts the query, and later input is kept', async ({ page }) => {
    const release = await holdBack(page, '**/search-setup/*.json');
    await page.goto(reading);
    await untilInteractive(page);
    await buttonOf(page).focus();
    await page.keyboard.type('tab');
    release();
    await expect(fieldOf(page)).toHaveValue('tab');
    await page.keyboard.type('le');
    await expect(fieldOf(page)).toHaveValue('table');
    await expect(optionsOf(page).first()).toContainText('Table');
  });

  test('input while the dialog loads is kept in order', async ({ page }) => {
    const release = await holdBack(page, '**/search-setup/*.json');
    // Once the dialog is there, nothing may come before the focus of its field, or a key pressed then is lost.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const field = document.querySelector('.DocSearch-Input');
        if (field) document.documentElement.dataset.focused ??= String(document.activeElement === field);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(reading);
    await untilInteractive(page);
    await page.keyboard.press('/');
    const query = '@Route("a.b") #setEnabled ';
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(query);
    release();
    // Keys come at any moment of the opening.
    await page.keyboard.type(query.repeat(4), { delay: 5 });
    await expect(fieldOf(page)).toHaveValue(query.repeat(5));
    await expect(page.locator('html')).toHaveAttribute('data-focused', 'true');
    await expect(fieldOf(page)).toBeFocused();
  });

  test('Escape cancels opening while the dialog loads', async ({ page }) => {
    const release = await holdBack(page, '**/search-setup/*.json');
    await page.goto(reading);
    await untilInteractive(page);
    await buttonOf(page).click();
    await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
    // The index is what is loaded after the setup.
    const loaded = page.waitForResponse('**/search-index/en.bin');
    release();
    await loaded;
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toHaveValue('');
  });

  for (const [how, first, rest] of [
    ['the shortcut', '/', 'table'],
    ['a letter on the button', 't', 'able'],
  ] as const) {
    test(`what is typed before any script has come, beginning with ${how}, is searched for`, async ({ page }) => {
      const release = await holdBack(page, '**/_next/static/chunks/*.js');
      await page.goto(reading, { waitUntil: 'domcontentloaded' });
      if (first !== '/') await buttonOf(page).focus();
      await page.keyboard.press(first);
      await page.keyboard.type(rest);
      release();
      await expect(fieldOf(page)).toHaveValue('table');
      await expect(fieldOf(page)).toBeFocused();
    });
  }

  test('without the dialog, the search page opens with the query', async ({ page }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/search-setup/*.json', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(reading);
    await untilInteractive(page);
    await page.keyboard.press('/');
    await page.keyboard.type('a b');
    fail();
    await expect(page).toHaveURL('/search?q=a%20b');
  });

  test('the single-key shortcut can be turned off', async ({ page }) => {
    await open(page);
    await page.getByRole('checkbox', { name: texts.singleKey }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await untilInteractive(page);
    await page.keyboard.press('/');
    await page.waitForTimeout(300);
    await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('checkbox', { name: texts.singleKey }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialogOf(page)).toBeVisible();
  });
});
