import { describe, expect, test } from 'vitest';
import { formatProblem } from '../problems/problem';
import { parseContent } from './parse';
import { files } from './test-files';

function read(texts: { 'tags.yml'?: string; 'authors.yml'?: string }) {
  const content = parseContent(files(texts));
  return { tags: content.tags()?.items, authors: content.authors()?.items, problems: content.problems.map(formatProblem) };
}

describe('an entry without fields', () => {
  test.each(['release: Release', 'release: [a]', 'release: 25', 'release: true'])('is an error with file and line: %s', (line) => {
    const { tags, problems } = read({ 'tags.yml': `${line}\nother:\n  label: Other\n` });
    expect(problems).toEqual(['content/tags.yml:1: release: expected fields with values']);
    expect(tags).toEqual(
      new Map([
        ['release', {}],
        ['other', { label: 'Other' }],
      ]),
    );
  });

  test('is an error with authors as well', () => {
    const { authors, problems } = read({ 'authors.yml': 'team: The team\n' });
    expect(problems).toEqual(['content/authors.yml:1: team: expected fields with values']);
    expect(authors).toEqual(new Map([['team', {}]]));
  });

  test('is valid if the value is empty', () => {
    expect(read({ 'tags.yml': 'release:\n' })).toMatchObject({ tags: new Map([['release', {}]]), problems: [] });
  });
});

test('YAML that does not mean what it looks like is reported with file, line, and column', () => {
  expect(read({ 'authors.yml': 'a:\n  name: *Ana*\n', 'tags.yml': 'b:\n  label: !New x\n' }).problems).toEqual([
    'content/authors.yml:2:9: is not valid YAML: "*Ana*" is read as a reference to something that is not there; put the text in quotes',
    'content/tags.yml:2:10: warning: "!New" is read as a YAML tag and left out; put the text in quotes',
  ]);
});

test('circular references are reported at the last one', () => {
  const lines = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...'bcdef'.split('').map((name, index) => {
      const other = 'abcde'[index];
      return `${name}: &${name} [${Array(9).fill(`*${other}`).join(', ')}]`;
    }),
  ];
  expect(read({ 'tags.yml': `${lines.join('\n')}\n` }).problems).toEqual([
    'content/tags.yml:6:40: has references ("*name") that repeat each other without end; write the values themselves',
  ]);
});

describe('a permalink of a tag', () => {
  const wrong: [string, string][] = [
    ['/my tag?x', 'without spaces, "?" and "#"'],
    ['../../docs/start', 'without "." and ".."'],
    ['/a/./b', 'without "." and ".."'],
    ['/100%', 'without "%", "\\" and ":"'],
    ['javascript:a', 'without "%", "\\" and ":"'],
  ];

  test.each(wrong)('outside of the tag pages is refused in tags.yml: %s', (permalink, expected) => {
    expect(read({ 'tags.yml': `release:\n  permalink: "${permalink}"\n` }).problems).toEqual([
      `content/tags.yml:1: release: permalink: expected a path ${expected}, as in /release`,
    ]);
  });

  test.each(wrong)('outside of the tag pages is refused in a post: %s', (permalink, expected) => {
    const text = `---\ntitle: A\ntags: [{ label: X, permalink: "${permalink}" }]\n---\nText`;
    expect(parseContent(files({ 'en/blog/2025-01-02-a.md': text })).problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        `^content/en/blog/2025-01-02-a.md:3: front matter: tags.0.permalink: expected a path ${expected.replace(/[?\\]/g, '\\$&')}`,
      ),
    ]);
  });

  test('may contain dots', () => {
    expect(read({ 'tags.yml': 'release:\n  permalink: /v1..2/.x\n' }).problems).toEqual([]);
  });
});
