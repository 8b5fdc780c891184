import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../problems/problem';
import { isJsx, literalOf } from './jsx';
import type { Artifact } from './types';
import { ignoredProps, type PropRule, propsOf } from './vocabulary';

/** Attributes that React or the page accepts on every tag. */
const general = ['id', 'key', 'children'];

/** Reports unknown, invalid, and missing properties of components. Must run after the imports plugin, which knows aliases. */
export function remarkProps({ aliases }: Pick<Artifact, 'aliases'>) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, (node) => {
        if (!isJsx(node) || !node.name) return;
        const name = aliases[node.name] ?? node.name;
        const rules = propsOf(name);
        if (!rules) return;
        const report = (message: string) => file.message(message, node.position);
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || general.includes(attribute.name)) continue;
          if (ignoredProps[name]?.includes(attribute.name)) continue;
          const rule = rules[attribute.name];
          if (rule) {
            const expected = mismatch(rule, literalOf(attribute), attribute.value === null);
            if (expected) report(`${attribute.name} of <${name}>: expected ${expected}`);
            continue;
          }
          const near = nearestName(attribute.name, Object.keys(rules));
          const known = Object.keys(rules).join(', ') || 'none';
          report(`<${name}> has no property "${attribute.name}"${near ? `, did you mean "${near}"?` : ''} (known: ${known})`);
        }
        if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return;
        for (const [prop, rule] of Object.entries(rules)) {
          if (rule.required && !node.attributes.some((attribute) => 'name' in attribute && attribute.name === prop))
            report(`<${name}> needs ${exampleOf(prop, rule)}`);
        }
      });
    };
}

/** Describes the expected value of a literal. Returns undefined if the value is valid or computed. */
function mismatch({ type }: PropRule, value: ReturnType<typeof literalOf>, isBare: boolean): string | undefined {
  if (value === undefined || type === 'any') return undefined;
  if (type === 'flag or text') return Array.isArray(value) ? 'true, or a text in quotes' : undefined;
  if (type === 'flag') return typeof value === 'boolean' || value === 'true' || value === 'false' ? undefined : 'true or false';
  if (type === 'list') {
    if (!Array.isArray(value)) return "a list of texts, as in {['a', 'b']}";
    return value.length > 0 ? undefined : 'at least one text in the list';
  }
  if (isBare || typeof value !== 'string') return 'a text in quotes';
  if (type === 'text' || type === 'link' || type === 'image') return undefined;
  if (type.includes(value)) return undefined;
  const near = nearestName(value, type);
  return `one of ${type.join(', ')}, found ${JSON.stringify(value)}${near ? ` (did you mean "${near}"?)` : ''}`;
}

function exampleOf(name: string, { type }: PropRule): string {
  if (type === 'list') return `${name}={['…']}`;
  return typeof type === 'string' ? `${name}="…"` : `${name}="${type[0]}"`;
}
