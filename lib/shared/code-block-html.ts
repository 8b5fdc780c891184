import { escapeHtml } from './text/escape-html';

/** Parameters of a code sample. */
export type CodeBlockProps = {
  /** Highlighted code. It is inserted without escaping, so pass only output of `lib/mdx/highlight.ts`. */
  html: string;
  /** Trusted markup between title and code. */
  before?: string;
  language?: string;
  title?: string;
  lineNumbers?: boolean;
  /** Whether long lines are wrapped from the start. */
  wrap?: boolean;
  /** Whether a long sample is cut, with a button that shows all of it. Without scripts and in print, it is whole. */
  fold?: boolean;
};

/** Texts of a code sample. `titled` is its accessible name, with `{title}` for the file name. */
export type CodeLabels = {
  sample: string;
  titled: string;
  copy: string;
  /** Name of the copy button of a sample with a title, as `{title}`. */
  copyTitled: string;
  wrap: string;
  /** Text of the button that shows all lines, with `{count}`. */
  showAll: string;
  /** Language of the texts, if it differs from the surrounding text. */
  lang?: string;
};

/** Longer samples are folded, if their place folds samples. About as high as the button would save. */
const mostLines = 24;

/** Whether a sample is folded, by its highlighted code. */
export function isFolded({ html, fold = false }: Pick<CodeBlockProps, 'html' | 'fold'>): boolean {
  return fold && html.split('\n').length > mostLines;
}

/** Display names of languages whose name is not the capitalized or upper-case code. */
const languageNames: Record<string, string> = {
  java: 'Java',
  javascript: 'JavaScript',
  bash: 'Shell',
  powershell: 'PowerShell',
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  xml: 'XML',
  json: 'JSON',
  sql: 'SQL',
  yaml: 'YAML',
  ini: 'INI',
  properties: 'Properties',
  hocon: 'HOCON',
  groovy: 'Groovy',
  docker: 'Dockerfile',
  markdown: 'Markdown',
  bbj: 'BBj',
};

/** Returns the accessible name of a sample without a title. */
export function codeName({ sample }: CodeLabels, language: string): string {
  return languageNames[language] ? `${sample}, ${languageNames[language]}` : sample;
}

/**
 * Returns the content of a code sample's `<figure>`: file name, language, code, and buttons. It is a string because a
 * page has dozens of samples, and React's cost grows with the number of elements.
 * @param styles class names
 */
export function codeBlockHtml(
  { html, before = '', language = '', title, wrap = false, fold = false }: CodeBlockProps,
  labels: CodeLabels,
  styles: Readonly<Record<string, string>>,
): string {
  const languageName = languageNames[language];
  // A file name says the language itself.
  const shownLanguage = title && /\.\w+$/.test(title) ? undefined : languageName;
  const label = title ? labels.titled.replace('{title}', () => title) : codeName(labels, language);
  const lang = labels.lang ? ` lang="${labels.lang}"` : '';
  const button = (kind: 'copy' | 'wrap', name: string, state = '') =>
    `<button type="button"${lang} class="${styles[kind]}" data-${kind}="" data-needs-script=""${state} aria-label="${escapeHtml(name)}" title="${escapeHtml(labels[kind])}"></button>`;
  const copyName = title ? labels.copyTitled.replace('{title}', () => title) : labels.copy;
  const tools = `<div class="${styles.tools}">${button('wrap', labels.wrap, ` aria-pressed="${wrap}"`)}${button('copy', copyName)}</div>`;
  const caption = title
    ? `<figcaption class="${styles.title}"><span>${escapeHtml(title)}</span>${shownLanguage ? `<span class="${styles.language}">${shownLanguage}</span>` : ''}${tools}</figcaption>`
    : '';
  const unfold = isFolded({ html, fold })
    ? `<button type="button"${lang} class="${styles.unfold}" data-act="unfold" data-needs-script="">${escapeHtml(labels.showAll.replace('{count}', String(html.replace(/\n$/, '').split('\n').length)))}</button>`
    : '';
  // Wide code scrolls, so it must be focusable and needs an accessible name.
  return (
    `${caption}${before}<div class="${styles.frame}"><pre class="${styles.code}" tabindex="0" role="group" aria-label="${escapeHtml(label)}" translate="no">` +
    `<code>${html}</code></pre>${title ? '' : tools}</div>${unfold}`
  );
}
