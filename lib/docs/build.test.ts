import { describe, expect, test } from 'vitest';
import { docsOf, outline } from './test-set';

const page = (frontMatter: string, body = 'Text.') => `---\n${frontMatter}\n---\n\n${body}\n`;

describe('the title of a page', () => {
  test.each([
    ['the front matter', page('title: Button', '# Heading'), 'Button'],
    ['its first heading', page('slug: x', '# Heading'), 'Heading'],
    ['its id', page('id: push-button'), 'push-button'],
    ['its file name without the number', 'Text.', 'start'],
  ])('comes from %s', (_name, text, title) => {
    const { set } = docsOf({ 'en/docs/01-start.mdx': text });
    expect([...set.docs.values()].map((doc) => doc.title)).toEqual([title]);
  });

  test.each([
    ['is the translated one', page('title: Knopf'), 'Knopf'],
    ['is the first heading of a translation without a title', '# Der Knopf\n', 'Der Knopf'],
    ['is English where a translation has neither', 'Text.', 'Button'],
  ])('%s', (_name, text, title) => {
    const { set } = docsOf({ 'en/docs/a.mdx': page('title: Button'), 'de/docs/a.mdx': text }, { locale: 'de' });
    expect(set.docs.get('a')?.title).toBe(title);
  });
});

describe('the heading of a page', () => {
  test.each([
    ['is its title', page('title: Button'), 'Button', 'Button'],
    ['is the one that its text begins with, beside another title', page('title: Short', '# Full heading'), 'Full heading', 'Short'],
    ['is not there when it is hidden', page('title: Button\nhide_title: true'), undefined, 'Button'],
    ['is not hidden in the text', page('title: Short\nhide_title: true', '# Shown'), 'Shown', 'Short'],
  ])('%s', (_name, text, heading, title) => {
    expect(docsOf({ 'en/docs/a.mdx': text }).set.docs.get('a')).toMatchObject({ heading, title, sidebarLabel: title });
  });
});

test('the sidebar shows the sidebar label, or the title', () => {
  const { set } = docsOf({ 'en/docs/a.mdx': page('title: A long title\nsidebar_label: Short'), 'en/docs/b.mdx': '# Title' });
  expect(outline(set.sidebar)).toEqual(['Short /docs/a', 'Title /docs/b']);
});

test('the description comes from the front matter, or from the first text', () => {
  const { set } = docsOf({ 'en/docs/a.mdx': page('description: About.'), 'en/docs/b.mdx': '# Title\n\nFirst text.\n\nMore.' });
  expect([...set.docs.values()].map((doc) => doc.description)).toEqual(['About.', 'First text.']);
});

describe('a draft', () => {
  const texts = { 'en/docs/a.mdx': '# A', 'en/docs/b.mdx': page('draft: true', '# B'), 'de/docs/b.mdx': page('draft: false', '# Be') };

  test('is not exported in any language', () => {
    for (const locale of ['en', 'de'] as const) {
      const { set } = docsOf(texts, { locale });
      expect([...set.docs.keys()]).toEqual(['a']);
      expect(outline(set.sidebar)).toEqual(['A /docs/a']);
    }
  });

  test('is shown in development', () => {
    const { set } = docsOf(texts, { drafts: true });
    expect(set.docs.get('b')?.draft).toBe(true);
    expect(outline(set.sidebar)).toEqual(['A /docs/a', 'B /docs/b']);
  });
});

test('an unlisted page exists, but is not in the sidebar', () => {
  const { set } = docsOf({ 'en/docs/a.mdx': '# A', 'en/docs/b.mdx': page('unlisted: true', '# B') });
  expect(set.docs.get('b')).toMatchObject({ path: '/docs/b', unlisted: true });
  expect(outline(set.sidebar)).toEqual(['A /docs/a']);
});

test('a file with a leading underscore is not a page', () => {
  const { set } = docsOf({ 'en/docs/a.mdx': '# A', 'en/docs/_b.mdx': '# B', 'en/docs/_c/d.mdx': '# D' });
  expect([...set.docs.keys()]).toEqual(['a']);
  expect(outline(set.sidebar)).toEqual(['A /docs/a']);
});

test('two pages with the same id are an error that names both', () => {
  const { set, problems } = docsOf({ 'en/docs/x/01-a.mdx': '# First', 'en/docs/x/02-a.mdx': '# Second' });
  expect(problems).toEqual(['content/en/docs/x/02-a.mdx: has the id "x/a" of content/en/docs/x/01-a.mdx; give one of them another "id"']);
  expect(set.docs.get('x/a')?.title).toBe('First');
});

test.each([
  ['/a#b', 'holds "#"'],
  ['what?', 'holds "?"'],
  ['/../../etc', 'holds ".."'],
  ['//evil.example', 'holds "//"'],
  ['https://evil.example/x', 'begins with the scheme "https:"'],
  ['a b', 'holds a space'],
])('an invalid slug is an error: %s', (slug, fault) => {
  expect(docsOf({ 'en/docs/a.mdx': page(`title: A\nslug: ${slug}`) }).problems).toEqual([
    `content/en/docs/a.mdx:3: front matter: slug: "${slug}" ${fault}; write a path below /docs, as in "/my-page"`,
  ]);
});

test.each([
  ['c#.mdx', '/docs/c#', 'holds "#"'],
  ['a35-%zz.mdx', '/docs/a35-%zz', 'holds "%"'],
])('a file name that gives an invalid URL is an error: %s', (source, path, fault) => {
  expect(docsOf({ [`en/docs/${source}`]: 'Text.' }).problems).toEqual([
    `content/en/docs/${source}: has the URL ${path}, which ${fault}; rename the file, or write a "slug"`,
  ]);
});

describe('the docs of a language', () => {
  const texts = {
    'en/docs/01-start.mdx': page('title: Start\nsidebar_class_name: new-content'),
    'en/docs/components/_category_.json': '{"label": "Components", "position": 9, "className": "big", "collapsed": false}',
    'en/docs/components/index.mdx': page('title: All components'),
    'en/docs/components/button.mdx': page('title: Button\nslug: push'),
    'en/docs/components/extra.mdx': page('title: Extra'),
    'de/docs/01-start.mdx': page('title: Beginn\nsidebar_position: 99\nslug: /anfang'),
    'de/docs/components/_category_.json': '{"label": "Komponenten", "position": 0, "className": "klein"}',
    'de/docs/components/button.mdx': page('title: Knopf\nsidebar_label: Der Knopf'),
    'de/docs/only-german.mdx': page('title: Nur hier'),
  };

  test('have the structure of the default language and their own texts', () => {
    const { set } = docsOf(texts, { locale: 'de' });
    expect(set.sidebar).toEqual([
      { type: 'doc', id: 'start', label: 'Beginn', path: '/docs/start', className: 'new-content' },
      {
        type: 'category',
        label: 'Komponenten',
        path: '/docs/components',
        docId: 'components/index',
        collapsible: true,
        collapsed: false,
        className: 'big',
        items: [
          { type: 'doc', id: 'components/button', label: 'Der Knopf', path: '/docs/components/push' },
          { type: 'doc', id: 'components/extra', label: 'Extra', lang: 'en-US', path: '/docs/components/extra' },
        ],
      },
    ]);
  });

  test('are those of the default language if nothing is translated', () => {
    const { set } = docsOf(texts, { locale: 'fi' });
    expect(outline(set.sidebar)).toEqual(outline(docsOf(texts).set.sidebar));
    expect([...set.docs.values()].map(({ entry }) => [entry.locale, entry.textLocale, entry.isFallback])).toEqual(
      Array(4).fill(['fi', 'en', true]),
    );
  });
});
