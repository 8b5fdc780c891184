import { describe, expect, test } from 'vitest';
import { editsWithin, fold, humps, isCapitals, isHumpQuery, queryHumps, tokenize } from './text';

describe('folding', () => {
  test.each([
    ['Größe', 'grosse'],
    ['Überblick', 'uberblick'],
    ['validación', 'validacion'],
    ['Œuvre', 'oeuvre'],
    ['käynnistä', 'kaynnista'],
    ['Plain', 'plain'],
  ])('%s is %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('words', () => {
  const terms = (text: string) => tokenize(text).map(({ term }) => term);
  test.each([
    ['Add a button.', ['add', 'a', 'button']],
    ['Button.setEnabled(false)', ['button', 'setenabled', 'false']],
    ['#onClick', ['onclick']],
    ['@Route("x")', ['route', 'x']],
    ['<dwc-button>', ['dwc-button']],
    ['l’application', ['l', 'application']],
    ['创建项目', ['创建', '建项', '项目']],
    ['使用 Table 组件', ['使用', 'table', '组件']],
    ['路', ['路']],
    ['x'.repeat(60), []],
    ['', []],
  ])('of %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('of names have parts', () => {
    expect(tokenize('setHTMLText')[0]?.parts).toEqual(['set', 'html', 'text']);
    expect(tokenize('dwc-app-nav')[0]?.parts).toEqual(['dwc', 'app', 'nav']);
    expect(tokenize('button')[0]?.parts).toEqual([]);
    expect(humps('LayoutV2')).toEqual(['Layout', 'V2']);
  });
});

describe('capital letters of Java names', () => {
  test.each([
    ['bSE', true],
    ['hEnab', true],
    ['button', false],
    ['Button', false],
    ['TextField', false],
    ['HTML', false],
    ['b SE', false],
  ])('%s: %j', (query, expected) => {
    expect(isHumpQuery(query)).toBe(expected);
  });

  test('are matched one by one', () => {
    expect(queryHumps('bSEn')).toEqual(['b', 'S', 'En']);
    expect(isCapitals('HTF')).toBe(true);
    expect(isCapitals('Htf')).toBe(false);
  });
});

describe('edits', () => {
  test.each([
    ['button', 'button', 0],
    ['buton', 'button', 1],
    ['bubtton', 'button', 1],
    ['bxtton', 'button', 1],
    ['buttno', 'button', 1],
    ['bttn', 'button', 2],
    ['table', 'button', 3],
    ['a', 'abcdef', 3],
  ])('from %s to %s: %j', (a, b, expected) => {
    expect(editsWithin(a, b, 2)).toBe(expected);
  });
});
