import createMdx from '@next/mdx';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { buildId } from './scripts/build-id.mjs';

const withMdx = createMdx({
  // Plugins by name, since Turbopack takes nothing else; these are the ones without project code of lib/mdx/compile.ts.
  options: { remarkPlugins: ['remark-gfm'], rehypePlugins: ['rehype-slug'] },
});

/** Packages of the content pipeline: run by Node.js as they are, which spares the bundler reading them for every start. */
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
 * Settings of Next.js. An export is made by `next build` only, so that `next dev` keeps its middleware.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const basePath = (process.env.BASE_PATH ?? '').replace(/\/$/, '');
  // Files named `*.preview.tsx` are pages in builds for tests only.
  const testPages = process.env.TEST_PAGES === '1' ? ['preview.tsx'] : [];
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // Nor is there a page for readers without a network, unless the site keeps pages for them.
  const isOffline = isBuild && process.env.OFFLINE === 'on';
  // In development nothing is counted. The build passes on what is configured.
  const hasAnalytics = isBuild && Boolean(process.env.GTAG_ID || process.env.TAG_MANAGER_ID);
  const features = {
    NEXT_PUBLIC_ANALYTICS: hasAnalytics ? 'on' : '',
    NEXT_PUBLIC_OFFLINE: isOffline ? 'on' : '',
    NEXT_PUBLIC_NAVBAR_HIDES: isBuild ? (process.env.NAVBAR_HIDES ?? '') : 'on',
    NEXT_PUBLIC_DOCS_VERSIONS: isBuild ? (process.env.DOCS_VERSIONS ?? '') : 'on',
    // Its libraries are more than those of all the rest: in development, only where the environment names an assistant.
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
      // Pages are loaded ahead by `loadAhead`; the router's prefetch is not used. Measuring what could be inlined for it
      // renders every page once more.
      prefetchInlining: false,
      staticGenerationMinPagesPerWorker: 25,
      // Mapping stacks back to sources is a third of the time that a page takes in development.
      serverSourceMaps: false,
    },
    // `next build` exports here; scripts/build.ts makes `out` of it when every step succeeded.
    ...(isBuild ? { output: 'export', distDir: '.export' } : {}),
  };
  return withMdx(nextConfig);
}
