import createMdx from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { site } from './lib/site';
import { buildId } from './scripts/build-id.mjs';

const withMdx = createMdx({
  // Turbopack accepts only plugin names. These are the plugins of lib/mdx/compile.ts that need no project code.
  options: { remarkPlugins: ['remark-gfm'], rehypePlugins: ['rehype-slug'] },
});

/** Packages of the content pipeline. Node.js loads them directly, so that the bundler does not process them at every start. */
const contentPipeline = [
  '@mdx-js/mdx',
  '@vscode/tree-sitter-wasm',
  'chokidar',
  'dompurify',
  'github-slugger',
  'hast-util-from-html',
  'hast-util-to-string',
  'mermaid',
  'mdast-util-directive',
  'micromark-core-commonmark',
  'micromark-extension-directive',
  'property-information',
  'rehype-autolink-headings',
  'rehype-slug',
  'remark-gfm',
  'sharp',
  'shiki',
  'tinyglobby',
  'unist-util-visit',
  'vfile',
  'vfile-message',
  'yaml',
  'zod',
];

/** Settings of Next.js. Only `next build` exports, so that `next dev` supports middleware. */
export default function config(phase: string): NextConfig {
  const { basePath, analytics, navbar, docs, search } = site;
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // Files named `*.preview.tsx` are pages in test builds only.
  const isTest = process.env.TEST_PAGES === '1';
  // Files named `*.offline.tsx` are pages only if the site supports offline reading.
  const isOffline = isBuild && site.offline;
  const constant = (isOn: boolean) => (isOn ? 'on' : '');
  // Client code behind a constant that is off is not bundled.
  const features = {
    // No analytics in development.
    NEXT_PUBLIC_ANALYTICS: constant(isBuild && Boolean(analytics.gtagId || analytics.tagManagerId)),
    NEXT_PUBLIC_OFFLINE: constant(isOffline),
    NEXT_PUBLIC_BOOKS: constant(isBuild && site.books),
    NEXT_PUBLIC_NAVBAR_HIDES: constant(!isBuild || navbar.hideOnScroll),
    NEXT_PUBLIC_DEMOS: constant(site.demoHost !== null),
    NEXT_PUBLIC_DOCS_VERSIONS: constant(!isBuild || docs.versions.length > 1),
    // Test builds configure the assistant in the browser.
    NEXT_PUBLIC_ASSISTANT: constant(Boolean(search?.askAi) || isTest),
  };
  return withMdx({
    generateBuildId: () => buildId('.', { basePath, features, isTest }),
    basePath,
    env: { NEXT_PUBLIC_BASE_PATH: basePath, ...features },
    agentRules: false,
    poweredByHeader: false,
    reactStrictMode: true,
    // Files named `*.dev.ts` and `*.dev.tsx` are routes in development only.
    pageExtensions: isBuild
      ? ['tsx', 'ts', ...(isTest ? ['preview.tsx'] : []), ...(isOffline ? ['offline.tsx'] : [])]
      : ['tsx', 'ts', 'dev.tsx', 'dev.ts'],
    instrumentationClientInject: isBuild ? [] : ['./lib/browser/dev/refresh-client.ts'],
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: true },
    devIndicators: false,
    serverExternalPackages: contentPipeline,
    turbopack: {
      resolveAlias: {
        '@base-ui/react/menu': './components/search/no-menu.ts',
        ...(isBuild ? { './collect-segment-data': './lib/next/no-segments.ts' } : {}),
      },
    },
    experimental: {
      cpus: 2,
      // `loadAhead` preloads pages, and the router's prefetch is off. Computing what to inline would render every page
      // again.
      prefetchInlining: false,
      staticGenerationMinPagesPerWorker: 25,
      // Mapping stack traces to sources takes a third of a page's time in development.
      serverSourceMaps: false,
    },
    // `next build` exports to this folder. scripts/build.ts moves it to `out` when every step has succeeded.
    ...(isBuild ? { output: 'export', distDir: '.export' } : {}),
  });
}
