import { expect, test } from 'vitest';
import { apiPlace, memberCard } from './api-cards';

const root = 'https://javadoc.io/doc/com.webforj/webforj-';

test('a link to the Java API names package, type, and member', () => {
  expect(apiPlace(`${root}table/25.03/com/webforj/component/table/Table.SelectionMode.html`)).toEqual({
    package: 'com.webforj.component.table',
    type: 'Table.SelectionMode',
  });
  expect(apiPlace(`${root}foundation/25.03/com/webforj/Page.html#download(byte%5B%5D,java.lang.String)`)).toEqual({
    package: 'com.webforj',
    type: 'Page',
    member: 'download(byte[],java.lang.String)',
  });
  expect(apiPlace(`${root}foundation/25.03/com/webforj/Page.html#method-summary`)).toEqual({ package: 'com.webforj', type: 'Page' });
});

test('other links name nothing', () => {
  expect(apiPlace('https://javadoc.io/doc/com.webforj')).toBeUndefined();
  expect(apiPlace(`${root}foundation/25.03/com/webforj/package-summary.html`)).toBeUndefined();
  expect(apiPlace('https://example.com/com/webforj/Page.html')).toBeUndefined();
});

test('members are found by the types of their anchor', () => {
  const members = {
    'open(String,String)': { text: 'two' },
    'open(String)': { text: 'one' },
    'select(ListItem...)': { text: 'items' },
    'bind(Object,Object)': { text: 'bound' },
    'set(int)': { text: 'int' },
    'set(long)': { text: 'long' },
    DEFAULT: { text: 'constant' },
  };
  expect(memberCard(members, 'open(java.lang.String)')).toEqual({ text: 'one' });
  expect(memberCard(members, 'select(com.webforj.component.list.ListItem...)')).toEqual({ text: 'items' });
  expect(memberCard(members, 'bind(java.util.List,B)')).toEqual({ text: 'bound' });
  expect(memberCard(members, 'DEFAULT')).toEqual({ text: 'constant' });
});

test('a member that is unknown or not certain has no card', () => {
  const members = { 'set(int)': { text: 'int' }, 'set(long)': { text: 'long' } };
  for (const anchor of ['set(short)', 'get()', 'set()', 'toString', 'constructor']) expect(memberCard(members, anchor)).toBeUndefined();
  expect(memberCard(undefined, 'get()')).toBeUndefined();
});
