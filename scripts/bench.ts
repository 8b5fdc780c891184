import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeCorpus, writeTranslatedCorpus } from '../lib/bench/corpus';
import { type DevelopmentTimes, measureDevelopment } from '../lib/bench/development';
import { type FirstUse, measureFirstUse } from '../lib/bench/first-use';
import { type ClickTimes, measureClicks } from '../lib/bench/in-browser';
import { type LighthouseResult, measureLighthouse, pageKinds } from '../lib/bench/lighthouse';
import { measureProcess, round, type Usage } from '../lib/bench/measure-process';
import { measureSearch, searchTable } from '../lib/bench/search';
import { served } from '../lib/bench/served';
import { checkBudgets } from '../lib/checks/budgets';
import { hostingFolder } from '../lib/export/host-files';
import type { PageWeight } from '../lib/export/page-weight';
import { defaultLocale, locales } from '../lib/shared/i18n/locales';
import { localizePath } from '../lib/shared/i18n/paths';
import { runScript } from './run';
import { ensureChromium } from './setup.mjs';

const target = 'out.bench';
const edited = 'en/docs/introduction/basics.mdx';
const resultFile = 'bench.json';

type Build = Usage & { pages: number; msPerPage: number };
/** `changedFiles`: number of files that differ from those of the previous build. */
type Rebuild = Build & { changedFiles: number };
type Corpus = {
  scale: number;
  cold?: Build;
  warm?: Rebuild;
  afterEdit?: Rebuild;
  development?: DevelopmentTimes;
  search?: Record<string, object>;
};
type Result = {
  node: string;
  corpora: Corpus[];
  weights?: Record<string, PageWeight>;
  clicks?: ClickTimes;
  firstUse?: Record<string, FirstUse>;
  lighthouse?: Record<string, LighthouseResult>;
};

const result: Result = { node: process.version, corpora: [] };

/**
 * See docs/PERFORMANCE.md. Prints tables and writes `bench.json` after each step, so that an interrupted run keeps its
 * results.
 */
runScript(async () => {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '1' },
      'no-build': { type: 'boolean' },
      'no-rebuild': { type: 'boolean' },
      'no-browser': { type: 'boolean' },
      lighthouse: { type: 'boolean' },
      translated: { type: 'boolean' },
    },
  });
  const browser = !values['no-browser'];
  const lighthouse = Boolean(values.lighthouse);
  const scales = values.scale.split(',').map(Number);
  if (scales.some((scale) => !Number.isInteger(scale) || scale < 1))
    throw new Error(`--scale=${values.scale}: expected numbers, as in 1,4,10`);
  if (browser || lighthouse) process.env.CHROMIUM_PATH = await ensureChromium();
  if (values['no-build']) return measureExport(process.env.OUT_DIR || 'out', { browser, lighthouse });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    for (const scale of scales) {
      const content = path.join(folder, 'content');
      const original = values.translated ? path.join(folder, 'translated') : 'content';
      if (values.translated) await writeTranslatedCorpus('content', original);
      await writeCorpus(original, content, scale);
      const corpus: Corpus = { scale };
      result.corpora.push(corpus);
      await measureBuilds(content, corpus, !values['no-rebuild']);
      await step(`${scale}×: search`, async () => {
        corpus.search = searchTable(await measureSearch(target));
        console.table(corpus.search);
      });
      if (scale === 1) await measureExport(target, { browser, lighthouse });
      if (browser)
        await step(`${scale}×: next dev`, async () => {
          corpus.development = await measureDevelopment(content, Number(process.env.PORT ?? 4390));
          console.table({ [`${scale}× dev`]: corpus.development });
        });
    }
  } finally {
    for (const made of [folder, target, hostingFolder(target)]) await rm(made, { recursive: true, force: true });
  }
});

/** Runs a part of the measurement, prints its duration, and saves the results so far. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n${name} …`);
  const start = performance.now();
  const found = await work();
  await writeFile(resultFile, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`${name}: ${round((performance.now() - start) / 1000)} s`);
  return found;
}

async function measureBuilds(content: string, corpus: Corpus, rebuilds: boolean): Promise<void> {
  const { scale } = corpus;
  const show = () => {
    const { cold, warm, afterEdit } = corpus;
    const rows = { [`${scale}× cold`]: cold, [`${scale}× warm`]: warm, [`${scale}× after an edit`]: afterEdit };
    console.table(Object.fromEntries(Object.entries(rows).filter(([, row]) => row)));
  };
  for (const cache of ['.next', '.cache']) await rm(cache, { recursive: true, force: true });
  await step(`${scale}×: cold build`, async () => {
    corpus.cold = await measureBuild(content);
    show();
  });
  if (!rebuilds) return;
  const rebuild = async (...options: string[]): Promise<Rebuild> => {
    const before = await hashExport();
    const build = await measureBuild(content, options);
    return { ...build, changedFiles: countChanged(before, await hashExport()) };
  };
  await step(`${scale}×: warm build`, async () => {
    corpus.warm = await rebuild('--full');
    show();
  });
  await step(`${scale}×: build after an edit`, async () => {
    const file = path.join(content, edited);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/\n*$/, '\n\nOne more sentence.\n'));
    corpus.afterEdit = await rebuild();
    show();
  });
}

async function measureBuild(content: string, options: string[] = []): Promise<Build> {
  const usage = await measureProcess(['--import', 'tsx', 'scripts/build.ts', ...options], { OUT_DIR: target, CONTENT_DIR: content });
  const pages = (await readdir(target, { recursive: true })).filter((file) => file.endsWith('.html')).length;
  return { ...usage, pages, msPerPage: round((usage.seconds * 1000) / pages) };
}

/** Hashes all files of the export except compressed copies. One at a time, because a large export does not fit into memory. */
async function hashExport(): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !/\.(?:br|gz)$/.test(file))
      hashes.set(
        file,
        createHash('sha1')
          .update(await readFile(file))
          .digest('base64'),
      );
  }
  return hashes;
}

/** Counts files that differ, including those that exist in only one build. */
function countChanged(before: Map<string, string>, after: Map<string, string>): number {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).length;
}

/** Measures an export: weights, navigation, first use, and Lighthouse. */
async function measureExport(exportDir: string, { browser, lighthouse }: { browser: boolean; lighthouse: boolean }): Promise<void> {
  await step('page weights', async () => {
    result.weights = Object.fromEntries((await checkBudgets(exportDir, { basePath: '' })).weights);
    console.table(
      Object.fromEntries(
        Object.entries(result.weights).map(([page, { html, css, scripts, fonts, runtime, payload }]) => [
          page,
          { html: html.gzip, css: css.gzip, scripts: scripts.gzip, fonts, runtime: runtime.gzip, payload: payload.gzip },
        ]),
      ),
    );
  });
  if (browser) {
    await step('click to heading', async () => {
      result.clicks = await served(exportDir, (url) => measureClicks(url));
      console.table({ 'click to heading, ms': result.clicks });
    });
    await step('first use on a slow line', async () => {
      result.firstUse = await served(exportDir, (url) => measureFirstUse(url));
      console.table(result.firstUse);
    });
  }
  if (!lighthouse) return;
  const pages: Record<string, LighthouseResult> = {};
  result.lighthouse = pages;
  await served(exportDir, async (url) => {
    for (const locale of locales) {
      for (const [kind, address] of Object.entries(pageKinds))
        await step(`Lighthouse: ${locale}, ${kind}`, async () => {
          const measured = await measureLighthouse(url + localizePath(address, locale), locale === defaultLocale ? 5 : 1);
          pages[`${locale} ${kind}`] = measured;
          console.log(JSON.stringify(measured));
        });
    }
  });
  console.table(pages);
}
