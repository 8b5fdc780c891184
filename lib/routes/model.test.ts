import { describe, expect, test } from 'vitest';
import type { Doc } from '../docs/types';
import type { SiteModel } from './model';
import { modelOf } from './test-model';

function docAt(model: SiteModel, path: string, locale: 'en' | 'de' = 'en'): Doc {
  const route = model.route(locale, path);
  if (route?.kind !== 'doc') throw new Error(`There is no doc at ${path}.`);
  return route.doc;
}

describe('a redirect', () => {
  const texts = { 'en/docs/start.mdx': '# Start', 'en/docs/old.mdx': '# Old' };

  test('to a page is kept with any query and anchor', () => {
    const redirects = [
      { from: '/docs', to: '/docs/start' },
      { from: '/docs/intro', to: '/docs/start?tab=1#install' },
      { from: '/start', to: '/' },
    ];
    expect(modelOf(texts, { redirects })).toMatchObject({ problems: [], model: { redirects } });
  });

  test('to something that is not a page is left out with a warning that names the nearest page', () => {
    const { model, problems } = modelOf(texts, {
      redirects: [
        { from: '/docs/intro', to: '/docs/strat' },
        { from: '/x', to: '/somewhere/else' },
      ],
    });
    expect(problems).toEqual([
      'lib/site/values.ts: warning: redirects: /docs/intro leads to /docs/strat, which is not a page, so it is left out; did you mean /docs/start?',
      'lib/site/values.ts: warning: redirects: /x leads to /somewhere/else, which is not a page, so it is left out',
    ]);
    expect(model.redirects).toEqual([]);
  });

  test('from a page is an error', () => {
    expect(modelOf(texts, { redirects: [{ from: '/docs/old', to: '/docs/start' }] }).problems).toEqual([
      'lib/site/values.ts: redirects: /docs/old is a page, so nothing can be redirected from there',
    ]);
  });

  test('in a circle is an error that shows the chain', () => {
    const { model, problems } = modelOf(texts, {
      redirects: [
        { from: '/a', to: '/b?x=1' },
        { from: '/b', to: '/a' },
        { from: '/self', to: '/self#part' },
      ],
    });
    expect(model.redirects).toEqual([]);
    expect(problems).toEqual([
      'lib/site/values.ts: redirects: /a → /b?x=1 → /a is a circle; let one of them lead to a page',
      'lib/site/values.ts: redirects: /b → /a → /b?x=1 is a circle; let one of them lead to a page',
      'lib/site/values.ts: redirects: /self → /self#part is a circle; let one of them lead to a page',
    ]);
  });

  test('to another redirect is an error that names the page', () => {
    const redirects = [
      { from: '/first', to: '/second' },
      { from: '/second', to: '/docs/start' },
    ];
    expect(modelOf(texts, { redirects }).problems).toEqual([
      'lib/site/values.ts: redirects: /first leads to /second, which is redirected itself; write /docs/start instead',
    ]);
  });

  test('from a heading belongs to its page, which must exist or be redirected itself', () => {
    const { model, problems } = modelOf(texts, {
      redirects: [
        { from: '/docs/start#old', to: '/docs/start#new' },
        { from: '/docs/gone', to: '/docs/start' },
        { from: '/docs/gone#part', to: '/docs/start#part' },
        { from: '/docs/nowhere#part', to: '/docs/start' },
      ],
    });
    expect(model.movedAnchors('/docs/start')).toEqual(new Map([['old', '/docs/start#new']]));
    expect(model.movedAnchors('/docs/gone')).toEqual(new Map([['part', '/docs/start#part']]));
    expect(model.redirects).toEqual([{ from: '/docs/gone', to: '/docs/start' }]);
    expect(problems).toEqual([
      'lib/site/values.ts: redirects: /docs/nowhere#part is a heading of /docs/nowhere, which is neither a page nor redirected; add a redirect from /docs/nowhere',
    ]);
  });
});

test('problems of structure are reported once, not once per language', () => {
  const { model, problems } = modelOf({
    'en/docs/a.mdx': '---\npagination_next: nowhere\n---\nText.',
    'de/docs/a.mdx': 'Text.',
    'en/docs/m/_category_.yml': 'link: {type: doc, id: overview}',
    'en/docs/m/b.mdx': 'Text.',
  });
  model.docSets('de');
  expect(problems).toEqual([
    'content/en/docs/m/_category_.yml: category: link.id "overview" is the id of no doc (looked for "m/overview" and "overview")',
    'content/en/docs/a.mdx: front matter: pagination_next: there is no doc with the id "nowhere"',
  ]);
  expect(model.problems).toHaveLength(2);
});

describe('a file path in a link', () => {
  const { model } = modelOf({
    'en/docs/index.mdx': '# Home',
    'en/docs/01-components/02-button.mdx': '---\nslug: /push\n---\n# Button',
    'en/docs/01-components/index.mdx': '# Components',
    'en/docs/01-components/fields/text.md': '# Text',
    'en/docs/routing/overview.mdx': '# Routing',
    'en/docs/later.mdx': '---\ndraft: true\n---\n# Later',
    'de/docs/01-components/02-button.mdx': '# Knopf',
  });

  test.each([
    ['./index.mdx', '/docs/components'],
    ['index.mdx', '/docs/components'],
    ['fields/text.md', '/docs/components/fields/text'],
    ['../routing/overview.mdx', '/docs/routing/overview'],
    ['/routing/overview.mdx', '/docs/routing/overview'],
    ['/docs/routing/overview.mdx', '/docs/routing/overview'],
    // Docusaurus falls back to the docs folder when the file does not exist next to the page.
    ['routing/overview.mdx', '/docs/routing/overview'],
  ])('from within a folder, %s leads to %s', (filePath, path) => {
    expect(model.pageBySource(docAt(model, '/docs/push'), filePath)?.path).toBe(path);
  });

  test.each(['./routing/overview.mdx', 'button.mdx', '../../index.mdx', '../later.mdx', '/fields/text.md'])(
    '%s leads nowhere',
    (filePath) => {
      expect(model.pageBySource(docAt(model, '/docs/push'), filePath)).toBeUndefined();
    },
  );

  test('leads to the page in the language of the page it is on', () => {
    const from = docAt(model, '/docs/routing/overview', 'de');
    expect(model.pageBySource(from, '../01-components/02-button.mdx')).toMatchObject({ title: 'Knopf', path: '/docs/push' });
  });
});

test('an imported file is in the language, or in the default language', () => {
  const { model } = modelOf({
    'en/docs/a.mdx': '# A',
    'de/docs/a.mdx': '# A',
    'en/docs/_steps.mdx': 'Steps.',
    'de/docs/_steps.mdx': 'Schritte.',
    'en/docs/_english.mdx': 'English.',
    'en/docs/b.mdx': '# B',
  });
  const body = (locale: 'en' | 'de', source: string) => model.partial(docAt(model, '/docs/a', locale), source)?.body;
  expect(body('en', '_steps.mdx')).toBe('Steps.');
  expect(body('de', '_steps.mdx')).toBe('Schritte.');
  expect(body('de', '_english.mdx')).toBe('English.');
  expect(body('en', 'b.mdx')).toBe('# B');
  expect(body('en', '_none.mdx')).toBeUndefined();
});

test('an imported file is English if the page has no translation', () => {
  const { model } = modelOf({
    'en/docs/a.mdx': '# A',
    'en/docs/_steps.mdx': 'Steps.',
    'de/docs/_steps.mdx': 'Schritte.',
    'en/blog/2025-01-02-news/index.mdx': '---\ntitle: News\n---\nText\n\n{/* truncate */}\n',
    'en/blog/2025-01-02-news/_steps.mdx': 'Steps.',
    'de/blog/2025-01-02-news/_steps.mdx': 'Schritte.',
  });
  const [post] = model.blog('de').posts;
  if (!post) throw new Error('There is no post.');
  expect(model.partial(docAt(model, '/docs/a', 'de'), '_steps.mdx')).toMatchObject({ textLocale: 'en', body: 'Steps.' });
  expect(model.partial(post, '2025-01-02-news/_steps.mdx')).toMatchObject({ textLocale: 'en', body: 'Steps.' });
});
