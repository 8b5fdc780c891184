/** What a reader sets in the theme playground. Steps are those of a scale of tokens, as in `--dwc-border-radius-m`. */
export type Theme = {
  /** Seeds of the primary palette: degrees, percent, and the threshold below which shades have white text. */
  hue: number;
  saturation: number;
  contrast: number;
  /** Steps that the default radius and the default font size refer to. */
  radius: string;
  fontSize: string;
  fontFamily: keyof typeof fontFamilies;
  /** Percent of the default distances. */
  space: number;
};

/** Values of tokens by name. */
export type TokenValues = Readonly<Record<string, string>>;

/** Parameter of the address that names a theme. */
export const themeParameter = 'theme';

/** Values of `--dwc-font-family`. */
export const fontFamilies = {
  sans: 'var(--dwc-font-family-sans)',
  serif: 'ui-serif, Georgia, Cambria, serif',
  mono: 'var(--dwc-font-family-mono)',
} as const;

/** The values of the light theme. The dark themes have the same. */
export const defaultTheme: Theme = {
  hue: 211,
  saturation: 100,
  contrast: 50,
  radius: 's',
  fontSize: 's',
  fontFamily: 'sans',
  space: 100,
};

/** Smallest and largest number of each range, and the distance between two. */
export const ranges = {
  hue: [0, 359, 1],
  saturation: [0, 100, 1],
  contrast: [0, 100, 5],
  space: [50, 150, 5],
} as const;

/** Steps in the order of their sizes. */
export const steps = { radius: ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl'], fontSize: ['2xs', 'xs', 's', 'm', 'l', 'xl'] } as const;

/** Steps of distances, whose values the playground scales. */
export const spaceSteps = ['3xs', '2xs', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const;

/** Tokens that the playground sets. Sheets of previews with a playground compute all others from them. */
export const seedTokens: ReadonlySet<string> = new Set([
  '--dwc-color-primary-h',
  '--dwc-color-primary-s',
  '--dwc-color-primary-c',
  '--dwc-border-radius',
  '--dwc-font-size',
  '--dwc-font-family',
  ...spaceSteps.map((step) => `--dwc-space-${step}`),
]);

const order = ['hue', 'saturation', 'contrast', 'radius', 'fontSize', 'fontFamily', 'space'] as const;

/** Returns the rows of a table of the seeds with their default values. Distances share one. */
export function seedRows(values: TokenValues): [token: string, value: string][] {
  const rows = [...seedTokens].map((token): [string, string] => [token, values[token] ?? '']);
  const spaces = rows.splice(-spaceSteps.length);
  const ends = [0, 1].map((part) => [spaces[0]?.[part], spaces.at(-1)?.[part]].join(' … '));
  return [...rows, ends as [string, string]];
}

/** Writes a theme as a part of an address: `265-80-55-l-m-sans-100`. */
export function writeTheme(theme: Theme): string {
  return order.map((name) => theme[name]).join('-');
}

/** Reads a theme from an address. What is missing or impossible has its default value. */
export function readTheme(text: string): Theme {
  const values = text.split('-');
  return themeFrom(Object.fromEntries(order.map((name, index) => [name, values[index] ?? ''])));
}

/** Makes a theme of texts by name. What is missing or impossible has its default value. */
export function themeFrom(texts: Readonly<Record<string, string>>): Theme {
  const number = (name: keyof typeof ranges) => {
    const [least, most, step] = ranges[name];
    const text = texts[name] ?? '';
    const value = Math.round(Number(text) / step) * step;
    return /^\d+$/.test(text) && value >= least && value <= most ? value : defaultTheme[name];
  };
  const step = (name: keyof typeof steps) => steps[name].find((known) => known === texts[name]) ?? defaultTheme[name];
  const families = Object.keys(fontFamilies) as Theme['fontFamily'][];
  return {
    hue: number('hue'),
    saturation: number('saturation'),
    contrast: number('contrast'),
    radius: step('radius'),
    fontSize: step('fontSize'),
    fontFamily: families.find((known) => known === texts.fontFamily) ?? defaultTheme.fontFamily,
    space: number('space'),
  };
}

/** Returns a setting as readers see it. */
export function outputOf(theme: Theme, name: keyof Theme): string {
  return `${theme[name]}${{ hue: '°', saturation: '%', space: '%' }[name as string] ?? ''}`;
}

/**
 * Returns the tokens that make a theme: the seeds of the palette, and what else differs from the default.
 * @param values default values of the distances
 */
export function themeTokens(theme: Theme, values: TokenValues): [token: string, value: string][] {
  const { hue, saturation, contrast, radius, fontSize, fontFamily, space } = theme;
  const isChanged = (name: keyof Theme) => theme[name] !== defaultTheme[name];
  return [
    ['--dwc-color-primary-h', `${hue}`],
    ['--dwc-color-primary-s', `${saturation}%`],
    ['--dwc-color-primary-c', `${contrast}`],
    ...(isChanged('radius') ? [['--dwc-border-radius', `var(--dwc-border-radius-${radius})`] as [string, string]] : []),
    ...(isChanged('fontSize') ? [['--dwc-font-size', `var(--dwc-font-size-${fontSize})`] as [string, string]] : []),
    ...(isChanged('fontFamily') ? [['--dwc-font-family', fontFamilies[fontFamily]] as [string, string]] : []),
    ...(isChanged('space')
      ? spaceSteps.map((step): [string, string] => [`--dwc-space-${step}`, scaled(values[`--dwc-space-${step}`] ?? '', space / 100)])
      : []),
  ];
}

/** Multiplies the number of a length. */
function scaled(length: string, factor: number): string {
  return length.replace(/^[\d.]+/, (number) => String(Number((Number(number) * factor).toFixed(4))));
}

/** Returns tokens as CSS, with the classes of code samples (lib/mdx/highlight.ts). */
export function themeCss(tokens: readonly (readonly [token: string, value: string])[]): string {
  const marked = (value: string) => (/^\d/.test(value) ? `<i class="n">${value}</i>` : value.replace('var', '<i class="f">var</i>'));
  const lines = tokens.map(([token, value]) => `  ${token}: ${marked(value)};\n`);
  return `<i class="a">:root</i> {\n${lines.join('')}}`;
}

/** Contrast ratio of two colors, and the least one that WCAG 2.2 demands at level AA. */
export type Contrast = { ratio: number; least: 3 | 4.5 };

/** Pairs of colors whose contrast matters: text on a primary button, colored text, and edges on the ground of a page. */
export type ContrastPair = 'onPrimary' | 'primaryText' | 'primary';

/** Seeds of the ground of a page and the shade of its surface. Dark themes turn the scale of shades around. */
const grounds = {
  light: { saturation: 38, lightness: 96, shade: (shade: number) => shade },
  dark: { saturation: 20, lightness: 8, shade: (shade: number) => 100 - shade },
} as const;

/** Returns the contrasts of a theme's primary color, as the tokens of the light or the dark theme compute it. */
export function contrastsOf({ hue, saturation, contrast }: Theme, mode: keyof typeof grounds): Record<ContrastPair, Contrast> {
  const ground = grounds[mode];
  const shade = (number: number) => luminance(hue, saturation, ground.shade(number));
  const page = luminance(hue, ground.saturation, ground.lightness);
  const text = ground.shade(40) < contrast ? 1 : 0;
  return {
    onPrimary: { ratio: ratioOf(text, shade(40)), least: 4.5 },
    primaryText: { ratio: ratioOf(shade(35), page), least: 4.5 },
    primary: { ratio: ratioOf(shade(40), page), least: 3 },
  };
}

/** Writes a contrast in a language. Ratios are cut, not rounded, because 4.499 doesn't pass. */
export function contrastText({ ratio, least }: Contrast, lang: string): { ratio: string; passes: boolean } {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return { ratio: `${new Intl.NumberFormat(lang, digits).format(Math.floor(ratio * 100) / 100)}:1`, passes: ratio >= least };
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance (WCAG 2.2) of a color in degrees and percent. */
function luminance(hue: number, saturation: number, lightness: number): number {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    // Browsers draw whole steps of 255.
    const value = Math.round((lightness / 100 - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))) * 255) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4);
}
