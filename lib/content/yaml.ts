import { type Alias, type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Problem } from '../problems/problem';

/** A parsed YAML text with the positions of its parts. */
export type YamlText = {
  document: Document.Parsed;
  /** The document as plain data, null for an empty one. */
  data: unknown;
  /** Returns the 1-based line of an offset. */
  lineAt(offset: number): number;
};

/**
 * Parses YAML. JSON is also YAML. Reports errors and returns undefined in this case. Warns about YAML that does not
 * mean what it looks like.
 * @param subject name of the text in messages; empty for a whole file
 */
export function readYaml(file: string, source: string, subject: string, problems: Problem[]): YamlText | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const report = (severity: Problem['severity'], offset: number, message: string) => {
    const { line, col } = lineCounter.linePos(offset);
    problems.push({ severity, file, line, column: col, message });
  };
  const errors = errorsOf(document, (offset) => lineCounter.linePos(offset).line);
  const format = file.endsWith('.json') ? 'JSON' : 'YAML';
  for (const { offset, reason } of errors) report('error', offset, `${subject} is not valid ${format}: ${reason}`.trimStart());
  if (errors.length > 0) return undefined;
  for (const warning of document.warnings) {
    report('warning', warning.pos[0], [subject, warningReason(warning, source)].filter(Boolean).join(': '));
  }
  for (const { anchor, offset } of lostAnchors(document, source)) {
    report(
      'warning',
      offset,
      [subject, `"&${anchor}" is read as a name of the value and left out; put the text in quotes`].filter(Boolean).join(': '),
    );
  }
  const data = plainData(document);
  if (!data) {
    const name = `${subject} has references ("*name") that repeat each other without end`.trimStart();
    report('error', lastAlias(document), `${name}; write the values themselves`);
    return undefined;
  }
  return { document, data: data.value, lineAt: (offset) => lineCounter.linePos(offset).line };
}

/** Returns the document as plain data. Undefined if references would expand to more data than fits into memory. */
function plainData(document: Document.Parsed): { value: unknown } | undefined {
  try {
    return { value: document.toJS() };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return undefined;
  }
}

function lastAlias(document: Document.Parsed): number {
  let offset = 0;
  visit(document, { Alias: (_key, { range }) => void (offset = range?.[0] ?? offset) });
  return offset;
}

/** Returns the parse errors: the first one of each line, because the others are consequences. */
function errorsOf(document: Document.Parsed, lineAt: (offset: number) => number): { offset: number; reason: string }[] {
  const errors = [
    ...brokenAliases(document).map(({ range, source }) => ({
      offset: range?.[0] ?? 0,
      reason: `"*${source}" is read as a reference to something that is not there; put the text in quotes`,
    })),
    ...document.errors.map((error) => ({ offset: error.pos[0], reason: errorReason(error) })),
  ].sort((a, b) => a.offset - b.offset);
  return errors.filter(({ offset }, index) => index === 0 || lineAt(errors[index - 1]?.offset ?? 0) !== lineAt(offset));
}

/** Returns aliases without an anchor, or inside their own anchor. The parser accepts them and throws later without a position. */
function brokenAliases(document: Document.Parsed): Alias[] {
  const broken: Alias[] = [];
  visit(document, {
    Alias(_key, alias, path) {
      const target = alias.resolve(document);
      if (!target || path.includes(target)) broken.push(alias);
    },
  });
  return broken;
}

/** Returns unused anchors. They are usually meant as text. */
function lostAnchors(document: Document.Parsed, source: string): { anchor: string; offset: number }[] {
  const named: { anchor: string; offset: number }[] = [];
  const used = new Set<string>();
  visit(document, {
    Alias: (_key, alias) => void used.add(alias.source),
    Scalar(_key, { anchor, range }) {
      if (anchor !== undefined && range) named.push({ anchor, offset: source.lastIndexOf(`&${anchor}`, range[0]) });
    },
  });
  return named.filter(({ anchor }) => !used.has(anchor));
}

/** Returns the reason of a YAML error with a hint. */
function errorReason({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'the field is written twice';
  const needsQuotes = code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BAD_SCALAR_START' || code === 'TAG_RESOLVE_FAILED';
  return lowerFirst(message) + (needsQuotes ? '; put a text with a colon or a special character in quotes' : '');
}

function warningReason({ code, message, pos }: YAMLError, source: string): string {
  if (code !== 'TAG_RESOLVE_FAILED') return lowerFirst(message);
  return `"${source.slice(...pos)}" is read as a YAML tag and left out; put the text in quotes`;
}

/** Lower-cases the first letter of a message, so that it can follow a colon. */
export function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
