import { expect, test } from 'vitest';
import { redirectParts } from './redirect-parts';

test.each([
  ['/docs/glossary', '', ['/docs/glossary', '', '']],
  ['/docs/glossary#term', '', ['/docs/glossary', '', '#term']],
  ['/docs/glossary?x=1', '', ['/docs/glossary', '?x=1', '']],
  ['/docs/glossary?x=1#term?', '', ['/docs/glossary', '?x=1', '#term?']],
  ['/docs/glossary', '?q=1', ['/docs/glossary', '?q=1', '']],
  ['/docs/glossary#term', '?q=1', ['/docs/glossary', '?q=1', '#term']],
  ['/docs/glossary?x=1#term', '?q=1', ['/docs/glossary', '?x=1&q=1', '#term']],
  ['/docs/größe', '', ['/docs/größe', '', '']],
])('a redirect to %s, asked for with "%s"', (to, query, [pathname, search, hash]) => {
  expect(redirectParts(to, query)).toEqual({ pathname, search, hash });
});
