import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { glob } from 'tinyglobby';
import { runScript } from './run';

/** Every element in every state, one file for each group. */
const states = 'tests/fixtures/style-guide/previews';

/** The contact sheet, as a file to open in a browser. */
const sheetFile = '.cache/previews.html';

/**
 * `npm run previews`: writes a page with all previews of demos and all states of elements, light and dark, and reports defects
 * of the previews. With files as arguments, only those; a part of a path is enough. `--shot <png>` also takes a screenshot.
 */
runScript(async () => {
  const { checkPreviewFiles } = await import('../lib/checks/previews');
  const { contentRoot } = await import('../lib/content/root');
  const { formatProblems } = await import('../lib/problems/problem');
  const { contactSheet } = await import('../lib/previews/sheet');
  const args = process.argv.slice(2);
  const shotAt = args.indexOf('--shot');
  const [, shot] = shotAt < 0 ? [] : args.splice(shotAt, 2);
  const root = path.relative(process.cwd(), contentRoot);
  const all = await glob([`${root}/samples/**/*.preview.html`, `${states}/*.preview.html`]);
  const chosen = (args.length === 0 ? all : all.filter((file) => args.some((part) => file.includes(part)))).sort();
  if (chosen.length === 0) throw new Error(`There is no preview whose path contains ${args.join(' or ')}.`);
  const entries = await Promise.all(chosen.map(async (file) => ({ file, source: await readFile(file, 'utf8') })));

  const html = await contactSheet(entries, shot !== undefined);
  await mkdir(path.dirname(sheetFile), { recursive: true });
  await writeFile(sheetFile, html);
  const samples = chosen.filter((file) => !file.startsWith(states)).map((file) => path.relative(root, file));
  const problems = await checkPreviewFiles(root, samples);
  if (problems.length > 0) console.log(formatProblems(problems));
  console.log(`${entries.length} previews, ${problems.length} problems: ${sheetFile}`);
  if (shot !== undefined) await takeScreenshot(html, shot);
});

async function takeScreenshot(html: string, file: string): Promise<void> {
  const { ensureChromium } = await import('./setup.mjs');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1530, height: 600 } });
  await page.setContent(html);
  await page.screenshot({ path: file, fullPage: true });
  await browser.close();
  console.log(file);
}
