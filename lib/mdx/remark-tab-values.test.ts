import { expect, test } from 'vitest';
import { compileMdx } from './compile';

const items = '<TabItem value="a">x</TabItem>\n<TabItem value="b" label="Own">y</TabItem>';

test.each([
  "{[{ value: 'a', label: 'First' }, { value: 'b', label: 'Second' }]}",
  "{[{ 'label': `First`, 'value': 'a' }, { value: 'b' }]}",
])('the labels of tabs may be in a list of values: %s', async (values) => {
  const { code, problems } = await compileMdx(`<Tabs values=${values}>\n${items}\n</Tabs>`);
  expect(problems).toEqual([]);
  expect([...code.matchAll(/label: "(.*)"/g)].map(([, label]) => label)).toEqual(['First', 'Own']);
});

test.each(['{list}', '{[...list]}', '{[{ label: "First" }]}', '"a,b"'])('values that cannot be read are reported: %s', async (values) => {
  const { problems } = await compileMdx(`export const list = [];\n\n<Tabs values=${values}>\n${items}\n</Tabs>`);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '3: values of <Tabs> cannot be read; write label="…" on each <TabItem> instead',
  ]);
});

test('Docusaurus options for the look and loading of tabs are ignored', async () => {
  const body = '<Tabs className="wide" lazy block>\n<TabItem value="a" className="x" attributes={{ className: "y" }}>x</TabItem>\n</Tabs>';
  expect((await compileMdx(body)).problems).toEqual([]);
});
