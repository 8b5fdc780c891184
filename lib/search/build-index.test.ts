import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Core, partName, type TermEntry } from '../shared/search/format';
import { buildIndex, type IndexedPage } from './build-index';

/** Words without common letters. They are the same in every run. */
const words = Array.from({ length: 6000 }, (_, index) =>
  ((index + 1) * 7_654_321).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit] ?? ''),
);

const pageOf = (number: number, text: string): IndexedPage => ({
  url: `/docs/${number}`,
  title: `Page ${number}`,
  description: '',
  trail: [],
  section: 'docs',
  version: '',
  sections: [{ anchor: '', heading: '', path: [], text, code: '' }],
});

const build = (pages: IndexedPage[], isOneState?: boolean) =>
  buildIndex(pages, { name: 'en', locale: 'en', stem: (word) => word, isOneState });

const pages = Array.from({ length: 30 }, (_, number) => pageOf(number, words.slice(number * 200, number * 200 + 200).join(' ')));
const edited = pages.map((page, number) =>
  number === 4 ? pageOf(number, `${page.sections[0]?.text} aardvark ${words[3000]} ${words[3001]}`) : page,
);

const coreOf = (files: Map<string, Uint8Array>): Core => JSON.parse(gunzipSync(files.get('en.bin') ?? '').toString());

describe('an edited sentence', () => {
  const [before, after] = [build(pages), build(edited)];
  const changed = [...after.keys()].filter((name) => !before.has(name));
  const count = (kind: string) => changed.filter((name) => name.startsWith(`parts/en/${kind}`)).length;

  test('changes the text of its page, the lists that have its words, and no other part', () => {
    expect(coreOf(before).shards.length).toBeGreaterThan(6);
    expect(count('p')).toBe(1);
    expect(count('t')).toBeGreaterThan(0);
    expect(count('t')).toBeLessThanOrEqual(3);
    // Only one word is new.
    expect(count('v')).toBe(1);
    expect(changed).toHaveLength(count('p') + count('t') + count('v'));
  });

  test('changes no part that keeps its name', () => {
    for (const [name, data] of after) if (name !== 'en.bin' && before.has(name)) expect(data).toEqual(before.get(name));
    expect(coreOf(after).state).not.toBe(coreOf(before).state);
  });
});

test.each([
  ['each part is named by its content', false],
  ['the folder is named by the content of all', true],
])('where %s, the core leads to every part', (_, isOneState) => {
  const files = build(pages, isOneState);
  const core = coreOf(files);
  const names = [
    ...core.pages.map((_, index) => partName(core, 'p', index)),
    ...core.shards.map((_, index) => partName(core, 't', index)),
    ...core.lengths.map((_, index) => partName(core, 'v', index)),
  ];
  expect([...files.keys()].sort()).toEqual([...names.map((name) => `${name}.bin`), 'en.bin'].sort());
  const folders = new Set(names.map((name) => name.replace(/\/[^/]+$/, '')));
  expect(folders.size).toBe(1);
  expect([...build(edited, isOneState).keys()].some((name) => name.startsWith(`${[...folders][0]}/`))).toBe(!isOneState);
});

test('a pair of characters is found in every section, however many have it; a word in most of them is not', () => {
  const files = build(Array.from({ length: 70 }, (_, number) => pageOf(number, number < 60 ? 'common 使用' : 'rare')));
  const core = coreOf(files);
  const entries = core.shards.flatMap(
    (_, index) => JSON.parse(gunzipSync(files.get(`${partName(core, 't', index)}.bin`) ?? '').toString()) as TermEntry[],
  );
  const sectionsOf = (term: string) => (entries.find(([other]) => other === term)?.[2].length ?? 0) / 2;
  expect([sectionsOf('使用'), sectionsOf('rare'), sectionsOf('common')]).toEqual([60, 10, 0]);
});

test('a translated page is found by its English title, and by synonyms of that title', () => {
  const pages = [{ ...pageOf(1, 'Inhalt'), title: 'Sicherheit', english: 'Authentication' }];
  const files = buildIndex(pages, { name: 'de', locale: 'de', stem: (word) => word });
  const core: Core = JSON.parse(gunzipSync(files.get('de.bin') ?? '').toString());
  const entries: TermEntry[] = JSON.parse(gunzipSync(files.get(`${partName(core, 't', 0)}.bin`) ?? '').toString());
  const weightOf = (term: string) => entries.find(([other]) => other === term)?.[2][1] ?? 0;
  expect(weightOf('signin')).toBeGreaterThan(0);
  expect(weightOf('authentication')).toBeGreaterThan(weightOf('signin'));
});
