import { expect, test } from '@playwright/test';
import { open, optionsOf } from './search-dialog';

test.describe('a reader finds in the dialog, among the first five pages,', () => {
  for (const [query, path] of [
    ['disable button', '/docs/components/button'],
    ['create project', '/docs/introduction/tutorial/project-setup'],
    ['install java', '/docs/introduction/prerequisites'],
    ['bind form to bean', '/docs/data-binding/overview'],
    ['spring boot', '/docs/integrations/spring/overview'],
    ['@Route', '/docs/routing/overview'],
    ['playwright', '/docs/testing/e2e/overview'],
    ['table sorting', '/docs/components/table/overview'],
    ['dark mode', '/docs/styling/overview'],
    ['live reload', '/docs/configuration/deploy-reload/overview'],
  ] as const) {
    test(`${path} by "${query}"`, async ({ page }) => {
      await open(page);
      await page.keyboard.type(query);
      const firstPages = async () => {
        const links = await optionsOf(page).evaluateAll((options) =>
          options.map((option) => option.getAttribute('href')?.replace(/#.*/, '')),
        );
        return [...new Set(links)].slice(0, 5);
      };
      await expect.poll(firstPages).toContain(path);
    });
  }
});

test('keystrokes load few files, none twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) asked.push(new URL(request.url()).pathname);
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  const atFirst = asked.length;
  await page.keyboard.type('button theme');
  await expect(optionsOf(page).first()).toContainText('Button');
  await page.waitForLoadState('networkidle');
  // The beginning of the index came with the dialog.
  expect(asked.slice(0, atFirst).filter((path) => path.endsWith('/en.bin'))).toHaveLength(1);
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
});
