import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildIndex, type IndexedPage } from '../../search/build-index';
import { javaPages } from '../../search/java-symbols';
import type { Locale } from '../i18n/locales';
import { EmbeddedProvider } from './embedded';
import { javaIndex } from './locations';
import { loadStemmer } from './stem';
import type { SearchRequest } from './types';

type Draft = {
  title: string;
  text?: string;
  sections?: [heading: string, text: string, code?: string][];
  section?: IndexedPage['section'];
  chips?: string;
  keywords?: string;
};

function pageOf(url: string, { title, text = '', sections = [], section = 'docs', chips = '', keywords = '' }: Draft): IndexedPage {
  return {
    url,
    title,
    description: '',
    chips,
    keywords,
    trail: ['Components'],
    section,
    version: 'docs-default-current',
    sections: [
      { anchor: '', heading: '', path: [], text, code: '' },
      ...sections.map(([heading, body, code = '']) => ({
        anchor: heading.toLowerCase().replace(/\W+/g, '-'),
        heading,
        path: [],
        text: body,
        code,
      })),
    ],
  };
}

const symbols = javaPages({
  version: '25.03',
  types: [
    {
      name: 'Button',
      package: 'com.webforj.component.button',
      module: 'webforj-foundation',
      kind: 'class',
      supertypes: ['HasEnablement'],
      members: [['onClick', 'EventListener<X> listener']],
      constants: [],
      tag: 'dwc-button',
    },
    {
      name: 'HasEnablement',
      package: 'com.webforj.concern',
      module: 'webforj-foundation',
      kind: 'interface',
      supertypes: [],
      members: [['setEnabled', 'boolean enabled']],
      constants: [],
    },
    { name: 'WebFormJob', package: 'com.webforj', module: 'webforj-foundation', kind: 'class', supertypes: [], members: [], constants: [] },
    { name: 'BeanStore', package: 'com.webforj.data', module: 'webforj-data', kind: 'class', supertypes: [], members: [], constants: [] },
  ],
});

const english: IndexedPage[] = [
  pageOf('/docs/components/button', {
    title: 'Button',
    text: 'A button starts an action.',
    chips: 'dwc-button',
    sections: [
      ['Disabling a button', 'setEnabled(boolean) can be called at any time.'],
      ['Handling clicks', 'onClick is short for addClickListener.', 'button.onClick(e -> save());'],
    ],
  }),
  pageOf('/docs/components/radio', { title: 'RadioButton', text: 'One of several choices.' }),
  pageOf('/docs/routing', { title: 'Routing', text: 'Routes map URLs to views. A button may navigate.' }),
  pageOf('/docs/validation', { title: 'Validation', text: 'Validators check values before they reach the bean.' }),
  pageOf('/docs/client-components/button', { title: '<dwc-button>', text: 'Slots and parts.', section: 'client-components' }),
];

async function provider(locale: Locale, pages: IndexedPage[], fallbacks: number[] = [], englishPages = english) {
  const files = new Map<string, Uint8Array>();
  const add = (found: Map<string, Uint8Array>) => {
    for (const [name, data] of found) files.set(name, data);
  };
  add(buildIndex(englishPages, { name: 'en', locale: 'en', stem: await loadStemmer('en') }));
  if (locale !== 'en') add(buildIndex(pages, { name: locale, locale, stem: await loadStemmer(locale), fallbacks }));
  add(buildIndex(symbols, { name: javaIndex, locale: 'en', stem: (word) => word }));
  const asked: string[] = [];
  const found = new EmbeddedProvider({
    locale,
    basePath: '/base',
    load: async (file) => {
      asked.push(file.replace(/^.*\//, ''));
      const data = files.get(`${file}.bin`);
      if (!data) throw new Error(`no ${file}`);
      return JSON.parse(gunzipSync(data).toString());
    },
  });
  return {
    asked,
    urls: async (query: string) =>
      (await found.search({ query })).groups.map(({ url }) => url.replace('/base', '').replace(/^.*\/(\w+)\.html$/, 'java:$1')),
    search: found.search.bind(found),
  };
}

describe('English', () => {
  test('finds a term by synonyms and by parts of its name', async () => {
    const pages = [
      pageOf('/docs/dialog', { title: 'Dialog', text: 'Asks for an answer.' }),
      pageOf('/docs/splitter', { title: 'Splitter', text: 'Two panes.' }),
      pageOf('/docs/start', { title: 'Overview', text: 'Read this first.', keywords: 'what is webforJ' }),
      pageOf('/docs/other', { title: 'Other', text: 'A dialog by the way. webforJ has more.' }),
    ];
    const files = buildIndex(pages, { name: 'en', locale: 'en', stem: await loadStemmer('en') });
    const search = new EmbeddedProvider({
      locale: 'en',
      basePath: '',
      load: async (file) => JSON.parse(gunzipSync(files.get(`${file}.bin`) ?? '').toString()),
    });
    const urls = async (query: string) => (await search.search({ query })).groups.map(({ url }) => url);
    expect(await urls('modal window')).toEqual(['/docs/dialog']);
    expect(await urls('dialog')).toEqual(['/docs/dialog', '/docs/other']);
    expect(await urls('split panes')).toEqual(['/docs/splitter']);
    expect(await urls('webforJ')).toEqual(['/docs/start', '/docs/other']);
  });

  test('a page whose title is the query is first, also before a page with a keyword of the same stem', async () => {
    const { urls } = await provider(
      'en',
      [],
      [],
      [
        pageOf('/docs/checks', { title: 'Validation', text: 'Checks values. Validators do it.' }),
        pageOf('/docs/rules', { title: 'Validators', text: 'A validator checks a value.', keywords: 'custom validator' }),
      ],
    );
    expect(await urls('validation')).toEqual(['/docs/checks', '/docs/rules']);
    expect(await urls('validators')).toEqual(['/docs/rules', '/docs/checks']);
  });

  test('suggests the word of the first page among equally near ones', async () => {
    const { search } = await provider(
      'en',
      [],
      [],
      [
        pageOf('/docs/table', { title: 'Table', text: 'Rows.' }),
        pageOf('/docs/slider', { title: 'Slider', text: 'A label.' }),
        pageOf('/docs/field', { title: 'Field', text: 'A label.' }),
      ],
    );
    const { groups, corrected } = await search({ query: 'tabel' });
    expect(groups.map(({ title }) => title)).toEqual(['Table', 'Slider', 'Field']);
    expect(corrected).toBe('table');
  });

  test.each(['WebForJ', 'webForJ', 'webforJ'])('%s is a word, not an abbreviated name', async (query) => {
    const { urls } = await provider(
      'en',
      [],
      [],
      [
        pageOf('/docs/docker', { title: 'Docker', text: 'WebFormJob sets up what is needed.' }),
        pageOf('/docs/start', { title: 'Overview', text: 'What webforJ is.' }),
      ],
    );
    expect(await urls(query)).toEqual(['/docs/start']);
  });

  test('a type that no page mentions leads to components that use it', async () => {
    const { urls } = await provider('en', []);
    expect((await urls('HasEnablement')).slice(0, 3)).toEqual(['/docs/components/button', 'java:HasEnablement', 'java:Button']);
  });

  const built = provider('en', english);
  const urls = async (query: string) => (await built).urls(query);
  const search = async (request: SearchRequest) => (await built).search(request);

  test.each([
    ['a title', 'button', '/docs/components/button'],
    ['its beginning', 'butt', '/docs/components/button'],
    ['its first letter', 'v', '/docs/validation'],
    ['another form', 'validating', '/docs/validation'],
    ['a typing error', 'validaton', '/docs/validation'],
    ['swapped letters', 'rotuing', '/docs/routing'],
    ['a heading', 'disable button', '/docs/components/button'],
    ['a question', 'how do I disable the button', '/docs/components/button'],
    ['a method of a type', 'Button.setEnabled', '/docs/components/button'],
    ['a method as in a Javadoc link', '#onClick', '/docs/components/button'],
    ['a method call', 'setEnabled(', '/docs/components/button'],
    ['capital letters', 'bSE', '/docs/components/button'],
    ['part of a name', 'radio', '/docs/components/radio'],
  ])('finds by %s', async (_, query, first) => {
    expect((await urls(query))[0]).toBe(first);
  });

  test.each([
    ['Button.setEnabled', 'java:Button'],
    ['bSE', 'java:Button'],
    ['HasEnablement', 'java:HasEnablement'],
    ['dwc-button', 'java:Button'],
    ['dwc-button', '/docs/components/button'],
    ['dwc-button', '/docs/client-components/button'],
    ['button', 'java:Button'],
  ])('finds for %s also %s', async (query, expected) => {
    expect((await urls(query)).slice(0, 5)).toContain(expected);
  });

  test('links to the section', async () => {
    const { groups } = await search({ query: 'disabling' });
    expect(groups[0]?.hits[0]).toMatchObject({
      url: '/base/docs/components/button#disabling-a-button',
      title: [
        { text: 'Disabling', isMatch: true },
        { text: ' a button', isMatch: false },
      ],
      isPage: false,
    });
  });

  test('reports the corrected query and the number of results', async () => {
    const { corrected, total, facets } = await search({ query: 'validaton' });
    expect(corrected).toBe('validation');
    expect(total).toBe(1);
    expect(facets).toEqual({ sections: { docs: 1 }, versions: { 'docs-default-current': 1 } });
  });

  test.each([
    ['dwc-buton', 'dwc-button'],
    ['radio-buton', 'radio-button'],
    ['set-enabeld', 'set-enabled'],
    ['qqqq-button', undefined],
  ])('fixes parts of %s', async (query, expected) => {
    const { corrected, groups } = await search({ query });
    expect(corrected).toBe(expected);
    expect(groups.length > 0).toBe(expected !== undefined);
  });

  test.each([
    ['setEnabeld', 'setEnabled'],
    ['Validaton', 'Validation'],
    ['radiobuton', 'RadioButton'],
  ])('reports %s in the spelling of the page', async (query, expected) => {
    expect((await search({ query })).corrected).toBe(expected);
  });

  test('says whether an excerpt is code', async () => {
    const excerptOf = async (query: string) => {
      const hit = (await search({ query })).groups[0]?.hits[0];
      return { isCode: hit?.isCode, text: hit?.excerpt.map(({ text }) => text).join('') };
    };
    expect(await excerptOf('save()')).toEqual({ isCode: true, text: 'button.onClick(e -> save());' });
    expect(await excerptOf('setEnabled')).toEqual({ isCode: false, text: 'setEnabled(boolean) can be called at any time.' });
  });

  test('can be limited to a section', async () => {
    const { groups } = await search({ query: 'button', section: 'client-components' });
    expect(groups.map(({ section }) => section)).toEqual(['client-components']);
  });

  test('finds nothing for nonsense and for an empty query', async () => {
    expect(await urls('qqqqzzzz')).toEqual([]);
    expect(await urls('')).toEqual([]);
    expect(await urls('...')).toEqual([]);
  });

  test('links to members only if the Javadoc anchor is known', async () => {
    const { groups } = await search({ query: 'HasEnablement.setEnabled' });
    const hit = groups.flatMap(({ hits }) => hits).find(({ url }) => url.includes('HasEnablement') && url.includes('#'));
    expect(hit?.url).toBe(
      'https://javadoc.io/doc/com.webforj/webforj-foundation/25.03/com/webforj/concern/HasEnablement.html#setEnabled(boolean)',
    );
  });
});

describe('other languages', () => {
  test('German: compounds, umlauts written out, inflection; English pages under the address of the language, ranked lower', async () => {
    const { urls, search } = await provider(
      'de',
      [
        pageOf('/de/docs/felder', { title: 'Eingabefelder', text: 'Ein Feld für Größen und Eingaben. Die Überprüfung der Felder.' }),
        pageOf('/de/docs/routing', { title: 'Routing', text: 'Ansichten' }),
      ],
      [0, 3],
    );
    for (const query of ['Feld', 'Feldern', 'Eingabefeld', 'Ueberpruefung', 'Uberprufung', 'Groesse', 'größe'])
      expect((await urls(query))[0], query).toBe('/de/docs/felder');
    const { groups } = await search({ query: 'button' });
    expect(groups[0]).toMatchObject({ url: '/base/de/docs/components/button', locale: 'en' });
    expect(await urls('routing')).toEqual(['/de/docs/routing']);
  });

  test('German: a typing error is also fixed in the English fallback pages, and the correction has the spelling of the page', async () => {
    const { urls, search } = await provider(
      'de',
      [
        pageOf('/de/docs/felder', {
          title: 'Felder',
          text: 'Größe der Felder. Neben einem Button oder einer Schaltfläche steht ein Butten.',
        }),
        pageOf('/de/docs/start', { title: 'Start', text: 'Die Abhängigkeit.' }),
      ],
      [0, 3],
    );
    expect(await urls('Buton')).toEqual(['/de/docs/components/button', '/de/docs/felder']);
    expect((await search({ query: 'Buton' })).corrected).toBe('Button');
    expect((await search({ query: 'Schaltfäche' })).corrected).toBe('Schaltfläche');
    expect((await search({ query: 'die Abhängigkiet' })).corrected).toBe('die Abhängigkeit');
    // A word of the page's language is not corrected to an English one.
    expect(await urls('Butten')).toEqual(['/de/docs/felder']);
    expect(await urls('Felder validaton')).toContain('/de/docs/validation');
  });

  test('Chinese: any two characters', async () => {
    const { urls } = await provider('zh', [
      pageOf('/zh/docs/a', { title: '数据验证', text: '定义验证规则，检查用户输入的内容。' }),
      pageOf('/zh/docs/b', { title: '路由', text: '浏览器地址映射到视图。' }),
    ]);
    for (const query of ['验证', '规则', '义验', '用户输入', '数据验证']) expect(await urls(query), query).toEqual(['/zh/docs/a']);
    expect(await urls('浏')).toEqual(['/zh/docs/b']);
  });
});

test('a query loads only the files it needs', async () => {
  const { asked, search } = await provider('en', english);
  await search({ query: 'routing views', limit: 1 });
  expect(asked.filter((file) => file.startsWith('p'))).toHaveLength(new Set(asked.filter((file) => file.startsWith('p'))).size);
  expect(asked).not.toContain(javaIndex);
});

test('files that failed to load are requested again', async () => {
  let fails = true;
  const files = buildIndex(english, { name: 'en', locale: 'en', stem: await loadStemmer('en') });
  const found = new EmbeddedProvider({
    locale: 'en',
    basePath: '',
    load: async (file) => {
      if (fails) throw new Error('offline');
      return JSON.parse(gunzipSync(files.get(`${file}.bin`) ?? new Uint8Array()).toString());
    },
  });
  await expect(found.search({ query: 'routing views' })).rejects.toThrow('offline');
  fails = false;
  expect((await found.search({ query: 'routing views' })).total).toBeGreaterThan(0);
});

test('the index is loaded again if a deploy has removed its parts', async () => {
  const stem = await loadStemmer('en');
  const more = pageOf('/docs/more', { title: 'More', text: 'Routing views once more.' });
  let files = buildIndex(english, { name: 'en', locale: 'en', stem });
  const found = new EmbeddedProvider({
    locale: 'en',
    basePath: '',
    load: async (file) => {
      const data = files.get(`${file}.bin`);
      if (!data) throw new Error(`gone: ${file}`);
      return JSON.parse(gunzipSync(data).toString());
    },
  });
  // No title has the letter, so only the core is loaded.
  await found.search({ query: 'z' });
  files = buildIndex([...english, more], { name: 'en', locale: 'en', stem });
  expect((await found.search({ query: 'routing views' })).groups.map(({ url }) => url)).toContain('/docs/more');
});

test.each([
  ['a name', 'Button.setEnabled', ['/docs/components/button']],
  ['a name that reads like the beginnings of another', 'setText', ['/docs/label']],
  ['capital letters', 'HTF', []],
])('without the Java API, %s finds the pages of the site', async (_, query, expected) => {
  const label = pageOf('/docs/label', { title: 'Label', text: 'Change it by setText.' });
  const files = buildIndex([...english, label], { name: 'en', locale: 'en', stem: await loadStemmer('en') });
  const found = new EmbeddedProvider({
    locale: 'en',
    basePath: '',
    load: async (file) => {
      const data = files.get(`${file}.bin`);
      if (!data) throw new Error(`offline: ${file}`);
      return JSON.parse(gunzipSync(data).toString());
    },
  });
  const { groups } = await found.search({ query });
  expect(groups.map(({ url }) => url).slice(0, 1)).toEqual(expected);
});
