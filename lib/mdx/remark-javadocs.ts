import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, isJsx, literalOf } from './jsx';
import type { Artifact } from './types';

/**
 * Collects links to the Java API for a later check against the API data. Must run after the imports plugin, which knows
 * aliases.
 */
export function remarkJavadocs({ aliases, javadocs }: Pick<Artifact, 'aliases' | 'javadocs'>) {
  return () =>
    (tree: Root): void => {
      visit(tree, (node) => {
        if (!isJsx(node) || !node.name || (aliases[node.name] ?? node.name) !== 'JavadocLink') return;
        const [type, location, suffix] = ['type', 'location', 'suffix'].map((name) => literalOf(attributeOf(node, name)));
        // `remarkProps` reports missing properties. Computed ones cannot be checked.
        if (typeof type !== 'string' || typeof location !== 'string') return;
        const { line, column } = node.position?.start ?? {};
        javadocs.push({ type, location, ...(typeof suffix === 'string' && { suffix }), line, column });
      });
    };
}
