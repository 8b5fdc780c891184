import { expect, test } from 'vitest';
import { checkSettings, hasDamagedCache, killed } from './next-build';

test('a setting that Next.js does not know stops the build', () => {
  const warning =
    '⚠ Invalid next.config.ts options detected: \n⚠     Unrecognized key(s) in object: \'prefetchInlining\' at "experimental"\n';
  expect(() => checkSettings(`▲ Next.js\n${warning}⚠ See more info here: …\n`)).toThrow(
    /no longer knows a setting.*README\.md#settings \(Invalid[\s\S]*'prefetchInlining'/,
  );
  expect(() => checkSettings('▲ Next.js\nCompiled')).not.toThrow();
});

test.each([
  ['⨯ Next.js build worker exited with code: null and signal: SIGKILL', /^A process that renders pages was killed \(SIGKILL\)/],
  [
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    /^A process that renders pages was killed \(out of memory\)/,
  ],
  ['Error occurred prerendering page "/a"', /^$/],
  ['⨯ Next.js build worker exited with code: 1 and signal: null', /^$/],
])('the end of a worker is explained: %s', (output, expected) => {
  expect(killed(output)).toMatch(expected);
});

test.each([
  ['Error: Failed to open database\n\nCaused by:\n    0: Loading persistence directory failed', true],
  ['FATAL: An unexpected Turbopack error occurred.\nTurbopackInternalError: Failed to restore task data', true],
  ['Error occurred prerendering page "/a"', false],
])('a damaged cache of the bundler is recognized: %s', (output, expected) => {
  expect(hasDamagedCache(output)).toBe(expected);
});
