import { expect, test } from 'vitest';
import { checkSettings } from './next-build';

test('a setting that Next.js does not know stops the build', () => {
  const warning =
    '⚠ Invalid next.config.ts options detected: \n⚠     Unrecognized key(s) in object: \'prefetchInlining\' at "experimental"\n';
  expect(() => checkSettings(`▲ Next.js\n${warning}⚠ See more info here: …\n`)).toThrow(
    /no longer knows a setting.*README\.md#settings \(Invalid[\s\S]*'prefetchInlining'/,
  );
  expect(() => checkSettings('▲ Next.js\nCompiled')).not.toThrow();
});
