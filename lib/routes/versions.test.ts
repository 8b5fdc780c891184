import { describe, expect, test } from 'vitest';
import { neighbours } from '../docs/navigation';
import { outline } from '../docs/test-set';
import type { Version } from '../site/schema';
import { modelOf } from './test-model';

const versions: Version[] = [
  { name: 'current', label: 'Next', path: '', banner: 'none' },
  { name: '2.0', label: '2.0', path: '2.0', banner: 'none' },
  { name: '1.0', label: '1.x', path: '1.x', banner: 'unmaintained' },
];

const texts = {
  'en/docs/intro.mdx': '---\nsidebar_position: 1\n---\n# Introduction to 3',
  'en/docs/parts/_category_.yml': 'label: Parts\nlink: {type: doc, id: overview}',
  'en/docs/parts/overview.mdx': '# All parts',
  'en/docs/parts/new.mdx': '# New part\n\n[Overview](./overview.mdx)',
  'en/docs-2.0/intro.mdx': '---\nsidebar_position: 1\n---\n# Introduction to 2',
  'en/docs-2.0/parts/_category_.yml': 'label: Building blocks\nlink: {type: generated-index}',
  'en/docs-2.0/parts/overview.mdx': '# Overview of 2',
  'en/docs-1.0/intro.mdx': '---\nslug: /\n---\n# Introduction to 1',
  'en/docs-1.0/only-here.mdx': '---\npagination_next: intro\n---\n# Only in 1',
  'de/docs/intro.mdx': '# Einführung in 3',
  'de/docs-1.0/intro.mdx': '# Einführung in 1',
};

const { model, problems } = modelOf(texts, { versions });
const sets = model.docSets('en');

test('builds three versions without problems, the latest first', () => {
  expect(problems).toEqual([]);
  expect(sets.map(({ version }) => version.label)).toEqual(['Next', '2.0', '1.x']);
});

test('each version has its pages below its own path, the current one without a segment', () => {
  const urls = model.routes.flatMap((route) => (route.locale === 'en' && 'set' in route ? [`${route.set.version.name} ${route.url}`] : []));
  expect(urls).toEqual([
    'current /docs/intro',
    'current /docs/parts/overview',
    'current /docs/parts/new',
    '2.0 /docs/2.0/intro',
    '2.0 /docs/2.0/parts/overview',
    '2.0 /docs/2.0/category/building-blocks',
    '1.0 /docs/1.x',
    '1.0 /docs/1.x/only-here',
  ]);
});

test('each version has its own sidebar', () => {
  expect(sets.map(({ sidebar }) => outline(sidebar))).toEqual([
    ['Introduction to 3 /docs/intro', 'Parts /docs/parts/overview +', '  New part /docs/parts/new'],
    [
      'Introduction to 2 /docs/2.0/intro',
      'Building blocks /docs/2.0/category/building-blocks +',
      '  Overview of 2 /docs/2.0/parts/overview',
    ],
    ['Introduction to 1 /docs/1.x', 'Only in 1 /docs/1.x/only-here'],
  ]);
});

test('ids, previous and next stay within a version', () => {
  const [current, , first] = sets;
  expect(current?.docs.get('intro')?.path).toBe('/docs/intro');
  expect(first?.docs.get('intro')?.path).toBe('/docs/1.x');
  const doc = first?.docs.get('only-here');
  expect(first && neighbours(first, { path: '/docs/1.x/only-here', doc })).toEqual({
    previous: { label: 'Introduction to 1', path: '/docs/1.x' },
    next: { label: 'Introduction to 1', path: '/docs/1.x' },
  });
});

test('links between files stay within a version', () => {
  const doc = sets[1]?.docs.get('intro');
  expect(doc && model.pageBySource(doc, './parts/overview.mdx')?.path).toBe('/docs/2.0/parts/overview');
  expect(doc && model.pageBySource(doc, './parts/new.mdx')).toBeUndefined();
});

test('each version has its own translations', () => {
  expect(model.route('de', '/docs/intro')).toMatchObject({ textLocale: 'de', alternates: ['en', 'de'], url: '/de/docs/intro' });
  expect(model.route('de', '/docs/2.0/intro')).toMatchObject({ textLocale: 'en', alternates: ['en'], indexable: false });
  expect(model.route('de', '/docs/1.x')).toMatchObject({ textLocale: 'de', url: '/de/docs/1.x', doc: { title: 'Einführung in 1' } });
});

describe('conflicts between versions', () => {
  test('a page of the current version at the path of another version is an error', () => {
    expect(modelOf({ ...texts, 'en/docs/clash.mdx': '---\nslug: /2.0/intro\n---\n# Clash' }, { versions }).problems).toEqual([
      'content/en/docs-2.0/intro.mdx: has the URL /docs/2.0/intro, which content/en/docs/clash.mdx has too; give one of them another "slug"',
    ]);
  });

  test('a folder of a version that the site does not have is an error', () => {
    expect(modelOf(texts, { versions: versions.slice(0, 2) }).problems).toEqual([
      'content/en/docs-1.0: docs version "1.0" is not in the site configuration; add it to docs.versions',
    ]);
  });
});
