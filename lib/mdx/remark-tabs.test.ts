import { describe, expect, test } from 'vitest';
import { compileMdx } from './compile';

const tabs = (...items: string[]) => `<Tabs>\n${items.map((item) => `<TabItem ${item}>\n\nText\n\n</TabItem>`).join('\n')}\n</Tabs>`;

describe('tabs', () => {
  test.each([
    tabs('value="a"', 'value="b" label="B" default'),
    '<Tabs>\n<TabItem value="a">x</TabItem> <TabItem value="b">y</TabItem>\n</Tabs>',
    tabs('value="a"').replace('<Tabs>', '<Tabs queryString="os">'),
    tabs('value="a"').replace('<Tabs>', '<Tabs groupId="os" queryString>'),
    tabs('value="a"').replace('<Tabs>', '<Tabs queryString={false}>'),
    'export const list = ["a"]\n\n<Tabs>{list.map((value) => <TabItem value={value}>x</TabItem>)}</Tabs>',
  ])('are fine as %j', async (body) => {
    expect((await compileMdx(body)).problems).toEqual([]);
  });

  test.each([
    ['<Tabs>\n\nText\n\n</Tabs>', '1: <Tabs> holds no <TabItem>; write <TabItem value="…" label="…"> around each alternative'],
    [tabs('value="a" label=""'), '2: the <TabItem> has no label; write label="…" with what readers choose by'],
    [tabs('value="a" label=" "'), '2: the <TabItem> has no label; write label="…" with what readers choose by'],
    [tabs('value=" "'), '2: the <TabItem> has no label; write label="…" with what readers choose by'],
    [
      tabs('value="a"').replace('<Tabs>', '<Tabs queryString>'),
      '1: queryString of <Tabs> needs a name for the address; write groupId="…" beside it, or the name itself, as in queryString="os"',
    ],
    [tabs('value="a"', 'value="a" label="B"'), '7: the value "a" is taken by another <TabItem> of these tabs (line 2); write another one'],
    [tabs('value="a" default', 'value="b" default'), '7: two <TabItem> of these tabs are the default; leave one'],
    [
      tabs('value="a"', 'value="b"').replace('<Tabs>', '<Tabs defaultValue="c">'),
      '1: defaultValue="c" of <Tabs> is the value of no <TabItem> (values: a, b)',
    ],
    [tabs('label="A"'), '2: <TabItem> needs value="…"'],
  ])('%j is refused', async (body, problem) => {
    expect((await compileMdx(body)).problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([problem]);
  });
});
