import { expect, type Page } from '@playwright/test';
import type { AlgoliaSetup, SearchSetup } from '../../lib/shared/search/setup';
import { messages, untilInteractive } from './helpers';

/** Texts of search in English. */
export const texts = messages.search;

/** A page to search from. */
export const reading = '/docs/introduction/overview';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: texts.dialog });
export const fieldOf = (page: Page) => page.getByRole('combobox', { name: texts.inputLabel });
export const buttonOf = (page: Page) => page.locator('header button[aria-haspopup="dialog"]');
export const optionsOf = (page: Page) => page.getByRole('option');

/** Opens the dialog on a page. */
export async function open(page: Page, path = reading, key = 'Control+k'): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
  await page.keyboard.press(key);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
}

/** The dialog says to all readers that there was no answer, and not that nothing was found. */
export async function expectFailure(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByText(texts.errorTitle, { exact: true })).toBeVisible();
  await expect(dialog.getByText(texts.errorHelp, { exact: true })).toBeVisible();
  await expect(dialog.getByText(texts.noResultsShort)).toBeHidden();
}

/** Hosted search is configured, as a deployment that has it differs from one that has not in this file alone. */
export async function configureHosted(
  page: Page,
  { algolia, ...extra }: { algolia?: Partial<AlgoliaSetup>; askAi?: SearchSetup['askAi'] } = {},
): Promise<void> {
  await page.route('**/search-setup/en.json', async (route) => {
    const setup = await (await route.fetch()).json();
    const hosted: AlgoliaSetup = {
      ...{ appId: 'TESTAPP', apiKey: 'test-key', indexName: 'webforj' },
      ...{ contextualSearch: true, ownPaths: ['/docs', '/blog'] },
      ...algolia,
    };
    await route.fulfill({ json: { ...setup, algolia: hosted, ...extra } });
  });
}
