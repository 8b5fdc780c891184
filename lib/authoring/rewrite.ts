import { isScalar, parseDocument, stringify } from 'yaml';
import { closesFence, openFence } from '../mdx/preprocess';

/** Another form of an address, or the same. Imports name a file as it is; all else may be percent-encoded. */
type Rewrite = (url: string, isImport: boolean) => string;

/** A span of code, and its marks, which the end repeats. */
const codeSpan = /((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/;

/** Replaces the addresses in a text: of links, images, tags and imports. Code stays as it is. */
export function rewriteUrls(text: string, rewrite: Rewrite): string {
  let fence: string | undefined;
  // Lines of code, and texts between them.
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

/** An address: in angle brackets, or without spaces. */
const target = /(?:<([^<>]*)>|((?:[^\s()<>]|\([^\s()]*\))+))/.source;

/** Replaces addresses that stand in the line behind what they belong to. */
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
  // As a whole: what it defines may be named in code font.
  const defined = line.replace(/^([\s>]*\[[^\]]+\]:\s+)(?:<([^<>]*)>|([^\s<]\S*))/, replaceTarget);
  if (defined !== line) return defined;
  // Of three parts each, the second is code, and the third its marks.
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
 * A path as an address. Spaces and parentheses stay where the author wrote a space, which takes a place that allows them:
 * `<my page.mdx>`, or an attribute.
 */
export function encodePath(path: string, written: string): string {
  return path.replace(
    written.includes(' ') ? /[%?#<>"]/g : /[%?#<>" ()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Replaces a text in YAML or JSON, if it is there. All else stays as it is written, and so do the quotes. */
export function rewriteValue(source: string, path: string[], rewrite: (value: string) => string): string {
  const node = parseDocument(source).getIn(path, true);
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return source;
  const value = rewrite(node.value);
  if (value === node.value) return source;
  const [start, end] = node.range;
  // What takes lines of its own ends with a line break, which has to stay.
  const length = source.slice(start, end).trimEnd().length;
  return source.slice(0, start) + quoted(value, node.type) + source.slice(start + length);
}

function quoted(value: string, type: string | undefined): string {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(value);
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

/** The same for fields of a front matter. */
export function rewriteField(text: string, field: string, rewrite: (value: string) => string): string {
  const [, marks = '', yaml = ''] = /^(\uFEFF?---[ \t]*\r?\n)((?:.*\r?\n)*?)---/.exec(text) ?? [];
  return marks + rewriteValue(yaml, [field], rewrite) + text.slice(marks.length + yaml.length);
}
