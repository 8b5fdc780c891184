import { describe, expect, test } from 'vitest';
import type { Problem } from '../problems/problem';
import { breadcrumbs, categoriesOf, flattenSidebar, neighbours, siblingItems } from './navigation';
import { docsOf, outline } from './test-set';
import type { SidebarItem } from './types';

const texts = {
  'en/docs/start.mdx': '---\nsidebar_position: 1\n---\n# Start',
  'en/docs/parts/_category_.yml': 'label: Parts\nposition: 2\nlink: {type: doc, id: overview}',
  'en/docs/parts/overview.mdx': '# All parts',
  'en/docs/parts/a.mdx': '---\nsidebar_label: Part A\n---\n# A',
  'en/docs/parts/inner/_category_.yml': 'label: Inner',
  'en/docs/parts/inner/b.mdx': '---\npagination_label: Go to B\n---\n# B',
  'en/docs/more/_category_.yml': 'label: More\nposition: 3\nlink: {type: generated-index}',
  'en/docs/more/c.mdx': '# C',
  'en/docs/hidden.mdx': '---\nunlisted: true\n---\n# Hidden',
};
const { set } = docsOf(texts);
const { sidebar } = set;

test('the reading order contains every page once, categories before their entries', () => {
  expect(flattenSidebar(sidebar).map(({ path }) => path)).toEqual([
    '/docs/start',
    '/docs/parts/overview',
    '/docs/parts/a',
    '/docs/parts/inner/b',
    '/docs/category/more',
    '/docs/more/c',
  ]);
});

describe('the trail of breadcrumbs', () => {
  test.each([
    ['/docs/start', [{ label: 'Start', path: '/docs/start' }]],
    ['/docs/parts/overview', [{ label: 'Parts', path: '/docs/parts/overview' }]],
    [
      '/docs/parts/a',
      [
        { label: 'Parts', path: '/docs/parts/overview' },
        { label: 'Part A', path: '/docs/parts/a' },
      ],
    ],
    [
      '/docs/parts/inner/b',
      [{ label: 'Parts', path: '/docs/parts/overview' }, { label: 'Inner' }, { label: 'B', path: '/docs/parts/inner/b' }],
    ],
    ['/docs/category/more', [{ label: 'More', path: '/docs/category/more' }]],
    ['/docs/hidden', [{ label: 'Hidden', path: '/docs/hidden' }]],
  ])('of %s goes through its categories', (path, trail) => {
    const label = trail.at(-1)?.label ?? '';
    expect(breadcrumbs(sidebar, { label, path })).toEqual(trail);
  });
});

test('returns the categories of a page, outermost first', () => {
  const labels = (path: string) => categoriesOf(sidebar, path).map(({ label }) => label);
  expect(labels('/docs/parts/inner/b')).toEqual(['Parts', 'Inner']);
  expect(labels('/docs/parts/overview')).toEqual(['Parts']);
  expect(labels('/docs/start')).toEqual([]);
  expect(labels('/docs/nowhere')).toEqual([]);
});

describe('the entries next to a page', () => {
  test.each([
    ['of a category are those of the category', '/docs/parts/overview', ['Part A /docs/parts/a', 'Inner +', '  B /docs/parts/inner/b']],
    ['within a category are its other entries', '/docs/parts/a', ['Inner +', '  B /docs/parts/inner/b']],
    ['at the top are the other entries of the sidebar', '/docs/start', outline(sidebar.slice(1))],
  ])('%s', (_name, path, expected) => {
    expect(outline(siblingItems(sidebar, path))).toEqual(expected);
  });

  test('of a page outside of the sidebar are an error', () => {
    expect(() => siblingItems(sidebar, '/docs/hidden')).toThrow('Current sidebar category not found for /docs/hidden');
  });

  test('keep links to other sites', () => {
    const link: SidebarItem = { type: 'link', label: 'API', href: 'https://example.com' };
    expect(siblingItems([...sidebar, link], '/docs/start').at(-1)).toBe(link);
  });
});

describe('previous and next', () => {
  /** Returns the neighbors of a page in the texts above with one page replaced. */
  function around(source: string, frontMatter?: string) {
    const changed = frontMatter === undefined ? texts : { ...texts, [`en/docs/${source}.mdx`]: `---\n${frontMatter}\n---\n# Changed` };
    const { set } = docsOf(changed);
    const doc = set.docs.get(source);
    const problems: Problem[] = [];
    return { ...neighbours(set, { path: doc?.path ?? '', doc }, problems), problems };
  }

  test('are neighbors in the reading order', () => {
    expect(around('parts/a')).toEqual({
      previous: { label: 'Parts', path: '/docs/parts/overview' },
      next: { label: 'Go to B', path: '/docs/parts/inner/b' },
      problems: [],
    });
  });

  test('are missing at both ends', () => {
    expect(around('start')).toMatchObject({ previous: undefined, next: { path: '/docs/parts/overview' } });
    expect(around('more/c')).toMatchObject({ previous: { label: 'More', path: '/docs/category/more' }, next: undefined });
  });

  test('of a generated index are the neighbors of its category', () => {
    expect(neighbours(set, { path: '/docs/category/more' })).toMatchObject({
      previous: { path: '/docs/parts/inner/b' },
      next: { path: '/docs/more/c' },
    });
  });

  test('can be set by id', () => {
    expect(around('parts/a', 'pagination_prev: more/c\npagination_next: parts/inner/b')).toEqual({
      previous: { label: 'C', path: '/docs/more/c' },
      next: { label: 'Go to B', path: '/docs/parts/inner/b' },
      problems: [],
    });
  });

  test('can be turned off', () => {
    expect(around('parts/a', 'pagination_prev: null')).toMatchObject({ previous: undefined, next: { path: '/docs/parts/inner/b' } });
    expect(around('parts/a', 'pagination_next: null')).toMatchObject({ previous: { path: '/docs/parts/overview' }, next: undefined });
  });

  test('and the trail mark labels in another language', () => {
    const { set } = docsOf({ ...texts, 'de/docs/parts/a.mdx': '# Teil A' }, { locale: 'de' });
    const doc = set.docs.get('parts/inner/b');
    expect(neighbours(set, { path: doc?.path ?? '', doc })).toMatchObject({
      previous: { label: 'Teil A', lang: undefined },
      next: { label: 'More', lang: 'en-US' },
    });
    const before = set.docs.get('parts/a');
    expect(neighbours(set, { path: before?.path ?? '', doc: before }).next).toMatchObject({ label: 'Go to B', lang: 'en-US' });
    expect(breadcrumbs(set.sidebar, { label: 'Teil A', path: '/docs/parts/a' })).toMatchObject([
      { label: 'Parts', lang: 'en-US' },
      { label: 'Teil A' },
    ]);
  });

  test('do not lead to an unlisted page', () => {
    expect(around('parts/a', 'pagination_next: hidden')).toMatchObject({ next: undefined, problems: [] });
  });

  test.each(['unlisted: true', 'displayed_sidebar: null'])('of a page with %s are only those in the front matter', (field) => {
    expect(around('parts/a', field)).toEqual({ previous: undefined, next: undefined, problems: [] });
    expect(around('parts/a', `${field}\npagination_next: start`)).toMatchObject({ previous: undefined, next: { path: '/docs/start' } });
  });

  test('with an unknown id are an error with the nearest id', () => {
    expect(around('parts/a', 'pagination_prev: parts/inner/d\npagination_next: null').problems).toEqual([
      {
        severity: 'error',
        file: 'content/en/docs/parts/a.mdx',
        message: 'front matter: pagination_prev: there is no doc with the id "parts/inner/d"; did you mean "parts/inner/b"?',
      },
    ]);
  });
});
