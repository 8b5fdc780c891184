import { expect, test } from 'vitest';
import { formatProblem } from '../problems/problem';
import { parseComponent } from '../reference/data';
import { checkDescriptions, undescribed, untranslated } from './descriptions';

const component = parseComponent(
  'content/data/components/dwc-x.json',
  JSON.stringify({
    tag: 'dwc-x',
    controls: [],
    properties: [],
    events: [],
    methods: ['open() => Promise<void>', 'close(now: boolean) => Promise<void>'],
    slots: [''],
    parts: ['label', 'icon', 'text'],
    cssProperties: ['--dwc-x-color'],
    dependencies: [],
    dependents: [],
  }),
);

test('a name without a sentence is reported with its component', () => {
  const texts = {
    methods: { open: 'Opens it.' },
    slots: { '': 'The content.' },
    parts: { label: 'The label.', 'dwc-x.icon': 'The icon.' },
  };
  expect(undescribed(component, texts).map(formatProblem)).toEqual([
    'content/data/descriptions/en.json: methods of dwc-x without a sentence: "close"; write one under the name, or under "dwc-x.name" where it means something else here',
    'content/data/descriptions/en.json: parts of dwc-x without a sentence: "text"; write one under the name, or under "dwc-x.name" where it means something else here',
    'content/data/descriptions/en.json: cssProperties of dwc-x without a sentence: "--dwc-x-color"; write one under the name, or under "dwc-x.name" where it means something else here',
  ]);
});

test('sentences that a language does not have yet are a warning', () => {
  const english = { parts: { a: 'A.', b: 'B.', c: 'C.', d: 'D.', e: 'E.' } };
  expect(untranslated('de', english, { parts: { a: 'A.' } })).toEqual([
    {
      severity: 'warning',
      kind: 'untranslatedDescriptions',
      file: 'content/data/descriptions/de.json',
      message: '4 sentences are missing, the English ones are shown: parts "b", parts "c", parts "d", …',
    },
  ]);
  expect(untranslated('de', english, english)).toEqual([]);
});

test('every name in the references has an English sentence', async () => {
  expect((await checkDescriptions('content')).filter(({ severity }) => severity === 'error')).toEqual([]);
});
