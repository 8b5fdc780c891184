import { expect, test } from 'vitest';
import { checkSettings, killed } from './next-build';

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
