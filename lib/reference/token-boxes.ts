import { escapeHtml } from '../shared/text/escape-html';
import type { DarkTokens, Tokens } from './data';

/**
 * Components that show a token, with the property that names it and the groups of data it may be in. What is shown has the
 * values of the light theme: where those of the dark ones look different, `themed` says so.
 */
export const tokenBoxes: Record<string, { props: string[]; groups: string[]; visual: string; themed?: true }> = {
  RadiusBox: { props: ['radius'], groups: ['border'], visual: 'radius' },
  ShadowBox: { props: ['shadow'], groups: ['shadow'], visual: 'shadow', themed: true },
  SizingBox: { props: ['size'], groups: ['size'], visual: 'size' },
  SpacingBox: { props: ['space'], groups: ['space'], visual: 'space' },
  SurfaceBox: { props: ['surface'], groups: ['surface'], visual: 'surface', themed: true },
  TransitionBox: { props: ['speed', 'easing'], groups: ['transition', 'ease'], visual: 'motion' },
};

/** Palettes of the theme; each has shades from 5 to 95 and a text colour for each. */
const palettes = ['primary', 'default', 'success', 'warning', 'danger', 'info', 'gray'];
const shades = Array.from({ length: 19 }, (_, index) => (index + 1) * 5);

/** Class by which the generated style sheet sets a token on a visual. */
function classOf(token: string): string {
  return `t${token.slice(1)}`;
}

/** Texts of the tables. */
type Texts = { name: string; tokenValue: string; tokenPreview: string; playToken: string; tokenValues: string };

/** Value of a token by theme: one where all themes agree. */
type Values = [theme: string, value: string][];

/** Themes whose values differ from the light one, each with those of the theme it is based on. */
function valuesOf(token: string, light: string, { dark, 'dark-pure': pure }: DarkTokens): Values {
  const inDark = dark[token] ?? light;
  const inPure = pure[token] ?? inDark;
  const values: Values = [['light', light]];
  if (inDark !== light || inPure !== light) values.push(['dark', inDark]);
  if (inPure !== inDark) values.push(['dark-pure', inPure]);
  return values;
}

/** Values as text that can be copied; the spaces keep words apart where there is no style sheet, as in the Markdown of a page. */
function valuesHtml(values: Values): string {
  const one = ([theme, value]: Values[number]) =>
    `<span class="value">${values.length > 1 ? `${escapeHtml(theme)} ` : ''}<code>${escapeHtml(value)}</code></span>`;
  return values.map(one).join(' ');
}

/** The part of a token that is there to be seen. */
function lookOf(visual: string, token: string, play: string): string {
  if (visual === 'motion')
    return `<button type="button" class="track ${classOf(token)}" aria-label="${escapeHtml(play.replace('{token}', token))}"><i></i></button>`;
  const look = `<span class="visual ${visual} ${classOf(token)}" aria-hidden="true"></span>`;
  // A shadow is made for a light ground, whatever the color mode of the page.
  return visual === 'shadow' ? `<span class="ground">${look}</span>` : look;
}

/**
 * Value of the token that a component shows.
 * @throws Error when there is no such token
 */
function tokenValue(component: string, token: string, tokens: Tokens): string {
  const known = Object.assign({}, ...(tokenBoxes[component]?.groups ?? []).map((group) => tokens[group])) as Record<string, string>;
  const value = known[token];
  if (value === undefined)
    throw new Error(`<${component}>: there is no token ${JSON.stringify(token)} (known: ${Object.keys(known).join(', ')})`);
  return value;
}

/**
 * A token's name, values and look as HTML; inline elements only, so that it may stand in a table cell.
 * @throws Error when there is no such token
 */
export function tokenBox(component: string, token: string, tokens: Tokens, dark: DarkTokens, texts: Texts): string {
  const values = valuesOf(token, tokenValue(component, token, tokens), dark);
  const look = lookOf(tokenBoxes[component]?.visual ?? '', token, texts.playToken);
  return `<span class="token">${look} <code>${escapeHtml(token)}</code> ${valuesHtml(values)}</span>`;
}

/**
 * The row of a token in a table of {@link tokenTable}.
 * @throws Error when there is no such token
 */
export function tokenRow(component: string, token: string, tokens: Tokens, dark: DarkTokens, texts: Texts): string {
  const values = valuesOf(token, tokenValue(component, token, tokens), dark);
  const look = lookOf(tokenBoxes[component]?.visual ?? '', token, texts.playToken);
  return row(token, valuesHtml(values), `<td class="look">${look}</td>`);
}

/** Rows of tokens as a table. What is in cells of the class `look` is left out of the Markdown of a page. */
export function tokenTable(rows: string, texts: Texts, hasLooks = true): string {
  const heads = [texts.name, texts.tokenValue].map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('');
  const look = hasLooks ? `<th scope="col" class="look">${escapeHtml(texts.tokenPreview)}</th>` : '';
  return `<table class="reference tokens"><thead><tr>${heads}${look}</tr></thead><tbody>${rows}</tbody></table>`;
}

function row(token: string, values: string, look = ''): string {
  return `<tr><th scope="row"><code>${escapeHtml(token)}</code></th><td>${values}</td>${look}</tr>`;
}

/** Tells which values are shown where another theme has others; empty where there is but one. */
export function themeNote(component: string, note: string): string {
  return component === 'ColorPalette' || tokenBoxes[component]?.themed ? `<span class="note">${escapeHtml(note)}</span>` : '';
}

/** All palettes as HTML: their shades to be seen, and their values to be copied. */
export function palettesHtml(tokens: Tokens, dark: DarkTokens, texts: Texts): string {
  return palettes
    .map((palette) => {
      const swatches = shades
        .map((shade) => `<li><span class="${classOf(`--dwc-color-${palette}-${shade}`)}" aria-hidden="true">Aa</span>${shade}</li>`)
        .join('');
      return (
        `<p><code>--dwc-color-${palette}-*</code></p><ol class="palette">${swatches}</ol>` +
        `<details><summary>${escapeHtml(texts.tokenValues.replace('{token}', `--dwc-color-${palette}-*`))}</summary>` +
        `${tokenTable(paletteRows(palette, tokens, dark), texts, false)}</details>`
      );
    })
    .join('');
}

/** Seeds of a palette, the variables that refer to its shades, and the shades with their colors computed from the seeds. */
function paletteRows(palette: string, tokens: Tokens, dark: DarkTokens): string {
  const colors = tokens.color ?? {};
  const prefix = `--dwc-color-${palette}`;
  const isSeed = (token: string) => /-[hsc]$/.test(token);
  const names = Object.keys(colors).filter(
    (token) =>
      (token === prefix || token.startsWith(`${prefix}-`) || token.startsWith(`--dwc-color-on-${palette}-`)) && !/-\d+$/.test(token),
  );
  const plain = [...names.filter(isSeed), ...names.filter((token) => !isSeed(token))].map((token) =>
    row(token, valuesHtml(valuesOf(token, colors[token] ?? '', dark))),
  );
  const seed = (name: string): Values => {
    const token = `${prefix}-${name}`;
    // The hue of the gray "default" is that of the primary color.
    const reference = /^var\((--[\w-]+)\)$/.exec(colors[token] ?? '')?.[1] ?? token;
    return valuesOf(reference, colors[reference] ?? '', dark);
  };
  const at = (values: Values, index: number) => values[Math.min(index, values.length - 1)]?.[1] ?? '';
  const shadeRows = shades.map((shade) => {
    const [hues, saturations] = [seed('h'), seed('s')];
    const color = (theme: number, lightness: number) => `hsl(${at(hues, theme)}, ${at(saturations, theme)}, ${lightness}%)`;
    // The dark themes turn the scale around.
    const values: Values = [
      ['light', color(0, shade)],
      ['dark', color(1, 100 - shade)],
    ];
    if (saturations.length > 2) values.push(['dark-pure', color(2, 100 - shade)]);
    return row(`${prefix}-${shade}`, valuesHtml(values.filter(([, value], index) => index === 0 || value !== values[0]?.[1])));
  });
  return plain.join('') + shadeRows.join('');
}

/** CSS property that shows a token of a visual. */
const declarations: Record<string, (token: string) => string> = {
  radius: (token) => `border-radius:var(${token})`,
  shadow: (token) => `box-shadow:var(${token})`,
  size: (token) => `height:var(${token});width:calc(var(${token})*3)`,
  space: (token) => `padding:var(${token})`,
  surface: (token) => `background:var(${token})`,
};

/**
 * Style sheet of the boxes: all tokens with the values an app has, and a class for each that is shown. A file of its own
 * that only pages with boxes load; with it, no element needs a style attribute.
 */
export function tokenStyles(tokens: Tokens): string {
  const values = Object.values(tokens)
    .flatMap((group) => Object.entries(group))
    .map(([name, value]) => `${name}:${value}`);
  const rules: string[] = [];
  for (const { groups, visual } of Object.values(tokenBoxes)) {
    for (const group of groups) {
      for (const token of Object.keys(tokens[group] ?? {})) {
        const declaration =
          visual === 'motion' ? `--${group === 'ease' ? 'easing' : 'speed'}:var(${token})` : declarations[visual]?.(token);
        if (group !== 'border' || token.startsWith('--dwc-border-radius')) rules.push(`.${classOf(token)}{${declaration}}`);
      }
    }
  }
  for (const palette of palettes) {
    for (const shade of shades) {
      const token = `--dwc-color-${palette}-${shade}`;
      rules.push(`.${classOf(token)}{background:var(${token});color:var(--dwc-color-${palette}-text-${shade})}`);
    }
  }
  return `.dwc-tokens{${values.join(';')}}\n@layer components{${rules.map((rule) => `.dwc-tokens ${rule}`).join('')}}\n`;
}
