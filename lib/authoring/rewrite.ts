import { isScalar, parseDocument, stringify } from 'yaml';
import { closesFence, openFence } from '../mdx/preprocess';

/** Returns the new form of a URL, or the same URL. Imports are plain paths, others may be percent-encoded. */
type Rewrite = (url: string, isImport: boolean) => string;

/** Matches inline code. */
const codeSpan = /((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/;

/** Replaces URLs of links, images, tags, and imports in a text. Leaves code unchanged. */
export function rewriteUrls(text: string, rewrite: Rewrite): string {
  let fence: string | undefined;
  // Alternate between lines of code and other text.
  const parts: { isCode: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isCode = fence !== undefined || openFence.test(line);
    if (fence === undefined) fence = openFence.exec(line)?.[1];
    else if (closesFence(line, fence)) fence = undefined;
    const last = parts.at(-1);
    if (last?.isCode === isCode) last.lines.push(line);
    else parts.push({ isCode, lines: [line] });
  }
  return parts
    .map(({ isCode, lines }) =>
      isCode ? lines.join('\n') : rewriteBroken(lines.map((line) => rewriteLine(line, rewrite)).join('\n'), rewrite),
    )
    .join('\n');
}

/** Matches a URL in angle brackets or without spaces. */
const target = /(?:<([^<>]*)>|((?:[^\s()<>]|\([^\s()]*\))+))/.source;

/** Replaces URLs on the line after their link text. */
function rewriteBroken(text: string, rewrite: Rewrite): string {
  return text
    .replace(new RegExp(`(\\]\\([ \\t\\r]*\\n[ \\t>]*)${target}`, 'g'), replacer(rewrite))
    .replace(
      /(\b(?:href|src|image|poster)=(?=[ \t\r{]*\n)\s*(?:\{\s*)?["'])([^"']+)/g,
      (_, before: string, url: string) => before + rewrite(url, false),
    )
    .replace(
      /^([ \t]*import\s(?=[^'"]*\n)(?:[^'"\n]|\n(?!\s*\n))*\bfrom\s+["'])([^"']+)/gm,
      (_, before: string, url: string) => before + rewrite(url, true),
    );
}

function replacer(rewrite: Rewrite) {
  return (_: string, before: string, inAngles: string | undefined, bare = '') =>
    before + (inAngles === undefined ? rewrite(bare, false) : `<${rewrite(inAngles, false)}>`);
}

function rewriteLine(line: string, rewrite: Rewrite): string {
  const replaceTarget = replacer(rewrite);
  // The whole line: a definition may have inline code as its name.
  const defined = line.replace(/^([\s>]*\[[^\]]+\]:\s+)(?:<([^<>]*)>|([^\s<]\S*))/, replaceTarget);
  if (defined !== line) return defined;
  // `split` returns three parts per match: text, code, and backticks.
  return line
    .split(codeSpan)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(new RegExp(`(\\]\\(\\s*)${target}`, 'g'), replaceTarget)
            .replace(
              /(\b(?:href|src|image|poster)=(?:\{\s*)?["'])([^"']+)/g,
              (_, before: string, url: string) => before + rewrite(url, false),
            )
            .replace(/^(\s*import\s.*\bfrom\s+["'])([^"']+)/g, (_, before: string, url: string) => before + rewrite(url, true)),
    )
    .join('');
}

/**
 * Encodes a path as a URL. Keeps spaces and parentheses if the original has spaces, because its position allows them:
 * `<my page.mdx>`, or an attribute.
 */
export function encodePath(path: string, written: string): string {
  return path.replace(
    written.includes(' ') ? /[%?#<>"]/g : /[%?#<>" ()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Replaces a value in YAML or JSON, if it exists. Keeps all other formatting, including quotes. */
export function rewriteValue(source: string, path: string[], rewrite: (value: string) => string): string {
  const node = parseDocument(source).getIn(path, true);
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return source;
  const value = rewrite(node.value);
  if (value === node.value) return source;
  const [start, end] = node.range;
  // A block value ends with a line break, which must stay.
  const length = source.slice(start, end).trimEnd().length;
  return source.slice(0, start) + quoted(value, node.type) + source.slice(start + length);
}

function quoted(value: string, type: string | undefined): string {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(value);
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

/** {@link rewriteValue} for a front matter field. */
export function rewriteField(text: string, field: string, rewrite: (value: string) => string): string {
  const [, marks = '', yaml = ''] = /^(\uFEFF?---[ \t]*\r?\n)((?:.*\r?\n)*?)---/.exec(text) ?? [];
  return marks + rewriteValue(yaml, [field], rewrite) + text.slice(marks.length + yaml.length);
}
