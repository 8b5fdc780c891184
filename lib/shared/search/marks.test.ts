import { expect, test } from 'vitest';
import { beginning, excerpt, markText } from './marks';

const show = (pieces: { text: string; isMatch: boolean }[]) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test.each([
  ['Disable a button', ['disable', 'button'], '[Disable] a [button]'],
  ['setEnabled(false)', ['enabled'], '[setEnabled](false)'],
  ['com.webforj.App', ['app'], 'com.webforj.[App]'],
  ['Größe ändern', ['grosse'], '[Größe] ändern'],
  ['定义验证规则', ['验证', '证规', '规则'], '定义[验证规则]'],
  ['nothing', ['else'], 'nothing'],
])('marks in %s', (text, terms, expected) => {
  expect(show(markText(text, new Set(terms)))).toBe(expected);
});

test('an excerpt is the part with the most matches', () => {
  const text = `${'Filler words here. '.repeat(20)}button ${'Other words here. '.repeat(20)}the button is disabled by setEnabled ${'more words '.repeat(30)}`;
  const found = show(excerpt(text, new Set(['button', 'disabled'])));
  expect(found).toContain('the [button] is [disabled] by');
  expect(found).toMatch(/^….*…$/);
  expect(found.length).toBeLessThan(190);
  expect(excerpt(text, new Set(['absent']))).toEqual([]);
});

test('the beginning of a text ends at a word', () => {
  expect(show(beginning('word '.repeat(60)))).toMatch(/word…$/);
  expect(show(beginning('short'))).toBe('short');
});

test('an excerpt of Chinese text does not cut the names in it', () => {
  for (let gap = 10; gap < 25; gap++) {
    const text = `${'把组件添加到'.repeat(10)}Frame${'、'.repeat(gap)}按钮${'，'.repeat(45 + gap)}setEnabled${'会停用它'.repeat(30)}`;
    const found = show(excerpt(text, new Set(['按钮'])));
    expect(found).toMatch(/^…(?:[^a-zA-Z]|Frame)/);
    expect(found).toMatch(/(?:[^a-zA-Z]|setEnabled)…$/);
  }
});
