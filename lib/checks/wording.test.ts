import { expect, test } from 'vitest';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { formatProblem } from '../problems/problem';
import { readTextFiles } from './text-files';
import { checkWording, findPhrases } from './wording';

test.each([
  ['The call ends in a `FooException`.', 'ends in a `FooException`'],
  ['It belongs into the form.', 'belongs into'],
  ['The list is drawn anew.', 'anew'],
  ['A class of your own.', 'of your own'],
  ['Whoever wants more.', 'Whoever'],
  ['This cannot work.', 'cannot'],
])('%s', (text, phrase) => {
  expect(findPhrases(text).map(({ text }) => text)).toEqual([phrase]);
});

test.each([
  ['code', '`anew` and\n```java\n// anew\n```'],
  ['addresses', '[again](./anew.mdx)'],
  ['ids and attributes that readers do not see', '## Text {#anew}\n\n<ComponentDemo path="/anew?" sources={["anew"]} />'],
  ['comments', '{/* anew */}'],
  ['good wording', 'The call throws a `FooException`. Write your class again.'],
])('%s is not reported', (_, text) => {
  expect(findPhrases(text)).toEqual([]);
});

test('reports phrases of English texts with position; not in translations or lines with a reason', async () => {
  const content = parseContent(
    files({
      'en/docs/a.mdx': '---\ntitle: A\ndescription: Drawn anew.\n---\nText.\n\nIt is made anew.\n\nSays anew. {/* wording: a quotation */}',
      'de/docs/a.mdx': '---\ntitle: A\n---\nanew',
    }),
  );
  const compiled = await readTextFiles(content, [{ name: 'current' }]);
  expect(checkWording(compiled, { a: { b: 'Load anew' } }).map(formatProblem)).toEqual([
    'content/en/docs/a.mdx:7:12: "anew": write "again"',
    'content/en/docs/a.mdx:3: front matter: description: "anew": write "again"',
    'messages/en.json: message "a.b": "anew": write "again"',
  ]);
});
