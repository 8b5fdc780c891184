import { expect, test } from 'vitest';
import { readMdxTexts } from '../i18n/mdx-texts';
import { readComponent, readDescriptions } from './data';
import { componentSections } from './tables';

test('a row reads as words with spaces between them, without any style sheet', async () => {
  const [component, texts, explain] = await Promise.all([readComponent('dwc-field'), readMdxTexts('en'), readDescriptions('en')]);
  const { html } = componentSections(component, { texts, explain })[0] ?? {};
  const row = /<tr id="property-autoValidate">(.*?)<\/tr>/.exec(html ?? '')?.[1];
  expect(row?.split('</th>').map((cell) => cell.replace(/<[^>]+>/g, ''))).toEqual([
    'autoValidate',
    'Validates while the user types. Type boolean Default true Attribute auto-validate',
  ]);
});
