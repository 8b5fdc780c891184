import { expect, test } from 'vitest';
import { urlPathFault } from './url-path';

test.each([
  ['/../../etc', 'holds ".."'],
  ['a/./b', 'holds "."'],
  ['//evil.example', 'holds "//"'],
  ['https://evil.example/x', 'begins with the scheme "https:"'],
  ['/javascript:x', 'begins with the scheme "javascript:"'],
  ['a b', 'holds a space'],
  ['a\\b', 'holds "\\"'],
  ['a%2fb', 'holds "%"'],
  ['a35-%zz', 'holds "%"'],
  ['what?', 'holds "?"'],
  ['a#b', 'holds "#"'],
  ['a"b', `holds '"'`],
  ['a\u0007b', 'holds a control character'],
  ['.hidden', 'has a part that begins with ".", which hosts keep to themselves'],
])('%j is not a valid URL: it %s', (path, fault) => {
  expect(urlPathFault(path)).toBe(fault);
});

test.each(['/', '', 'a', '/a/b-c_d/', 'v25.03', '/größe', '2025/01/02/name'])('%j is a valid URL', (path) => {
  expect(urlPathFault(path)).toBeUndefined();
});
