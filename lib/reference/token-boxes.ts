import { escapeHtml } from '../shared/text/escape-html';
import type { Tokens } from './data';

/**
 * Components that show a token, each with the property for its name and the data groups it may be in. The data has the
 * values of the light theme. `themed` marks values that differ in the dark theme.
 */
export const tokenBoxes: Record<string, { props: string[]; groups: string[]; visual: string; themed?: true }> = {
  RadiusBox: { props: ['radius'], groups: ['border'], visual: 'radius' },
  ShadowBox: { props: ['shadow'], groups: ['shadow'], visual: 'shadow', themed: true },
  SizingBox: { props: ['size'], groups: ['size'], visual: 'size' },
  SpacingBox: { props: ['space'], groups: ['space'], visual: 'space' },
  SurfaceBox: { props: ['surface'], groups: ['surface'], visual: 'surface', themed: true },
  TransitionBox: { props: ['speed', 'easing'], groups: ['transition', 'ease'], visual: 'motion' },
};

/** Palettes of the theme. Each has shades from 5 to 95, and a text color for each shade. */
const palettes = ['primary', 'default', 'success', 'warning', 'danger', 'info', 'gray'];
const shades = Array.from({ length: 19 }, (_, index) => (index + 1) * 5);

/** Returns the class that applies a token to a sample. */
function classOf(token: string): string {
  return `t${token.slice(1)}`;
}

/**
 * Returns the name, value, and sample of a token as HTML. Uses only inline elements, so that it works in table cells.
 * @param play label of the button that shows an animation, with `{token}`
 * @throws Error when the token does not exist
 */
export function tokenBox(component: string, token: string, tokens: Tokens, play: string): string {
  const { groups = [], visual = '' } = tokenBoxes[component] ?? {};
  const known = Object.assign({}, ...groups.map((group) => tokens[group])) as Record<string, string>;
  const value = known[token];
  if (value === undefined) {
    throw new Error(`<${component}>: there is no token ${JSON.stringify(token)} (known: ${Object.keys(known).join(', ')})`);
  }
  const look =
    visual === 'motion'
      ? `<button type="button" class="track ${classOf(token)}" aria-label="${escapeHtml(play.replace('{token}', token))}"><i></i></button>`
      : `<span class="visual ${visual} ${classOf(token)}" aria-hidden="true"></span>`;
  // Shadows are made for a light background, in either color mode of the page.
  const stage = visual === 'shadow' ? `<span class="ground">${look}</span>` : look;
  return `<span class="token">${stage}<code>${escapeHtml(token)}</code><span class="value">${escapeHtml(value)}</span></span>`;
}

/** Returns a note on which theme's values are shown. Empty if all themes have the same values. */
export function themeNote(component: string, note: string): string {
  return component === 'ColorPalette' || tokenBoxes[component]?.themed ? `<span class="note">${escapeHtml(note)}</span>` : '';
}

/** All palettes with their shades as HTML. */
export function palettesHtml(): string {
  return palettes
    .map((palette) => {
      const swatches = shades
        .map((shade) => `<li><span class="${classOf(`--dwc-color-${palette}-${shade}`)}" aria-hidden="true">Aa</span>${shade}</li>`)
        .join('');
      return `<p><code>--dwc-color-${palette}-*</code></p><ol class="palette">${swatches}</ol>`;
    })
    .join('');
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
 * Returns the style sheet of the boxes: all tokens with their values, and a class for each sample. It is a separate
 * file that only pages with boxes load. Because of the classes, no element needs a style attribute.
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
