import createMdx from '@next/mdx';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
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
  'gray-matter',
  'hast-util-to-string',
  'mermaid',
  'mdast-util-directive',
  'micromark-core-commonmark',
  'micromark-extension-directive',
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

/**
 * Settings of Next.js. Only `next build` exports, so that `next dev` supports middleware.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const basePath = (process.env.BASE_PATH ?? '').replace(/\/$/, '');
  // Files named `*.preview.tsx` are pages in test builds only.
  const testPages = process.env.TEST_PAGES === '1' ? ['preview.tsx'] : [];
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // Files named `*.offline.tsx` are pages only if the site supports offline reading.
  const isOffline = isBuild && process.env.OFFLINE === 'on';
  // No analytics in development. The build passes the configured IDs.
  const hasAnalytics = isBuild && Boolean(process.env.GTAG_ID || process.env.TAG_MANAGER_ID);
  const features = {
    NEXT_PUBLIC_ANALYTICS: hasAnalytics ? 'on' : '',
    NEXT_PUBLIC_OFFLINE: isOffline ? 'on' : '',
    NEXT_PUBLIC_NAVBAR_HIDES: isBuild ? (process.env.NAVBAR_HIDES ?? '') : 'on',
    NEXT_PUBLIC_DOCS_VERSIONS: isBuild ? (process.env.DOCS_VERSIONS ?? '') : 'on',
    // The assistant's libraries are larger than all others. In development, load them only if the environment sets
    // ASSISTANT.
    NEXT_PUBLIC_ASSISTANT: process.env[isBuild ? 'ASSISTANT' : 'ALGOLIA_ASSISTANT_ID'] ? 'on' : '',
  };
  /** @type {import('next').NextConfig} */
  const nextConfig = {
    generateBuildId: () => buildId('.', { basePath, features, testPages }),
    basePath,
    env: {
      NEXT_PUBLIC_BASE_PATH: basePath,
      ...features,
    },
    agentRules: false,
    poweredByHeader: false,
    reactStrictMode: true,
    // Files named `*.dev.ts` and `*.dev.tsx` are routes in development only.
    pageExtensions: isBuild ? ['tsx', 'ts', ...testPages, ...(isOffline ? ['offline.tsx'] : [])] : ['tsx', 'ts', 'dev.tsx', 'dev.ts'],
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
  };
  return withMdx(nextConfig);
}
