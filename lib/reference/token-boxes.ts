import { escapeHtml } from '../shared/text/escape-html';
import type { DarkTokens, Tokens } from './data';

/**
 * Components that show a token, with the property that names it and its groups in the data. They show the values of the
 * light theme. `themed`: the dark themes look different.
 */
export const tokenBoxes: Record<string, { props: string[]; groups: string[]; visual: string; themed?: true }> = {
  RadiusBox: { props: ['radius'], groups: ['border'], visual: 'radius' },
  ShadowBox: { props: ['shadow'], groups: ['shadow'], visual: 'shadow', themed: true },
  SizingBox: { props: ['size'], groups: ['size'], visual: 'size' },
  SpacingBox: { props: ['space'], groups: ['space'], visual: 'space' },
  SurfaceBox: { props: ['surface'], groups: ['surface'], visual: 'surface', themed: true },
  TransitionBox: { props: ['speed', 'easing'], groups: ['transition', 'ease'], visual: 'motion' },
};

/** Palettes of the theme. Each has shades from 5 to 95, with a text color for each. */
const palettes = ['primary', 'default', 'success', 'warning', 'danger', 'info', 'gray'];
const shades = Array.from({ length: 19 }, (_, index) => (index + 1) * 5);

/** Returns the class of a token in the generated style sheet. */
function classOf(token: string): string {
  return `t${token.slice(1)}`;
}

/** Texts of the tables. */
type Texts = { name: string; tokenValue: string; tokenPreview: string; playToken: string; tokenValues: string };

/** Value of a token by theme. A single one if all themes are equal. */
type Values = [theme: string, value: string][];

/** Returns the value of the light theme, and those of dark themes that differ. */
function valuesOf(token: string, light: string, { dark, 'dark-pure': pure }: DarkTokens): Values {
  const inDark = dark[token] ?? light;
  const inPure = pure[token] ?? inDark;
  const values: Values = [['light', light]];
  if (inDark !== light || inPure !== light) values.push(['dark', inDark]);
  if (inPure !== inDark) values.push(['dark-pure', inPure]);
  return values;
}

/** Returns values as text. Spaces separate words without a style sheet, as in the Markdown of a page. */
function valuesHtml(values: Values): string {
  const one = ([theme, value]: Values[number]) =>
    `<span class="value">${values.length > 1 ? `${escapeHtml(theme)} ` : ''}<code>${escapeHtml(value)}</code></span>`;
  return values.map(one).join(' ');
}

/** Returns the visual part of a token. */
function lookOf(visual: string, token: string, play: string): string {
  if (visual === 'motion')
    return `<button type="button" class="track ${classOf(token)}" aria-label="${escapeHtml(play.replace('{token}', token))}"><i></i></button>`;
  const look = `<span class="visual ${visual} ${classOf(token)}" aria-hidden="true"></span>`;
  // Shadows need a light background in every color mode.
  return visual === 'shadow' ? `<span class="ground">${look}</span>` : look;
}

/**
 * Returns the value of the token that a component shows.
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
 * Returns a token's name, values, and look as inline HTML, so that it can be used in a table cell.
 * @throws Error when there is no such token
 */
export function tokenBox(component: string, token: string, tokens: Tokens, dark: DarkTokens, texts: Texts): string {
  const values = valuesOf(token, tokenValue(component, token, tokens), dark);
  const look = lookOf(tokenBoxes[component]?.visual ?? '', token, texts.playToken);
  return `<span class="token">${look} <code>${escapeHtml(token)}</code> ${valuesHtml(values)}</span>`;
}

/**
 * Returns the row of a token for {@link tokenTable}.
 * @throws Error when there is no such token
 */
export function tokenRow(component: string, token: string, tokens: Tokens, dark: DarkTokens, texts: Texts): string {
  const values = valuesOf(token, tokenValue(component, token, tokens), dark);
  const look = lookOf(tokenBoxes[component]?.visual ?? '', token, texts.playToken);
  return row(token, valuesHtml(values), `<td class="look">${look}</td>`);
}

/** Returns a table of token rows. The Markdown of a page leaves out cells with the class `look`. */
export function tokenTable(rows: string, texts: Texts, hasLooks = true): string {
  const heads = [texts.name, texts.tokenValue].map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('');
  const look = hasLooks ? `<th scope="col" class="look">${escapeHtml(texts.tokenPreview)}</th>` : '';
  return `<table class="reference tokens"><thead><tr>${heads}${look}</tr></thead><tbody>${rows}</tbody></table>`;
}

function row(token: string, values: string, look = ''): string {
  return `<tr><th scope="row"><code>${escapeHtml(token)}</code></th><td>${values}</td>${look}</tr>`;
}

/** Returns a note about the shown theme, or "" if all themes have the same values. */
export function themeNote(component: string, note: string): string {
  return component === 'ColorPalette' || tokenBoxes[component]?.themed ? `<span class="note">${escapeHtml(note)}</span>` : '';
}

/** Returns all palettes as HTML: visible shades, and values as text. */
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

/** Returns rows for the seeds of a palette, its variables, and its shades with colors computed from the seeds. */
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
    // The dark themes reverse the scale.
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
 * Returns the style sheet of the boxes: all tokens with their values, and a class for each shown token. A separate file
 * that only pages with boxes load, so that no element needs a style attribute.
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
