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
};

/** Texts of a code sample. `titled` is its accessible name, with `{title}` for the file name. */
export type CodeLabels = {
  sample: string;
  titled: string;
  copy: string;
  wrap: string;
  /** Language of the texts, if it differs from the surrounding text. */
  lang?: string;
};

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
  { html, before = '', language = '', title, wrap = false }: CodeBlockProps,
  labels: CodeLabels,
  styles: Readonly<Record<string, string>>,
): string {
  const languageName = languageNames[language];
  const label = title ? labels.titled.replace('{title}', () => title) : codeName(labels, language);
  const caption = title
    ? `<figcaption class="${styles.title}"><span>${escapeHtml(title)}</span>${languageName ? `<span class="${styles.language}">${languageName}</span>` : ''}</figcaption>`
    : '';
  const button = (kind: 'copy' | 'wrap') =>
    `<button type="button"${labels.lang ? ` lang="${labels.lang}"` : ''} class="${styles[kind]}" data-${kind}="" data-needs-script=""${kind === 'wrap' ? ` aria-pressed="${wrap}"` : ''} aria-label="${escapeHtml(labels[kind])}" title="${escapeHtml(labels[kind])}"></button>`;
  // Wide code scrolls, so it must be focusable and needs an accessible name.
  return (
    `${caption}${before}<div class="${styles.frame}"><pre class="${styles.code}" tabindex="0" role="group" aria-label="${escapeHtml(label)}" translate="no">` +
    `<code>${html}</code></pre>` +
    `<div class="${styles.tools}">${button('wrap')}${button('copy')}</div></div>`
  );
}
