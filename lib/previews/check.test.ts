import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type ClientComponent, componentTags, readComponent } from '../reference/data';
import { checkFence, checkPreview, missingElements } from './check';
import { parseFence, parsePreview } from './parse';
import type { SampleTexts } from './sample-texts';
import { readSampleTexts } from './sample-texts';

const components = new Map<string, ClientComponent>();
for (const tag of await componentTags()) components.set(tag, await readComponent(tag));
const { types } = JSON.parse(await readFile('content/data/java-api.json', 'utf8')) as { types: Parameters<typeof readSampleTexts>[2] };

const words = (...texts: string[]): SampleTexts => ({ has: (text) => texts.includes(text), created: new Map() });
const sample = words('Save', 'Name', 'Title');
const check = (source: string) =>
  checkPreview(parsePreview(source), { components, sample }).map(({ line, column, message }) => `${line}:${column}: ${message}`);

test('a preview that is true to its sample has no faults', () => {
  const source = `<preview-computed>\n  12 of 30\n</preview-computed>
<preview-step label="before"><div class="row gap-m"><dwc-button theme="outlined-primary" disabled>Save</dwc-button></div></preview-step>
<preview-step caption="Title"><dwc-textfield label="Name" value="4.5"></dwc-textfield><p>12 of 30</p><hr></preview-step>`;
  expect(check(source)).toEqual([]);
});

test.each([
  ['<dwc-buton>Save</dwc-buton>', '1:1: there is no drawing of <dwc-buton> yet, did you mean "dwc-button"?'],
  ['<dwc-hotkey></dwc-hotkey>', '1:1: there is no drawing of <dwc-hotkey> yet: write one in lib/previews/elements'],
  ['<dwc-button tehme="primary">Save</dwc-button>', '1:13: <dwc-button> has no attribute "tehme", did you mean "theme"?'],
  ['<dwc-button theme="primry">Save</dwc-button>', '1:13: "theme" cannot be "primry", did you mean "primary"? (known: danger'],
  ['<dwc-button expanse="xxl">Save</dwc-button>', '1:13: "expanse" cannot be "xxl"'],
  ['<dwc-button disabled="yes">Save</dwc-button>', '1:13: "disabled" is a flag: write it without a value'],
  ['<dwc-dialog><p slot="heder">Title</p></dwc-dialog>', '1:16: <dwc-dialog> has no slot "heder", did you mean "header"? (known: content'],
  ['<div\n  class="rwo">Save</div>', '2:3: there is no class "rwo", did you mean "row"?'],
  ['<dwc-icon name="bel"></dwc-icon>', '1:1: there is no icon "bel", did you mean "bell"?'],
  ['<p>\n  Sav</p>', '1:4: "Sav" is not a text of the sample: write it as the sample has it, or add it'],
  ['<dwc-textfield label="Nam"></dwc-textfield>', '1:16: "Nam" is not a text of the sample'],
  ['<div><dwc-button>Save</div>', '1:6: <dwc-button> is not closed: write </dwc-button>'],
  ['<dwc-icon name="bell"/>', '1:1: this element is not closed: HTML ignores the slash in "/>"'],
  ['<script>alert(1)</script>', '1:1: <script> is refused'],
  ['<style>p { color: red }</style>', '1:1: <style> is refused'],
  ['<p style="color: red">Save</p>', '1:4: the attribute "style" is refused'],
  ['<p onclick="go()">Save</p>', '1:4: the attribute "onclick" is refused'],
  ['<preview-row>Save</preview-row>', '1:1: <preview-row> belongs in <dwc-table>'],
  ['<preview-step label="befor"><p>Save</p></preview-step>', '1:15: "label" cannot be "befor", did you mean "before"?'],
  ['<preview-step><p>Save</p></preview-step><p>Name</p>', '1:41: this is outside the steps: move it into a <preview-step>'],
])('%s', (source, message) => {
  expect(check(source).join('\n')).toContain(message);
});

test.each([
  ['<dwc-button theme="primary" disabled>Any text</dwc-button>\n<h2>Title</h2>', ''],
  ['<dwc-button theme="primry">Save</dwc-button>', '1:13: "theme" cannot be "primry"'],
  ['<dwc-button hovered>Save</dwc-button>', '1:13: the attribute "hovered" of <dwc-button> exists only in drawings'],
  ['<p class="muted">Save</p>', '1:4: the class "muted" exists only in drawings'],
  ['<dwc-login>\n  <p slot="title">Title</p></dwc-login>', '2:6: the slot "title" of <dwc-login> exists only in drawings'],
  ['<p></p>\n <preview-step></preview-step>', '2:2: <preview-step> is no element of the client components'],
])('a code fence is true markup: %s', (source, message) => {
  const faults = checkFence(parseFence(source), source, components);
  const all = faults.map((fault) => `${fault.line}:${fault.column}: ${fault.message}`).join('\n');
  if (message === '') expect(all).toBe('');
  else expect(all).toContain(message);
});

test('a preview that is too large is reported', () => {
  const digest = (index: number) => createHash('sha512').update(`${index}`).digest('base64url');
  const texts = Array.from({ length: 300 }, (_, index) => digest(index));
  const source = `<preview-computed>\n${texts.join('\n')}\n</preview-computed>${texts.map((text) => `<p>${text}</p>`).join('')}`;
  expect(check(source).join('\n')).toMatch(/^1:1: the preview has \d+ bytes \(gzip\), the budget is 12000/);
});

test('texts of a sample are its literals, constants, and names', async () => {
  const texts = await readSampleTexts('content', ['components/button/ButtonThemesView.java'], types);
  expect(['OUTLINED_PRIMARY', 'Button themes'].map((text) => texts.has(text))).toEqual([true, true]);
  expect(texts.has('OUTLINED_PINK')).toBe(false);
  // Data that a class of the same folder provides.
  const tickets = await readSampleTexts('content', ['components/table/TableRowStylingView.java'], types);
  expect(['T-301', 'Days open'].map((text) => tickets.has(text))).toEqual([true, true]);
});

test('a component that the sample creates must be in its preview, or be left out on purpose', async () => {
  const texts = await readSampleTexts('content', ['components/button/ButtonDisableView.java'], types);
  const tagOf = (name: string) => ({ Button: 'dwc-button', TextField: 'dwc-textfield' })[name];
  const missing = (source: string) => missingElements(parsePreview(source), texts, tagOf);
  const button = '<dwc-button>Subscribe</dwc-button>';
  expect(missing(button)).toEqual([
    {
      file: 'components/button/ButtonDisableView.java',
      line: expect.any(Number) as number,
      message: expect.stringContaining('creates a TextField, but its preview has no <dwc-textfield>') as string,
    },
  ]);
  expect(missing(`<preview-omits tag="dwc-textfield"></preview-omits>${button}`)).toEqual([]);
});
