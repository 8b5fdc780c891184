import { type ReactNode, useId } from 'react';
import { usePageText } from '@/lib/i18n/server';
import { readTokens } from '@/lib/reference/data';
import { localeInfo } from '@/lib/shared/i18n/locales';
import {
  type ContrastPair,
  contrastsOf,
  contrastText,
  defaultTheme,
  fontFamilies,
  outputOf,
  ranges,
  seedRows,
  steps,
  type TokenValues,
  themeCss,
  themeParameter,
  themeTokens,
} from '@/lib/shared/theme';
import { CodeBlock, type LabelsLang } from './code-block';
import { ScriptedFields } from './scripted-fields';
import styles from './theme-playground.module.css';

type Props = LabelsLang & {
  /** Previews, shown below the fields. */
  children?: ReactNode;
};

/**
 * Fields that change the previews of the page, with the contrasts of the colors and the CSS to copy. Without scripts, it shows the
 * tokens with their default values, and the CSS that sets them.
 */
export async function ThemePlayground(props: Props) {
  const tokens: TokenValues = Object.assign({}, ...Object.values(await readTokens()));
  return <Playground {...props} tokens={tokens} />;
}

const modes = ['light', 'dark'] as const;
const pairs: ContrastPair[] = ['onPrimary', 'primaryText', 'primary'];

function Playground({ tokens, labelsLang, children }: Props & { tokens: TokenValues }) {
  const { t, locale } = usePageText();
  const id = useId();
  const lang = localeInfo(locale).htmlLang;
  const verdicts = { pass: t('playground.pass'), fail: t('playground.fail') };
  // What a theme refers to, or scales.
  const values = Object.fromEntries(
    Object.entries(tokens).filter(([name]) => /^--dwc-(?:(?:border-radius|font-size|space)-\w+|font-family-\w+)$/.test(name)),
  );
  const range = (name: keyof typeof ranges | keyof typeof steps) => {
    const scale: readonly string[] | undefined = name in steps ? steps[name as keyof typeof steps] : undefined;
    const [min, max, step] = scale ? [0, scale.length - 1, 1] : ranges[name as keyof typeof ranges];
    const text = outputOf(defaultTheme, name);
    return (
      <div>
        <label htmlFor={`${id}${name}`}>{t(`playground.${name}`)}</label>
        <output htmlFor={`${id}${name}`} aria-live="off">
          {text}
        </output>
        <input
          id={`${id}${name}`}
          type="range"
          name={name}
          {...{ min, max, step }}
          defaultValue={scale ? scale.indexOf(String(defaultTheme[name])) : defaultTheme[name]}
          aria-valuetext={scale ? text : undefined}
          autoComplete="off"
        />
      </div>
    );
  };
  return (
    <ScriptedFields kind="theme" options={{ values, lang, verdicts }} query={`${themeParameter}=`} className={styles.playground}>
      <fieldset className={styles.fields} data-needs-script="" lang={labelsLang}>
        <legend className="visually-hidden">{t('playground.legend')}</legend>
        {range('hue')}
        {range('saturation')}
        {range('contrast')}
        {range('radius')}
        {range('space')}
        {range('fontSize')}
        <div>
          <label htmlFor={`${id}fontFamily`}>{t('playground.fontFamily')}</label>
          <select id={`${id}fontFamily`} name="fontFamily" defaultValue={defaultTheme.fontFamily} autoComplete="off">
            {(Object.keys(fontFamilies) as (keyof typeof fontFamilies)[]).map((family) => (
              <option key={family} value={family}>
                {t(`playground.${family}`)}
              </option>
            ))}
          </select>
        </div>
        <button type="button">{t('playground.reset')}</button>
      </fieldset>
      {children}
      <div className="table-frame" lang={labelsLang}>
        <table data-live="">
          <thead>
            <tr>
              <th scope="col">{t('playground.contrasts')}</th>
              {modes.map((mode) => (
                <th key={mode} scope="col">
                  {t(`playground.${mode}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <tr key={pair}>
                <td>{t(`playground.${pair}`)}</td>
                {modes.map((mode) => {
                  const { ratio, passes } = contrastText(contrastsOf(defaultTheme, mode)[pair], lang);
                  return (
                    <td key={mode} data-pair={pair} data-mode={mode} data-passes={passes}>
                      <span>{ratio}</span> <span>{passes ? verdicts.pass : verdicts.fail}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="visually-hidden" role="status" lang={labelsLang} />
      <div className={`table-frame ${styles.seeds}`} lang={labelsLang}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('playground.token')}</th>
              <th scope="col">{t('playground.value')}</th>
            </tr>
          </thead>
          <tbody>
            {seedRows(tokens).map(([token, value]) => (
              <tr key={token}>
                <td>
                  <code>{token}</code>
                </td>
                <td>
                  <code>{value}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div data-css="">
        <CodeBlock html={themeCss(themeTokens(defaultTheme, values))} language="css" title="app.css" labelsLang={labelsLang} />
      </div>
    </ScriptedFields>
  );
}
