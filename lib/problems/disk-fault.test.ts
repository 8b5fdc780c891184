import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diskFault } from './disk-fault';

/** Returns what an action throws. */
function errorOf(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('The action has not failed.');
}

// This device of Linux is always full.
test.runIf(process.platform === 'linux')('a full disk says what to do', () => {
  expect(diskFault(errorOf(() => writeFileSync('/dev/full', 'text')))).toMatch(/^The disk is full; free some space/);
});

test('a file in the place of a folder is named', () => {
  expect(diskFault(errorOf(() => writeFileSync('package.json/a', 'text')))).toBe(
    'package.json/a: a file is in the place of a folder; delete or rename it',
  );
});

test.each([
  ["EACCES: permission denied, mkdir '.export/de'", /^\.export\/de: this user may not write here; change the owner/],
  ["next build failed:\n[Error: ENOSPC: no space left on device, write '.next/a.js'] {\n", /^\.next\/a\.js: the disk is full/],
  ["EROFS: read-only file system, open 'out/a'", /^out\/a: the disk is read-only/],
])('an error of another process is found in its output: %j', (message, expected) => {
  expect(diskFault(new Error(message))).toMatch(expected);
});

test.each([new Error('no fault of the disk'), new Error("ENOENT: no such file or directory, open 'a'"), 'a text'])(
  'other errors are not explained: %s',
  (error) => {
    expect(diskFault(error)).toBeUndefined();
  },
);
