/** A part of a declaration, with the class of its color in code (components/styles/code.css). */
export type SignaturePart = { text: string; role?: 'f' | 'k' | 's' | 't' };

/** Declarations with more characters have several lines. */
const lineLength = 56;

const keywords =
  /^(?:@interface|abstract|boolean|byte|char|class|default|double|enum|extends|final|float|implements|int|interface|long|protected|record|sealed|short|static|super|throws|void)$/;

/** Splits a declaration into parts with roles. Long ones get lines, as in the Java API. */
export function signatureParts(declaration: string): SignaturePart[] {
  const text = declaration.length > lineLength ? broken(declaration) : declaration;
  const parts: SignaturePart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|@?\w+/g)) {
    const role = roleOf(word, text[index + word.length]);
    if (!role) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: word, role });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function roleOf(word: string, next = ''): SignaturePart['role'] {
  if (word.startsWith('"')) return 's';
  if (keywords.test(word)) return 'k';
  // Names in capitals are constants.
  if (/^[A-Z](?!\w*_)(?:\w*[a-z]|\w?$)/.test(word)) return 't';
  return next === '(' ? 'f' : undefined;
}

/** Puts supertypes, parameters, and exceptions on lines of their own. Type arguments stay together. */
function broken(text: string): string {
  let depth = 0;
  return text.replace(/[<>]|\((?!\))|, | (?=(?:extends|implements|throws) )/g, (match, offset: number) => {
    if (match === '<') depth += 1;
    else if (match === '>') depth -= 1;
    else if (depth === 0 && match === '(') return '(\n    ';
    else if (depth === 0 && match === ' ') return '\n    ';
    else if (depth === 0 && text.lastIndexOf('(', offset) > text.lastIndexOf(')', offset)) return ',\n    ';
    return match;
  });
}
