import { describe, expect, test } from 'vitest';
import type { ListedPage } from '../shared/listed-page';
import { nearestPages } from './nearest-pages';

const pages: ListedPage[] = [
  ['/', 'Home'],
  ['/docs/introduction/overview', 'Overview'],
  ['/docs/introduction/getting-started', 'Getting Started'],
  ['/docs/components/overview', 'Components'],
  ['/docs/components/button', 'Button'],
  ['/docs/components/fields/textfield', 'TextField'],
  ['/docs/components/fields/textarea', 'TextArea'],
  ['/docs/components/fields/passwordfield', 'PasswordField'],
  ['/docs/client-components/button', 'Button'],
  ['/docs/integrations/spring/overview', 'Spring'],
  ['/docs/integrations/spring/spring-boot', 'Spring Boot'],
  ['/docs/glossary', 'Glossary'],
];
const paths = (path: string, limit?: number) => nearestPages(path, pages, limit).map(([found]) => found);

describe('the nearest page is', () => {
  test.each([
    ['a mistyped name', '/docs/components/buton', '/docs/components/button'],
    ['a mistyped folder', '/docs/componets/button', '/docs/components/button'],
    ['a page that moved', '/docs/fields/textfield', '/docs/components/fields/textfield'],
    ['a name without its folders', '/getting-started', '/docs/introduction/getting-started'],
    ['a word of the name', '/docs/spring/boot', '/docs/integrations/spring/spring-boot'],
    ['the same name in the same section', '/docs/spring/overview', '/docs/integrations/spring/overview'],
    ['another way to write it', '/Docs/Components/Button/index.html', '/docs/components/button'],
    ['with the extension of its source', '/docs/glossary.md', '/docs/glossary'],
    ['below a prefix that is no language', '/it/docs/glossary', '/docs/glossary'],
    ['written with escapes', '/docs/gloss%61ry/', '/docs/glossary'],
  ])('%s: %s', (_, path, expected) => {
    expect(paths(path)[0]).toBe(expected);
  });
});

test('both pages of a name are offered, the nearer first', () => {
  expect(paths('/docs/client/button')).toEqual(['/docs/client-components/button', '/docs/components/button']);
});

test('where no name is alike, pages of the same section are offered', () => {
  const found = paths('/docs/components/fields/quux');
  expect(found).toHaveLength(5);
  expect(found.slice(0, 3).every((path) => path.startsWith('/docs/components/fields/'))).toBe(true);
  expect(found.every((path) => path.startsWith('/docs/components/'))).toBe(true);
});

test('at most as many as asked for, five by default', () => {
  expect(paths('/docs/components/fields/xyz', 2)).toHaveLength(2);
  expect(
    nearestPages(
      '/docs/a/b',
      Array.from({ length: 9 }, (_, index): ListedPage => [`/docs/a/b${index}`, 'B']),
    ),
  ).toHaveLength(5);
});

test.each(['/', '', '/qqqqqq', '/docs/xyzzy-0815', '/%E0%A4%A', '//'])('nothing is near to "%s"', (path) => {
  expect(paths(path)).toEqual([]);
});
