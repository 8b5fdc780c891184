import { escapeHtml } from './text/escape-html';

/** What a code sample shows. */
export type CodeBlockProps = {
  /** Highlighted code, made by `lib/mdx/highlight.ts`: nothing else may be handed over here. */
  html: string;
  /** Markup of our own between title and code. */
  before?: string;
  language?: string;
  title?: string;
  lineNumbers?: boolean;
  /** Whether long lines are wrapped from the start. */
  wrap?: boolean;
};

/** Texts of a code sample; `titled` is its name with `{title}` for the file name. */
export type CodeLabels = {
  sample: string;
  titled: string;
  copy: string;
  wrap: string;
  /** Their language, where the text around is in another one. */
  lang?: string;
};

/** Names of languages where capitals do not do. */
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

/** Name of a sample without a title, for screen readers. */
export function codeName({ sample }: CodeLabels, language: string): string {
  return languageNames[language] ? `${sample}, ${languageNames[language]}` : sample;
}

/**
 * What stands in the figure of a code sample: file name and language, the code, and its buttons. One string, because a
 * page has dozens of samples, and rendering is paid for by the element.
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
  // Wide code scrolls, so it must be reachable by keyboard and have a name.
  return (
    `${caption}${before}<div class="${styles.frame}"><pre class="${styles.code}" tabindex="0" role="group" aria-label="${escapeHtml(label)}" translate="no">` +
    `<code>${html}</code></pre>` +
    `<div class="${styles.tools}">${button('wrap')}${button('copy')}</div></div>`
  );
}
