import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { sourceHash } from '../../lib/checks/translations/status';
import { messages, untilInteractive } from './helpers';

/** `next dev` over a copy of the content, so that the tests can edit it. It has two more versions of the docs. */
const port = Number(process.env.E2E_PORT ?? 4310) + 2;
let folder: string;
let server: ChildProcess;
let output = '';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'development-'));
  for (const name of ['content', 'messages']) cpSync(name, path.join(folder, name), { recursive: true });
  // The panel of problems would name translations of an older state, which the content may have. What stands for a
  // translation here has English words, which a list of terms would report.
  const chinese = path.join(folder, 'content/zh');
  rmSync(path.join(chinese, 'terms.yml'), { force: true });
  for (const page of ['basics', 'prerequisites']) makeCurrent(chinese, page);
  for (const version of ['24.00', '26.00']) {
    for (const page of ['introduction/overview', 'introduction/basics']) {
      const file = path.join(folder, `content/en/docs-${version}/${page}.mdx`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `---\ntitle: ${page} of ${version}\ndescription: A page of another version.\n---\n\nText of ${version}.\n`);
    }
  }
  const hidden = path.join(folder, 'content/en/docs-24.00/introduction/hidden.mdx');
  writeFileSync(hidden, '---\ntitle: Hidden\ndescription: Found by its address alone.\nunlisted: true\n---\n\nText.\n');
  server = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(port)], {
    detached: true,
    env: {
      ...process.env,
      CONTENT_DIR: path.join(folder, 'content'),
      MESSAGES_DIR: path.join(folder, 'messages'),
      SITE_CONFIG: JSON.stringify({
        docs: {
          versions: [
            { name: 'current', label: '25.03', path: '', banner: 'none' },
            { name: '26.00', label: '26 beta', path: '26', banner: 'unreleased' },
            { name: '24.00', label: '24.00', path: '24.00', banner: 'unmaintained' },
          ],
        },
      }),
    },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  await expect(() => expect(output, 'the server of another `npm run dev` must not run').toContain('Ready')).toPass({ timeout: 90_000 });
});

test.afterAll(() => {
  if (server?.pid && server.exitCode === null) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a translation a current one: with the text of the English page, and its hash. */
function makeCurrent(localeFolder: string, page: string): void {
  const english = readFileSync(path.join(folder, `content/en/docs/introduction/${page}.mdx`));
  const [, , body = ''] = english.toString().split(/^---$/m, 3);
  const frontMatter = `---\ntitle: Translated\ndescription: A translation.\nsource_hash: '${sourceHash(english)}'\n---`;
  writeFileSync(path.join(localeFolder, `docs/introduction/${page}.mdx`), frontMatter + body);
}

/** Rewrites a file of the copy; returns what puts it back. */
function edit(file: string, change: (text: string) => string): () => void {
  const full = path.join(folder, file);
  const before = readFileSync(full, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(full, after);
  return () => writeFileSync(full, before);
}

/** Waits until the page has loaded what it needs; its connections for changes stay open, so the network may never be idle. */
async function settled(page: Page): Promise<void> {
  await untilInteractive(page);
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
}

const pageFile = 'content/en/docs/introduction/basics.mdx';
const overlay = (page: Page) => page.locator('nextjs-portal');

test('a saved page is updated in place', async ({ page }) => {
  await page.goto(`http://localhost:${port}/docs/introduction/basics`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const restore = edit(pageFile, (text) => text.replace(/^## (.+?) \{/m, '## Edited heading {'));
  await expect(page.getByRole('heading', { name: 'Edited heading' })).toBeAttached();
  restore();
  await expect(page.getByRole('heading', { name: 'Edited heading' })).toHaveCount(0);
  expect(await page.evaluate(() => ({ top: scrollY, same: 'sameDocument' in window }))).toEqual({ top: 600, same: true });
});

test('saved categories and messages are updated in place', async ({ page }) => {
  await page.goto(`http://localhost:${port}/docs/introduction/basics`);
  await settled(page);
  const category = edit('content/en/docs/introduction/_category_.json', (text) => text.replace('"Introduction"', '"Edited category"'));
  await expect(page.getByText('Edited category').first()).toBeAttached();
  category();
  const message = edit('messages/en.json', (text) => text.replace('"On this page"', '"Edited message"'));
  await expect(page.getByText('Edited message').first()).toBeAttached();
  message();
  await expect(page.getByText('Edited message')).toHaveCount(0);
});

test('a broken page shows file and line, and recovers after a fix', async ({ page }) => {
  await page.goto(`http://localhost:${port}/docs/introduction/basics`);
  await settled(page);
  const lines = readFileSync(path.join(folder, pageFile), 'utf8').split('\n').length;
  const mend = edit(pageFile, (text) => `${text}\n<Unclosed>\n`);
  await expect(overlay(page)).toContainText(`basics.mdx:${lines + 1}`);
  await expect(overlay(page)).toContainText('Unclosed');
  mend();
  await expect(overlay(page)).not.toContainText('Unclosed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Basics');
});

test('a page that is broken when opened recovers after a fix', async ({ page }) => {
  const mend = edit(pageFile, (text) => `${text}\n<Unclosed>\n`);
  await expect(async () => {
    await page.goto(`http://localhost:${port}/docs/introduction/basics`);
    await expect(page.locator('#content')).toContainText('basics.mdx', { timeout: 3000 });
  }).toPass();
  mend();
  await expect(page.locator('#content h1')).toHaveText('App Basics');
});

test('problems of a page are shown in the page and the terminal until they are fixed', async ({ page }) => {
  await page.goto(`http://localhost:${port}/docs/introduction/basics`);
  await expect(page.locator('#content h1')).toHaveText('App Basics');
  await settled(page);
  const panel = page.locator('site-problems');
  const lines = readFileSync(path.join(folder, pageFile), 'utf8').split('\n').length;
  const mend = edit(pageFile, (text) => `${text}\nSee [nothing](./nothing.mdx) and \`Button.setTxt()\`.\n`);
  await panel.getByText(/problems on this page/).click();
  const link = `content/en/docs/introduction/basics.mdx:${lines + 1}:5: the link "./nothing.mdx" leads to no file`;
  await expect(panel.getByText(link)).toBeVisible();
  await expect(panel.getByText('Button has no method "setTxt"')).toBeVisible();
  await expect(panel.getByText('zh/docs/introduction/basics.mdx: warning: translates an older state')).toBeVisible();
  await expect(page.locator('#content')).toContainText('See nothing and');
  await expect(panel.getByRole('link', { name: 'Health of all pages' })).toHaveAttribute('href', '/health');
  expect(output).toContain(link);
  // Another page, to which the reader goes without a page load, has none of these.
  await page.locator('nav a[href="/docs/introduction/prerequisites"]').first().click();
  await expect(page).toHaveURL(/prerequisites$/);
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(panel.getByText(/problems on this page/)).toBeVisible();
  mend();
  await expect(panel).toHaveCount(0);
});

test('drafts are shown and marked in development', async ({ page }) => {
  await page.goto(`http://localhost:${port}/docs/introduction/tutorial/integrating-into-applayout`);
  await expect(page.locator('#content h1')).toBeVisible();
  await expect(page.locator('[data-notice="draft"]')).toHaveText(messages.docs.draft);
});

test.describe('with versions of the docs', () => {
  const site = `http://localhost:${port}`;
  const key = 'docs-preferred-version-default';
  const preferred = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
  const menu = (page: Page) => page.locator('#navbar nav').getByRole('button', { name: messages.navbar.version });
  const entries = (page: Page) => page.locator('#navbar nav :popover-open').getByRole('link');

  test('the menu keeps the page if the version has it, and stores the choice', async ({ page }) => {
    await page.goto(`${site}/docs/introduction/basics`);
    await untilInteractive(page);
    expect(await preferred(page)).toBeNull();
    await menu(page).click();
    await expect(entries(page)).toHaveText(['25.03', '26 beta', '24.00']);
    await expect(entries(page).first()).toHaveAttribute('aria-current', 'true');
    await entries(page).last().click();
    await expect(page).toHaveURL(`${site}/docs/24.00/introduction/basics`);
    await expect(page.locator('#content h1')).toHaveText('introduction/basics of 24.00');
    expect(await preferred(page)).toBe('24.00');
    await page.goto(`${site}/docs/components/button`);
    await untilInteractive(page);
    await menu(page).click();
    // That version has no such page, so its first one.
    await expect(entries(page).last()).toHaveAttribute('href', '/docs/24.00/introduction/basics');
    await expect(entries(page).first()).toHaveAttribute('aria-current', 'true');
    // Where no version is shown, the one that was chosen is marked.
    await page.goto(`${site}/live_demo`);
    await untilInteractive(page);
    await menu(page).click();
    await expect(entries(page).last()).toHaveAttribute('aria-current', 'true');
    await expect(entries(page).first()).not.toHaveAttribute('aria-current');
  });

  test('the choice of a removed version is deleted', async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem(name, '19.00'), key);
    await page.goto(`${site}/live_demo`);
    await untilInteractive(page);
    expect(await preferred(page)).toBeNull();
  });

  test('the drawer lists the versions', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site}/docs/24.00/introduction/basics`);
    await untilInteractive(page);
    await page.getByRole('button', { name: messages.navbar.openMenu }).click();
    await page.locator('#menu-docs').getByRole('button', { name: messages.navbar.mainMenu }).click();
    const drawer = page.locator('#menu-main');
    await drawer.getByText(messages.navbar.version).click();
    await expect(drawer.getByRole('link', { name: '24.00' })).toHaveAttribute('aria-current', 'true');
    await drawer.getByRole('link', { name: '25.03', exact: true }).click();
    await expect(page).toHaveURL(`${site}/docs/introduction/basics`);
    await expect(drawer).toBeHidden();
  });

  test('pages of unreleased and old versions have a notice with a link to the latest', async ({ page }) => {
    for (const [path, kind, label] of [
      ['26', 'unreleased', '26 beta'],
      ['24.00', 'unmaintained', '24.00'],
    ] as const) {
      await page.goto(`${site}/docs/${path}/introduction/basics`);
      const notice = page.locator(`[data-notice="${kind}"]`);
      await expect(notice).toContainText(messages.docs[kind].replace('{version}', label));
      await expect(notice.getByRole('link')).toHaveAttribute('href', '/docs/introduction/basics');
    }
    await page.goto(`${site}/docs/introduction/basics`);
    await expect(page.locator('#content h1')).toHaveText('App Basics');
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  });

  test('an unlisted page has a notice and is not in the sidebar', async ({ page }) => {
    await page.goto(`${site}/docs/24.00/introduction/hidden`);
    await expect(page.locator('[data-notice="unlisted"]')).toHaveText(messages.docs.unlisted);
    await expect(page.locator('#menu-docs a:visible', { hasText: 'Hidden' })).toHaveCount(0);
  });
});

test('the page of health lists what is outdated, and opens the editor', async ({ page }) => {
  // Every English text is compiled with the first request.
  test.slow();
  const restore = edit(pageFile, (text) => `${text}\nOne more sentence.\n`);
  await page.goto(`http://localhost:${port}/de/health`);
  const row = page.getByRole('row').filter({ hasText: 'docs/introduction/basics.mdx' });
  const editor = row.getByRole('link', { name: /basics\.mdx:\d+$/ });
  await expect(editor).toHaveAttribute('href', /^\/__nextjs_launch-editor\?file=%2F.+%2Fde%2Fdocs%2Fintroduction%2Fbasics\.mdx&line1=\d+/);
  await page.getByRole('link', { name: 'introduction', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/health\?section=introduction$/);
  await expect(row).toBeVisible();
  await page.goto(`http://localhost:${port}/health`);
  await expect(page.getByRole('heading', { name: /^Rarely linked \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Outdated/ })).toHaveCount(0);
  restore();
});

test('search finds saved text without a build', async ({ page }) => {
  // The index of all texts is made with the first query.
  test.slow();
  const restore = edit(pageFile, (text) => text.replace(/^## (.+?) \{/m, '## Peculiar zebra crossing {'));
  await page.goto(`http://localhost:${port}/docs/introduction/prerequisites`);
  await page.locator('html[data-runtime="ready"]').waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await page.keyboard.type('zebra crossing');
  await expect(page.getByRole('option').first()).toContainText('Peculiar zebra crossing', { timeout: 60_000 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/introduction\/basics#/);
  restore();
});
