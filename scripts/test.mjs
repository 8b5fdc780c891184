// npm test: runs all checks. The last line has the number of tests of all runners.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium, ensurePackages, findFirefox, root, run, runTypeScript } from './setup.mjs';

ensurePackages();
const chromium = await ensureChromium({ prefersShell: true });
const firefox = findFirefox();
if (!firefox) console.log('No Firefox was found, so its tests are left out. To run them, install one or set FIREFOX_PATH.');
const results = `${root}/test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const bin = (file, ...args) => run(process.execPath, [`node_modules/${file}`, ...args]);

/** The second build: with a base path, test pages, and features that the site itself has turned off. */
const otherBuild = {
  BASE_PATH: '/sub',
  OUT_DIR: 'out.sub',
  CONTENT_DIR: '.cache/test-content',
  TEST_PAGES: '1',
  // The tests intercept requests to this host.
  DEMO_HOST: 'http://demo.test',
  GTAG_ID: 'G-TEST123',
  TAG_MANAGER_ID: 'GTM-TEST123',
  OFFLINE: 'on',
  BOOKS: 'on',
  // No test of this build needs them.
  CARDS: 'off',
  COMPRESS: 'off',
  SITE_CONFIG: JSON.stringify({
    colorMode: { respectPrefersColorScheme: true },
    navbar: { hideOnScroll: true },
    // For the video of the style guide. The host does not exist.
    policy: { 'media-src': ['https://example.com'] },
    announcement: { backgroundColor: '#1b4332', textColor: '#ffffff' },
    footer: {
      style: 'dark',
      links: [
        { label: 'Glossary', to: '/docs/glossary' },
        { label: 'Releases', href: 'https://github.com/webforj/webforj/releases' },
      ],
    },
    redirects: [
      { from: '/docs', to: '/docs/introduction/overview' },
      { from: '/docs/intro/basics', to: '/docs/introduction/basics' },
      { from: '/blog/tags/frontend', to: '/blog/tags/front-end' },
      { from: '/docs/intro/basics#moved-section', to: '/docs/introduction/mcp' },
      { from: '/docs/introduction/basics#moved-section', to: '/docs/introduction/getting-started#arguments' },
    ],
  }),
};

/**
 * Copies the content for the second build. Finnish texts are left out, so that tests find pages that are not translated. So are those
 * of languages that no test of this build opens.
 */
function copyContent() {
  const copy = `${root}/${otherBuild.CONTENT_DIR}`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(`${root}/content`, copy, {
    recursive: true,
    filter: (file) => !/[\\/](?:es|fi|fr|nl)[\\/](?:docs|blog)[\\/].*\.mdx$/.test(file),
  });
}

const sitePort = process.env.E2E_PORT ?? '4310';
let siteServer;

/** Runs `npm start`. End-to-end tests use its server. Resolves to 0 when the site is served. */
function startSite() {
  return new Promise((resolve) => {
    siteServer = spawn('npm', ['start'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: sitePort },
    });
    siteServer.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      if (text.includes(`http://localhost:${sitePort}/`)) resolve(0);
      else if (text.includes('The site is at ')) {
        console.error(`Port ${sitePort} is in use. End the program that uses it, or set E2E_PORT.`);
        resolve(1);
      }
    });
    siteServer.on('error', () => resolve(1));
    siteServer.on('close', (code) => resolve(code || 1));
  });
}

/** Steps and the reports of their runners. If a step fails, the others still run. */
const steps = [
  {
    name: 'Types',
    run: () => {
      // Route types of other builds (test pages, development) contradict those of this build.
      for (const folder of ['.next/types', '.next/dev/types', '.export/types'])
        rmSync(`${root}/${folder}`, { recursive: true, force: true });
      return bin('next/dist/bin/next', 'typegen') || bin('typescript/bin/tsc', '--noEmit');
    },
  },
  { name: 'Lint', run: () => bin('@biomejs/biome/bin/biome', 'check', '.') || bin('knip/bin/knip.js') },
  {
    name: 'Unit tests',
    run: () => bin('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${results}/unit.json`),
    count: () => {
      const { numPassedTests, numFailedTests, numPendingTests } = report('unit.json');
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    },
  },
  {
    name: 'Build under a sub-path',
    run: () => {
      copyContent();
      return runTypeScript('scripts/build.ts', otherBuild);
    },
  },
  { name: 'Rebuild after edits', run: () => runTypeScript('scripts/check-rebuilds.ts') },
  { name: 'npm start', run: startSite },
  { name: 'Site checks', run: () => runTypeScript('scripts/check.ts') },
  { name: 'Budgets', run: () => runTypeScript('scripts/budgets.ts') },
  { name: 'Search relevance', run: () => runTypeScript('scripts/bench-search.ts') },
  {
    name: 'End-to-end tests',
    run: () =>
      run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
        CHROMIUM_PATH: chromium,
        FIREFOX_PATH: firefox ?? '',
        SITE_IS_SERVED: siteServer?.exitCode === null ? '1' : '',
        E2E_PORT: sitePort,
        PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/e2e.json`,
      }),
    count: () => {
      const { stats, suites } = report('e2e.json');
      // Flaky tests are listed at the end, so that somebody looks for the race condition.
      unsteady.push(...suites.flatMap((suite) => testsOf(suite, 'flaky')));
      broken.push(...suites.flatMap((suite) => testsOf(suite, 'unexpected')));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
    },
  },
];

function report(name) {
  return JSON.parse(readFileSync(`${results}/${name}`, 'utf8'));
}

/** Returns tests with an outcome, and why their first attempt failed: 'flaky' passed later, 'unexpected' never passed. */
function testsOf({ specs = [], suites = [] }, outcome) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ results: [first] }) => `${file}:${line} ${title}\n${indent(stripVTControlCharacters(first.error?.message ?? ''))}`),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, outcome))];
}

const indent = (text) => text.replace(/^/gm, '      ');

const unsteady = [];
const broken = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
for (const step of steps) {
  console.log(`\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`);
  const start = Date.now();
  const ok = (await step.run()) === 0;
  let counts = { passed: 0, failed: 0, skipped: 0 };
  if (step.count) {
    try {
      counts = step.count();
    } catch {
      console.error(`${step.name}: the runner left no report.`);
    }
  }
  // A step that fails without a test (a crash, a type error) counts as one failure.
  if (!ok && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
  summary.push(
    `${ok ? 'ok    ' : 'FAILED'} ${step.name} (${((Date.now() - start) / 1000).toFixed(0)} s${step.count ? `, ${counts.passed} passed, ${counts.failed} failed` : ''})`,
  );
}
// Kill the process group: npm, the script, and the server.
if (siteServer?.exitCode === null) process.kill(-siteServer.pid);
console.log(`\n${summary.join('\n')}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
if (broken.length > 0) console.log(`End-to-end tests that failed:\n  ${broken.join('\n  ')}\n`);
if (unsteady.length > 0) console.log(`${unsteady.length} passed at a later try only:\n  ${unsteady.join('\n  ')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
// Machines read the last line.
console.log(`${total.passed} passed, ${total.failed} failed`);
