import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4310);

/**
 * Tests of the build under a sub-path, which has the test pages and the assistant of search, too. Its Finnish texts are
 * left out.
 */
const underSubPath = [
  'analytics.spec.ts',
  'assistant.spec.ts',
  'base-path.spec.ts',
  'books.spec.ts',
  'crash.spec.ts',
  'elements.spec.ts',
  'offline.spec.ts',
  'untranslated.spec.ts',
];

/** Flows in Firefox. `scripts/test.mjs` sets FIREFOX_PATH if there is one. */
const inFirefox = 'firefox.spec.ts';

/** The test that starts a development server of its own. */
const development = 'development.spec.ts';

/** Server of one export; `npm test` has built both. */
const serve = (folder: string, basePath: string, serverPort: number) => ({
  command: 'node --import tsx scripts/serve.ts',
  env: { OUT_DIR: folder, BASE_PATH: basePath, PORT: String(serverPort) },
  url: `http://localhost:${serverPort}${basePath}/`,
  // `npm test` serves the site by `npm start`.
  reuseExistingServer: folder === 'out' && Boolean(process.env.SITE_IS_SERVED),
});

/** End-to-end tests run against the export, served as a CDN would. `scripts/test.mjs` sets CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // Nothing here is measured by time: a machine that is busy with other work may take its own.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // What passes at a later try only is named by `npm test`.
  retries: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Readers are told once of the page in the language of their browser. Here they were told; a test of its own is not.
    storageState: {
      cookies: [],
      origins: [port, port + 1].map((number) => ({
        origin: `http://localhost:${number}`,
        localStorage: [{ name: 'language-hint', value: 'shown' }],
      })),
    },
    // The build under a sub-path has one, whose requests tests do not see. It has a test of its own.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Chromium's own background requests fail on a machine without a network, many at a time.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: [...underSubPath, inFirefox, development], use: { baseURL: `http://localhost:${port}` } },
    // The first page is compiled while its test waits.
    { name: 'development', testMatch: development, expect: { timeout: 20_000 } },
    ...(process.env.FIREFOX_PATH ? [{ name: 'firefox', testMatch: inFirefox, use: { baseURL: `http://localhost:${port}` } }] : []),
    { name: 'base path', testMatch: underSubPath, use: { baseURL: `http://localhost:${port + 1}` } },
  ],
  webServer: [serve('out', '', port), serve('out.sub', '/sub', port + 1)],
});
