import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authorReference } from './author-reference';
import { renderMdx } from './test-render';
import { authorNames } from './vocabulary';

test('the reference lists every component and front matter field with its meaning', async () => {
  const html = await renderMdx(authorReference());
  expect(html).toContain('<code>ComponentDemo</code>');
  expect(html).toContain('<code>sources</code> (list, required): files of');
  expect(html).toContain('<code>sidebar_position: 15</code>');
  expect(html).toContain('<code>authors: [webforj-team]</code>');
  expect(html).not.toContain('undefined');
});

test('the style guide shows every component', () => {
  const page = readFileSync('tests/fixtures/style-guide/page.mdx', 'utf8');
  // It shows `Admonition` as `:::note`.
  expect(authorNames.filter((name) => !new RegExp(`<${name}\\b`).test(page))).toEqual(['Admonition']);
});
