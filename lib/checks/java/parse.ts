import { createRequire } from 'node:module';
import path from 'node:path';
import type { Parser as JavaParser, Tree } from '@vscode/tree-sitter-wasm';

/** A named node of a Java syntax tree. Punctuation and keywords are left out. */
export type JavaNode = {
  type: string;
  /** Role of the node in its parent, as in `name`. */
  field?: string;
  text: string;
  /** 1-based, in the code as the author wrote it. */
  line: number;
  column: number;
  children: JavaNode[];
};

/** The syntax tree of a snippet, or its first syntax error. */
export type JavaSyntax = { root: JavaNode } | { error: { line: number; column: number; message: string } };

// Not `require` of this file: a bundler would try to resolve it.
const require = createRequire(path.join(process.cwd(), 'package.json'));
let parser: Promise<JavaParser> | undefined;

function getParser(): Promise<JavaParser> {
  parser ??= (async () => {
    const { Parser, Language } = require('@vscode/tree-sitter-wasm') as typeof import('@vscode/tree-sitter-wasm');
    await Parser.init();
    const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'));
    const java = new Parser();
    java.setLanguage(await Language.load(path.join(folder, 'tree-sitter-java.wasm')));
    return java;
  })();
  return parser;
}

/** Possible contexts of a snippet: text to insert before it on its first line, and text to insert after it. */
const frames: [before: string, after: string][] = [
  ['', ''],
  ['class $ {', '\n}'],
  ['', '\nclass $ {}'],
  ['class $ { Object $ = ', '\n;}'],
];

/**
 * Parses Java: a file, class members, statements, annotations, an expression, or a beginning with unclosed braces.
 * Positions refer to the snippet.
 */
export async function parseJava(code: string): Promise<JavaSyntax> {
  const java = await getParser();
  const open = Math.max(0, count(withoutText(code), /\{/g) - count(withoutText(code), /\}/g));
  let first: JavaSyntax | undefined;
  for (const closing of open > 0 ? [`\n${'}'.repeat(open)}`, ''] : ['']) {
    for (const [before, after] of frames) {
      const text = before + code + closing + after;
      const tree = java.parse(text);
      if (!tree) continue;
      try {
        if (!tree.rootNode.hasError) return { root: readTree(tree, text, before.length) };
        first ??= { error: firstError(tree, code) };
      } finally {
        tree.delete();
      }
    }
  }
  return first ?? { error: { line: 1, column: 1, message: 'the Java code cannot be parsed' } };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Removes comments, strings, and characters, whose braces do not count. */
function withoutText(code: string): string {
  return code.replace(/\/\/.*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g, '');
}

/** Copies the tree with a cursor, which is much faster than visiting nodes in WebAssembly. */
function readTree(tree: Tree, source: string, indent: number): JavaNode {
  const cursor = tree.walk();
  const read = (): JavaNode => {
    const { row, column } = cursor.startPosition;
    const node: JavaNode = {
      type: cursor.nodeType,
      field: cursor.currentFieldName ?? undefined,
      // Slicing is faster than reading the text of each node from WebAssembly.
      text: source.slice(cursor.startIndex, cursor.endIndex),
      line: row + 1,
      column: column + 1 - (row === 0 ? indent : 0),
      children: [],
    };
    if (cursor.gotoFirstChild()) {
      do {
        if (cursor.nodeIsNamed && !/comment$/.test(cursor.nodeType)) node.children.push(read());
      } while (cursor.gotoNextSibling());
      cursor.gotoParent();
    }
    return node;
  };
  const root = read();
  cursor.delete();
  return root;
}

function firstError(tree: Tree, code: string): { line: number; column: number; message: string } {
  const cursor = tree.walk();
  const lines = code.split('\n');
  /** Returns the deepest node of the first error. */
  const find = (): { row: number; column: number; missing?: string } | undefined => {
    if (cursor.nodeIsMissing) return { ...cursor.startPosition, missing: cursor.nodeType };
    const own = cursor.nodeType === 'ERROR' ? cursor.startPosition : undefined;
    if (cursor.currentNode.hasError && cursor.gotoFirstChild()) {
      do {
        const inner = find();
        if (inner) return own && !inner.missing ? own : inner;
      } while (cursor.gotoNextSibling());
      cursor.gotoParent();
    }
    return own;
  };
  const place = find() ?? { row: 0, column: 0 };
  cursor.delete();
  const row = Math.min(place.row, lines.length - 1);
  const near = (lines[row] ?? '').slice(place.column).trim().slice(0, 30);
  return {
    line: row + 1,
    column: place.column + 1,
    message: place.missing
      ? `the Java code cannot be parsed: "${place.missing}" is missing`
      : `the Java code cannot be parsed${near ? ` at ${JSON.stringify(near)}` : ''}`,
  };
}

/** Returns the child with this field name. */
export function field(node: JavaNode, name: string): JavaNode | undefined {
  return node.children.find((child) => child.field === name);
}
