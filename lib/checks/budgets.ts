import { stat } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { PageScale, type PageWeight } from '../export/page-weight';
import type { Problem } from '../problems/problem';

/** Limits in bytes over the network. 1 KB is 1,000 bytes. */
export const budgets = {
  /** HTML, CSS, and scripts of a docs page before the first user action, gzip. */
  beforeIntent: 40_000,
  /** The boot script, gzip. */
  boot: 2_000,
  /** CSS of any page, gzip. */
  css: 20_000,
  /** Fonts of a page in Latin script. */
  fonts: 40_000,
  /** HTML of the largest pages, brotli. */
  html: 40_000,
  /** Runtime scripts of a docs page minus those of an empty page, gzip. */
  runtime: 14_000,
} as const;

/** A typical docs page: samples, tables, and a long table of contents. */
export const samplePage = 'docs/components/button.html';

/** A page without content (`app/empty`). Only test builds have it. */
const emptyPage = 'empty.html';

/** Pages by kind. Pages that the export does not have are skipped. */
const kinds = [
  'index.html',
  samplePage,
  'docs/introduction/getting-started.html',
  'blog.html',
  'live_demo.html',
  'search.html',
  '404.html',
];

/** Result of {@link checkBudgets}. */
export type BudgetReport = { problems: Problem[]; weights: Map<string, PageWeight> };

/** Returns the gzip size of the empty page's scripts: what Next.js loads for any page. */
export async function runtimeFloor(exportDir: string, basePath: string): Promise<number> {
  return (await new PageScale(exportDir, basePath).weigh(emptyPage)).runtime.gzip;
}

/**
 * Compares the pages of an export with {@link budgets}.
 * @param floor see {@link runtimeFloor}; without it, the runtime is not checked
 */
export async function checkBudgets(exportDir: string, { basePath, floor }: { basePath: string; floor?: number }): Promise<BudgetReport> {
  const pages = await glob(['**/*.html'], { cwd: exportDir });
  const sizes = await Promise.all(pages.map(async (file) => ({ file, size: (await stat(path.join(exportDir, file))).size })));
  const largest = sizes.sort((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1)).slice(0, 3);
  const scale = new PageScale(exportDir, basePath);
  const weights = new Map<string, PageWeight>();
  for (const file of new Set([...kinds.filter((kind) => pages.includes(kind)), ...largest.map(({ file }) => file)]))
    weights.set(file, await scale.weigh(file));

  const problems: Problem[] = [];
  for (const [file, weight] of weights) {
    const hold = (name: string, bytes: number, limit: number) => {
      if (bytes > limit)
        problems.push({ severity: 'error', file: path.join(exportDir, file), message: `${name}: ${bytes} bytes, the budget is ${limit}` });
    };
    hold('boot script (gzip)', weight.inline.gzip, budgets.boot);
    hold('CSS (gzip)', weight.css.gzip, budgets.css);
    hold('fonts', weight.fonts, budgets.fonts);
    hold('HTML (brotli)', weight.html.brotli, budgets.html);
    if (weight.preloadedFonts !== 1)
      problems.push({
        severity: 'error',
        file: path.join(exportDir, file),
        message: `${weight.preloadedFonts} fonts are preloaded; it must be one`,
      });
    for (const address of weight.foreign)
      problems.push({ severity: 'error', file: path.join(exportDir, file), message: `the page asks another host for ${address}` });
    if (file !== samplePage) continue;
    hold('HTML, CSS and scripts before intent (gzip)', weight.html.gzip + weight.css.gzip + weight.scripts.gzip, budgets.beforeIntent);
    if (floor !== undefined)
      hold(`runtime beyond the ${floor} bytes of an empty page (gzip)`, weight.runtime.gzip - floor, budgets.runtime);
  }
  return { problems, weights };
}
