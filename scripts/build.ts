import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkExport, requiredFiles } from '../lib/checks/export';
import { applySeverity } from '../lib/checks/severity';
import { checkSources, readSources, type Sources } from '../lib/checks/site';
import { cardsOf, writeCards } from '../lib/export/cards';
import { takeFeeds, writeFeeds } from '../lib/export/feeds';
import { type Fingerprints, fingerprintsOf, inputState } from '../lib/export/fingerprints';
import { finishPages } from '../lib/export/finish-pages';
import { hostingFolder, writeHostFiles } from '../lib/export/host-files';
import { LastExport, writeRecord } from '../lib/export/last-export';
import { writeCollections } from '../lib/export/llms';
import { writeManifest } from '../lib/export/manifest';
import { writePageLists } from '../lib/export/page-lists';
import { type Compressed, precompress } from '../lib/export/precompress';
import { publish } from '../lib/export/publish';
import { writeRedirects } from '../lib/export/redirects';
import { writeServiceWorker } from '../lib/export/service-worker';
import { writeSetupCheck } from '../lib/export/setup-check';
import { writeSitemap } from '../lib/export/sitemap';
import { makeTwins, writeTwins } from '../lib/export/twins';
import { dropUnused } from '../lib/next/drop-unused';
import { promoteDefaultLocale } from '../lib/next/promote-default-locale';
import { formatProblems, throwOnErrors } from '../lib/problems/problem';
import { keptPagesVariable } from '../lib/routes/static-params';
import { isBlogRoute } from '../lib/routes/table';
import { writeSearchIndexes } from '../lib/search/write-index';
import { locales } from '../lib/shared/i18n/locales';
import { twinPath } from '../lib/shared/i18n/paths';
import { keepsIndex } from '../lib/shared/offline';
import type { Site } from '../lib/site/schema';
import { buildId } from './build-id.mjs';
import { runScript } from './run';

/** Folder that `next build` exports to (see next.config.mjs), and folder of the finished site. */
const staging = '.export';
const target = path.relative('', path.resolve(process.env.OUT_DIR || 'out'));
const contentRoot = process.env.CONTENT_DIR || 'content';

runScript(async () => {
  const start = performance.now();
  const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  // Import here, so that an invalid configuration is reported like other problems.
  const { site } = await import('../lib/site');

  const isFull = Boolean(parseArgs({ options: { full: { type: 'boolean' } } }).values.full);
  const [code, inputs] = await Promise.all([codeOf(site), inputState(contentRoot)]);
  const lastExport = await LastExport.open(target, isFull ? '' : code);
  const plan = lastExport.isEmpty ? undefined : await planReuse(site, lastExport);
  const last = plan?.last ?? lastExport;
  const { kept } = last;
  if (kept.size > 0) console.log(`${kept.size} pages are kept from the last export (${seconds(start)}); --full rebuilds them.`);

  // Delete images that no page shows anymore, or they would be published.
  for (const folder of [staging, hostingFolder(staging), 'public/content-assets']) await rm(folder, { recursive: true, force: true });
  const nextStart = performance.now();
  // Bundling does not depend on the result of the check.
  const next = nextBuild(site, await writeKept(kept));
  const { content, model, warnings } = await checkContent(site, plan?.sources).catch(async (error) => {
    await next.stop();
    throw error;
  });
  console.log(`Content is fine (${seconds(nextStart)}).`);
  const fingerprints = plan?.fingerprints ?? (await fingerprintsOf(content, model, contentRoot, site));
  await next.done;
  console.log(`Pages are rendered (${seconds(nextStart)}).`);

  const exportStart = performance.now();
  await dropUnused(staging);
  await promoteDefaultLocale(staging);
  const finishing = finishPages(staging, {
    basePath: site.basePath,
    styles: last.styles,
    last: { folder: target, code: isFull ? '' : code },
  });
  // Errors are reported at `await`.
  finishing.catch(() => {});
  // Meanwhile, run steps that neither read nor write pages.
  const twins = await makeTwins(model, site, async ({ url }) =>
    kept.has(url) ? readFile(path.join(target, twinPath(url)), 'utf8') : undefined,
  );
  await writeTwins(staging, twins);
  await writeCollections(staging, twins, site);
  console.log(`${twins.length} Markdown twins and their collections are written (${seconds(exportStart)}).`);
  const feeds = plan?.keepsBlog ? takeFeeds(staging, last) : await writeFeeds(staging, model, site);
  const cardStart = performance.now();
  const { cards, drawn } =
    kept.size > 0 ? { cards: last.takeFiles(staging, /^cards\//), drawn: 0 } : await writeCards(staging, await cardsOf(model));
  console.log(`${cards} cards for social networks, ${drawn} of them newly drawn (${seconds(cardStart)}).`);
  await writePageLists(staging, model.routes);
  await writeSetupCheck(staging, site);
  await writeSitemap(staging, model.routes, site);
  await writeManifest(staging, site);

  const finished = await finishing;
  last.takePages(staging);
  console.log(`Pages are finished (${seconds(exportStart)}).`);
  const redirects = await writeRedirects(staging, model, site);
  await writeServiceWorker(staging, site);
  const searchStart = performance.now();
  const searched = await writeSearchIndexes({ exportDir: staging, contentRoot, routes: model.routes, isWhole: keepsIndex(site) });
  const share = (performance.now() - searchStart) / (performance.now() - start);
  console.log(
    `Search finds ${searched} pages and Java types (${seconds(searchStart)}, ${(share * 100).toFixed(0)} % of the build so far).`,
  );
  await writeHostFiles(staging, site, model);
  // In separate threads, parallel to the check.
  const compressing = precompress(staging, last);
  compressing.catch(() => {});
  for (const file of requiredFiles()) await stat(path.join(staging, file));
  const exportProblems = applySeverity(await checkExport(staging, site, last), site.checks);
  if (exportProblems.length > 0) console.warn(formatProblems(exportProblems.filter(({ severity }) => severity === 'warning')));
  throwOnErrors(exportProblems);
  const others = await compressing;
  const sum = (key: keyof Compressed) => finished.total[key] + others[key];
  console.log(`${sum('files')} files of ${megabytes(sum('bytes'))} compressed to ${megabytes(sum('brotliBytes'))}.`);
  console.log(`Export is checked (${seconds(exportStart)}).`);
  await publish(staging, target);
  // If files were saved during the build, pages may be inconsistent. Without a record, the next build renders all
  // pages.
  if ((await inputState(contentRoot)) === inputs)
    await writeRecord(target, { code, fingerprints, styles: finished.styles, isFaultless: exportProblems.length === 0 });
  await publish(hostingFolder(staging), hostingFolder(target));
  console.log(`The site is in ${target}/, configurations of servers in ${hostingFolder(target)}/.\n`);

  for (const locale of locales) {
    const routes = model.routes.filter((route) => route.locale === locale);
    const fallbacks = routes.filter((route) => route.textLocale !== locale).length;
    console.log(`  ${locale}  ${String(routes.length).padStart(5)} pages${fallbacks > 0 ? `, ${fallbacks} of them in English` : ''}`);
  }
  console.log(
    `\n${model.routes.length} pages and ${redirects} redirects, ${feeds} feeds in ${seconds(start)}, ${warnings.length} warnings.`,
  );
});

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Hash of all inputs of an export except the content. */
async function codeOf(site: Site): Promise<string> {
  const { TEST_PAGES = '' } = process.env;
  const files = [import.meta.filename, 'package.json', 'tsconfig.json'].map((file) => readFile(file, 'utf8'));
  return buildId('.', { site, contentRoot, TEST_PAGES, node: process.version, files: await Promise.all(files) });
}

/** `last` has the pages that can be reused. `keepsBlog`: whether all pages of the blog can be. */
type Reuse = { last: LastExport; sources: Sources; fingerprints: Fingerprints; keepsBlog: boolean };

/** Finds the pages that can be reused. Without this, a build after an edit would take as long as the first one. */
async function planReuse(site: Site, lastExport: LastExport): Promise<Reuse> {
  const sources = readSources(contentRoot, site);
  const { content, model } = sources;
  const fingerprints = await fingerprintsOf(content, model, contentRoot, site);
  const last = lastExport.keep(fingerprints, model);
  const keepsBlog = model.routes.filter(isBlogRoute).every(({ url }) => last.kept.has(url));
  return { last, sources, fingerprints, keepsBlog };
}

/** Writes the list of reused pages for Next.js. @returns path of the file */
async function writeKept(kept: ReadonlySet<string>): Promise<string> {
  const file = path.resolve('.cache/kept-pages.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify([...kept]));
  return file;
}

/** Checks the sources and prints what to fix. */
async function checkContent(site: Site, sources?: Sources) {
  const { content, model, problems } = await checkSources(contentRoot, site, { onProgress: progress('Checking content'), sources });
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (warnings.length > 0) console.warn(formatProblems(warnings));
  throwOnErrors(problems);
  return { content, model, warnings };
}

type NextBuild = {
  /** Rejects if the build fails. */
  done: Promise<void>;
  /** Stops the build. */
  stop: () => Promise<void>;
};

function nextBuild({ basePath, analytics, navbar, docs, search, offline }: Site, keptFile: string): NextBuild {
  const next = path.resolve('node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Stops Next.js from reading `.env` files, which the rest of the build ignores.
      __NEXT_PROCESSED_ENV: 'true',
      BASE_PATH: basePath,
      [keptPagesVariable]: keptFile,
      GTAG_ID: analytics.gtagId ?? '',
      TAG_MANAGER_ID: analytics.tagManagerId ?? '',
      NAVBAR_HIDES: navbar.hideOnScroll ? 'on' : '',
      OFFLINE: offline ? 'on' : 'off',
      DOCS_VERSIONS: docs.versions.length > 1 ? 'on' : '',
      // Test builds include it too. Their tests configure it.
      ASSISTANT: search?.askAi || process.env.TEST_PAGES === '1' ? 'on' : '',
    },
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const line of text.split('\n'))
        if (/Creating|Compiled|Collecting|Generating|Generated|Finalizing/.test(line)) console.log(`  ${line.trim()}`);
    });
  const done = closed.then((code) => {
    if (code !== 0) throw new Error(`next build failed:\n${output}`);
  });
  // Errors are reported at `await`: the check may find the cause first.
  done.catch(() => {});
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { done, stop };
}

/** Shows the progress of a step: in place on a terminal, or every tenth in a log. */
function progress(label: string): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (process.stdout.isTTY) process.stdout.write(`\r${label} ${done}/${total}${done === total ? '\n' : ''}`);
    else if (tenth > shown) console.log(`${label} ${done}/${total}`);
    shown = tenth;
  };
}
