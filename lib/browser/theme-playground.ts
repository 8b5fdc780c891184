import {
  contrastsOf,
  contrastText,
  defaultTheme,
  outputOf,
  readTheme,
  steps,
  type Theme,
  type TokenValues,
  themeCss,
  themeFrom,
  themeParameter,
  themeTokens,
  writeTheme,
} from '../shared/theme';

/** What the playground needs besides its fields. */
export type PlaygroundOptions = {
  /** Values of the tokens that a theme refers to. */
  values: TokenValues;
  /** Language of numbers. */
  lang: string;
  verdicts: { pass: string; fail: string };
};

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Makes a theme playground work: its fields change the previews of the page, the contrasts, the CSS, and the address. The theme in
 * the address comes first, unless the reader has changed a field before.
 * @param box element with fields named after properties of {@link Theme}
 * @returns removes the theme from the page
 */
export function start(box: HTMLElement, { values, lang, verdicts }: PlaygroundOptions): () => void {
  const fields = [...box.querySelectorAll<Field>('fieldset [name]')];
  const status = box.querySelector('[role=status]');
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const chosen = () =>
    themeFrom(Object.fromEntries(fields.map((field) => [field.name, stepsOf(field)?.[Number(field.value)] ?? field.value])));
  const set = (theme: Theme) => {
    for (const field of fields) {
      const value = theme[field.name as keyof Theme];
      field.value = String(stepsOf(field)?.indexOf(value as never) ?? value);
    }
    show();
  };
  const show = () => {
    const theme = chosen();
    for (const field of fields) {
      const name = field.name as keyof Theme;
      const output = field.parentElement?.querySelector('output');
      if (output) output.textContent = outputOf(theme, name);
      if (stepsOf(field)) field.ariaValueText = outputOf(theme, name);
    }
    const tokens = themeTokens(theme, values);
    // Sheets of previews have no other tokens, so the values are needed, not names.
    const resolved = tokens.map(([token, value]) => `${token}:${value.replace(/^var\((.+)\)$/, (_, name: string) => values[name] ?? '')}`);
    // Captions of drawings say that they show the default theme.
    const captions = 'div:has(>.preview)+p{visibility:hidden}';
    sheet.replaceSync(isDefault(theme) ? '' : `.preview{${resolved.join(';')}}${captions}`);
    const code = box.querySelector('[data-css] code');
    if (code) code.innerHTML = themeCss(tokens);
    showContrasts(theme);
  };
  const showContrasts = (theme: Theme) => {
    const changes: string[] = [];
    for (const cell of box.querySelectorAll<HTMLTableCellElement>('td[data-pair]')) {
      const { pair, mode } = cell.dataset as { pair: keyof ReturnType<typeof contrastsOf>; mode: 'light' | 'dark' };
      const { ratio, passes } = contrastText(contrastsOf(theme, mode)[pair], lang);
      const verdict = passes ? verdicts.pass : verdicts.fail;
      const [number, word] = cell.children;
      if (!number || !word) continue;
      number.textContent = ratio;
      if (word.textContent === verdict) continue;
      word.textContent = verdict;
      cell.dataset.passes = String(passes);
      const headings = [cell.parentElement?.firstElementChild, cell.closest('table')?.querySelectorAll('thead th')[cell.cellIndex]];
      changes.push([...headings.map((heading) => heading?.textContent), verdict].join(', '));
    }
    if (status && changes.length > 0) status.textContent = changes.join('; ');
  };
  /** Not at each step of a slider: browsers limit how often the address may change. */
  const keep = () => {
    const address = new URL(window.location.href);
    const theme = chosen();
    if (isDefault(theme)) address.searchParams.delete(themeParameter);
    else address.searchParams.set(themeParameter, writeTheme(theme));
    window.history.replaceState(null, '', address);
  };
  const reset = () => {
    set(defaultTheme);
    keep();
  };

  const asked = new URLSearchParams(window.location.search).get(themeParameter);
  if (fields.some(isChanged)) {
    show();
    keep();
  } else if (asked !== null) set(readTheme(asked));
  box.addEventListener('input', show);
  box.addEventListener('change', keep);
  const button = box.querySelector<HTMLButtonElement>('fieldset button');
  button?.addEventListener('click', reset);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    box.removeEventListener('input', show);
    box.removeEventListener('change', keep);
    button?.removeEventListener('click', reset);
  };
}

const isDefault = (theme: Theme) => writeTheme(theme) === writeTheme(defaultTheme);

/** Whether a field differs from the exported page. */
function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement ? !field.selectedOptions[0]?.defaultSelected : field.value !== field.defaultValue;
}

/** The value of a slider of steps is the number of the step. */
function stepsOf({ name }: Field): readonly string[] | undefined {
  return name === 'radius' || name === 'fontSize' ? steps[name] : undefined;
}
