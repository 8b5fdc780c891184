import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median, round } from './measure-process';

/** The last version that runs on Node.js 20. Not a dependency: npx downloads it when needed. */
const version = '12.8.2';

/** A page of each kind, by its path in English. */
export const pageKinds: Readonly<Record<string, string>> = {
  home: '/',
  docs: '/docs/introduction/basics',
  'category index': '/docs/category/html-and-web-components',
  'component with demos': '/docs/components/button',
  'client component': '/docs/client-components/datefield',
  glossary: '/docs/glossary',
  'largest page': '/docs/components/app-layout',
  'live demo': '/live_demo',
  search: '/search',
  blog: '/blog',
  post: '/blog/whats-new-v25.03',
  tag: '/blog/tags/release',
  tags: '/blog/tags',
  authors: '/blog/authors',
  author: '/blog/authors/applications-team',
  archive: '/blog/archive',
  '404': '/404',
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: Request[] } }>;
};
type Request = { resourceType: string; transferSize: number };

/** Scores (0 to 100), metrics and kilobytes of Lighthouse's mobile profile, medians; layout shift is the worst. */
export type LighthouseResult = Record<(typeof categories)[number] | 'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls' | 'codeKB' | 'fontsKB', number> & {
  /** Failed audits besides the metrics. */
  failed: string;
};

/**
 * Runs Lighthouse several times on a URL.
 * @throws Error when it cannot be had or fails
 */
export async function measureLighthouse(url: string, runs: number): Promise<LighthouseResult> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url));
  const value = (name: string) => reports.map(({ audits }) => audits[name]?.numericValue ?? 0);
  const bytes = (...types: string[]) =>
    median(
      reports.map(({ audits }) =>
        (audits['network-requests']?.details?.items ?? [])
          .filter(({ resourceType }) => types.includes(resourceType))
          .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0),
      ),
    );
  const failed = reports.flatMap((report) =>
    categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    ...(Object.fromEntries(
      categories.map((name) => [name, median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100))]),
    ) as Record<(typeof categories)[number], number>),
    fcpMs: Math.round(median(value('first-contentful-paint'))),
    lcpMs: Math.round(median(value('largest-contentful-paint'))),
    tbtMs: Math.round(median(value('total-blocking-time'))),
    cls: Math.round(Math.max(...value('cumulative-layout-shift')) * 1000) / 1000,
    codeKB: round(bytes('Document', 'Stylesheet', 'Script')),
    fontsKB: round(bytes('Font')),
    failed: [...new Set(failed)].join(' '),
  };
}

async function runLighthouse(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${version}`,
      '--',
      'lighthouse',
      url,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { maxBuffer: 2 ** 28, env: { ...process.env, ...(process.env.CHROMIUM_PATH ? { CHROME_PATH: process.env.CHROMIUM_PATH } : {}) } },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse cannot measure ${url}: ${report.runtimeError.message}`);
  return report;
}
