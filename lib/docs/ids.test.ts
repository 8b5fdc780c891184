import { describe, expect, test } from 'vitest';
import type { DocFrontMatter } from '../content/front-matter';
import { docId, docPath, docPosition, isCategoryIndex, versionPath } from './ids';

const file = (source: string, frontMatter: DocFrontMatter = {}) => ({ source, frontMatter });

describe('the id of a doc', () => {
  test.each<[string, DocFrontMatter, string]>([
    ['button.mdx', {}, 'button'],
    ['components/fields/text-field.md', {}, 'components/fields/text-field'],
    ['01-components/02-fields/03-text-field.mdx', {}, 'components/fields/text-field'],
    ['components/index.mdx', {}, 'components/index'],
    ['components/button.mdx', { id: 'push-button' }, 'components/push-button'],
    ['components/button.mdx', { slug: '/elsewhere' }, 'components/button'],
    ['01-a/02-b.mdx', { parse_number_prefixes: false }, '01-a/02-b'],
    ['releases/25.03-notes.mdx', {}, 'releases/25.03-notes'],
  ])('of %s with %j is %s', (source, frontMatter, id) => {
    expect(docId(file(source, frontMatter))).toBe(id);
  });
});

describe('the position of a doc', () => {
  test.each<[string, DocFrontMatter, number | undefined]>([
    ['button.mdx', {}, undefined],
    ['03-button.mdx', {}, 3],
    ['03-button.mdx', { sidebar_position: 7 }, 7],
    ['03-button.mdx', { sidebar_position: 0 }, 0],
    ['03-button.mdx', { parse_number_prefixes: false }, undefined],
  ])('of %s with %j is %j', (source, frontMatter, position) => {
    expect(docPosition(file(source, frontMatter))).toBe(position);
  });
});

describe('the URL of a doc', () => {
  test.each<[string, DocFrontMatter, string]>([
    ['button.mdx', {}, '/docs/button'],
    ['components/button.mdx', {}, '/docs/components/button'],
    ['01-components/02-button.mdx', {}, '/docs/components/button'],
    ['01-components/02-button.mdx', { parse_number_prefixes: false }, '/docs/01-components/02-button'],
    ['components/button.mdx', { id: 'push-button' }, '/docs/components/push-button'],
    // A slug counts from the folder, from "/" from the root of the docs.
    ['components/button.mdx', { slug: 'push' }, '/docs/components/push'],
    ['components/button.mdx', { slug: 'push/it' }, '/docs/components/push/it'],
    ['components/button.mdx', { slug: '../push' }, '/docs/push'],
    ['components/button.mdx', { slug: './push/' }, '/docs/components/push'],
    ['components/button.mdx', { slug: '/push' }, '/docs/push'],
    ['components/button.mdx', { slug: '/push/' }, '/docs/push'],
    ['components/button.mdx', { slug: '/' }, '/docs'],
    ['components/button.mdx', { slug: 'push', id: 'other' }, '/docs/components/push'],
    // The page of a folder has the URL of the folder.
    ['index.mdx', {}, '/docs'],
    ['components/index.mdx', {}, '/docs/components'],
    ['components/README.md', {}, '/docs/components'],
    ['components/components.mdx', {}, '/docs/components'],
    ['01-components/index.mdx', {}, '/docs/components'],
    ['components/index.mdx', { id: 'start' }, '/docs/components'],
    ['components/index.mdx', { slug: 'all' }, '/docs/components/all'],
    ['components/index.mdx', { slug: '/all' }, '/docs/all'],
  ])('of %s with %j is %s', (source, frontMatter, path) => {
    expect(docPath(file(source, frontMatter), '/docs')).toBe(path);
  });

  test('starts with the path of its version', () => {
    expect(docPath(file('a/b.mdx'), '/docs/1.0')).toBe('/docs/1.0/a/b');
    expect(docPath(file('a/b.mdx', { slug: '/c' }), '/docs/1.0')).toBe('/docs/1.0/c');
    expect(docPath(file('index.mdx'), '/docs/1.0')).toBe('/docs/1.0');
  });
});

test.each([
  ['a/index.mdx', true],
  ['a/Index.md', true],
  ['a/README.md', true],
  ['a/a.mdx', true],
  ['Guides/guides.mdx', true],
  ['b/a/a.mdx', true],
  ['01-a/01-a.mdx', true],
  ['index.mdx', true],
  ['a/b.mdx', false],
  ['a.mdx', false],
  ['a/a-index.mdx', false],
  // As in Docusaurus, names are compared with their numbers.
  ['01-a/a.mdx', false],
  ['a/01-index.mdx', false],
])('%s is the page of its folder: %j', (source, expected) => {
  expect(isCategoryIndex(source)).toBe(expected);
});

test('the URL of the current version has no version segment', () => {
  const version = { name: 'current', label: 'Next', banner: 'none' as const };
  expect(versionPath('/docs', { ...version, path: '' })).toBe('/docs');
  expect(versionPath('/docs', { ...version, name: '1.0', path: '1.x' })).toBe('/docs/1.x');
});
