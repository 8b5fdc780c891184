import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '../shared/i18n/locales';
import { readArchetypes, readComponent, readConfiguration, readDescriptions, readTokens } from './data';

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

type Descriptions = Record<string, Record<string, string>>;

const descriptions = await Promise.all(
  locales.map(async (locale): Promise<[string, Descriptions]> => {
    return [locale, JSON.parse(await readFile(`content/data/descriptions/${locale}.json`, 'utf8'))];
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

test('every description is about something that exists', async () => {
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
  test('are there for the names that English describes, in alphabetical order', () => {
    const keys = (all: Descriptions) => Object.entries(all).map(([kind, texts]) => [kind, Object.keys(texts)]);
    expect(keys(kinds)).toEqual(keys(english).map(([kind, names]) => [kind, [...(names ?? [])].sort()]));
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

test('a description of one component goes before the one that all share', async () => {
  const explain = await readDescriptions('en');
  expect(explain('events', 'dwc-failed', 'dwc-icon')).toBe(english.events?.['dwc-icon.dwc-failed']);
  expect(explain('events', 'dwc-failed', 'dwc-upload')).toBe(english.events?.['dwc-failed']);
  expect(explain('events', 'dwc-failed')).toBe(english.events?.['dwc-failed']);
  expect(explain('slots', '', 'dwc-alert')).toBe('The main content.');
  expect(explain('events', 'no-such-event')).toBeUndefined();
});
