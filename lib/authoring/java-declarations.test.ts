import { expect, test } from 'vitest';
import { declarationsOf } from './java-declarations';

test('types and members are declared as in the source', () => {
  const type = declarationsOf(
    {
      ...{ name: 'Table', package: 'com.webforj.table', kind: 'class', modifiers: ['final'], since: '24.00' },
      ...{ typeParams: ['T extends Row'], extends: 'Component<T>', implements: ['HasTheme<T>', 'HasSize'] },
      constructors: [{ params: ['List<T> items'], since: '24.10' }],
      methods: [
        { name: 'select', params: ['T... items'], returns: 'Table<T>' },
        {
          name: 'map',
          params: ['Map<K, Mode> map', 'Outer.Key[] keys'],
          returns: 'K',
          typeParams: ['K'],
          static: true,
          throws: ['IOException'],
        },
        { name: 'onCreate', params: [], returns: 'void', protected: true },
      ],
      constants: [{ name: 'DEFAULT', type: 'int' }],
    },
    'webforj-table',
  );
  expect(type).toEqual({
    ...{ name: 'Table', package: 'com.webforj.table', module: 'webforj-table', kind: 'class', since: '24.00' },
    text: 'final class Table<T extends Row> extends Component<T> implements HasTheme<T>, HasSize',
    members: {
      '<init>(List)': { text: 'Table(List<T> items)', since: '24.10' },
      'select(Row...)': { text: 'Table<T> select(T... items)' },
      'map(Map,Key[])': { text: 'static <K> K map(Map<K, Mode> map, Outer.Key[] keys) throws IOException' },
      'onCreate()': { text: 'protected void onCreate()' },
      DEFAULT: { text: 'int DEFAULT' },
    },
  });
});

test('enums, annotations, interfaces, and records have their own form', () => {
  const declare = (type: object) => declarationsOf({ name: 'Outer.Mode', package: 'a', kind: 'class', ...type }, 'm');
  expect(declare({ kind: 'enum', enumConstants: [{ name: 'ON' }] })).toMatchObject({
    text: 'enum Mode',
    members: { ON: { text: 'Mode.ON' } },
  });
  expect(declare({ kind: 'annotation', members: [{ name: 'value', type: 'String', default: '""' }] })).toMatchObject({
    text: '@interface Mode',
    members: { 'value()': { text: 'String value() default ""' } },
  });
  expect(declare({ kind: 'interface', extendsInterfaces: ['A', 'B'] }).text).toBe('interface Mode extends A, B');
  expect(declare({ kind: 'record', recordComponents: ['int x'] }).text).toBe('record Mode(int x)');
});

test('a placeholder is no version', () => {
  expect(declarationsOf({ name: 'App', package: 'a', kind: 'class', since: '0.001' }, 'm')).not.toHaveProperty('since');
});
