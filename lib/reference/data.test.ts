import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { defaultLocale, locales } from '../shared/i18n/locales';
import {
  readArchetypes,
  readComponent,
  readConfiguration,
  readDarkTokens,
  readDescriptions,
  readDescriptionTexts,
  readJavaAccess,
  readTokens,
} from './data';

const tags = (await readdir('content/data/components')).map((file) => file.replace('.json', ''));
const components = await Promise.all(tags.map(readComponent));

test('all data can be read', async () => {
  expect(components).toHaveLength(59);
  expect(components.map(({ tag }) => tag)).toEqual(tags);
  expect(Object.keys(await readConfiguration())).toEqual(['webforj', 'devtools']);
  expect((await readArchetypes()).projects.map(({ name }) => name)).toEqual([
    'blank',
    'hello-world',
    'sidemenu',
    'tabs',
    'bbj-hello-world',
  ]);
  expect(Object.keys(await readTokens())).toContain('shadow');
});

test('values of the dark themes belong to tokens, and differ', async () => {
  const light = Object.assign({}, ...Object.values(await readTokens())) as Record<string, string>;
  const { dark, 'dark-pure': pure } = await readDarkTokens();
  expect(Object.entries(dark).filter(([name, value]) => light[name] === undefined || light[name] === value)).toEqual([]);
  expect(Object.entries(pure).filter(([name, value]) => light[name] === undefined || dark[name] === value)).toEqual([]);
});

test('values of CSS properties belong to the component, and refer to tokens or other properties', async () => {
  const tokens = Object.values(await readTokens()).flatMap((group) => Object.keys(group));
  const wrong = components.flatMap(({ tag, cssProperties, cssDefaults = {} }) =>
    Object.entries(cssDefaults).flatMap(([name, value]) => [
      ...(cssProperties.includes(name) ? [] : [`${tag} ${name}`]),
      ...[...value.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, used = '']) => used)
        .filter((used) => !tokens.includes(used) && !cssProperties.includes(used))
        .map((used) => `${tag} ${name}: ${used}`),
    ]),
  );
  expect(wrong).toEqual([]);
});

test('properties that Java refuses exist in the component', async () => {
  const wrong = await Promise.all(
    components.map(async ({ tag, properties }) =>
      ((await readJavaAccess(tag))?.restricted ?? []).filter((name) => !properties.some((property) => property.name === name)),
    ),
  );
  expect(wrong.flat()).toEqual([]);
  expect((await readJavaAccess('dwc-choicebox'))?.restricted).not.toContain('tickMark');
  expect(await readJavaAccess('dwc-dialog')).toEqual({ classes: ['Dialog'] });
  expect(await readJavaAccess('dwc-hotkey')).toBeUndefined();
});

test('a language without a file of descriptions has none, and English must have one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-descriptions-'));
  vi.stubEnv('CONTENT_DIR', folder);
  vi.resetModules();
  try {
    const fresh = await import('./data');
    expect((await fresh.readDescriptionTexts('fi')).parts).toEqual({});
    await expect(fresh.readDescriptionTexts('en')).rejects.toThrow('content/data/descriptions/en.json does not exist');
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});

type Descriptions = Record<string, Record<string, string>>;

const descriptions = await Promise.all(
  locales.map(async (locale): Promise<[string, Descriptions]> => {
    return [locale, await readDescriptionTexts(locale)];
  }),
);
const english = Object.fromEntries(descriptions)[defaultLocale] ?? {};

const properties = components.flatMap((component) => component.properties.map(({ name }) => ({ tag: component.tag, name })));
const events = components.flatMap((component) => component.events.map(({ name }) => ({ tag: component.tag, name })));
const methods = components.flatMap((component) =>
  component.methods.map((method) => ({ tag: component.tag, name: method.replace(/\(.*/, '') })),
);
const namesOf = (kind: 'slots' | 'parts' | 'cssProperties') =>
  components.flatMap((component) => component[kind].map((name) => ({ tag: component.tag, name })));

test('every description belongs to a name that exists', async () => {
  const configuration = Object.values(await readConfiguration()).flatMap((keys) => keys.map(({ key }) => key));
  const named = { properties, events, methods, slots: namesOf('slots'), parts: namesOf('parts'), cssProperties: namesOf('cssProperties') };
  const known = new Set([
    ...Object.entries(named).flatMap(([kind, all]) => all.flatMap(({ tag, name }) => [`${kind} ${name}`, `${kind} ${tag}.${name}`])),
    ...configuration.map((key) => `configuration ${key}`),
  ]);
  const described = descriptions.flatMap(([, kinds]) =>
    Object.entries(kinds).flatMap(([kind, texts]) => Object.keys(texts).map((name) => `${kind} ${name}`)),
  );
  expect(described.filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(english.configuration ?? {})).toEqual(configuration.sort());
});

describe.each(descriptions)('descriptions in %s', (locale, kinds) => {
  // `lib/checks/descriptions.ts` reports missing ones.
  test('have the names of the English file, in alphabetical order', () => {
    expect(Object.keys(kinds)).toEqual(Object.keys(english).filter((kind) => kinds[kind]));
    for (const [kind, texts] of Object.entries(kinds)) {
      const keys = Object.keys(texts);
      expect(keys).toEqual([...keys].sort());
      expect(keys.filter((key) => english[kind]?.[key] === undefined)).toEqual([]);
    }
  });

  test('are sentences, with the same names in code font as in English', () => {
    const code = (text = '') => (text.match(/`[^`]*`/g) ?? []).sort();
    const wrong = Object.entries(kinds).flatMap(([kind, texts]) =>
      Object.entries(texts).filter(([name, text]) => !/^\S.*[.。]$/.test(text) || code(text).join() !== code(english[kind]?.[name]).join()),
    );
    expect(wrong).toEqual([]);
  });

  test('are translated', () => {
    if (locale === defaultLocale) return;
    const same = Object.entries(kinds).flatMap(([kind, texts]) =>
      Object.entries(texts).filter(([name, text]) => text === english[kind]?.[name]),
    );
    expect(same).toEqual([]);
  });
});

test('shows the English sentence if a language has none', async () => {
  const german = Object.fromEntries(descriptions).de ?? {};
  const [key = ''] = Object.keys(english.parts ?? {}).filter((name) => !name.includes('.') && german.parts?.[name] === undefined);
  const explain = await readDescriptions('de');
  expect(explain('parts', key)).toBe(english.parts?.[key]);
  // A translation of the shared sentence does not replace the component's own.
  const own = Object.keys(english.properties ?? {}).find((name) => {
    const [, shared = ''] = /^dwc-[\w-]+\.(.+)$/.exec(name) ?? [];
    return german.properties?.[name] === undefined && german.properties?.[shared] !== undefined;
  });
  if (own === undefined) return;
  const [tag = '', name = ''] = own.split('.');
  expect(explain('properties', name, tag)).toBe(english.properties?.[own]);
});

test('a description for one component overrides the shared one', async () => {
  const explain = await readDescriptions('en');
  expect(explain('events', 'dwc-failed', 'dwc-icon')).toBe(english.events?.['dwc-icon.dwc-failed']);
  expect(explain('events', 'dwc-failed', 'dwc-upload')).toBe(english.events?.['dwc-failed']);
  expect(explain('events', 'dwc-failed')).toBe(english.events?.['dwc-failed']);
  expect(explain('slots', '', 'dwc-alert')).toBe('The main content.');
  expect(explain('events', 'no-such-event')).toBeUndefined();
});
