import { expect, test } from 'vitest';
import { readComponent } from '../reference/data';
import { readJavaDefaults, wrongDefaults } from './java-defaults';

const defaults = await readJavaDefaults('content');

async function check(tag: string, ...rows: string[]): Promise<string[]> {
  const body = ['| Method | Default | Effect |', '| --- | --- | --- |', ...rows].join('\n');
  return wrongDefaults(body, await readComponent(tag), defaults[tag] ?? {}).map(({ line, message }) => `${line} ${message}`);
}

test('every Java default is about a property that exists', async () => {
  const unknown = await Promise.all(
    Object.entries(defaults).map(async ([tag, properties]) => {
      const names = new Set((await readComponent(tag)).properties.map(({ name }) => name));
      return Object.keys(properties).filter((name) => !names.has(name));
    }),
  );
  expect(unknown.flat()).toEqual([]);
});

test('a default that Java declares but never sends is not what a running app has', async () => {
  expect(await check('dwc-dialog', '| `setCancelOnEscKey(boolean)` | `false` | Closes it |')).toEqual([
    '3 the default of setCancelOnEscKey in a running app is true, not false: Java declares the other one but doesn’t send it',
  ]);
  expect(await check('dwc-dialog', '| `setCancelOnEscKey(boolean)` | `true` | Closes it |')).toEqual([]);
});

test('a default that Java sends is', async () => {
  expect(await check('dwc-login', '| `setAutoClose(boolean)` | `true` | Closes it |')).toEqual([
    '3 the default of setAutoClose in a running app is false, not true: Java sends it when the component is created',
  ]);
  expect(await check('dwc-login', '| `setAutoClose(boolean)` | `false` | Closes it |')).toEqual([]);
});

test('names of constants and short names of sizes are the same value', async () => {
  expect(await check('dwc-alert', '| `setExpanse(Expanse)` | `MEDIUM` | Size |')).toEqual([]);
});
