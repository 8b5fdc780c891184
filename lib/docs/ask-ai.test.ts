import { expect, test } from 'vitest';
import { askAiTargets } from './ask-ai';

const targets = askAiTargets(
  'Read https://docs.example.com/de/docs/a?b=1&c so I can ask.',
  'https://raw.example.com/site/main/',
  'content/de/docs/ä b.mdx',
);

test('assistants get the request with the encoded URL', () => {
  for (const target of [targets.chatgpt, targets.claude]) {
    expect(new URL(target).searchParams.get('q')).toBe('Read https://docs.example.com/de/docs/a?b=1&c so I can ask.');
  }
});

test('a page without a source file has no source link', () => {
  expect(askAiTargets('Read it.', 'https://raw.example.com/', undefined).markdown).toBeUndefined();
});

test('the source link leads to the file in the repository', () => {
  expect(targets.markdown).toBe('https://raw.example.com/site/main/content/de/docs/%C3%A4%20b.mdx');
});
