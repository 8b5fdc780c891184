import { afterEach, expect, test, vi } from 'vitest';
import { parsePreview } from './parse';
import { classesOf, previewSheet, sheetFor } from './styles';

const sheetOf = (...sources: string[]) => previewSheet(classesOf(sources.map(parsePreview)));
const button = '<dwc-button theme="primary">Save</dwc-button>';

afterEach(() => vi.unstubAllEnvs());

test('a sheet has only the rules that its previews use', async () => {
  const { css } = await sheetOf(button);
  expect(css).toContain('.dwc-button');
  expect(css).not.toContain('.dwc-dialog');
  expect(css).not.toContain('.outlined');
  expect(css.length).toBeLessThan((await previewSheet()).css.length / 5);
});

test('a sheet has the layout rules of classes that drawings add', async () => {
  const { css } = await sheetOf('<dwc-progressbar value="70"></dwc-progressbar>');
  expect(css).toContain('.w-70{');
  expect(css).not.toContain('.w-75{');
});

test('a sheet declares only the tokens that its rules use', async () => {
  const { css } = await sheetOf(button);
  expect(css).toContain('--dwc-color-primary:#0063cc');
  expect(css).not.toContain('--dwc-color-danger');
});

test('tokens have their values in both themes, and no reference is left', async () => {
  const { css } = await previewSheet();
  // Tokens without a dark value are replaced with their values.
  expect(css).not.toContain('--dwc-size-m');
  // The dark theme turns the shades around.
  expect(css.slice(css.indexOf('@media screen'))).toContain('--dwc-color-primary:#3396ff');
  expect(css.match(/--dwc-[\w-]+:[^;}]*var\(/g)).toBeNull();
  const used = new Set([...css.matchAll(/var\((--dwc-[\w-]+)/g)].map(([, token = '']) => token));
  expect([...used].filter((token) => !css.includes(`${token}:`))).toEqual([]);
});

test('a sheet that can change leaves seeds to the browser, which computes the other tokens', async () => {
  const { css } = await previewSheet(classesOf([parsePreview(button)]), true);
  const dark = css.slice(css.indexOf('@media screen'));
  expect(css).toContain('--dwc-color-primary-h:211;');
  expect(css).toContain('--dwc-color-primary:hsl(var(--dwc-color-primary-h), var(--dwc-color-primary-s), 40%)');
  expect(css).toContain('--dwc-color-on-primary-text:hsl(0, 0%, calc((40 - var(--dwc-color-primary-c)) * -100%))');
  expect(dark).toContain('--dwc-color-primary:hsl(var(--dwc-color-primary-h), var(--dwc-color-primary-s), 60%)');
  expect(dark).toContain('--dwc-color-on-primary-text:hsl(0, 0%, calc((60 - var(--dwc-color-primary-c)) * -100%))');
  expect(css).toContain('--dwc-border-radius:0.25em');
  // Seeds have one value for both themes.
  expect(dark).not.toContain('--dwc-color-primary-h:');
  const used = new Set([...css.matchAll(/var\((--dwc-[\w-]+)/g)].map(([, token = '']) => token));
  expect([...used].filter((token) => !css.includes(`${token}:`))).toEqual([]);
});

test('the name follows from the text alone, and the rules apply to previews with the name', async () => {
  const [one, same, other] = [await sheetOf(button), await sheetOf('<p class="push-x"></p>', button), await sheetOf(button, '<p>a</p>')];
  expect(one.name).toMatch(/^p[0-9a-f]{10}$/);
  expect(other.name).not.toBe(one.name);
  expect(other.css.replaceAll(other.name, '')).not.toBe(one.css.replaceAll(one.name, ''));
  expect(same.name).toBe(other.name);
  expect(one.css.match(/@layer \w+\{[^{]*/g)).toEqual(['base', 'components', 'utilities'].map((layer) => `@layer ${layer}{.${one.name}`));
});

test('a preview that the page does not know, because its demo is computed, uses a sheet with all rules', async () => {
  const sheet = await sheetOf(button);
  expect(await sheetFor(parsePreview(button), sheet)).toBe(sheet);
  expect(await sheetFor(parsePreview('<dwc-badge>1</dwc-badge>'), sheet)).toBe(await previewSheet());
  expect(await sheetFor(parsePreview(button), undefined)).toBe(await previewSheet());
});

test('in development, every page uses the sheet with all rules', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const sheet = await sheetOf(button);
  expect(sheet).toEqual(await previewSheet());
  expect((await sheetFor(parsePreview(button), sheet)).name).toBe(sheet.name);
});
