import { describe, expect, test } from 'vitest';
import { readMdxTexts } from '../i18n/mdx-texts';
import { readComponent, readDescriptions, readJavaAccess } from './data';
import { anatomyLegend, componentSections } from './tables';

test('the words of a row are separated by spaces', async () => {
  const [component, texts, explain] = await Promise.all([readComponent('dwc-field'), readMdxTexts('en'), readDescriptions('en')]);
  const { html } = componentSections(component, { texts, explain })[0] ?? {};
  const row = /<tr id="property-autoValidate">(.*?)<\/tr>/.exec(html ?? '')?.[1];
  expect(row?.split('</th>').map((cell) => cell.replace(/<[^>]+>/g, ''))).toEqual([
    'autoValidate',
    'Validates after each change of the value. Type boolean Default true Attribute auto-validate',
  ]);
});

describe('how Java sets properties', () => {
  const propertiesOf = async (tag: string) => {
    const [component, texts, explain, java] = await Promise.all([
      readComponent(tag),
      readMdxTexts('en'),
      readDescriptions('en'),
      readJavaAccess(tag),
    ]);
    return componentSections(component, { texts, explain, java })[0]?.html ?? '';
  };
  const noteOf = (html: string) => /^<p>(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

  test('is described above the table, and marked in rows that setProperty accepts', async () => {
    const html = await propertiesOf('dwc-choicebox');
    expect(noteOf(html)).toBe(
      'In Java, use the setters of ChoiceBox. Where there is none, setProperty sets the properties marked “Settable with setProperty”. The others are restricted: for them, setProperty throws a WebforjRestrictedAccessException.',
    );
    const marked = [...html.matchAll(/<tr id="property-(\w+)">(?:(?!<\/tr>).)*Settable with/g)].map(([, name]) => name);
    expect(marked).toEqual(['alignment', 'helperText', 'tickMark']);
  });

  test.each([
    ['dwc-tree', 'All these properties are restricted'],
    ['dwc-slider', 'Where there is none, setProperty sets any of these properties.'],
    ['dwc-dialog', 'In Java, use the setters of Dialog. There is no setProperty.'],
    ['dwc-toolbar', 'setAttribute sets a property that has an attribute.'],
  ])('is described for %s', async (tag, sentence) => {
    expect(noteOf(await propertiesOf(tag))).toContain(sentence);
  });

  test('is not described if Java has no such component', async () => {
    expect(noteOf(await propertiesOf('dwc-hotkey'))).toBeUndefined();
  });

  test('shows the default that Java sets', async () => {
    expect(await propertiesOf('dwc-toast')).toContain('Default <code>3000</code></span> <span>In Java <code>5000</code>');
  });
});

test('the legend of a drawing names the parts of each place, or its slots, but nothing without a row', async () => {
  const [component, texts, explain] = await Promise.all([readComponent('dwc-dialog'), readMdxTexts('en'), readDescriptions('en')]);
  const sections = componentSections(component, { texts, explain });
  const legend = anatomyLegend(component, sections, texts);
  expect([...legend.matchAll(/<li data-place="(\d)">(.*?)<\/li>/g)].map(([, number, name]) => [number, name])).toEqual([
    ['1', '<code>modal</code>'],
    ['2', '<code>dialog</code>'],
    ['3', '<code>slot=&quot;header&quot;</code>'],
    ['4', '<code>slot=&quot;content&quot;</code>'],
    ['5', '<code>slot=&quot;footer&quot;</code>'],
  ]);
  expect(anatomyLegend(component, [], texts)).not.toContain('<code>');
});

test('shows the value of a CSS property if it is known', async () => {
  const [component, texts, explain] = await Promise.all([readComponent('dwc-checkbox'), readMdxTexts('en'), readDescriptions('en')]);
  const html = componentSections(component, { texts, explain }).at(-1)?.html;
  expect(html).toContain('Background of the box. <small><span>Default <code>var(--dwc-color-default)</code></span></small>');
});
