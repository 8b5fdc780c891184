import { expect, test } from 'vitest';
import { rewriteUrls } from './rewrite';

const rewrite = (text: string) => rewriteUrls(text, (url, isImport) => (url === 'a.mdx' ? (isImport ? 'import.mdx' : 'b.mdx') : url));

test.each([
  ['[text](\na.mdx)', '[text](\nb.mdx)'],
  ['[text](\r\na.mdx)\r\n', '[text](\r\nb.mdx)\r\n'],
  ['> [text](\n> <a.mdx>)', '> [text](\n> <b.mdx>)'],
  ['[text\nand more](a.mdx)', '[text\nand more](b.mdx)'],
  ['<a\n  href=\n    "a.mdx">x</a>', '<a\n  href=\n    "b.mdx">x</a>'],
  ['<a href={\n  "a.mdx"\n}>x</a>', '<a href={\n  "b.mdx"\n}>x</a>'],
  ["import {\n  Q\n} from 'a.mdx'", "import {\n  Q\n} from 'import.mdx'"],
  ["import Q\n  from\n'a.mdx'", "import Q\n  from\n'import.mdx'"],
])('a URL on another line, as in %j, is a URL', (text, expected) => {
  expect(rewrite(text)).toBe(expected);
});

test.each(['```md\n[text](\na.mdx)\n```', '```js\nimport {\n  Q\n} from "a.mdx"\n```', 'import of goods\n\nfrom "a.mdx"'])(
  '%j has none',
  (text) => {
    expect(rewrite(text)).toBe(text);
  },
);
