import type { Code, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, isJsx, type JsxElement, literalOf, literalText } from './jsx';

/** Properties of Docusaurus' component that correspond to options of a fence. */
const properties = ['language', 'title', 'showLineNumbers', 'metastring'];

/**
 * Converts `<CodeBlock language="java">{`…`}</CodeBlock>` of Docusaurus to a code block. Leaves computed code and
 * properties unchanged: the check of component names reports what to write instead.
 */
export function remarkCodeBlocks() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || node.name !== 'CodeBlock' || !parent || index === undefined) return;
      const fence = fenceOf(node);
      if (fence) parent.children.splice(index, 1, fence);
    });
  };
}

function fenceOf(node: JsxElement): Code | undefined {
  if (node.attributes.some((attribute) => !('name' in attribute && properties.includes(String(attribute.name))))) return undefined;
  const [language, title, lineNumbers, metastring] = properties.map((name) => {
    const attribute = attributeOf(node, name);
    return attribute && (literalOf(attribute) ?? Number.NaN);
  });
  const texts = [language, title, metastring].filter((value) => value !== undefined);
  const value = codeOf(node.children.filter((child) => child.type !== 'text' || child.value.trim() !== ''));
  if (value === undefined || texts.some((text) => typeof text !== 'string')) return undefined;
  if (lineNumbers !== undefined && typeof lineNumbers !== 'boolean') return undefined;
  const quote = String(title).includes('"') ? "'" : '"';
  const meta = [metastring, title && `title=${quote}${title}${quote}`, lineNumbers && 'showLineNumbers'].filter(Boolean).join(' ');
  return { type: 'code', lang: String(language ?? ''), meta, value: value.replace(/^\n|\n\s*$/g, ''), position: node.position };
}

/** Returns the only text in the tag, with or without braces. */
function codeOf([child, ...others]: Nodes[]): string | undefined {
  if (!child || others.length > 0) return undefined;
  if (child.type === 'paragraph') return codeOf(child.children);
  if (child.type === 'text') return child.value;
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return undefined;
  const [statement] = child.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? literalText(statement.expression) : undefined;
}
