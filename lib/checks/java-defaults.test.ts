import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readComponent } from '../reference/data';
import { JavaApi } from './java/api';
import { readJavaDefaults, wrongDefaults } from './java-defaults';

const defaults = await readJavaDefaults('content');

async function check(tag: string, ...rows: string[]): Promise<string[]> {
  const body = ['| Method | Default | Effect |', '| --- | --- | --- |', ...rows].join('\n');
  return wrongDefaults(body, await readComponent(tag), defaults[tag] ?? {}).map(({ line, message }) => `${line} ${message}`);
}

test('every Java default belongs to an existing property', async () => {
  const unknown = await Promise.all(
    Object.entries(defaults).map(async ([tag, properties]) => {
      const names = new Set((await readComponent(tag)).properties.map(({ name }) => name));
      return Object.keys(properties).filter((name) => !names.has(name));
    }),
  );
  expect(unknown.flat()).toEqual([]);
});

test('every setter exists in the Java API', async () => {
  const api = new JavaApi(JSON.parse(await readFile('content/data/java-api.json', 'utf8')));
  const setters = Object.values(defaults).flatMap((properties) => Object.values(properties).map(({ setter }) => setter));
  expect(setters.filter((setter) => !api.isMethod(setter))).toEqual([]);
});

test("a default that Java sends is the reference's Java default", async () => {
  for (const [tag, properties] of Object.entries(defaults)) {
    const component = await readComponent(tag);
    for (const [name, { default: value, sent }] of Object.entries(properties)) {
      const { javaDefault } = component.properties.find((property) => property.name === name) ?? {};
      expect(sent ? value.replace(/"/g, "'") : undefined, `${tag}.${name}`).toBe(javaDefault);
    }
  }
});

test('a default that Java does not send is reported', async () => {
  expect(await check('dwc-dialog', '| `setCancelOnEscKey(boolean)` | `false` | Closes it |')).toEqual([
    '3 the default of setCancelOnEscKey in a running app is true, not false: Java declares the other one but doesn’t send it',
  ]);
  expect(await check('dwc-dialog', '| `setCancelOnEscKey(boolean)` | `true` | Closes it |')).toEqual([]);
});

test('a default that Java sends is valid', async () => {
  expect(await check('dwc-login', '| `setAutoClose(boolean)` | `true` | Closes it |')).toEqual([
    '3 the default of setAutoClose in a running app is false, not true: Java sends it when the component is created',
  ]);
  expect(await check('dwc-login', '| `setAutoClose(boolean)` | `false` | Closes it |')).toEqual([]);
});

test('names of constants and short names of sizes are the same value', async () => {
  expect(await check('dwc-alert', '| `setExpanse(Expanse)` | `MEDIUM` | Size |')).toEqual([]);
});
