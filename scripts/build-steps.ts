import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bookListVariable, type ListedBook } from '../lib/book/list';
import { makeAllBooks, type WrittenBook, writeBooks } from '../lib/book/write';
import { checkExport, requiredFiles } from '../lib/checks/export';
import { applySeverity } from '../lib/checks/severity';
import { checkSources, readSources, type Sources } from '../lib/checks/site';
import { cardsOf, writeCards } from '../lib/export/cards';
import { makeDataFiles, writeDataFiles } from '../lib/export/data-files';
import { takeFeeds, writeFeeds } from '../lib/export/feeds';
import { type Fingerprints, fingerprintsOf, inputState } from '../lib/export/fingerprints';
import { type Finished, finishPages } from '../lib/export/finish-pages';
import { hostingFolder, writeHostFiles } from '../lib/export/host-files';
import { makeImages, writeImages } from '../lib/export/images';
import { LastExport, writeRecord } from '../lib/export/last-export';
import { writeCollections } from '../lib/export/llms';
import { writeManifest } from '../lib/export/manifest';
import { writePageLists } from '../lib/export/page-lists';
import { type Compressed, nothingCompressed, precompress } from '../lib/export/precompress';
import { publish } from '../lib/export/publish';
import { writeRedirects } from '../lib/export/redirects';
import { writeServiceWorker } from '../lib/export/service-worker';
import { writeSetupCheck } from '../lib/export/setup-check';
import { writeSitemap } from '../lib/export/sitemap';
import { type Step, stepsOver } from '../lib/export/steps';
import { makeTwins, openKeptMarkdown, type Twin, writeTwins } from '../lib/export/twins';
import { dropUnused } from '../lib/next/drop-unused';
import { nextBuild } from '../lib/next/next-build';
import { promoteDefaultLocale } from '../lib/next/promote-default-locale';
import { PlainPages } from '../lib/plain/pages';
import { formatProblems, throwOnErrors } from '../lib/problems/problem';
import { keptPagesVariable } from '../lib/routes/static-params';
import type { TwinRoute } from '../lib/routes/table';
import { isBlogRoute } from '../lib/routes/table';
import { indexFiles, makeSearchIndexes, type SearchIndexes, unchangedIndexes, writeSearchIndexes } from '../lib/search/write-index';
import { type Locale, locales } from '../lib/shared/i18n/locales';
import { twinPath } from '../lib/shared/i18n/paths';
import { keepsIndex } from '../lib/shared/offline';
import { javaIndex } from '../lib/shared/search/locations';
import type { Site } from '../lib/site/schema';
import { buildId } from './build-id.mjs';

/** Folder that `next build` exports to (see next.config.ts). */
const staging = '.export';
/** Page of test builds with every element. It isn't part of the content. */
const styleGuide = 'tests/fixtures/style-guide/page.mdx';
/** Pages that Next.js must not render. */
const keptList = path.resolve('.cache/kept-pages.json');
/** Books that pages link to. */
const bookList = path.resolve('.cache/books.json');

/** What steps read and write: values, and files, which are optional because they have no value. */
type Things = {
  site: Site;
  /** The paths of content and finished site, and whether all pages must be rendered. */
  options: { contentRoot: string; target: string; isFull: boolean };
  /** Hash of all inputs except the content, empty for a full build; and the state of the content. */
  code: string;
  inputs: string;
  /** What the last export has that is still right. `keepsBlog`: whether all pages of the blog are. */
  last: LastExport;
  reuse: { sources?: Sources; fingerprints?: Fingerprints; keepsBlog: boolean };
  /** None if the site has no books. */
  books: WrittenBook[];
  sources: Sources;
  warningCount: number;
  fingerprints: Fingerprints;
  images: Set<string>;
  /** Their contents by path in the export. */
  dataFiles: Map<string, string>;
  /** What pages say. Twins and search share it. */
  plain: PlainPages;
  /** The new indexes, and the languages that keep theirs. */
  search: SearchIndexes & { kept: Locale[] };
  twins: Twin[];
  finished: Finished;
  feedCount: number;
  redirectCount: number;
  others: Compressed;
  isFaultless: boolean;
  // Files, in the order in which they come into being.
  'empty folders'?: undefined;
  'list of books'?: undefined;
  'list of kept pages'?: undefined;
  'rendered files'?: undefined;
  'needed files'?: undefined;
  /** The folder with English at its root: from here on, other files can be added to it. */
  'export folder'?: undefined;
  'image files'?: undefined;
  'data files'?: undefined;
  'twin files'?: undefined;
  'feed files'?: undefined;
  'book files'?: undefined;
  'card files'?: undefined;
  'page lists'?: undefined;
  'setup check'?: undefined;
  sitemap?: undefined;
  manifest?: undefined;
  /** All pages, also those from the last export, as readers get them. */
  pages?: undefined;
  'redirect pages'?: undefined;
  'service worker'?: undefined;
  'search index'?: undefined;
  'host files'?: undefined;
};

/** All files of the export except compressed copies. */
const allFiles = [
  ...([
    'image files',
    'data files',
    'twin files',
    'feed files',
    'book files',
    'card files',
    'page lists',
    'setup check',
    'sitemap',
    'manifest',
  ] as const),
  ...(['pages', 'redirect pages', 'service worker', 'search index', 'host files'] as const),
];

const step = stepsOver<Things>();

/** The steps of a build. Their order follows from `reads` and `writes`; `npm run build -- --steps` prints it. */
export const buildSteps: Step[] = [
  step({
    name: 'read state of inputs',
    reads: ['site', 'options'],
    writes: ['code', 'inputs'],
    run: async ({ site, options }) => {
      const [code, inputs] = await Promise.all([codeOf(site, options.contentRoot), inputState(options.contentRoot)]);
      return { code, inputs };
    },
  }),
  step({
    name: 'empty folders',
    reads: [],
    writes: ['empty folders'],
    run: async () => {
      for (const folder of [staging, hostingFolder(staging)]) await rm(folder, { recursive: true, force: true });
    },
  }),
  // Pages show the sizes of books, so they come before all pages. A site without books doesn't wait.
  step({
    name: 'make books',
    reads: ['site', 'options'],
    writes: ['books', 'list of books'],
    run: async ({ site, options: { contentRoot } }, { report }) => {
      const books = site.books ? await makeAllBooks(readSources(contentRoot, site).model) : [];
      await mkdir(path.dirname(bookList), { recursive: true });
      await writeFile(bookList, JSON.stringify(books.map(({ content, ...book }): ListedBook => book)));
      if (books.length > 0) report(`${books.length} books, ${(books.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`);
      return { books };
    },
  }),
  // Without it, a build after an edit would take as long as the first one.
  step({
    name: 'find pages to keep',
    reads: ['site', 'options', 'code', 'books'],
    writes: ['last', 'reuse', 'list of kept pages'],
    run: async ({ site, options: { contentRoot, target, isFull }, code, books }, { report }) => {
      const { last, ...reuse } = await planReuse(await LastExport.open(target, isFull ? '' : code), contentRoot, site, books);
      await mkdir(path.dirname(keptList), { recursive: true });
      await writeFile(keptList, JSON.stringify([...last.kept]));
      if (last.kept.size > 0) report(`${last.kept.size} pages are kept from the last export; --full rebuilds them`);
      return { last, reuse };
    },
  }),
  // Bundling doesn't depend on the check, so both run at the same time. An error of the check stops it.
  step({
    name: 'render pages',
    reads: ['options', 'code', 'empty folders', 'list of books', 'list of kept pages'],
    writes: ['rendered files'],
    run: ({ options: { isFull }, code }, { signal }) =>
      nextBuild(isFull ? '' : code, { [keptPagesVariable]: keptList, [bookListVariable]: bookList }, signal),
  }),
  step({
    name: 'check content',
    reads: ['site', 'options', 'reuse'],
    writes: ['sources', 'warningCount'],
    run: async ({ site, options, reuse }) => {
      const onProgress = progress('Checking content');
      const { problems, ...sources } = await checkSources(options.contentRoot, site, { onProgress, sources: reuse.sources });
      const warnings = problems.filter(({ severity }) => severity === 'warning');
      if (warnings.length > 0) console.warn(formatProblems(warnings));
      throwOnErrors(problems);
      return { sources, warningCount: warnings.length };
    },
  }),
  step({
    name: 'fingerprint pages',
    reads: ['site', 'options', 'reuse', 'sources', 'books'],
    writes: ['fingerprints'],
    run: async ({ site, options, reuse, sources: { content, model }, books }) => ({
      fingerprints: reuse.fingerprints ?? (await fingerprintsOf(content, model, options.contentRoot, site, books)),
    }),
  }),
  step({
    name: 'encode images',
    reads: ['sources'],
    writes: ['images'],
    run: async ({ sources: { model } }, { report }) => {
      const hasStyleGuide = process.env.TEST_PAGES === '1';
      const others = hasStyleGuide ? [{ file: styleGuide, body: await readFile(styleGuide, 'utf8'), textLocale: 'en' as const }] : [];
      const images = await makeImages(model, others);
      report(`${images.size} files`);
      return { images };
    },
  }),
  step({
    name: 'make data files',
    reads: ['sources'],
    writes: ['dataFiles'],
    run: async ({ sources: { model } }, { report }) => {
      const dataFiles = await makeDataFiles(model);
      report(`${dataFiles.size} files`);
      return { dataFiles };
    },
  }),
  step({
    name: 'render Markdown twins',
    reads: ['site', 'options', 'last', 'sources'],
    writes: ['plain', 'twins'],
    run: async ({ site, options, last, sources: { model } }) => {
      const plain = new PlainPages(model, site);
      const kept = await openKeptMarkdown();
      const keptText = async ({ url }: TwinRoute) =>
        last.kept.has(url) ? readFile(path.join(options.target, twinPath(url)), 'utf8') : undefined;
      const twins = await makeTwins(plain, keptText, kept);
      await kept.save(last.kept.size > 0);
      return { plain, twins };
    },
  }),
  step({
    name: 'delete unused files',
    reads: ['rendered files'],
    writes: ['needed files'],
    run: () => dropUnused(staging),
  }),
  step({
    name: 'move English to the root',
    reads: ['needed files'],
    writes: ['export folder'],
    run: () => promoteDefaultLocale(staging),
  }),
  // Runs in a child process. Nothing else may read pages before it is done.
  step({
    name: 'finish pages',
    reads: ['site', 'options', 'code', 'last', 'export folder'],
    writes: ['finished'],
    run: async ({ site: { basePath, compress }, options: { target, isFull }, code, last: { styles } }, { signal }) => ({
      finished: await finishPages(staging, { basePath, compress, styles, last: { folder: target, code: isFull ? '' : code } }, signal),
    }),
  }),
  // Kept pages are links to files of the last export, so they come after all steps that change pages or write twins.
  step({
    name: 'take kept pages',
    reads: ['last', 'finished', 'twin files'],
    writes: ['pages'],
    run: async ({ last }) => last.takePages(staging),
  }),
  step({
    name: 'write images',
    reads: ['images', 'export folder'],
    writes: ['image files'],
    run: ({ images }) => writeImages(staging, images),
  }),
  step({
    name: 'write data files',
    reads: ['dataFiles', 'export folder'],
    writes: ['data files'],
    run: ({ dataFiles }) => writeDataFiles(staging, dataFiles),
  }),
  step({
    name: 'write Markdown twins',
    reads: ['site', 'twins', 'export folder'],
    writes: ['twin files'],
    run: async ({ site, twins }, { report }) => {
      await writeTwins(staging, twins);
      await writeCollections(staging, twins, site);
      report(`${twins.length} twins`);
    },
  }),
  step({
    name: 'write feeds',
    reads: ['site', 'last', 'reuse', 'sources', 'export folder'],
    writes: ['feedCount', 'feed files'],
    run: async ({ site, last, reuse, sources: { model } }) => ({
      feedCount: reuse.keepsBlog ? takeFeeds(staging, last) : await writeFeeds(staging, model, site),
    }),
  }),
  step({
    name: 'write books',
    reads: ['books', 'export folder'],
    writes: ['book files'],
    run: ({ books }) => writeBooks(staging, books),
  }),
  step({
    name: 'write cards for social networks',
    reads: ['site', 'last', 'sources', 'export folder'],
    writes: ['card files'],
    run: async ({ site, last, sources: { model } }, { report }) => {
      if (!site.cards) return;
      const { cards, drawn } =
        last.kept.size > 0 ? { cards: last.takeFiles(staging, /^cards\//), drawn: 0 } : await writeCards(staging, await cardsOf(model));
      report(`${cards} cards, ${drawn} newly drawn`);
    },
  }),
  step({
    name: 'write page lists',
    reads: ['sources', 'export folder'],
    writes: ['page lists'],
    run: ({ sources: { model } }) => writePageLists(staging, model),
  }),
  step({
    name: 'write setup check',
    reads: ['site', 'export folder'],
    writes: ['setup check'],
    run: ({ site }) => writeSetupCheck(staging, site),
  }),
  step({
    name: 'write sitemap',
    reads: ['sources', 'export folder'],
    writes: ['sitemap'],
    run: ({ sources: { model } }) => writeSitemap(staging, model),
  }),
  step({
    name: 'write manifest',
    reads: ['site', 'export folder'],
    writes: ['manifest'],
    run: ({ site }) => writeManifest(staging, site),
  }),
  step({
    name: 'write redirect pages',
    reads: ['site', 'sources', 'pages'],
    writes: ['redirectCount', 'redirect pages'],
    run: async ({ site, sources: { model } }) => ({ redirectCount: await writeRedirects(staging, model, site) }),
  }),
  step({
    name: 'write service worker',
    reads: ['site', 'pages'],
    writes: ['service worker'],
    run: ({ site }) => writeServiceWorker(staging, site),
  }),
  // Doesn't need rendered pages, so it runs beside their rendering.
  step({
    name: 'make search index',
    reads: ['options', 'last', 'sources', 'plain'],
    writes: ['search'],
    run: async ({ options: { contentRoot }, last, sources: { model }, plain: pages }, { report }) => {
      const kept = await unchangedIndexes(model, last.kept);
      const names = [...locales, javaIndex].filter((name) => !kept.includes(name as Locale));
      const search = { kept, ...(await makeSearchIndexes({ contentRoot, model, plain: (route) => pages.shared(route), names })) };
      report(`${search.count} pages and Java types${kept.length > 0 ? `; kept: ${kept.join(', ')}` : ''}`);
      return { search };
    },
  }),
  step({
    name: 'write search index',
    reads: ['site', 'last', 'search', 'export folder'],
    writes: ['search index'],
    run: async ({ site, last, search }) => {
      for (const name of search.kept) last.takeFiles(staging, indexFiles(name));
      await writeSearchIndexes(staging, search, keepsIndex(site));
    },
  }),
  step({
    name: 'write host files',
    reads: ['site', 'sources', 'pages'],
    writes: ['host files'],
    run: ({ site, sources: { model } }) => writeHostFiles(staging, site, model),
  }),
  // Runs in threads, beside the check of the export.
  step({
    name: 'compress files',
    reads: ['site', 'last', ...allFiles],
    writes: ['others'],
    run: async ({ site, last }) => ({ others: site.compress ? await precompress(staging, last) : nothingCompressed }),
  }),
  step({
    name: 'check export',
    reads: ['site', 'last', ...allFiles],
    writes: ['isFaultless'],
    run: async ({ site, last }) => {
      for (const file of requiredFiles()) await stat(path.join(staging, file));
      const problems = applySeverity(await checkExport(staging, site, last), site.checks);
      if (problems.length > 0) console.warn(formatProblems(problems.filter(({ severity }) => severity === 'warning')));
      throwOnErrors(problems);
      return { isFaultless: problems.length === 0 };
    },
  }),
  step({
    name: 'publish',
    reads: [
      ...(['site', 'options', 'code', 'inputs', 'sources', 'warningCount', 'fingerprints'] as const),
      ...(['finished', 'feedCount', 'redirectCount', 'others', 'isFaultless'] as const),
    ],
    writes: [],
    run: async (built) => {
      const { contentRoot, target } = built.options;
      await publish(staging, target);
      // If files were saved during the build, pages may be inconsistent. Without a record, the next build renders all
      // pages.
      if ((await inputState(contentRoot)) === built.inputs) {
        const { code, fingerprints, isFaultless } = built;
        await writeRecord(target, { code, fingerprints, styles: built.finished.styles, isFaultless });
      }
      await publish(hostingFolder(staging), hostingFolder(target));
      console.log(summary(built));
    },
  }),
];

/** Returns what a build has written, for its last lines of output. */
function summary({
  site,
  options: { target },
  sources: { model },
  ...built
}: Pick<Things, 'site' | 'options' | 'sources' | 'warningCount' | 'finished' | 'feedCount' | 'redirectCount' | 'others'>): string {
  const sum = (key: keyof Compressed) => built.finished.total[key] + built.others[key];
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const languages = locales.map((locale) => {
    const routes = model.routes.filter((route) => route.locale === locale);
    const fallbacks = routes.filter((route) => route.textLocale !== locale).length;
    return `  ${locale}  ${String(routes.length).padStart(5)} pages${fallbacks > 0 ? `, ${fallbacks} of them in English` : ''}`;
  });
  return [
    ...(site.compress ? [`\n${sum('files')} files of ${megabytes(sum('bytes'))} compressed to ${megabytes(sum('brotliBytes'))}.`] : []),
    `The site is in ${target}/, configurations of servers in ${hostingFolder(target)}/.\n`,
    ...languages,
    `\n${model.routes.length} pages and ${built.redirectCount} redirects, ${built.feedCount} feeds, ${built.warningCount} warnings.`,
  ].join('\n');
}

/** Hash of all inputs of an export except the content. */
async function codeOf(site: Site, contentRoot: string): Promise<string> {
  const { TEST_PAGES = '' } = process.env;
  const names = [import.meta.filename, 'package.json', 'tsconfig.json'];
  const files = await Promise.all(names.map((file) => readFile(file, 'utf8')));
  return buildId('.', { site, contentRoot, TEST_PAGES, node: process.version, files });
}

/** Finds out what can be reused of the last export. For an empty one, it doesn't even read the content. */
async function planReuse(
  last: LastExport,
  contentRoot: string,
  site: Site,
  books: ListedBook[],
): Promise<{ last: LastExport } & Things['reuse']> {
  if (last.isEmpty) return { last, keepsBlog: false };
  const sources = readSources(contentRoot, site);
  const { content, model } = sources;
  const fingerprints = await fingerprintsOf(content, model, contentRoot, site, books);
  const kept = last.keep(fingerprints, model);
  const keepsBlog = model.routes.filter(isBlogRoute).every(({ url }) => kept.kept.has(url));
  return { last: kept, sources, fingerprints, keepsBlog };
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
