import { describe, expect, test } from 'vitest';
import { formatProblem, type Problem } from '../problems/problem';
import { type CategoryMeta, parseCategory } from './category';
import { parseContent } from './parse';
import { files } from './test-files';

function read(file: string, text: string): { meta: CategoryMeta; problems: string[] } {
  const problems: Problem[] = [];
  return { meta: parseCategory(file, text, problems), problems: problems.map(formatProblem) };
}

test('JSON and YAML give the same category', () => {
  const expected = {
    meta: {
      label: 'Fields',
      position: 2.5,
      collapsed: false,
      collapsible: true,
      className: 'new-content',
      link: { type: 'generated-index', title: 'All fields', description: 'What there is.', slug: '/fields', keywords: ['form'] },
      customProps: { icon: 'pen' },
    },
    problems: [],
  };
  const yaml = `
label: Fields # shown to readers
position: 2.5
collapsed: false
collapsible: true
className: new-content
link:
  type: generated-index
  title: All fields
  description: What there is.
  slug: /fields
  keywords: [form]
customProps:
  icon: pen
`;
  expect(read('_category_.yml', yaml)).toEqual(expected);
  expect(read('_category_.json', JSON.stringify(expected.meta))).toEqual(expected);
  expect(read('_category_.json', JSON.stringify(expected.meta, null, '\t'))).toEqual(expected);
});

test.each<[string, CategoryMeta]>([
  ['link: null', { link: null }],
  ['link: { type: doc, id: overview }', { link: { type: 'doc', id: 'overview' } }],
  ['key: components-fields', { key: 'components-fields' }],
  [`position: '2'\ncollapsed: 'false'`, { position: 2, collapsed: false }],
  ['label: 25.10', { label: '25.10' }],
])('%s is a valid category', (text, meta) => {
  expect(read('_category_.yml', text)).toEqual({ meta, problems: [] });
});

describe('a problem in a category', () => {
  test.each([
    ['_category_.yml', 'label: Fields\nposition: first\n', ':2: category: position: expected a number, found "first"'],
    ['_category_.json', '{\n  "label": "Fields",\n  "position": "two"\n}', ':3: category: position: expected a number, found "two"'],
    ['_category_.yml', 'collapsed: 1\n', ':1: category: collapsed: expected true or false, found 1'],
    [
      '_category_.yml',
      'label: x\nlink:\n  type: page\n  id: a\n',
      ':3: category: link.type: expected "doc" or "generated-index", found "page"',
    ],
    ['_category_.yml', 'label: x\nlink:\n  type: doc\n', ':3: category: link.id: expected text, found nothing'],
    ['_category_.yml', 'label: x\nlink: overview\n', ':2: category: link: expected "doc" or "generated-index", found "overview"'],
    ['_category_.yml', '- label: x\n', ':1: category: expected fields with values, found [{"label":"x"}]'],
    ['_category_.yml', 'position: 1\nlabl: x\n', ':2: warning: category: unknown field "labl", did you mean "label"?'],
    ['_category_.yml', 'permissions: all\n', ':1: warning: category: unknown field "permissions"; it is ignored'],
    ['_category_.json', '{\n  "label": "Fields"\n  "position": 2\n}', ':3:3: category is not valid JSON: missing , between flow map items'],
    [
      '_category_.yml',
      'label: Fields: all\n',
      ':1:8: category is not valid YAML: nested mappings are not allowed in compact mappings; put a text with a colon or a special character in quotes',
    ],
    [
      '_category_.yml',
      'position: 1\nlabel: *new\n',
      ':2:8: category is not valid YAML: "*new" is read as a reference to something that is not there; put the text in quotes',
    ],
    [
      '_category_.json',
      '{"label": *new}',
      ':1:11: category is not valid JSON: "*new" is read as a reference to something that is not there; put the text in quotes',
    ],
    ['_category_.yml', 'label: !New x\n', ':1:8: warning: category: "!New" is read as a YAML tag and left out; put the text in quotes'],
  ])('is reported with file and line: %s %j', (file, text, message) => {
    expect(read(file, text).problems).toEqual([file + message]);
  });

  test('two category files in one folder are reported, and the first is used', () => {
    const content = parseContent(
      files({ 'en/docs/a/_category_.json': '{"label":"One"}', 'en/docs/a/_category_.yml': 'label: Two', 'en/docs/a/b.mdx': 'Text.' }),
    );
    expect(content.folder('en', 'current').categories.get('a')?.meta).toEqual({ label: 'One' });
    expect(content.problems.map(formatProblem)).toEqual([
      'content/en/docs/a/_category_.yml: warning: the folder has a category file already, content/en/docs/a/_category_.json; this one is ignored',
    ]);
  });
});
