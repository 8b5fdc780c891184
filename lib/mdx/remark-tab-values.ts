import type { Expression, ObjectExpression } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, isJsx, type JsxElement, literalText } from './jsx';
import type { Artifact } from './types';

/**
 * Copies labels from `<Tabs values={[{ value, label }]}>` to the `<TabItem>` elements. Must run after the imports
 * plugin, which knows aliases.
 */
export function remarkTabValues({ aliases }: Pick<Artifact, 'aliases'>) {
  const isNamed = (name: string | null, wanted: string) => (aliases[name ?? ''] ?? name) === wanted;
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, (node) => {
        if (!isJsx(node) || !isNamed(node.name, 'Tabs')) return;
        const values = attributeOf(node, 'values');
        if (!values) return;
        node.attributes = node.attributes.filter((attribute) => attribute !== values);
        const labels = labelsOf(values);
        if (!labels) {
          file.message('values of <Tabs> cannot be read; write label="…" on each <TabItem> instead', node.position);
          return;
        }
        for (const item of node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))) {
          if (!isJsx(item) || !isNamed(item.name, 'TabItem') || attributeOf(item, 'label')) continue;
          const value = attributeOf(item, 'value')?.value;
          const label = typeof value === 'string' ? labels.get(value) : undefined;
          if (label !== undefined) item.attributes.push({ type: 'mdxJsxAttribute', name: 'label', value: label });
        }
      });
    };
}

/** Returns labels by value. Returns undefined if the list is computed. */
function labelsOf(values: JsxElement['attributes'][number]): Map<string, string> | undefined {
  const [statement] = typeof values.value === 'object' ? (values.value?.data?.estree?.body ?? []) : [];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ArrayExpression') return undefined;
  const labels = new Map<string, string>();
  for (const element of statement.expression.elements) {
    const [value, label] = element?.type === 'ObjectExpression' ? ['value', 'label'].map((name) => fieldOf(element, name)) : [];
    if (value === undefined) return undefined;
    labels.set(value, label ?? value);
  }
  return labels;
}

function fieldOf({ properties }: ObjectExpression, name: string): string | undefined {
  for (const property of properties) {
    if (property.type !== 'Property') continue;
    const { key } = property;
    if (key.type === 'Identifier' ? key.name === name : literalText(key as Expression) === name)
      return literalText(property.value as Expression);
  }
  return undefined;
}
