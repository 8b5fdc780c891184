import type { Expression } from 'estree';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A tag in MDX, inline or as a block. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

type Attribute = JsxElement['attributes'][number];

/** Whether a node is a tag. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Creates a tag. An attribute is a text, or `true` for an attribute without a value. */
export function jsx(
  name: string,
  attributes: Record<string, string | true | undefined>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: attribute, value: value === true ? null : value }],
    ),
    children,
  };
}

/** Returns an attribute of a tag by name. */
export function attributeOf({ attributes }: JsxElement, name: string): Attribute | undefined {
  return attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
}

/** Returns the literal value of an attribute: text, flag, or list of texts. Returns undefined for computed values. */
export function literalOf(attribute: Attribute | undefined): string | boolean | string[] | undefined {
  if (attribute?.type !== 'mdxJsxAttribute') return undefined;
  if (attribute.value === null || attribute.value === undefined) return true;
  if (typeof attribute.value === 'string') return attribute.value;
  const [statement] = attribute.value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'Literal' && typeof expression.value === 'boolean') return expression.value;
  if (expression.type !== 'ArrayExpression') return literalText(expression);
  const texts = expression.elements.map((element) => (element && element.type !== 'SpreadElement' ? literalText(element) : undefined));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** Returns the text of a literal expression. */
export function literalText(expression: Expression): string | undefined {
  if (expression.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) return expression.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
