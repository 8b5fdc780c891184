import { expect, test } from 'vitest';
import { pruneRules } from './prune';

const used = new Set(['card', 'row', 'row-2', 'open']);

test.each([
  ['rules of used classes', '.card{color:red}.card .row{gap:0}'],
  ['classes with a longer name', '.row-2{gap:0}'],
  ['rules without classes', '&{color:red}svg{fill:none}*,::before{margin:0}'],
  ['states in use', '.card.open{color:red}'],
  ['classes that an element must not have', '.card:not(.closed,.t-info .x):not([class*=" t-"]){color:red}'],
  ['lists that decide what a selector weighs', '.card:is(.open,.x[data-y]){color:red}'],
  ['functions within :not()', '.card:not(:is(.x,.y)):nth-child(2n + 1){color:red}'],
])('%s stay', (_, css) => {
  expect(pruneRules(css, used)).toBe(css);
});

test.each([
  ['rules of unused classes', '.badge{color:red}.car{color:red}.card-x{color:red}'],
  ['states that nothing has', '.card.closed{color:red}'],
  ['descendants and parents that nothing has', '.card>.x{color:red}.x .card{color:red}'],
  ['lists without a used selector', '.card:is(.x,.y:not(.z)){color:red}.card:has(> :is(.x,.y)){color:red}'],
  ['rules in media and container queries', '@media print{.x{color:red}}@container (width<340px){.card .x{color:red}}'],
])('%s go', (_, css) => {
  expect(pruneRules(css, used)).toBe('');
});

test('unused selectors of a list go', () => {
  expect(pruneRules('.x,.card,:is(.x,.y:not(.z)),:is(.x,.row){color:red}', used)).toBe('.card,:is(.row){color:red}');
  expect(pruneRules('.card:is(.open,.x),.card:has(> :is(.x,.row),+ .y){color:red}', used)).toBe(
    '.card:is(.open),.card:has(> :is(.row),+ .y){color:red}',
  );
});

test('queries keep their used rules', () => {
  expect(pruneRules('@media print{.x{color:red}.card{color:red}}.row{gap:0}', used)).toBe('@media print{.card{color:red}}.row{gap:0}');
});
