import { describe, expect, test } from 'vitest';
import { formatProblem, formatProblems } from '../problems/problem';
import { locales } from '../shared/i18n/locales';
import { translatedDocFields } from './front-matter';
import { overlay, parseContent, titleInHead } from './parse';
import { files } from './test-files';
import type { DocFile } from './types';

const problemsOf = (texts: Record<string, string | Uint8Array>) => parseContent(files(texts)).problems.map(formatProblem);

describe('content files', () => {
  test('posts are separate from docs, even from a docs folder named blog', () => {
    const content = parseContent(
      files({
        'authors.yml': 'a:\n  name: A\n',
        'de/tags.yml': 't:\n  label: T\n',
        'en/blog/2025-01-02-a/index.mdx': '---\ndate: 2025-01-03\n---\nText.',
        'en/blog/_part.mdx': 'Part.',
        'en/docs/blog/b.mdx': '---\nsidebar_position: 1\n---\nText.',
        'de/blog/2025-01-02-a/index.mdx': 'Text.',
      }),
    );
    expect(content.problems).toEqual([]);
    expect([...content.blog('en').posts.keys()]).toEqual(['2025-01-02-a/index.mdx']);
    expect([...content.blog('en').partials.keys()]).toEqual(['_part.mdx']);
    expect([...content.blog('de').posts.keys()]).toEqual(['2025-01-02-a/index.mdx']);
    expect([...content.folder('en', 'current').docs.keys()]).toEqual(['blog/b.mdx']);
    expect(content.authors()?.items.get('a')).toEqual({ name: 'A' });
    expect(content.authors('de')).toBeUndefined();
    expect(content.tags('de')?.items.get('t')).toEqual({ label: 'T' });
  });

  test('are sorted by language and docs version', () => {
    const content = parseContent(
      files({
        'en/docs/a.mdx': 'Text.',
        'en/docs/b/c.md': 'Text.',
        'de/docs/a.mdx': 'Text.',
        'en/docs-1.0/a.mdx': 'Text.',
        'en/pages/home.mdx': 'Text.',
      }),
    );
    expect([...content.folder('en', 'current').docs.keys()]).toEqual(['a.mdx', 'b/c.md']);
    expect([...content.folder('de', 'current').docs.keys()]).toEqual(['a.mdx']);
    expect([...content.folder('en', '1.0').docs.keys()]).toEqual(['a.mdx']);
    expect(content.folder('fr', 'current').docs.size).toBe(0);
    expect(content.versions).toEqual(['current', '1.0']);
    expect(content.problems).toEqual([]);
  });

  test('files and folders that start with an underscore are partials', () => {
    const { docs, partials } = parseContent(
      files({
        'en/docs/a.mdx': 'Text.',
        'en/docs/_steps.mdx': 'Text.',
        'en/docs/b/_parts/deep/c.mdx': 'Text.',
        'en/docs/b/not_one.mdx': 'Text.',
      }),
    ).folder('en', 'current');
    expect([...docs.keys()]).toEqual(['a.mdx', 'b/not_one.mdx']);
    expect([...partials.keys()]).toEqual(['_steps.mdx', 'b/_parts/deep/c.mdx']);
  });

  test('files are named by their path from the project root', () => {
    const content = parseContent(files({ 'en/docs/b/c.md': 'Text.', 'en/docs/b/_category_.yml': 'label: B' }), 'tests/fixtures/docs');
    const { docs, categories } = content.folder('en', 'current');
    expect(docs.get('b/c.md')?.file).toBe('tests/fixtures/docs/en/docs/b/c.md');
    expect(categories.get('b')?.file).toBe('tests/fixtures/docs/en/docs/b/_category_.yml');
  });

  test('unchanged files are parsed once', () => {
    const unchanged = files({ 'en/docs/a.mdx': '---\ntitle: [wrong]\n---\nText.' });
    const [first, second] = [parseContent(unchanged), parseContent(unchanged)];
    expect(second.folder('en', 'current').docs.get('a.mdx')).toBe(first.folder('en', 'current').docs.get('a.mdx'));
    expect(second.problems).toEqual(first.problems);
    expect(second.problems).toHaveLength(1);
  });
});

describe('a file that cannot be read', () => {
  test('because it is not UTF-8 is an error that names the first such line', () => {
    const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(problemsOf({ 'en/docs/a.mdx': latin1('---\ntitle: Menu\n---\n\nCaf\u00e9\n'), 'en/docs/b.mdx': 'Café\n' })).toEqual([
      'content/en/docs/a.mdx:5: is not UTF-8 text; save it with the UTF-8 encoding',
    ]);
    expect(problemsOf({ 'en/docs/a/_category_.json': latin1('{"label": "Caf\u00e9"}') })).toEqual([
      'content/en/docs/a/_category_.json:1: is not UTF-8 text; save it with the UTF-8 encoding',
    ]);
  });

  test.each(['', ' \n\n\t\n'])('because it is empty (%j) is an error that says what to write', (text) => {
    expect(problemsOf({ 'en/docs/a.mdx': text, 'en/docs/b/_category_.json': text })).toEqual([
      'content/en/docs/a.mdx: is empty; write front matter with a title and some text, or delete the file',
      'content/en/docs/b/_category_.json: is empty; write a label, or delete the file',
    ]);
  });

  test.each([
    ['\0', 'U+0000'],
    ['\u0007', 'U+0007'],
  ])('because it contains a control character is an error with line and column', (character, name) => {
    const { problems } = parseContent(files({ 'en/docs/a.mdx': `---\ntitle: A\n---\n\nText${character}.` }));
    expect(problems.map(formatProblem)).toEqual([
      `content/en/docs/a.mdx:5:5: holds the control character ${name}, which no page can show; delete it`,
    ]);
  });

  test('is reported with all other problems, ordered by file and line', () => {
    const { problems } = parseContent(
      files({
        'en/docs/b.mdx': '',
        'en/docs/a.mdx': '---\nsidebar_position: first\ntitle: [x]\n---\nText.',
        'en/docs/a/_category_.json': '{"position": "x"}',
      }),
    );
    expect(formatProblems(problems).split('\n')).toEqual([
      'content/en/docs/a.mdx:2: front matter: sidebar_position: expected a number, found "first"',
      'content/en/docs/a.mdx:3: front matter: title: expected text, found ["x"]',
      'content/en/docs/a/_category_.json:1: category: position: expected a number, found "x"',
      'content/en/docs/b.mdx: is empty; write front matter with a title and some text, or delete the file',
    ]);
  });
});

test('a folder of an unknown language is one error, however many files it has', () => {
  expect(problemsOf({ 'en/docs/a.mdx': 'Text.', 'ed/docs/a.mdx': 'Text.', 'ed/docs/b.mdx': 'Text.' })).toEqual([
    `content/ed: is not the folder of a language of the site; expected one of ${locales.join(', ')} (did you mean "en"?)`,
  ]);
  expect(problemsOf({ 'portuguese/docs/a.mdx': 'Text.' })).toEqual([
    `content/portuguese: is not the folder of a language of the site; expected one of ${locales.join(', ')}`,
  ]);
});

test('a translation of a page that does not exist is a warning that names the missing file', () => {
  expect(
    problemsOf({
      'en/docs/a.mdx': 'Text.',
      'de/docs/a.mdx': 'Text.',
      'de/docs/b/c.mdx': 'Text.',
      'de/docs/_partial.mdx': 'Text.',
      'fr/docs-1.0/a.mdx': 'Text.',
    }),
  ).toEqual([
    'content/de/docs/b/c.mdx: warning: translates no page: there is no content/en/docs/b/c.mdx, so it is not published',
    'content/fr/docs-1.0/a.mdx: warning: translates no page: there is no content/en/docs-1.0/a.mdx, so it is not published',
  ]);
});

describe('a page of a language', () => {
  const base = {
    file: 'content/en/docs/a.mdx',
    textLocale: 'en' as const,
    source: 'a.mdx',
    body: 'Text.',
    bodyOffset: 9,
    lineOf: () => undefined,
    frontMatter: {
      title: 'Button',
      title_meta: 'Button component',
      description: 'A button.',
      slug: '/button',
      sidebar_label: 'The button',
      sidebar_position: 2,
      sidebar_class_name: 'new-content',
      pagination_label: 'Buttons',
      keywords: ['press'],
      since: '23.05',
      draft: true,
    },
  };
  const translation = {
    ...base,
    file: 'content/de/docs/a.mdx',
    textLocale: 'de' as const,
    body: 'Der Text.',
    bodyOffset: 3,
    frontMatter: { title: 'Schaltfläche', sidebar_position: 9, slug: '/knopf', draft: false, source_hash: 'abc' },
  };

  test('has its own text and labels, and the structure of the default language', () => {
    expect(overlay<DocFile>(base, translation, 'de', translatedDocFields)).toEqual({
      file: 'content/de/docs/a.mdx',
      source: 'a.mdx',
      body: 'Der Text.',
      bodyOffset: 3,
      lineOf: base.lineOf,
      locale: 'de',
      textLocale: 'de',
      isFallback: false,
      frontMatter: {
        title: 'Schaltfläche',
        description: 'A button.',
        slug: '/button',
        sidebar_position: 2,
        sidebar_class_name: 'new-content',
        keywords: ['press'],
        since: '23.05',
        draft: true,
        source_hash: 'abc',
      },
    });
  });

  test('is the page of the default language where it is not translated', () => {
    expect(overlay<DocFile>(base, undefined, 'fr', translatedDocFields)).toEqual({
      ...base,
      locale: 'fr',
      textLocale: 'en',
      isFallback: true,
    });
  });

  test('is no fallback in the default language itself', () => {
    expect(overlay<DocFile>(base, undefined, 'en', translatedDocFields)).toEqual({
      ...base,
      locale: 'en',
      textLocale: 'en',
      isFallback: false,
    });
  });
});

describe('the title in <Head>', () => {
  test.each([
    ['<Head>\n  <meta name="a" content="b" />\n  <title> Own title </title>\n</Head>', 'Own title'],
    ['<head><title>Own title</title></head>', 'Own title'],
    ['```jsx\n<Head>\n<title>Sample</title>\n</Head>\n```\n', undefined],
    ['<Head>\n<meta name="a" content="b" />\n</Head>\n\n<title>Outside</title>', undefined],
    ['Text', undefined],
  ])('of %j is %j', (body, title) => {
    expect(titleInHead(body)).toBe(title);
  });

  test('is the title of the tab, unless the front matter has one', () => {
    const body = '<Head><title>Of the head</title></Head>\n';
    const source = files({ 'en/docs/a.mdx': `---\ntitle: A\n---\n${body}`, 'en/docs/b.mdx': `---\ntitle_meta: Own\n---\n${body}` });
    const { docs } = parseContent(source, 'content').folder('en', 'current');
    expect(docs.get('a.mdx')?.frontMatter.title_meta).toBe('Of the head');
    expect(docs.get('b.mdx')?.frontMatter.title_meta).toBe('Own');
  });
});
