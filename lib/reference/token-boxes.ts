import { escapeHtml } from '../shared/text/escape-html';
import type { Tokens } from './data';

/**
 * Components that show a token, with the property that names it and the groups of data it may be in. The data has the
 * values of the light theme: where those of the dark one differ, `themed` says so.
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

/**
 * A token's name, value and look as HTML; inline elements only, so that it may stand in a table cell.
 * @param play label of the button that shows a movement, with `{token}`
 * @throws Error when there is no such token
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
  // A shadow is made for a light ground, whatever the color mode of the page.
  const stage = visual === 'shadow' ? `<span class="ground">${look}</span>` : look;
  return `<span class="token">${stage}<code>${escapeHtml(token)}</code><span class="value">${escapeHtml(value)}</span></span>`;
}

/** Tells which values are shown where another theme has others; empty where there is but one. */
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
