import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, isJsx, literalOf } from './jsx';
import type { Artifact } from './types';

/** Reports tabs that readers cannot choose from: no tabs, duplicate tabs, or tabs without label. */
export function remarkTabs({ aliases }: Pick<Artifact, 'aliases'>) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, (node) => {
        if (!isJsx(node) || !node.name || (aliases[node.name] ?? node.name) !== 'Tabs') return;
        const parameter = literalOf(attributeOf(node, 'queryString'));
        const group = attributeOf(node, 'groupId');
        const isNamed = (group && literalOf(group) !== '') || node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
        if ((parameter === true || parameter === '') && !isNamed) {
          file.message(
            'queryString of <Tabs> needs a name for the address; write groupId="…" beside it, or the name itself, as in queryString="os"',
            node.position,
          );
        }
        const children = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
        const items = children.filter((child) => isJsx(child) && (aliases[child.name ?? ''] ?? child.name) === 'TabItem').filter(isJsx);
        // Tabs of expressions or imported files are unknown until they are rendered.
        if (children.some((child) => /Expression$/.test(child.type) || (isJsx(child) && !items.includes(child)))) return;
        if (items.length === 0) {
          file.message('<Tabs> holds no <TabItem>; write <TabItem value="…" label="…"> around each alternative', node.position);
          return;
        }
        const values = new Map<string, number | undefined>();
        for (const item of items) {
          const value = literalOf(attributeOf(item, 'value'));
          const shown = literalOf(attributeOf(item, 'label') ?? attributeOf(item, 'value'));
          if (typeof shown === 'string' && shown.trim() === '')
            file.message('the <TabItem> has no label; write label="…" with what readers choose by', item.position);
          if (typeof value !== 'string') continue;
          if (values.has(value)) {
            file.message(
              `the value "${value}" is taken by another <TabItem> of these tabs (line ${values.get(value)}); write another one`,
              item.position,
            );
          }
          values.set(value, item.position?.start.line);
        }
        const defaultValue = literalOf(attributeOf(node, 'defaultValue'));
        if (typeof defaultValue === 'string' && !values.has(defaultValue)) {
          file.message(
            `defaultValue="${defaultValue}" of <Tabs> is the value of no <TabItem> (values: ${[...values.keys()].join(', ')})`,
            node.position,
          );
        }
        const defaults = items.filter((item) => ![undefined, false].includes(literalOf(attributeOf(item, 'default')) as undefined | false));
        if (defaults.length > 1) file.message('two <TabItem> of these tabs are the default; leave one', defaults[1]?.position);
      });
    };
}
