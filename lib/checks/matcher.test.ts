import { expect, test } from 'vitest';
import { Matcher } from './matcher';

const text = 'An app, a web app, „apps“; 👍 app 😀😀 the app-bar (app) x app\napp';

test.each([
  /app/g,
  /(?<!web )app/gu,
  /(?<![\p{L}(]|web )(?<=\s)apps?(?!\p{L}|-)/gu,
  /(?<=a )web|app/g,
  /(?:(?<=a )web|(?<=\()app)/g,
  /(?<!\))(?=\s)/gu,
  /(?<=^|\s)\p{Extended_Pictographic}/gu,
  /(?<=[)|(])\W/g,
  /(?<=\(|\|)app/g,
  /^app/gm,
  /(?<=^)app$/gm,
  /(?<!x )(?<!web )(?<!👍 )APP/giu,
  /[(](?<=\()app/g,
  /(?<=nothing)else/g,
])('finds the same as matchAll: %s', (pattern) => {
  const expected = Array.from(text.matchAll(pattern), ({ index, 0: part }) => ({ index, text: part }));
  const matcher = new Matcher(pattern);
  expect(matcher.in(text)).toEqual(expected);
  expect(matcher.in(text), 'again').toEqual(expected);
});
