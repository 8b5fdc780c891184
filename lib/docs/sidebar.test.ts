import { describe, expect, test } from 'vitest';
import { docsOf, outline } from './test-set';
import type { SidebarItem } from './types';

const page = (frontMatter: string, body = 'Text.') => `---\n${frontMatter}\n---\n\n${body}\n`;
/** Returns the sidebar of files in `en/docs/` as lines. Fails on any problem. */
function sidebarOf(texts: Record<string, string>): string[] {
  const { set, problems } = docsOf(below(texts));
  expect(problems).toEqual([]);
  return outline(set.sidebar);
}
const below = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).map(([path, text]) => [`en/docs/${path}`, text]));

describe('the order of the sidebar', () => {
  test('sorts by position, then by name of file or folder', () => {
    expect(
      sidebarOf({
        'zebra.mdx': '# Zebra',
        'apple.mdx': '# Apple',
        'third.mdx': page('sidebar_position: 3', '# Third'),
        'half.mdx': page('sidebar_position: 2.5', '# Half'),
        'minus.mdx': page('sidebar_position: -1', '# Minus'),
        '02-second.mdx': '# Second',
        '01-folder/a.mdx': '# A',
        'middle/b.mdx': '# B',
      }),
    ).toEqual([
      'Minus /docs/minus',
      'folder +',
      '  A /docs/folder/a',
      'Second /docs/second',
      'Half /docs/half',
      'Third /docs/third',
      'Apple /docs/apple',
      'middle +',
      '  B /docs/middle/b',
      'Zebra /docs/zebra',
    ]);
  });

  test('sorts equal positions by file name, not by title', () => {
    expect(
      sidebarOf({
        'b.mdx': page('sidebar_position: 1', '# Aaa'),
        'a.mdx': page('sidebar_position: 1', '# Zzz'),
        'B.mdx': page('sidebar_position: 1', '# Mmm'),
      }),
    ).toEqual(['Mmm /docs/B', 'Zzz /docs/a', 'Aaa /docs/b']);
  });

  test('sorts 10 after 9', () => {
    expect(sidebarOf({ '10-ten.mdx': '# Ten', '9-nine.mdx': '# Nine' })).toEqual(['Nine /docs/nine', 'Ten /docs/ten']);
  });

  test.each([
    ['its category file', { 'm/_category_.yml': 'position: 0', 'm/index.mdx': page('sidebar_position: 9', '# M') }, 'first'],
    ['the page it links to', { 'm/index.mdx': page('sidebar_position: 0', '# M') }, 'first'],
    ['the number of the page it links to', { 'm/_category_.yml': 'link: {type: doc, id: start}', 'm/0-start.mdx': '# M' }, 'first'],
    ['the page it links to before its own number', { '0-m/index.mdx': page('sidebar_position: 9', '# M') }, 'last'],
    ['its own number', { '0-m/index.mdx': '# M' }, 'first'],
  ])('sorts a category by %s', (_name, texts, place) => {
    const folder = Object.keys(texts)[0]?.split('/')[0];
    const lines = sidebarOf({ 'one.mdx': page('sidebar_position: 1', '# One'), [`${folder}/child.mdx`]: '# Child', ...texts });
    const category = ['M /docs/m +', '  Child /docs/m/child'];
    if (place === 'first') expect(lines.map((line) => line.replace('/m/start', '/m'))).toEqual([...category, 'One /docs/one']);
    else expect(lines).toEqual(['One /docs/one', ...category]);
  });
});

describe('a category', () => {
  test.each([
    [
      'the label of its file',
      { 'm/_category_.yml': 'label: Named', 'm/index.mdx': page('sidebar_label: Short', '# Title') },
      'Named /docs/m +',
    ],
    ['the sidebar label of its page', { 'm/index.mdx': page('sidebar_label: Short', '# Title') }, 'Short /docs/m +'],
    ['the title of its page', { 'm/index.mdx': '# Title' }, 'Title /docs/m +'],
    ['the name of its folder without number', { '07-My Folder/a.mdx': '# A' }, 'My Folder +'],
  ])('takes its label from %s', (_name, texts, line) => {
    const folder = Object.keys(texts)[0]?.split('/')[0];
    expect(sidebarOf({ [`${folder}/child.mdx`]: '# Child', ...texts })[0]).toBe(line);
  });

  test.each([
    ['index.mdx', {}],
    ['README.md', {}],
    ['m.mdx', {}],
    ['overview.mdx', { 'm/_category_.yml': 'link: {type: doc, id: overview}' }],
    ['overview.mdx', { 'm/_category_.yml': 'link: {type: doc, id: m/overview}' }],
    ['01-overview.mdx', { 'm/_category_.yml': 'link: {type: doc, id: overview}' }],
    ['other-name.mdx', { 'm/_category_.yml': 'link: {type: doc, id: overview}', 'm/other-name.mdx': page('id: overview', '# M') }],
  ])('links to its page %s (%j), which has no entry of its own', (name, texts) => {
    const { set, problems } = docsOf(below({ [`m/${name}`]: '# M', 'm/child.mdx': '# Child', ...texts }));
    expect(problems).toEqual([]);
    expect(set.sidebar).toMatchObject([{ type: 'category', label: 'M', items: [{ label: 'Child' }] }]);
    const [category] = set.sidebar as [Extract<SidebarItem, { type: 'category' }>];
    expect(set.docs.get(category.docId ?? '')?.path).toBe(category.path);
  });

  test('may link to a page of another folder, which keeps its entry there', () => {
    expect(
      sidebarOf({ 'm/_category_.yml': 'link: {type: doc, id: x/a}', 'm/child.mdx': '# Child', 'x/a.mdx': '# A', 'x/b.mdx': '# B' }),
    ).toEqual(['A /docs/x/a +', '  Child /docs/m/child', 'x +', '  A /docs/x/a', '  B /docs/x/b']);
  });

  test('without a link lists its index page like other pages', () => {
    expect(sidebarOf({ 'm/_category_.yml': 'label: M\nlink: null', 'm/index.mdx': '# Start', 'm/a.mdx': '# A' })).toEqual([
      'M +',
      '  A /docs/m/a',
      '  Start /docs/m',
    ]);
  });

  test('with only its page becomes a plain entry with its own label and class', () => {
    const { set } = docsOf(
      below({
        'm/_category_.yml': 'label: Named\nclassName: new-content',
        'm/index.mdx': page('sidebar_class_name: old-content', '# Title'),
      }),
    );
    expect(set.sidebar).toEqual([{ type: 'doc', id: 'm/index', label: 'Named', path: '/docs/m', className: 'new-content' }]);
  });

  test('has the class of its page if its file has none', () => {
    const { set } = docsOf(below({ 'm/index.mdx': page('sidebar_class_name: updated-content', '# M'), 'm/a.mdx': '# A' }));
    expect(set.sidebar).toMatchObject([{ type: 'category', className: 'updated-content' }]);
  });

  test.each([
    ['label: M', { collapsible: true, collapsed: true }],
    ['collapsed: false', { collapsible: true, collapsed: false }],
    ['collapsible: false', { collapsible: false, collapsed: false }],
    ['{ collapsible: false, collapsed: true }', { collapsible: false, collapsed: false }],
  ])('with %s is %j', (text, expected) => {
    expect(docsOf(below({ 'm/_category_.yml': text, 'm/a.mdx': '# A' })).set.sidebar).toMatchObject([expected]);
  });

  test('is found by its folder name including the number', () => {
    expect(
      sidebarOf({ '01-m/_category_.yml': 'label: Named', '01-m/02-n/_category_.yml': 'label: Inner', '01-m/02-n/a.mdx': '# A' }),
    ).toEqual(['Named +', '  Inner +', '    A /docs/m/n/a']);
  });

  test.each([
    [
      'id: overwiev',
      'm/_category_.yml: category: link.id "overwiev" is the id of no doc (looked for "m/overwiev" and "overwiev"); did you mean "m/overview"?',
    ],
    [
      'id: x/tow',
      'm/_category_.yml: category: link.id "x/tow" is the id of no doc (looked for "m/x/tow" and "x/tow"); did you mean "x/two"?',
    ],
    [
      'id: something-else',
      'm/_category_.yml: category: link.id "something-else" is the id of no doc (looked for "m/something-else" and "something-else")',
    ],
  ])('that links to a doc that does not exist is an error: %s', (id, message) => {
    const { set, problems } = docsOf(
      below({ 'm/_category_.yml': `label: M\nlink:\n  type: doc\n  ${id}`, 'm/overview.mdx': '# Overview', 'x/two.mdx': '# Two' }),
    );
    expect(problems).toEqual([`content/en/docs/${message}`]);
    expect(outline(set.sidebar)[0]).toBe('M +');
  });
});

describe('drafts and unlisted pages', () => {
  const hidden = ['draft: true', 'unlisted: true'];

  test.each(hidden)('with %s leave no empty category', (field) => {
    expect(sidebarOf({ 'm/a.mdx': page(field), 'm/index.mdx': page(field), 'n.mdx': '# N' })).toEqual(['N /docs/n']);
  });

  test.each(hidden)('with %s that a category links to give it position and label, but no page', (field) => {
    const texts = {
      'm/overview.mdx': page(`${field}\nsidebar_position: 1`, '# Overview'),
      'm/a.mdx': '# A',
      'n.mdx': page('sidebar_position: 2', '# N'),
    };
    expect(sidebarOf({ ...texts, 'm/_category_.yml': 'link: {type: doc, id: overview}' })).toEqual([
      'Overview +',
      '  A /docs/m/a',
      'N /docs/n',
    ]);
  });

  test('that leave only a generated index leave no page', () => {
    const { set } = docsOf(below({ 'm/_category_.yml': 'link: {type: generated-index}', 'm/a.mdx': page('draft: true'), 'n.mdx': '# N' }));
    expect(outline(set.sidebar)).toEqual(['N /docs/n']);
    expect(set.generatedIndexes).toEqual([]);
  });
});

describe('a generated index', () => {
  const generated = (more = '') => `link:\n  type: generated-index\n${more}`;

  test.each([
    ['the label', `label: HTML & Web Components\n${generated()}`, '/docs/category/html--web-components'],
    ['the name of the folder', generated(), '/docs/category/my-folder'],
    ['a slug', generated('  slug: /all/of-it'), '/docs/all/of-it'],
    ['a slug without a slash', generated('  slug: all/'), '/docs/all'],
    ['the label, not the key', `label: Fields\nkey: my-key\n${generated()}`, '/docs/category/fields'],
  ])('takes its URL from %s', (_name, text, path) => {
    const { set, problems } = docsOf(
      below({ '01-my-folder/_category_.yml': text, '01-my-folder/a.mdx': '# A', '01-my-folder/index.mdx': '# I' }),
    );
    expect(problems).toEqual([]);
    expect(set.generatedIndexes.map((index) => index.path)).toEqual([path]);
    expect(set.sidebar).toMatchObject([{ path, items: [{ label: 'A' }, { label: 'I' }] }]);
  });

  test('has a number if its label repeats, in sidebar order', () => {
    const text = (position: number) => `label: Fields\nposition: ${position}\n${generated()}`;
    expect(
      sidebarOf({
        'a/_category_.yml': text(2),
        'a/x.mdx': '# X',
        'b/_category_.yml': text(1),
        'b/c/_category_.yml': text(1),
        'b/c/y.mdx': '# Y',
      }),
    ).toEqual([
      'Fields /docs/category/fields +',
      '  Fields /docs/category/fields-1 +',
      '    Y /docs/b/c/y',
      'Fields /docs/category/fields-2 +',
      '  X /docs/a/x',
    ]);
  });

  test('has title, description, and entries of its category', () => {
    const { set } = docsOf(
      below({ 'm/_category_.yml': `label: M\n${generated('  title: All of M\n  description: About M.')}`, 'm/a.mdx': '# A' }),
    );
    expect(set.generatedIndexes).toMatchObject([
      { title: 'All of M', description: 'About M.', file: 'content/en/docs/m/_category_.yml', items: [{ label: 'A' }] },
    ]);
  });

  test('keeps its URL in other languages, with translated texts if there are any', () => {
    const texts = {
      'en/docs/m/_category_.yml': `label: Fields\n${generated('  title: All fields\n  description: About.')}`,
      'en/docs/m/a.mdx': '# A',
      'de/docs/m/_category_.yml': `label: Felder\n${generated('  title: Alle Felder\n  slug: /alle-felder')}`,
    };
    const german = docsOf(texts, { locale: 'de' }).set;
    expect(german.generatedIndexes).toMatchObject([{ path: '/docs/category/fields', title: 'Alle Felder', description: '' }]);
    expect(outline(german.sidebar)).toEqual(['Felder /docs/category/fields +', '  A /docs/m/a']);
    expect(docsOf(texts, { locale: 'fr' }).set.generatedIndexes).toMatchObject([{ title: 'All fields', description: 'About.' }]);
  });
});

test.each([
  [
    'the language, where its category file has texts',
    { 'de/docs/m/_category_.yml': 'label: Em\nlink: {type: generated-index, title: Titel}' },
    'de',
  ],
  ['English, where it has no such file', {}, 'en'],
  ['English, where its file has nothing but a label', { 'de/docs/m/_category_.yml': 'label: Em' }, 'en'],
])('a generated index is in %s', (_name, own, textLocale) => {
  const english = 'label: M\nlink: {type: generated-index, title: Title, description: About.}';
  const { set } = docsOf({ 'en/docs/m/_category_.yml': english, 'en/docs/m/a.mdx': '# A', ...own }, { locale: 'de' });
  expect(set.generatedIndexes).toMatchObject([{ textLocale, title: textLocale === 'de' ? 'Titel' : 'Title' }]);
});

test('marks an entry whose label is in another language', () => {
  const { set } = docsOf(
    {
      'en/docs/a.mdx': '# A',
      'en/docs/b.mdx': '# B',
      'en/docs/parts/_category_.yml': 'label: Parts',
      'en/docs/parts/c.mdx': '# C',
      'en/docs/own/_category_.yml': 'label: Own',
      'en/docs/own/d.mdx': '# D',
      'en/docs/folder/index.mdx': '# Folder',
      'en/docs/folder/e.mdx': '# E',
      'de/docs/b.mdx': '# Be',
      'de/docs/own/_category_.yml': 'label: Eigenes',
      'de/docs/folder/index.mdx': '# Ordner',
    },
    { locale: 'de' },
  );
  expect(set.sidebar.map(({ label, lang }) => [label, lang])).toEqual([
    ['A', 'en-US'],
    ['Be', undefined],
    ['Ordner', undefined],
    ['Eigenes', undefined],
    ['Parts', 'en-US'],
  ]);
});
