import { describe, expect, test } from 'vitest';
import { canonicalPayload } from './canonical-payload';

const text = 'Größe, 中文 and\na new line';
const bytes = Buffer.byteLength(text).toString(16);

/** Rows of one page as React may write them: `ids` are the ids React assigned, `order` is the order of the rows. */
const rows = (ids: Record<'symbol' | 'chunk' | 'module' | 'text' | 'later' | 'stream', string>, order: number[]) => {
  const all = [
    `${ids.symbol}:"$Sreact.fragment"\n`,
    `${ids.chunk}:"/chunks/a.js"\n`,
    `${ids.module}:I[7,["$${ids.chunk}"],"Button"]\n`,
    ':HL["/b.css","style"]\n',
    ':HL["/a.css","style"]\n',
    `${ids.stream}:X\n${ids.stream}:"one"\n${ids.stream}:C\n`,
    `0:["$","$${ids.symbol}",null,{"a":"$L${ids.later}","b":"$@${ids.stream}","c":"$$${ids.later}","$${ids.later}":1}]\n`,
    `${ids.text}:T${bytes},${text}`,
    `${ids.later}:["$","$L${ids.module}",null,{"html":"$${ids.text}","path":"$0:props:a","said":"in [\\"$${ids.text}\\"]"}]\n`,
  ];
  return order.map((index) => all[index]).join('');
};
const first = rows({ symbol: '1', chunk: '2', module: '3', stream: '5', text: '1a', later: '4' }, [0, 1, 2, 3, 4, 5, 6, 7, 8]);

describe('the payload of a page', () => {
  test('has modules ahead, then what to load, then the page and its parts, each after those it cannot do without', () => {
    expect(canonicalPayload(first)).toBe(
      [
        '6:"/chunks/a.js"\n4:I[7,["$6"],"Button"]\n',
        ':HL["/a.css","style"]\n:HL["/b.css","style"]\n',
        '1:"$Sreact.fragment"\n',
        '0:["$","$1",null,{"a":"$L2","b":"$@3","c":"$$4","$4":1}]\n',
        `5:T${bytes},${text}`,
        '2:["$","$L4",null,{"html":"$5","path":"$0:props:a","said":"in [\\"$1a\\"]"}]\n',
        '3:X\n3:"one"\n3:C\n',
      ].join(''),
    );
  });

  test.each([
    ['another order', { symbol: '1', chunk: '2', module: '3', stream: '5', text: '1a', later: '4' }, [1, 2, 8, 7, 0, 6, 4, 5, 3]],
    [
      'other ids in another order',
      { symbol: '1', chunk: '7', module: '8', stream: '2', text: '1a', later: '4' },
      [6, 5, 4, 3, 1, 2, 7, 8, 0],
    ],
  ])('is the same for %s', (_, ids, order) => {
    const other = rows(ids, order);
    expect(other).not.toBe(first);
    expect(canonicalPayload(other)).toBe(canonicalPayload(first));
  });

  test('stays as it is once it is in order', () => {
    expect(canonicalPayload(canonicalPayload(first))).toBe(canonicalPayload(first));
  });

  test.each([
    ['0:"$1"\n1:o4,\x01\x02\x03\x04', 'a row of an unknown kind: 1:o4,'],
    ['0:"$Y1"\n1:{"a":1}\n', 'nothing refers to row 1, {"a":1}'],
  ])('is refused when %j has what is not known', (payload, message) => {
    expect(() => canonicalPayload(payload)).toThrow(message);
  });
});
