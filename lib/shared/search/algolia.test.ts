import { afterEach, describe, expect, test, vi } from 'vitest';
import recorded from '../../../tests/fixtures/algolia-answer.json' with { type: 'json' };
import { AlgoliaProvider, algoliaHosts, marked } from './algolia';
import type { AlgoliaSetup } from './setup';
import type { SearchRequest } from './types';

const setup: AlgoliaSetup = { appId: 'APP', apiKey: 'key', indexName: 'docs', contextualSearch: true, ownPaths: ['/docs', '/blog'] };

function provide(changes: Partial<AlgoliaSetup> = {}) {
  return new AlgoliaProvider({
    locale: 'de',
    version: () => 'docs-default-current',
    setup: { ...setup, ...changes },
    origin: 'https://here.example.com',
  });
}

function answer(...responses: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const next = responses.shift();
    if (!next) throw new Error('asked too often');
    return next();
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

/** Returns the query of the request that a search sends. */
async function asked(changes: Partial<AlgoliaSetup>, request: Partial<SearchRequest> = {}) {
  const fetch = answer(() => Response.json(recorded));
  await provide(changes).search({ query: 'x', ...request });
  return JSON.parse(fetch.mock.calls[0]?.[1].body as string).requests[0];
}

describe('request', () => {
  test('matches the public API', async () => {
    const fetch = answer(() => Response.json(recorded));
    await provide().search({ query: 'büttön', limit: 8 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://APP-dsn.algolia.net/1/indexes/*/queries');
    expect(init).toMatchObject({ method: 'POST', headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key' } });
    expect(JSON.parse(init?.body as string)).toEqual({
      requests: [
        {
          indexName: 'docs',
          query: 'büttön',
          facetFilters: ['language:de', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
          facets: ['docusaurus_tag'],
          hitsPerPage: 32,
          attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'language', 'docusaurus_tag'],
          attributesToSnippet: [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:15`).concat('content:25'),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ],
    });
  });

  test('requests no more hits than the API allows', async () => {
    expect((await asked({}, { limit: 500 })).hitsPerPage).toBe(1000);
  });

  test.each([
    [
      'the reader’s language and version',
      true,
      undefined,
      ['language:de', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    ],
    ['the version asked for', true, 'docs-default-24.00', ['language:de', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-24.00']]],
    ['all there is when contextual search is off', false, undefined, []],
    ['a version all the same', false, 'docs-default-24.00', ['docusaurus_tag:docs-default-24.00']],
  ])('filters by %s', async (_, contextualSearch, version, expected) => {
    expect((await asked({ contextualSearch }, { version })).facetFilters).toEqual(expected);
  });

  test('tries the next host if one fails, but not if the key is wrong', async () => {
    const fetch = answer(
      () => Promise.reject(new TypeError('network')),
      () => new Response(null, { status: 503 }),
      () => Response.json(recorded),
    );
    await provide().search({ query: 'x' });
    expect(fetch.mock.calls.map(([url]) => new URL(url).host)).toEqual(
      algoliaHosts('APP')
        .slice(0, 3)
        .map((host) => host.toLowerCase()),
    );
    const refused = answer(() => Response.json({ message: 'Invalid Application-ID or API key', status: 403 }, { status: 403 }));
    await expect(provide().search({ query: 'x' })).rejects.toThrow('status 403');
    expect(refused).toHaveBeenCalledTimes(1);
  });
});

describe('answer', () => {
  const hitsOf = async (changes: Partial<AlgoliaSetup> = {}, request: Partial<SearchRequest> = {}) => {
    answer(() => Response.json(recorded));
    return provide(changes).search({ query: 'button', ...request });
  };

  test('is grouped by page, with URLs of this deployment', async () => {
    const { groups, total, facets } = await hitsOf();
    expect(total).toBe(137);
    expect(facets.versions).toEqual({ 'docs-default-current': 121, 'docs-default-25.00': 12 });
    expect(groups.map(({ url, version, section }) => `${url} ${version} ${section}`)).toEqual([
      '/docs/components/button docs-default-current docs',
      '/docs/components/dialog docs-default-current docs',
      '/docs/components/icon docs-default-current docs',
      '/blog/whats-new-v25.00  blog',
      '/docs/25.00/components/button docs-default-25.00 docs',
      'https://javadoc.example.com/javadoc/com/webforj/component/button/Button.html  java-api',
    ]);
    expect(groups[0]).toEqual({
      url: '/docs/components/button',
      title: 'Button',
      trail: ['Documentation'],
      section: 'docs',
      version: 'docs-default-current',
      locale: 'en',
      hits: [
        { url: '/docs/components/button', title: [{ text: 'Button', isMatch: true }], path: [], excerpt: [], isPage: true },
        {
          url: '/docs/components/button#disable-on-click',
          title: [{ text: 'Preventing double submits', isMatch: false }],
          path: ['Disabling a button'],
          excerpt: [],
          isPage: false,
        },
        {
          url: '/docs/components/button#usages',
          title: [{ text: 'Usages', isMatch: false }],
          path: [],
          excerpt: [
            { text: 'A ', isMatch: false },
            { text: 'button', isMatch: true },
            { text: ' starts an action; with a Consumer<', isMatch: false },
            { text: 'Button', isMatch: true },
            { text: 'ClickEvent> the view reacts & shows the result.', isMatch: false },
          ],
          isPage: false,
        },
      ],
    });
  });

  test('has headings of all levels', async () => {
    const { groups } = await hitsOf();
    expect(groups[1]?.hits).toMatchObject([
      { title: [{ text: 'On phones <small screens>' }], path: ['Usages', 'Footer', 'Buttons', 'Order'] },
    ]);
  });

  test('can be limited to a section', async () => {
    const { groups, total } = await hitsOf({}, { section: 'blog' });
    expect(groups.map(({ url }) => url)).toEqual(['/blog/whats-new-v25.00']);
    expect(total).toBe(1);
  });

  test('links to another site if configured, ignoring case', async () => {
    const { groups } = await hitsOf({ externalUrlRegex: 'DOCS\\.webforj\\.com/blog|javadoc' });
    expect(groups.map(({ url }) => url).filter((url) => !url.startsWith('/docs/'))).toEqual([
      'https://docs.webforj.com/blog/whats-new-v25.00',
      'https://javadoc.example.com/javadoc/com/webforj/component/button/Button.html',
    ]);
  });

  test('replaces paths if configured, except for pages of other sites', async () => {
    const { groups } = await hitsOf({ replaceSearchResultPathname: { from: '/docs/', to: '/sub/docs/' }, externalUrlRegex: 'javadoc' });
    expect(groups.map(({ url }) => url)).toEqual([
      '/sub/docs/components/button',
      '/sub/docs/components/dialog',
      '/sub/docs/components/icon',
      '/blog/whats-new-v25.00',
      '/sub/docs/25.00/components/button',
      'https://javadoc.example.com/javadoc/com/webforj/component/button/Button.html',
    ]);
    expect(groups[0]?.hits[1]?.url).toBe('/sub/docs/components/button#disable-on-click');
  });

  /** A hosted index with several records per page. It returns as many records as the request asks for. */
  const hosted = (pages: string[], recordsOfEach: number) => {
    const records = Array.from({ length: recordsOfEach }, (_, number) =>
      pages.map((page) => ({
        objectID: `${page}${number}`,
        url: `https://docs.webforj.com${page}#${number}`,
        type: 'lvl2',
        content: null,
        hierarchy: { lvl1: page, lvl2: `Part ${number}` },
      })),
    ).flat();
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
      Response.json({ results: [{ hits: records.slice(0, JSON.parse(body).requests[0].hitsPerPage), nbHits: records.length }] }),
    );
  };
  const paths = (folder: string, count: number) => Array.from({ length: count }, (_, number) => `${folder}/${number}`);

  test('counts pages once it has all of them', async () => {
    hosted(paths('/docs', 12), 3);
    expect((await provide().search({ query: 'x', limit: 8 })).total).toBe(36);
    const { groups, total, facets } = await provide().search({ query: 'x', limit: 20 });
    expect([groups.length, total]).toEqual([12, 12]);
    expect(facets.sections).toEqual({ docs: 12 });
  });

  test('has the pages of a section that follow many of another', async () => {
    hosted([...paths('/docs', 60), ...paths('/blog', 5)], 1);
    const { groups, total, facets } = await provide().search({ query: 'x', section: 'blog' });
    expect([groups.length, total]).toEqual([5, 5]);
    expect(facets.sections).toEqual({ docs: 60, blog: 5 });
    // The first response is limited and may have pages of any section.
    expect((await provide().search({ query: 'x' })).facets.sections).toBeUndefined();
  });

  test('may be empty', async () => {
    answer(() => Response.json({ results: [{ hits: [], nbHits: 0 }] }));
    expect(await provide().search({ query: 'x' })).toEqual({ groups: [], total: 0, facets: { sections: {}, versions: {} } });
  });
});

test('splits marked text', () => {
  expect(marked('a <mark>b</mark> &amp; c')).toEqual([
    { text: 'a ', isMatch: false },
    { text: 'b', isMatch: true },
    { text: ' & c', isMatch: false },
  ]);
});
