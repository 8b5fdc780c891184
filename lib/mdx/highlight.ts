import type { BundledLanguage, Highlighter, ThemeRegistrationRaw } from 'shiki';
import { escapeHtml } from '../shared/text/escape-html';

/**
 * What a token can be. Seven roles, each a class of one letter; the colours are in `code.css`,
 * so that markup carries no inline style and both colour modes share it.
 */
const roles: Record<string, string[]> = {
  k: [
    'keyword',
    'storage',
    'variable.language',
    'entity.name.tag',
    'keyword.control',
    'constant.language',
    'punctuation.definition.heading',
    'markup.heading',
  ],
  t: [
    'storage.type.java',
    'storage.type.generic',
    'storage.type.object',
    'entity.name.type',
    'entity.name.class',
    'support.class',
    'support.type',
    'entity.other.inherited-class',
    'entity.name.namespace',
  ],
  f: ['entity.name.function', 'support.function', 'support.type.property-name', 'meta.property-name', 'support.type.property-name.json'],
  s: ['string', 'markup.inline.raw', 'markup.inserted', 'punctuation.definition.string'],
  n: ['constant', 'variable.other.constant', 'keyword.other.unit', 'support.constant'],
  a: [
    'storage.type.annotation',
    'punctuation.definition.annotation',
    'entity.other.attribute-name',
    'keyword.other.definition.ini',
    'variable.other.property',
    'markup.deleted',
    'meta.preprocessor',
  ],
  c: ['comment', 'punctuation.definition.comment'],
};

/** Scopes that match a role above but read better as plain text. */
const plain = [
  'keyword.operator',
  'storage.modifier.package',
  'storage.modifier.import',
  'punctuation.definition.tag',
  'punctuation.separator',
  'punctuation.terminator',
  'meta.embedded',
  'constant.other.wildcard',
];

/** Placeholder colors: shiki reports a color per token, which is mapped back to the role. */
const roleColours = new Map(Object.keys(roles).map((role, index) => [`#0000${(index + 1).toString(16).padStart(2, '0')}`, role]));

const theme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: '#ffffff',
  bg: '#000000',
  settings: [
    { settings: { foreground: '#ffffff', background: '#000000' } },
    ...[...roleColours].map(([foreground, role]) => ({ scope: roles[role] ?? [], settings: { foreground } })),
    { scope: ['storage.type.primitive', 'storage.type.function'], settings: { foreground: '#000001' } },
    { scope: plain, settings: { foreground: '#ffffff' } },
  ],
};

/** Language names that shiki does not know, mapped to a grammar that can read them. */
const aliases: Record<string, string> = { text: '', txt: '', plain: '', bbj: '', hocon: 'properties', conf: 'ini' };

let highlighter: Promise<Highlighter> | undefined;

/** Creates the highlighter of this process on first use. Cached pages do not need it. */
function getHighlighter(): Promise<Highlighter> {
  highlighter ??= (async () => {
    const [{ createHighlighter }, { createJavaScriptRegexEngine }] = await Promise.all([
      import('shiki'),
      import('shiki/engine/javascript'),
    ]);
    return createHighlighter({ langs: [], themes: [theme], engine: createJavaScriptRegexEngine({ forgiving: true }) });
  })();
  return highlighter;
}

/** Kinds of marked lines. */
export type LineKind = 'marked' | 'added' | 'removed' | 'focused' | 'error';

/** Options of a block besides its language: 1-based line numbers by kind, and words to mark. */
export type HighlightOptions = Partial<Record<LineKind, ReadonlySet<number>>> & {
  lineNumbers: boolean;
  /** Number of the first line. */
  firstLine?: number;
  words?: readonly string[];
  /** Texts that describe marked lines to readers who cannot see the marks. */
  notes?: Readonly<Record<LineKind, string>>;
};

/** All kinds, in the order of their descriptions. */
export const lineKinds = ['marked', 'added', 'removed', 'focused', 'error'] as const;

/** Elements of lines with semantic meaning. */
const lineElements: Partial<Record<LineKind, string>> = { added: 'ins', removed: 'del' };

/** Cache of lines by language and code, because translations have the same samples. */
const highlighted = new Map<string, Promise<string[]>>();

/**
 * Code as HTML with a class per token. An unknown language is shown as plain text.
 * Lines are wrapped only where a line's look depends on it.
 */
export async function highlight(code: string, language: string, options: HighlightOptions): Promise<string> {
  const key = `${language.toLowerCase()}\n${code}`;
  let tokens = highlighted.get(key);
  if (!tokens) highlighted.set(key, (tokens = tokenLines(code, language.toLowerCase())));
  const lines = (await tokens).map((line) => markWords(line, options.words ?? []));
  if (!options.lineNumbers && lineKinds.every((kind) => !options[kind]?.size)) return lines.join('\n');
  return lines
    .map((line, index) => {
      const kinds = lineKinds.filter((kind) => options[kind]?.has(index + 1));
      const element = kinds.map((kind) => lineElements[kind]).find((name) => name !== undefined) ?? 'span';
      const number = options.firstLine !== undefined && options.firstLine > 1 ? ` data-number="${options.firstLine + index}"` : '';
      const note = options.notes && kinds.map((kind) => options.notes?.[kind]).join(', ');
      const said = note ? ` data-note="${escapeHtml(note)}"` : '';
      return `<${element} class="${['line', ...kinds].join(' ')}"${number}${said}>${line}\n</${element}>`;
    })
    .join('');
}

/** Marks words in a line of HTML, including words that span several tokens. */
function markWords(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const pieces = html.split(/(<[^>]*>|&\w+;)/);
  const textOf = (piece: string) => (piece.startsWith('<') ? '' : (entities[piece] ?? piece));
  const text = pieces.map(textOf).join('');
  const isMarked = new Set<number>();
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      for (let index = at; index < at + word.length; index++) isMarked.add(index);
  }
  let position = 0;
  return pieces
    .map((piece) => {
      const start = position;
      position += textOf(piece).length;
      if (position === start || !Array.from(textOf(piece), (_, index) => isMarked.has(start + index)).includes(true)) return piece;
      if (piece in entities) return `<mark>${piece}</mark>`;
      return piece.replace(/[\s\S]/g, (character, index: number) =>
        isMarked.has(start + index) ? `<mark>${character}</mark>` : character,
      );
    })
    .join('')
    .replaceAll('</mark><mark>', '');
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

async function tokenLines(code: string, language: string): Promise<string[]> {
  const lang = aliases[language] ?? language;
  const shiki = await getHighlighter();
  if (!Object.hasOwn(shiki.getBundledLanguages(), lang)) return code.split('\n').map(escapeHtml);
  if (!shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang as BundledLanguage);
  // No time limit: on a busy machine it would leave lines without colors.
  const { tokens } = shiki.codeToTokens(code, { lang: lang as BundledLanguage, theme: 'roles', tokenizeTimeLimit: 0 });
  return tokens.map((line) => {
    let html = '';
    let run = '';
    let runRole: string | undefined;
    const flush = () => {
      html += runRole ? `<i class="${runRole}">${escapeHtml(run)}</i>` : escapeHtml(run);
      run = '';
    };
    for (const { content, color } of line) {
      const role = roleColours.get(color?.toLowerCase() ?? '');
      // White space has no color, so it joins the previous token.
      if (role !== runRole && content.trim() !== '') {
        flush();
        runRole = role;
      }
      run += content;
    }
    flush();
    return html;
  });
}
