import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DarkTokens, readDarkTokens, readTokens, type Tokens } from '../reference/data';
import { seedTokens } from '../shared/theme';
import { pruneRules } from './prune';
import { renderPreview } from './render';
import type { ParsedPreview } from './types';
import { lengths, themeColors } from './vocabulary';

/** Folder of the style sheets. */
const folder = path.join(process.cwd(), 'components/previews');

/** Values of a token in the two themes of the site. They contain no other tokens, except the seeds of a sheet that can change. */
type TokenValue = { light: string; dark: string };

/** A style sheet of previews. */
export type PreviewSheet = {
  /** Name of its file, a hash of its text. Previews that use it have the name as a class. */
  name: string;
  css: string;
  /** Classes whose rules it has. Undefined if it has all rules. */
  classes?: ReadonlySet<string>;
};

const sheets = new Map<string, Promise<PreviewSheet>>();

/** Tokens that a sheet leaves to be computed by the browser. */
type Seeds = ReadonlySet<string>;

const noSeeds: Seeds = new Set();

/**
 * Returns the style sheet with the rules and tokens of some classes. Its rules apply only to previews with its name as a class:
 * after a navigation, a document keeps the sheets of earlier pages, whose order would decide otherwise.
 *
 * In development, where a page is compiled only when it is opened, the sheet always has all rules, and can change.
 * @param classes without them, the sheet has all rules
 * @param canChange whether the browser computes the theme from its seeds, so that a playground can change it
 */
export async function previewSheet(classes?: ReadonlySet<string>, canChange = false): Promise<PreviewSheet> {
  if (process.env.NODE_ENV === 'development') return createSheet(await readRules(seedTokens));
  const key = `${canChange} ${classes ? [...classes].sort().join(' ') : '*'}`;
  let sheet = sheets.get(key);
  if (!sheet) {
    const seeds = canChange ? seedTokens : noSeeds;
    const all = rules.get(seeds) ?? readRules(seeds);
    rules.set(seeds, all);
    sheets.set(key, (sheet = all.then((read) => createSheet(read, classes))));
  }
  return sheet;
}

/** Returns the sheet if it has the rules of a preview, and otherwise one with all rules. */
export async function sheetFor(preview: ParsedPreview, sheet: PreviewSheet | undefined): Promise<PreviewSheet> {
  const hasRules = [...classesOf([preview])].every((name) => sheet?.classes?.has(name));
  return sheet && hasRules ? sheet : previewSheet();
}

/** Returns all rules without their scope, and the light values of tokens, for other media than pages. */
export async function lightRules(): Promise<{ css: string; tokens: ReadonlyMap<string, string> }> {
  const all = rules.get(noSeeds) ?? readRules(noSeeds);
  rules.set(noSeeds, all);
  const { components, utilities, tokens } = await all;
  return { css: components + utilities, tokens: new Map([...tokens].map(([name, { light }]) => [name, light])) };
}

const classes = new WeakMap<ParsedPreview, readonly string[]>();

/** Returns the classes in the drawings of previews. */
export function classesOf(previews: readonly ParsedPreview[]): Set<string> {
  return new Set(
    previews.flatMap((preview) => {
      const names = classes.get(preview) ?? classesIn(preview);
      classes.set(preview, names);
      return names;
    }),
  );
}

function classesIn(preview: ParsedPreview): string[] {
  const { html } = renderPreview(preview, { label: '', step: (label) => label }, '');
  return [...new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))];
}

/** The rules of all previews, and the tokens that they use. */
type Rules = { components: string; utilities: string; tokens: ReadonlyMap<string, TokenValue> };

const rules = new Map<Seeds, Promise<Rules>>();

/** Reads the rules of all previews. Tokens that are the same in both themes are replaced with their values, except seeds. */
async function readRules(seeds: Seeds): Promise<Rules> {
  const tokens = resolveAll(await readTokens(), await readDarkTokens(), seeds);
  const files = readdirSync(folder).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const inlined = (css: string) => inlineConstants(css, tokens, seeds);
  return { components: inlined(minified(texts.join(''))), utilities: inlined(layoutRules()), tokens };
}

function createSheet({ tokens, ...all }: Rules, classes?: ReadonlySet<string>): PreviewSheet {
  const keep = (css: string) => (classes ? pruneRules(css, classes) : css);
  const [components, utilities] = [keep(all.components), keep(all.utilities)];
  const cssIn = (scope: string) =>
    declarations(withSeeds(tokensIn(`${components}${utilities}`), tokens), tokens, scope) +
    `@layer components{${scope}{${components}}}@layer utilities{${scope}{${utilities}}}`;
  const name = `p${createHash('sha256').update(cssIn('')).digest('hex').slice(0, 10)}`;
  return { name, css: cssIn(`.${name}`), classes };
}

function inlineConstants(css: string, tokens: ReadonlyMap<string, TokenValue>, seeds: Seeds): string {
  return css.replace(/var\((--dwc-[\w-]+)\)/g, (reference, name: string) => {
    const value = tokens.get(name);
    return value && value.light === value.dark && !seeds.has(name) ? value.light : reference;
  });
}

/** Removes comments, white space, and the parent `.preview` of each rule. */
function minified(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;\}/g, '}')
    .replace(/\.preview /g, '')
    .replace(/\.preview\{/g, '&{')
    .trim();
}

/** Rules of the layout classes whose names contain a size, a percentage, or a color. */
function layoutRules(): string {
  const rules: Record<string, string> = { 'gap-0': 'gap:0', 'pad-0': 'padding:0' };
  for (const size of ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl']) {
    rules[`gap-${size}`] = `gap:var(--dwc-space-${size})`;
    rules[`pad-${size}`] = `padding:var(--dwc-space-${size})`;
  }
  for (let percent = 0; percent <= 100; percent += 5) rules[`w-${percent}`] = `--p:${percent}%;width:${percent}%`;
  for (const length of lengths) {
    rules[`w-${length}px`] = `width:${length}px`;
    rules[`h-${length}px`] = `height:${length}px`;
  }
  for (const color of themeColors) {
    rules[`bg-${color}`] = `background:var(--dwc-color-${color});color:var(--dwc-color-on-${color}-text)`;
    rules[`bg-${color}-alt`] = `background:var(--dwc-color-${color}-alt)`;
    rules[`text-${color}`] = `color:var(--dwc-color-${color}-text)`;
  }
  return Object.entries(rules)
    .map(([name, declarations]) => `.${name}{${declarations}}`)
    .join('');
}

function tokensIn(css: string): string[] {
  return [...new Set(css.match(/--dwc-[\w-]+/g))].sort();
}

/** Adds the seeds in the values of tokens. */
function withSeeds(names: string[], tokens: ReadonlyMap<string, TokenValue>): string[] {
  const values = names.flatMap((name) => Object.values(tokens.get(name) ?? {}));
  return tokensIn([...names, ...values].join(' '));
}

function resolveAll(tokens: Tokens, { dark }: DarkTokens, seeds: Seeds): Map<string, TokenValue> {
  const light: Record<string, string> = Object.assign({}, ...Object.values(tokens));
  const all = { ...light, ...dark };
  return new Map(
    Object.keys(light).map((name) => [
      name,
      { light: resolveToken(name, light, false, seeds), dark: resolveToken(name, all, true, seeds) },
    ]),
  );
}

/** Declares tokens for both themes. */
function declarations(names: string[], tokens: ReadonlyMap<string, TokenValue>, scope: string): string {
  const list = (theme: keyof TokenValue) =>
    names
      .flatMap((name) => {
        const value = tokens.get(name);
        return value && (theme === 'light' || value.dark !== value.light) ? `${name}:${value[theme]}` : [];
      })
      .join(';');
  if (list('light') === '') return '';
  const dark = `@media screen{:root[data-theme=dark] ${scope},[data-style=dark] ${scope}{${list('dark')}}}`;
  return `@layer base{${scope}{${list('light')}}${dark}}`;
}

/** The dark themes turn the scale of shades around. */
function shadeValue(name: string, value: string, isDark: boolean): string {
  if (!isDark) return value;
  const [, shade] = /^--dwc-color-\w+(?:-text)?-(\d+)$/.exec(name) ?? [];
  if (shade === undefined) return value;
  const turned = 100 - Number(shade);
  return value.replace(`${shade}%)`, `${turned}%)`).replace(`((${shade} -`, `((${turned} -`);
}

function resolveToken(name: string, values: Record<string, string>, isDark: boolean, seeds: Seeds): string {
  const own = shadeValue(name, values[name] ?? '', isDark);
  const resolved = own.replace(/var\((--[\w-]+)\)/g, (reference, other: string) =>
    seeds.has(other) ? reference : resolveToken(other, values, isDark, seeds),
  );
  return resolved
    .replace(/calc\(\((\d+) - (\d+)\) \* -100%\)/g, (_, shade: string, contrast: string) =>
      Number(shade) < Number(contrast) ? '100%' : '0%',
    )
    .replace(/hsl\((\d+), (\d+)%, (\d+)%\)/g, (_, hue: string, saturation: string, lightness: string) =>
      hexColor(Number(hue), Number(saturation) / 100, Number(lightness) / 100),
    );
}

function hexColor(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}
