import { describe, expect, test } from 'vitest';
import { formatProblem } from '../problems/problem';
import type { DocFrontMatter } from './front-matter';
import { parseContent } from './parse';
import { files } from './test-files';

/** Parses one page and returns its front matter, body, and problems. */
function read(text: string) {
  const content = parseContent(files({ 'en/docs/a.mdx': text }));
  const doc = content.folder('en', 'current').docs.get('a.mdx');
  return { ...doc, problems: content.problems.map(formatProblem) };
}

const page = (...lines: string[]) => ['---', ...lines, '---', '', 'Text.', ''].join('\n');

describe('a field with a value of the right type', () => {
  test.each<[string, DocFrontMatter]>([
    ['title: Button', { title: 'Button' }],
    ['sidebar_position: 2.5', { sidebar_position: 2.5 }],
    ['sidebar_position: -1', { sidebar_position: -1 }],
    ['sidebar_position: 0', { sidebar_position: 0 }],
    ['draft: true', { draft: true }],
    ['keywords: [java, web]', { keywords: ['java', 'web'] }],
    ['tags: [one, { label: Two, permalink: /two }]', { tags: ['one', { label: 'Two', permalink: '/two' }] }],
    ['sidebar_custom_props: { icon: star, level: 2 }', { sidebar_custom_props: { icon: 'star', level: 2 } }],
    ['last_update: { date: 2025-09-30, author: docs }', { last_update: { date: '2025-09-30', author: 'docs' } }],
    ['pagination_next: null', { pagination_next: null }],
    ['displayed_sidebar: null', { displayed_sidebar: null }],
    ['custom_edit_url: https://example.com/edit', { custom_edit_url: 'https://example.com/edit' }],
    ['javadoc: webforj-foundation/com.webforj.App', { javadoc: 'webforj-foundation/com.webforj.App' }],
  ])('is accepted: %s', (line, expected) => {
    const { frontMatter, problems } = read(page(line));
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual(expected);
  });

  test.each<[string, DocFrontMatter]>([
    ["sidebar_position: '2'", { sidebar_position: 2 }],
    ["draft: 'true'", { draft: true }],
    ['title: 404', { title: '404' }],
    ['title: 25.10', { title: '25.10' }],
    ['since: 25.10', { since: '25.10' }],
    ['id: 007', { id: '007' }],
    ['tags: [25.10, java, 2024]', { tags: ['25.10', 'java', '2024'] }],
    ['keywords: [25]', { keywords: ['25'] }],
  ])('may have quotes or not: %s', (line, expected) => {
    const { frontMatter, problems } = read(page(line));
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual(expected);
  });

  test.each(['title:', "title: ''", 'description: ""', 'image:'])('is ignored if it is empty: %s', (line) => {
    const { frontMatter, problems } = read(page(line));
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({});
  });
});

describe('a field with a wrong value', () => {
  test.each([
    ['sidebar_position: first', 'sidebar_position: expected a number, found "first"'],
    ['sidebar_position: [1]', 'sidebar_position: expected a number, found [1]'],
    ['title: [Button]', 'title: expected text, found ["Button"]'],
    ['draft: maybe', 'draft: expected true or false, found "maybe"'],
    ['tags: [{ label: Java }]', 'tags.0: expected a text, or label and permalink, found [{"label":"Java"}]'],
    ['keywords: java', 'keywords: expected a list, found "java"'],
    ['sidebar_custom_props: star', 'sidebar_custom_props: expected fields with values, found "star"'],
    ['toc_max_heading_level: 7', 'toc_max_heading_level: expected a heading level from 2 to 6, found 7'],
    ['toc_min_heading_level: 2.5', 'toc_min_heading_level: expected a heading level from 2 to 6, found 2.5'],
    ['custom_edit_url: edit me', 'custom_edit_url: expected an absolute URL, as in https://example.com, found "edit me"'],
    ['custom_edit_url: javascript:a', 'custom_edit_url: expected an absolute URL, as in https://example.com, found "javascript:a"'],
    ['id: a/b', 'id: expected a name without "/", found "a/b"'],
    ['since: latest', `since: expected a version in quotes, as in '25.03', found "latest"`],
    ['javadoc: Button', 'javadoc: expected module/qualified.Name, as in webforj-foundation/com.webforj.App, found "Button"'],
    ['last_update: { date: yesterday }', 'last_update.date: expected a date such as 2025-09-30, found {"date":"yesterday"}'],
    ["last_update: { date: '2025-02-30' }", 'last_update.date: expected a date such as 2025-09-30, found {"date":"2025-02-30"}'],
    ['last_update: { date: 13/1/2025 }', 'last_update.date: expected a date such as 2025-09-30, found {"date":"13/1/2025"}'],
    ['last_update: { date: 2/30/2025 10:00 }', 'last_update.date: expected a date such as 2025-09-30, found {"date":"2/30/2025 10:00"}'],
  ])('is an error that names file, line, expectation and value: %s', (line, message) => {
    expect(read(page('description: About.', line)).problems).toEqual([`content/en/docs/a.mdx:3: front matter: ${message}`]);
  });

  test('is left out, and other fields and errors are still read', () => {
    const { frontMatter, problems } = read(page('title: Button', 'draft: maybe', 'slug: /button', 'sidebar_position: first'));
    expect(frontMatter).toEqual({ title: 'Button', slug: '/button' });
    expect(problems.sort()).toEqual([
      'content/en/docs/a.mdx:3: front matter: draft: expected true or false, found "maybe"',
      'content/en/docs/a.mdx:5: front matter: sidebar_position: expected a number, found "first"',
    ]);
  });
});

describe('an unknown field', () => {
  test.each([
    ['sidebar_positon: 2', 'unknown field "sidebar_positon", did you mean "sidebar_position"?'],
    ['Title: Button', 'unknown field "Title", did you mean "title"?'],
    ['pagination_previous: a', 'unknown field "pagination_previous", did you mean "pagination_prev"?'],
    ['constructor: Button', 'unknown field "constructor"; it is ignored'],
    ['reviewed_by_the_team: yes', 'unknown field "reviewed_by_the_team"; it is ignored'],
  ])('is a warning with the nearest known name: %s', (line, message) => {
    const { frontMatter, problems } = read(page(line));
    expect(problems).toEqual([`content/en/docs/a.mdx:2: warning: front matter: ${message}`]);
    expect(frontMatter).toEqual({});
  });

  test('causes no warning if another tool reads it', () => {
    expect(read(page('hide_giscus_comments: true')).problems).toEqual([]);
  });
});

describe('front matter that is not valid YAML', () => {
  test.each([
    [
      page('description: x', 'title: a: b'),
      ':3:8: front matter is not valid YAML: nested mappings are not allowed in compact mappings; put a text with a colon or a special character in quotes',
    ],
    [
      page('title: @home'),
      ':2:8: front matter is not valid YAML: plain value cannot start with reserved character @; put a text with a colon or a special character in quotes',
    ],
    [page('\ttitle: x'), ':2:1: front matter is not valid YAML: tabs are not allowed as indentation'],
    [page('title: a', 'description: x', 'title: b'), ':4:1: front matter is not valid YAML: the field is written twice'],
    [page('- title'), ':1: front matter: expected "field: value" lines between the two "---"'],
    [
      page('title: T', 'description: *webforJ*'),
      ':3:14: front matter is not valid YAML: "*webforJ*" is read as a reference to something that is not there; put the text in quotes',
    ],
    [
      page('title: *Important* changes'),
      ':2:8: front matter is not valid YAML: "*Important*" is read as a reference to something that is not there; put the text in quotes',
    ],
    [
      page('keywords: [*, a]'),
      ':2:12: front matter is not valid YAML: "*" is read as a reference to something that is not there; put the text in quotes',
    ],
    [
      page('keywords: &words [a, *words]'),
      ':2:22: front matter is not valid YAML: "*words" is read as a reference to something that is not there; put the text in quotes',
    ],
    ['---\ntitle: Button\n\nText.\n', ':1: front matter has no end: write a line "---" behind its last field'],
    ['---toml\ntitle = "Button"\n---\nText.\n', ':1: front matter begins with a line of "---" alone, found "---toml"'],
    ['--- title: Button\n---\nText.\n', ':1: front matter begins with a line of "---" alone, found "--- title: Button"'],
  ])('is one error with line and column: %j', (text, message) => {
    expect(read(text).problems).toEqual([`content/en/docs/a.mdx${message}`]);
  });
});

test('a text that YAML reads as a tag is a warning', () => {
  expect(read(page('slug: a', 'title: !Important x')).problems).toEqual([
    'content/en/docs/a.mdx:3:8: warning: front matter: "!Important" is read as a YAML tag and left out; put the text in quotes',
  ]);
});

test('a text that YAML reads as an anchor is a warning', () => {
  expect(read(page('slug: a', 'title: &Important x')).problems).toEqual([
    'content/en/docs/a.mdx:3:8: warning: front matter: "&Important" is read as a name of the value and left out; put the text in quotes',
  ]);
});

test('a value may refer to an earlier one', () => {
  const { frontMatter, problems } = read(page('title: &name Button', 'sidebar_label: *name'));
  expect(problems).toEqual([]);
  expect(frontMatter).toEqual({ title: 'Button', sidebar_label: 'Button' });
});

describe('the body', () => {
  test.each([
    ['no front matter', '# Title\n\nText.\n', '# Title\n\nText.\n', 0],
    ['front matter of two fields', '---\ntitle: a\nslug: b\n---\n\nText.\n', '\nText.\n', 4],
    ['empty front matter', '---\n---\n\nText.\n', '\nText.\n', 2],
    ['Windows line ends', '---\r\ntitle: a\r\n---\r\nText.\r\n', 'Text.\n', 3],
    ['its language named', '---yaml\ntitle: a\n---\nText.\n', 'Text.\n', 3],
    ['a byte order mark', '\uFEFF---\ntitle: a\n---\nText.\n', 'Text.\n', 3],
    ['a rule further down', '---\ntitle: a\n---\nText.\n\n---\n\nMore.\n', 'Text.\n\n---\n\nMore.\n', 3],
  ])('of a file with %s starts on the right line', (_name, text, body, bodyOffset) => {
    expect(read(text)).toMatchObject({ problems: [], body, bodyOffset });
  });
});
