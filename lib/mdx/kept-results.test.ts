import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptResults } from './kept-results';

let file: string;

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'results.json');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

/** Asks for results as one run does, and returns the inputs for which they were made. */
async function made(inputs: string[], fingerprint = 'code', isPartial = false): Promise<string[]> {
  const make = vi.fn((input: string) => input.toUpperCase());
  const results = await KeptResults.open<string>(file, fingerprint);
  for (const input of inputs) expect(await results.get([input], () => make(input))).toBe(input.toUpperCase());
  await results.save(isPartial);
  return make.mock.calls.flat();
}

test('a result is made once, and again when nobody asked for it in the run before', async () => {
  expect(await made(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(await made(['a'])).toEqual([]);
  expect(await made(['a', 'b'])).toEqual(['b']);
});

test('a run for a part of the results keeps the others', async () => {
  await made(['a', 'b']);
  expect(await made(['b', 'c'], 'code', true)).toEqual(['c']);
  expect(await made(['a', 'b', 'c'])).toEqual([]);
});

test('no result is kept of other code or of a damaged file', async () => {
  await made(['a']);
  expect(await made(['a'], 'other code')).toEqual(['a']);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3));
  expect(await made(['a'], 'other code')).toEqual(['a']);
});
