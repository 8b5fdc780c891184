import { z } from 'zod';
import type { MessageKey } from '../i18n/messages';
import { type ProblemKind, problemKinds } from '../problems/kinds';

/** Text of the frame: a literal (for names that are the same in every language) or a message key. */
const labelSchema = z.union([z.string().min(1), z.strictObject({ message: z.string() as z.ZodType<MessageKey> })]);

/** A path of this site without language prefix. Starts with one slash, and does not end in one. */
const sitePath = z
  .string()
  .regex(/^\/(?!\/)/, 'expected a path that starts with one "/"')
  .refine((path) => path === '/' || !/\/(?=[?#]|$)/.test(path), 'expected a path without a trailing "/"');

const externalUrl = z.url({ protocol: /^https?$/, error: 'expected an absolute http(s) URL' });

/** Severity by kind of problem. */
const checksSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(problemKinds).map(([kind, usual]) => [kind, z.enum(['throw', 'warn', 'ignore']).default(usual)]),
  ) as Record<ProblemKind, z.ZodDefault<z.ZodEnum<{ throw: 'throw'; warn: 'warn'; ignore: 'ignore' }>>>,
);

/** Directives of the content security policy that a site may extend. */
export const policyDirectives = ['script-src', 'style-src', 'img-src', 'media-src', 'font-src', 'connect-src', 'frame-src'] as const;

const policyHost = z.string().refine((host) => {
  const plain = host.replace('://*.', '://');
  return /^https?:[^*]+$/.test(plain) && URL.canParse(plain) && new URL(plain).origin === plain;
}, 'expected an origin without path, as in https://videos.example.com or https://*.example.com');

const color = z.string().regex(/^[\w#%(),./ -]+$/, 'expected a CSS color such as #1a56db');

const position = z.enum(['left', 'right']).default('left');

const target = { to: sitePath.optional(), href: externalUrl.optional() };
const oneTarget = (item: { to?: string; href?: string }) => (item.to === undefined) !== (item.href === undefined);
const oneTargetMessage = 'expected exactly one of "to" (a page of this site) and "href" (another site)';

const plainLink = z
  .strictObject({ type: z.literal('link'), label: labelSchema, ...target, activeBasePath: sitePath.optional(), position })
  .extend({ title: labelSchema.optional(), icon: z.enum(['github']).optional(), look: z.enum(['badge', 'button']).optional() })
  .refine(oneTarget, oneTargetMessage);

const docLink = z.strictObject({ type: z.literal('doc'), docId: z.string(), label: labelSchema.optional(), position });

/**
 * An item of the navigation bar by `type`:
 * - `link`: `to` a page of this site or `href` elsewhere; active below `activeBasePath`
 * - `doc`: a doc by id, by default with its title as label
 * - `docSidebar`: the first page of a docs sidebar
 * - `dropdown`: a menu of links and docs
 * - `docsVersionDropdown`, `localeDropdown`, `search`: the menus and the search button
 * - `html`: a thin divider; other markup belongs in a component
 */
const navbarItemSchema = z.discriminatedUnion('type', [
  plainLink,
  docLink,
  z.strictObject({ type: z.literal('docSidebar'), sidebarId: z.string(), label: labelSchema, position }),
  z.strictObject({
    type: z.literal('dropdown'),
    label: labelSchema,
    items: z.array(z.discriminatedUnion('type', [plainLink, docLink])).min(1),
    position,
  }),
  z.strictObject({ type: z.literal('docsVersionDropdown'), position }),
  z.strictObject({ type: z.literal('localeDropdown'), position }),
  z.strictObject({ type: z.literal('search'), position }),
  z.strictObject({ type: z.literal('html'), value: z.literal('separator'), position }),
]);

const footerLink = z.strictObject({ label: labelSchema, ...target }).refine(oneTarget, oneTargetMessage);

/** A version of the docs: `current` is in `docs`, any other `<name>` is in `docs-<name>`. */
const versionSchema = z.strictObject({
  name: z.string().regex(/^[\w.-]+$/),
  label: z.string().min(1),
  /** URL segment after /docs. Empty for the version without one. */
  path: z.string().regex(/^[\w.-]*$/, 'expected one URL segment'),
  /** Notice above every page of the version. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']),
});

const regularExpression = z.string().refine((source) => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}, 'expected a regular expression');

/** Hosted search, with the fields of Docusaurus. Texts are in `messages`. */
const searchSchema = z.strictObject({
  appId: z.string(),
  apiKey: z.string(),
  indexName: z.string(),
  /** Whether results are limited to the reader's language and docs version. */
  contextualSearch: z.boolean().default(true),
  /** Page with all results. Its path is fixed. With false, only the dialog shows results. */
  searchPagePath: z.literal(['/search', false]).default('/search'),
  /** Results with a matching URL open as pages of another site. */
  externalUrlRegex: regularExpression.optional(),
  /** Replaces paths of an index that was built for another URL. */
  replaceSearchResultPathname: z.strictObject({ from: regularExpression, to: z.string() }).optional(),
  /** AI assistant in the search dialog: its id, or an object with separate keys. */
  askAi: z
    .union([
      z.string().min(1),
      z.strictObject({
        assistantId: z.string().min(1),
        appId: z.string().optional(),
        apiKey: z.string().optional(),
        indexName: z.string().optional(),
      }),
    ])
    .nullable()
    .default(null),
});

/** Schema of the configuration. Operators edit `lib/site/values.ts`. */
export const siteSchema = z
  .strictObject({
    name: z.string().min(1),
    /** Origin of the deployed site, no path. */
    url: externalUrl.refine(
      // The previous check reports invalid URLs.
      (url) => !URL.canParse(url) || new URL(url).origin === url,
      'expected an origin without path, as in https://docs.example.com',
    ),
    /** Sub-path the site is hosted under, "" or "/docs-site". */
    basePath: z.string().regex(/^(\/[\w.~-]+)*$/, 'expected "" or a path such as /sub/path, without a trailing slash'),
    frameworkVersion: z.string().regex(/^\d+\.\d+$/, 'expected a version such as 25.03'),
    docs: z.strictObject({
      routeBase: sitePath,
      sidebarId: z.string(),
      landing: sitePath,
      editUrl: externalUrl,
      /** Base URL of raw files in the repository, for the source of a page. */
      rawUrl: externalUrl,
      /** The first one is the latest. */
      versions: z.array(versionSchema).min(1),
    }),
    toc: z.strictObject({ minLevel: z.int().min(2).max(6), maxLevel: z.int().min(2).max(6) }),
    blog: z.strictObject({
      routeBase: sitePath,
      postsPerPage: z.int().min(1),
      /** Number of recent posts next to every page of the blog. */
      recentPosts: z.int().min(1),
    }),
    navbar: z.strictObject({ hideOnScroll: z.boolean(), items: z.array(navbarItemSchema) }),
    footer: z.strictObject({
      style: z.enum(['light', 'dark']),
      /** Columns with titles, or one list. */
      links: z.union([z.array(z.strictObject({ title: labelSchema, items: z.array(footerLink).min(1) })), z.array(footerLink)]),
      logo: z.boolean(),
      copyright: z.strictObject({ message: z.string() as z.ZodType<MessageKey>, href: externalUrl }),
    }),
    announcement: z
      .strictObject({
        id: z.string().min(1),
        message: z.string() as z.ZodType<MessageKey>,
        href: externalUrl.or(sitePath),
        /** Replaces `href` as soon as the site has this page, such as the post of a release. */
        page: sitePath.optional(),
        backgroundColor: color.optional(),
        textColor: color.optional(),
        isCloseable: z.boolean(),
      })
      .nullable(),
    colorMode: z.strictObject({
      defaultMode: z.enum(['light', 'dark']),
      disableSwitch: z.boolean(),
      respectPrefersColorScheme: z.boolean(),
    }),
    /** Paths of the same host that another application serves: links there are not checked. */
    foreignPaths: z.array(sitePath),
    /**
     * Old path to new path, both without language prefix; exported for every language. `from` with a hash is a heading
     * that is no longer on its page.
     */
    redirects: z.array(
      z.strictObject({
        from: sitePath
          .refine((path) => !path.includes('?'), 'expected a path without query')
          .refine((path) => !/\.html(?=#|$)/.test(path), 'expected a path without ".html" or "/index.html" at its end'),
        to: sitePath,
      }),
    ),
    /** Severity of problems by kind. Other kinds have their default (`lib/problems/kinds.ts`). */
    checks: checksSchema.prefault({}),
    /** Algolia. Without it, the site uses the embedded search. */
    search: searchSchema.nullable(),
    /** Google Analytics and Tag Manager. If both are null, pages contain no analytics code. */
    analytics: z.strictObject({
      gtagId: z
        .string()
        .regex(/^[A-Z]+-[\w-]+$/, 'expected an id such as G-ABC123')
        .nullable(),
      tagManagerId: z
        .string()
        .regex(/^GTM-\w+$/, 'expected an id such as GTM-ABC123')
        .nullable(),
      anonymizeIp: z.boolean(),
      /** Whether scripts wait for consent. Otherwise they load until a reader declines. */
      consentRequired: z.boolean('expected true or false, or ANALYTICS_CONSENT "required" or "not-required"'),
    }),
    /**
     * Hosts that the content security policy allows besides those that follow from other fields, by directive: videos
     * of another site in `frame-src`, pictures in `img-src`. A host is an origin; `*.` matches all its subdomains.
     */
    policy: z
      .strictObject(
        Object.fromEntries(policyDirectives.map((directive) => [directive, z.array(policyHost).optional()])) as Record<
          (typeof policyDirectives)[number],
          z.ZodOptional<z.ZodArray<typeof policyHost>>
        >,
      )
      .default({}),
    /** Origin of the running demos. Without it, demos show only their source. */
    demoHost: externalUrl.nullable(),
    /** Whether a service worker stores visited pages for reading offline. */
    offline: z.boolean('expected true or false, or OFFLINE "on" or "off"'),
    /** Whether the build writes the docs as books (EPUB), to which the pages of sections link. */
    books: z.boolean('expected true or false, or BOOKS "on" or "off"'),
    /** Whether the build draws a picture for social networks for each page. Previews of a deployment don't need it. */
    cards: z.boolean('expected true or false, or CARDS "on" or "off"'),
    /** Whether the build writes compressed copies of all text files. Most CDNs compress by themselves. */
    compress: z.boolean('expected true or false, or COMPRESS "on" or "off"'),
  })
  .superRefine((site, context) => {
    if (site.toc.minLevel > site.toc.maxLevel) {
      context.addIssue({
        code: 'custom',
        path: ['toc', 'minLevel'],
        message: `expected at most toc.maxLevel (${site.toc.maxLevel})`,
        input: site.toc.minLevel,
      });
    }
    const seen = new Set<string>();
    for (const [index, redirect] of site.redirects.entries()) {
      if (seen.has(redirect.from)) {
        context.addIssue({ code: 'custom', path: ['redirects', index, 'from'], message: 'expected each path once', input: redirect.from });
      }
      seen.add(redirect.from);
    }
    for (const key of ['name', 'path'] as const) {
      const values = site.docs.versions.map((version) => version[key]);
      if (new Set(values).size < values.length) {
        context.addIssue({
          code: 'custom',
          path: ['docs', 'versions'],
          message: `expected a different ${key} for each version`,
          input: values,
        });
      }
    }
  });

/** Configuration as written in `values.ts`. */
export type SiteInput = z.input<typeof siteSchema>;
/** Validated configuration with defaults. */
export type Site = z.output<typeof siteSchema>;
/** An item of the navigation bar. */
export type NavbarItem = Site['navbar']['items'][number];
/** Text of the frame, see {@link labelSchema}. */
export type Label = z.output<typeof labelSchema>;
/** One version of the docs. */
export type Version = z.output<typeof versionSchema>;
