import type { SiteInput } from './schema';

/** The documented version of webforJ. */
const frameworkVersion = '25.03';

/**
 * The configuration that operators edit. `schema.ts` validates it before the build. A deployment overrides
 * `url`, `basePath`, `search`, `analytics`, `demoHost`, `offline`, `books`, `cards`, and `compress` with environment variables (`load.ts`).
 * A `label` is a literal, or `{ message }` with a key of `messages/en.json`.
 */
export const values: SiteInput = {
  name: 'webforJ',
  url: 'https://docs.webforj.com',
  basePath: '',
  frameworkVersion,
  docs: {
    routeBase: '/docs',
    sidebarId: 'documentationSidebar',
    landing: '/docs/introduction/overview',
    editUrl: 'https://github.com/webforj/webforj-documentation/edit/main/',
    rawUrl: 'https://raw.githubusercontent.com/webforj/webforj-documentation/main/',
    versions: [{ name: 'current', label: 'Next', path: '', banner: 'none' }],
  },
  toc: { minLevel: 2, maxLevel: 3 },
  blog: { routeBase: '/blog', postsPerPage: 12, recentPosts: 5 },
  navbar: {
    hideOnScroll: false,
    items: [
      {
        type: 'link',
        label: `v${frameworkVersion}`,
        title: { message: 'navbar.versionBadge' },
        href: 'https://github.com/webforj/webforj/releases/latest',
        look: 'badge',
        position: 'left',
      },
      {
        type: 'link',
        label: { message: 'navbar.gettingStarted' },
        to: '/docs/introduction/getting-started',
        activeBasePath: '/docs/introduction/getting-started',
        position: 'left',
      },
      {
        type: 'link',
        label: { message: 'navbar.components' },
        to: '/docs/components/overview',
        activeBasePath: '/docs/components',
        position: 'left',
      },
      { type: 'search', position: 'right' },
      {
        type: 'dropdown',
        label: { message: 'navbar.community' },
        position: 'right',
        items: [
          { type: 'link', label: { message: 'navbar.events' }, href: 'https://webforj.com/events/' },
          { type: 'link', label: { message: 'navbar.blog' }, to: '/blog', activeBasePath: '/blog' },
          { type: 'link', label: { message: 'navbar.reportIssue' }, href: 'https://github.com/webforj/webforj/issues/new/choose' },
          { type: 'link', label: { message: 'navbar.contact' }, href: 'https://webforj.com/schedule-discovery/' },
        ],
      },
      {
        type: 'dropdown',
        label: { message: 'navbar.developers' },
        position: 'right',
        items: [
          { type: 'link', label: { message: 'liveDemo.title' }, to: '/live_demo', activeBasePath: '/live_demo' },
          { type: 'link', label: 'DWC HueCraft', href: 'https://webforj.github.io/huecraft/' },
          { type: 'link', label: 'DWC Design Kit', href: 'https://www.figma.com/community/file/1144573845612007198/dwc-design-kit' },
          { type: 'link', label: 'JavaDocs', href: 'https://javadoc.io/doc/com.webforj' },
          {
            type: 'link',
            label: { message: 'navbar.clientComponents' },
            to: '/docs/client-components/overview',
            activeBasePath: '/docs/client-components',
          },
          {
            type: 'link',
            label: { message: 'navbar.contributionGuide' },
            href: 'https://github.com/webforj/webforj/blob/main/CONTRIBUTING.md',
          },
        ],
      },
      {
        type: 'link',
        label: { message: 'navbar.startApp' },
        href: 'https://docs.webforj.com/startforj/',
        look: 'button',
        position: 'right',
      },
      { type: 'html', value: 'separator', position: 'right' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'link', label: { message: 'navbar.source' }, href: 'https://github.com/webforj', icon: 'github', position: 'right' },
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: { message: 'footer.learn' },
        items: [
          { label: { message: 'footer.introduction' }, to: '/docs/introduction/overview' },
          { label: { message: 'footer.tutorial' }, to: '/docs/introduction/tutorial/overview' },
          { label: { message: 'footer.glossary' }, to: '/docs/glossary' },
          { label: { message: 'footer.upgrading' }, to: '/docs/upgrading/overview' },
        ],
      },
      {
        title: { message: 'footer.build' },
        items: [
          { label: { message: 'navbar.components' }, to: '/docs/components/overview' },
          { label: { message: 'footer.routing' }, to: '/docs/routing/overview' },
          { label: { message: 'footer.styling' }, to: '/docs/styling/overview' },
          { label: { message: 'navbar.clientComponents' }, to: '/docs/client-components/overview' },
        ],
      },
      {
        title: { message: 'footer.community' },
        items: [
          { label: { message: 'navbar.blog' }, to: '/blog' },
          { label: 'GitHub', href: 'https://github.com/webforj' },
          { label: { message: 'navbar.events' }, href: 'https://webforj.com/events/' },
          { label: { message: 'navbar.reportIssue' }, href: 'https://github.com/webforj/webforj/issues/new/choose' },
          { label: { message: 'navbar.contact' }, href: 'https://webforj.com/schedule-discovery/' },
        ],
      },
    ],
    logo: true,
    copyright: { message: 'footer.copyright', href: 'https://basis.cloud/contact/' },
  },
  announcement: {
    id: frameworkVersion,
    message: 'announcement.text',
    page: `/blog/whats-new-v${frameworkVersion}`,
    href: 'https://github.com/webforj/webforj/releases/latest',
    isCloseable: true,
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  foreignPaths: ['/startforj'],
  redirects: [
    { from: '/docs', to: '/docs/introduction/overview' },
    { from: '/docs/installation/docker', to: '/docs/introduction/getting-started' },
    { from: '/docs/intro/getting-started', to: '/docs/introduction/getting-started' },
    { from: '/docs/intro/basics', to: '/docs/introduction/basics' },
    { from: '/docs/integrations/spring/dependency-injection', to: '/docs/integrations/spring/routing' },
    { from: '/docs/integrations/spring/setup', to: '/docs/integrations/spring/spring-boot' },
    { from: '/docs/advanced/deploying-additional-servlets', to: '/docs/configuration/deploying-additional-servlets' },
    { from: '/docs/integrations/spring/spring-devtools', to: '/docs/configuration/deploy-reload/spring-devtools' },
    { from: '/blog/tags/frontend', to: '/blog/tags/front-end' },
    { from: '/blog/Full-stack development with webforJ', to: '/blog/full-stack-development-with-webforj' },
  ],
  // Differences from `lib/problems/kinds.ts`, as in `brokenAnchors: 'warn'`.
  checks: {},
  search: null,
  analytics: { gtagId: null, tagManagerId: null, anonymizeIp: true, consentRequired: true },
  demoHost: null,
  offline: false,
  books: false,
  cards: true,
  compress: true,
};
