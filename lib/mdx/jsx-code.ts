import type { Program, SourceLocation } from 'estree';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { isJsx } from './jsx';

/** A node of a syntax tree of code. */
export type CodeNode = { type: string; [field: string]: unknown };

/** The code in a node: of an expression in text, of the attributes of a tag, of imports and exports. */
export function codeOf(node: Nodes): { code: Program; isText: boolean }[] {
  const isText = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  const programs = isText || node.type === 'mdxjsEsm' ? [node.data?.estree] : [];
  for (const attribute of isJsx(node) ? node.attributes : []) {
    programs.push(attribute.type === 'mdxJsxExpressionAttribute' ? attribute.data?.estree : codeOfValue(attribute.value));
  }
  return programs.flatMap((code) => (code ? [{ code, isText }] : []));
}

function codeOfValue(value: MdxJsxAttribute['value']): Program | null | undefined {
  return typeof value === 'object' ? value?.data?.estree : undefined;
}

/** A syntax tree's node and all below it. */
export function* codeNodes(value: unknown): Generator<CodeNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as CodeNode;
  for (const child of Object.values(value)) yield* codeNodes(child);
}

/** Name of a tag in code; of `<a.b>` the part before the dot, which is the one that must be known. */
export function jsxName(name: unknown): string {
  const { type, name: own, object } = name as CodeNode;
  return type === 'JSXMemberExpression' ? jsxName(object) : String(own);
}

/** Where a node of code begins. */
export function startOf({ loc }: CodeNode): { line: number; column: number } {
  const { start } = loc as SourceLocation;
  return { line: start.line, column: start.column + 1 };
}
