import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../shared/i18n/locales';
import type { SearchProvider } from '../shared/search/types';
import { measureGolden, readGolden } from './golden';

test('the sets are readable and large enough', async () => {
  for (const locale of locales)
    expect((await readGolden('tests/search', locale)).length, locale).toBeGreaterThanOrEqual(locale === 'en' ? 60 : 15);
});

test('a line of another form is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'golden-'));
  await writeFile(path.join(folder, 'golden.en.tsv'), 'title\tbutton\t/docs/a /docs/b\n# note\n\ntitle\tbutton\n');
  await expect(readGolden(folder, 'en')).rejects.toThrow('golden.en.tsv:4: expected kind, query and pages');
  await rm(folder, { recursive: true });
});

test('measures what is found among the first, and counts what cannot be', async () => {
  const provider = {
    warm() {},
    search: async ({ query }) => ({
      groups: (query === 'a' ? ['/de/docs/x', '/de/docs/a'] : ['/de/docs/x']).map((url) => ({ url })),
      total: 1,
      facets: { sections: {}, versions: {} },
    }),
  } as SearchProvider;
  const queries = [
    { kind: 'title', query: 'a', expected: ['/docs/a'] },
    { kind: 'title', query: 'b', expected: ['/docs/x', '/docs/b'] },
    { kind: 'title', query: 'c', expected: ['/docs/none'] },
  ];
  const result = await measureGolden(queries, 'de', provider, (page) => page !== '/docs/none');
  expect(result).toMatchObject({ measured: 2, skipped: 1, recall: 0.75, reciprocalRank: 0.75 });
  expect(result.misses).toEqual([{ query: 'b', missing: ['/docs/b'], found: ['/de/docs/x'] }]);
});
