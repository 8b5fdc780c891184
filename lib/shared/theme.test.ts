import { expect, test } from 'vitest';
import { readDarkTokens, readTokens } from '../reference/data';
import {
  contrastsOf,
  contrastText,
  defaultTheme,
  outputOf,
  readTheme,
  seedRows,
  seedTokens,
  steps,
  themeCss,
  themeTokens,
  writeTheme,
} from './theme';

const tokens = Object.assign({}, ...Object.values(await readTokens())) as Record<string, string>;

test('the defaults, seeds, and steps are those of the tokens', async () => {
  const { dark } = await readDarkTokens();
  expect(tokens).toMatchObject({
    '--dwc-color-primary-h': `${defaultTheme.hue}`,
    '--dwc-color-primary-s': `${defaultTheme.saturation}%`,
    '--dwc-color-primary-c': `${defaultTheme.contrast}`,
    '--dwc-border-radius': `var(--dwc-border-radius-${defaultTheme.radius})`,
    '--dwc-font-size': `var(--dwc-font-size-${defaultTheme.fontSize})`,
    '--dwc-font-family': `var(--dwc-font-family-${defaultTheme.fontFamily})`,
  });
  expect([...seedTokens].filter((token) => !(token in tokens))).toEqual([]);
  expect([...seedTokens].filter((token) => token in dark)).toEqual([]);
  expect(steps.radius.filter((step) => !(`--dwc-border-radius-${step}` in tokens))).toEqual([]);
  expect(steps.fontSize.filter((step) => !(`--dwc-font-size-${step}` in tokens))).toEqual([]);
});

test('contrasts are computed from the shades and grounds of the tokens', async () => {
  const { dark } = await readDarkTokens();
  expect(tokens).toMatchObject({
    '--dwc-color-primary': 'var(--dwc-color-primary-40)',
    '--dwc-color-on-primary-text': 'var(--dwc-color-primary-text-40)',
    '--dwc-color-primary-text': 'var(--dwc-color-primary-35)',
    '--dwc-color-default-h': 'var(--dwc-color-primary-h)',
    '--dwc-color-default-s': '38%',
    '--dwc-surface-1': 'hsl(var(--dwc-color-default-h), var(--dwc-color-default-s), 96%)',
  });
  expect(dark).toMatchObject({
    '--dwc-color-default-s': '20%',
    '--dwc-surface-1': 'hsl(var(--dwc-color-default-h), var(--dwc-color-default-s), 8%)',
  });
  // #0063cc with white, and #3396ff with black.
  expect(contrastText(contrastsOf(defaultTheme, 'light').onPrimary, 'en')).toEqual({ ratio: '5.74:1', passes: true });
  expect(contrastText(contrastsOf(defaultTheme, 'dark').onPrimary, 'en')).toEqual({ ratio: '6.94:1', passes: true });
});

test('the threshold decides on the color of the text', () => {
  const ratio = (contrast: number) => contrastsOf({ ...defaultTheme, contrast }, 'light').onPrimary.ratio;
  expect(ratio(45)).toBeGreaterThan(ratio(40));
  expect(ratio(45) * ratio(40)).toBeCloseTo(21, 5);
});

test('a ratio is cut, and written in the language', () => {
  expect(contrastText({ ratio: 4.499, least: 4.5 }, 'en')).toEqual({ ratio: '4.49:1', passes: false });
  expect(contrastText({ ratio: 4.5, least: 4.5 }, 'de')).toEqual({ ratio: '4,50:1', passes: true });
});

test('the table of seeds has one row for distances', () => {
  expect(seedRows(tokens)).toHaveLength(7);
  expect(seedRows(tokens).at(-1)).toEqual(['--dwc-space-3xs … --dwc-space-3xl', '0.075rem … 2rem']);
});

test('an address holds a theme', () => {
  const theme = { ...defaultTheme, hue: 265, radius: 'l', space: 75 };
  expect(writeTheme(theme)).toBe('265-100-50-l-s-sans-75');
  expect(readTheme(writeTheme(theme))).toEqual(theme);
});

test.each(['', 'x', '400-101-7777-huge-huge-fantasy-10', '--;}-<i>-__proto__-constructor-1e9'])(
  'an impossible address %j is the default theme',
  (text) => {
    expect(readTheme(text)).toEqual(defaultTheme);
  },
);

test('numbers between two steps are rounded', () => {
  expect(readTheme('1-2-53-s-s-sans-102')).toEqual({ ...defaultTheme, hue: 1, saturation: 2, contrast: 55, space: 100 });
});

test('the CSS has the seeds of the palette, and what differs from the default', () => {
  const css = (theme: Partial<typeof defaultTheme>) => themeCss(themeTokens({ ...defaultTheme, ...theme }, tokens)).replace(/<[^>]*>/g, '');
  expect(css({ hue: 265 })).toBe(':root {\n  --dwc-color-primary-h: 265;\n  --dwc-color-primary-s: 100%;\n  --dwc-color-primary-c: 50;\n}');
  expect(css({ radius: 'xl', fontFamily: 'mono' })).toContain(
    '  --dwc-border-radius: var(--dwc-border-radius-xl);\n  --dwc-font-family: var(--dwc-font-family-mono);\n',
  );
  expect(css({ space: 50 })).toContain('--dwc-space-2xs: 0.075rem;\n  --dwc-space-xs: 0.125rem;');
});

test('settings are shown with their units', () => {
  expect([outputOf(defaultTheme, 'hue'), outputOf(defaultTheme, 'space'), outputOf(defaultTheme, 'radius')]).toEqual(['211°', '100%', 's']);
});
