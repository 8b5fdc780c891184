import { expect, test } from 'vitest';
import { formatProblem } from '../problems/problem';
import { problemsOnPage } from './page-problems';
import { modelOf } from './test-model';

const broken = '---\ndraft: maybe\n---\nText.';
const { model } = modelOf({
  'en/docs/a.mdx': broken,
  'en/docs/b.mdx': broken,
  'de/docs/a.mdx': broken,
  'en/docs/m/_category_.yml': 'position: first',
});
const b = 'content/en/docs/b.mdx:2: front matter: draft: expected true or false, found "maybe"';
const a = b.replace('b.mdx', 'a.mdx');
const category = 'content/en/docs/m/_category_.yml:1: category: position: expected a number, found "first"';
const on = (locale: 'en' | 'de', path: string) => problemsOnPage(model, model.route(locale, path)).map(formatProblem).sort();

test('a page shows the problems of its file and of files that affect all pages', () => {
  expect(on('en', '/docs/b')).toEqual([b, category]);
  expect(on('de', '/docs/a')).toEqual([a.replace('/en/', '/de/'), category]);
});

test('an untranslated page in English shows the problems of the English file', () => {
  expect(on('de', '/docs/b')).toEqual([b, category]);
});

test('a missing page shows all problems, because one may be the reason', () => {
  expect(on('en', '/docs/missing')).toEqual([a.replace('/en/', '/de/'), a, b, category]);
});
