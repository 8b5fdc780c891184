import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { flattenMessages } from '../i18n/messages';
import { loadSite } from './load';
import type { Site, SiteInput } from './schema';
import { values } from './values';

/** Returns the problems of the configuration with some values replaced. Type errors do not stop a file from being loaded. */
function problemsOf(changes: Record<string, unknown>, environment: Record<string, string> = {}): string[] {
  try {
    loadSite({ ...values, ...changes } as SiteInput, environment);
  } catch (error) {
    const [first, ...problems] = (error as Error).message.split('\n');
    expect(first).toBe('The site configuration (lib/site/values.ts and environment) is not valid:');
    return problems.map((problem) => problem.trim());
  }
  return [];
}

const link = { type: 'link', label: 'Docs', to: '/docs' };
const navbar = (...items: unknown[]) => ({ navbar: { ...values.navbar, items } });
const footer = (...links: unknown[]) => ({ footer: { ...values.footer, links } });

describe('the values of the site', () => {
  test('are valid', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test('name messages that exist', async () => {
    const messages = flattenMessages(JSON.parse(await readFile('messages/en.json', 'utf8')));
    const keys = [...JSON.stringify(values).matchAll(/"message":"([^"]*)"/g)].map(([, key]) => key ?? '');
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !messages.has(key))).toEqual([]);
  });

  test('are frozen, including nested values', () => {
    const site: Site = loadSite(values, {});
    expect(() => {
      site.name = 'Other';
    }).toThrow(TypeError);
    expect(() => site.navbar.items.pop()).toThrow(TypeError);
    expect(() => {
      site.toc.maxLevel = 6;
    }).toThrow(TypeError);
  });
});

describe('a wrong value', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a URL that is none', { url: 'docs.example.com' }, ['url: expected an absolute http(s) URL, found "docs.example.com"']],
    ['another protocol', { url: 'ftp://example.com' }, ['url: expected an absolute http(s) URL, found "ftp://example.com"']],
    [
      'a URL with a path',
      { url: 'https://example.com/docs' },
      ['url: expected an origin without path, as in https://docs.example.com, found "https://example.com/docs"'],
    ],
    [
      'a base path with a trailing slash',
      { basePath: '/docs/' },
      ['basePath: expected "" or a path such as /sub/path, without a trailing slash, found "/docs/"'],
    ],
    [
      'a base path without a leading slash',
      { basePath: 'docs' },
      ['basePath: expected "" or a path such as /sub/path, without a trailing slash, found "docs"'],
    ],
    ['a version that is none', { frameworkVersion: 'v25' }, ['frameworkVersion: expected a version such as 25.03, found "v25"']],
    [
      'an unknown type of a navbar item',
      navbar(link, { type: 'lnk', label: 'x' }),
      [
        'navbar.items[1].type: expected one of link, doc, docSidebar, dropdown, docsVersionDropdown, localeDropdown, search, html, found "lnk"',
      ],
    ],
    ['a label that is none', navbar({ ...link, label: 5 }), ['navbar.items[0].label: expected string or object, found 5']],
    ['a label half right', navbar({ ...link, label: { message: 5 } }), ['navbar.items[0].label.message: expected string, found 5']],
    [
      'a path with a trailing slash',
      navbar({ ...link, to: '/docs/' }),
      ['navbar.items[0].to: expected a path without a trailing "/", found "/docs/"'],
    ],
    [
      'two targets',
      navbar({ ...link, href: 'https://example.com' }),
      [
        'navbar.items[0]: expected exactly one of "to" (a page of this site) and "href" (another site), found {"type":"link","label":"Docs","to":"/docs","href":"https://example.com"}',
      ],
    ],
    [
      'no target within a menu',
      navbar({ type: 'dropdown', label: 'More', items: [{ type: 'link', label: 'x' }] }),
      [
        'navbar.items[0].items[0]: expected exactly one of "to" (a page of this site) and "href" (another site), found {"type":"link","label":"x"}',
      ],
    ],
    [
      'another address for the page of search',
      { search: { appId: 'app', apiKey: 'key', indexName: 'index', searchPagePath: '/find' } },
      ['search.searchPagePath: expected one of "/search", false, found "/find"'],
    ],
    ['an unknown field', { themes: 1 }, ['themes: expected no such field, found 1']],
    ['an unknown field further down', { toc: { ...values.toc, maxLvl: 3 } }, ['toc.maxLvl: expected no such field, found 3']],
    ['a missing field', { name: undefined }, ['name: expected string, found nothing']],
    [
      'an unknown colour mode',
      { colorMode: { ...values.colorMode, defaultMode: 'pink' } },
      ['colorMode.defaultMode: expected one of "light", "dark", found "pink"'],
    ],
    [
      'levels of the table of contents that are swapped',
      { toc: { minLevel: 4, maxLevel: 3 } },
      ['toc.minLevel: expected at most toc.maxLevel (3), found 4'],
    ],
    ['a level that no heading has', { toc: { minLevel: 2, maxLevel: 9 } }, ['toc.maxLevel: expected number to be <=6, found 9']],
    [
      'a redirect that is there twice',
      {
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/a', to: '/c' },
        ],
      },
      ['redirects[1].from: expected each path once, found "/a"'],
    ],
    [
      'a redirect from a path with a query',
      { redirects: [{ from: '/a?b', to: '/c' }] },
      ['redirects[0].from: expected a path without query, found "/a?b"'],
    ],
    [
      'a redirect from the file of a page',
      {
        redirects: [
          { from: '/docs/a.html', to: '/c' },
          { from: '/docs/index.html#b', to: '/c' },
        ],
      },
      [
        'redirects[0].from: expected a path without ".html" or "/index.html" at its end, found "/docs/a.html"',
        'redirects[1].from: expected a path without ".html" or "/index.html" at its end, found "/docs/index.html#b"',
      ],
    ],
    [
      'a link in a column of the footer',
      footer({ title: 'Learn', items: [{ label: 'x', href: 'example.com' }] }),
      ['footer.links[0].items[0].href: expected an absolute http(s) URL, found "example.com"'],
    ],
    [
      'a link in a flat footer',
      footer({ label: 'x', href: 'example.com' }),
      ['footer.links[0].href: expected an absolute http(s) URL, found "example.com"'],
    ],
    ...['videos.example.com', 'https://example.com/path', '*', 'https://*'].map((host): [string, Record<string, unknown>, string[]] => [
      `a host of the security policy that is no origin: ${host}`,
      { policy: { 'img-src': ['https://*.example.com', host] } },
      [`policy.img-src[1]: expected an origin without path, as in https://videos.example.com or https://*.example.com, found "${host}"`],
    ]),
    [
      'an announcement that leads nowhere',
      { announcement: { ...values.announcement, href: 'example' } },
      ['announcement.href: expected an absolute http(s) URL or a path that starts with one "/", found "example"'],
    ],
    [
      'an announcement in what is no color',
      { announcement: { ...values.announcement, textColor: 'red; display: none' } },
      ['announcement.textColor: expected a CSS color such as #1a56db, found "red; display: none"'],
    ],
    [
      'versions of the same name',
      { docs: { ...values.docs, versions: [values.docs.versions[0], { name: 'current', label: '24', path: '24', banner: 'none' }] } },
      [
        'docs.versions: expected a different name for each version, found [{"name":"current","label":"Next","path":"","banner":"none"},{"name":"current","label":"24","path":"24","banner":"none"}]',
      ],
    ],
  ])('is reported by field: %s', (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  test('does not hide the next one', () => {
    expect(problemsOf({ name: '', blog: { routeBase: 'blog', postsPerPage: 0, recentPosts: 5 } })).toEqual([
      'name: expected string to have >=1 characters, found ""',
      'blog.routeBase: expected a path that starts with one "/", found "blog"',
      'blog.postsPerPage: expected number to be >=1, found 0',
    ]);
  });
});

describe('the environment of a deployment', () => {
  test('replaces values', () => {
    const site = loadSite(values, {
      SITE_URL: 'https://example.com/',
      BASE_PATH: '/sub/',
      ALGOLIA_APP_ID: 'app',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'index',
      GTAG_ID: 'G-1',
      TAG_MANAGER_ID: 'GTM-1',
      ANALYTICS_CONSENT: 'not-required',
      DEMO_HOST: 'https://demo.example.com/',
      OFFLINE: 'on',
      BOOKS: 'on',
      CARDS: 'off',
      COMPRESS: 'off',
    });
    expect(site).toMatchObject({
      url: 'https://example.com',
      basePath: '/sub',
      search: { appId: 'app', apiKey: 'key', indexName: 'index' },
      analytics: { gtagId: 'G-1', tagManagerId: 'GTM-1', anonymizeIp: values.analytics.anonymizeIp, consentRequired: false },
      demoHost: 'https://demo.example.com',
      offline: true,
      books: true,
      cards: false,
      compress: false,
    });
  });

  test('is ignored if it is empty', () => {
    expect(loadSite(values, { SITE_URL: ' ', BASE_PATH: '', GTAG_ID: '', ALGOLIA_APP_ID: '' })).toEqual(loadSite(values, {}));
  });

  test('may require consent, which is the default', () => {
    expect(values.analytics.consentRequired).toBe(true);
    expect(loadSite(values, { ANALYTICS_CONSENT: 'required' }).analytics.consentRequired).toBe(true);
  });

  test('may host the site at the root', () => {
    expect(loadSite(values, { BASE_PATH: '/' }).basePath).toBe('');
  });

  test.each<[Record<string, string>, string[]]>([
    [{ SITE_URL: 'example.com' }, ['url: expected an absolute http(s) URL, found "example.com"']],
    [{ ALGOLIA_APP_ID: 'app' }, ['search.apiKey: expected string, found nothing', 'search.indexName: expected string, found nothing']],
    [{ GTAG_ID: '"><script>' }, ['analytics.gtagId: expected an id such as G-ABC123, found "\\"><script>"']],
    [{ TAG_MANAGER_ID: 'G-1' }, ['analytics.tagManagerId: expected an id such as GTM-ABC123, found "G-1"']],
    [
      { ANALYTICS_CONSENT: 'no' },
      ['analytics.consentRequired: expected true or false, or ANALYTICS_CONSENT "required" or "not-required", found "no"'],
    ],
    [{ BOOKS: 'yes' }, ['books: expected true or false, or BOOKS "on" or "off", found "yes"']],
    [{ OFFLINE: 'yes' }, ['offline: expected true or false, or OFFLINE "on" or "off", found "yes"']],
    [{ CARDS: 'no' }, ['cards: expected true or false, or CARDS "on" or "off", found "no"']],
    [{ DEMO_HOST: 'demo' }, ['demoHost: expected an absolute http(s) URL, found "demo"']],
  ])('is checked like the values: %j', (environment, problems) => {
    expect(problemsOf({}, environment)).toEqual(problems);
  });
});

describe('SITE_CONFIG', () => {
  test('is merged field by field, and replaces lists', () => {
    const site = loadSite(values, { SITE_CONFIG: '{"colorMode":{"respectPrefersColorScheme":true},"redirects":[]}' });
    expect(site.colorMode).toEqual({ ...values.colorMode, respectPrefersColorScheme: true });
    expect(site.redirects).toEqual([]);
    expect(site.name).toBe(values.name);
  });

  test.each([['{'], ['[1]']])('%s is refused', (json) => {
    expect(() => loadSite(values, { SITE_CONFIG: json })).toThrow('SITE_CONFIG is no JSON');
  });

  test('is checked like the values', () => {
    expect(() => loadSite(values, { SITE_CONFIG: '{"colorMode":{"defaultMode":"blue"}}' })).toThrow(
      /colorMode\.defaultMode: expected one of "light", "dark", found "blue"/,
    );
  });
});
