import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, isJsx, literalOf } from './jsx';
import type { Artifact } from './types';

/** Notes down links to the Java API, which only a check with all its names can follow. Comes after the imports, which know aliases. */
export function remarkJavadocs({ aliases, javadocs }: Pick<Artifact, 'aliases' | 'javadocs'>) {
  return () =>
    (tree: Root): void => {
      visit(tree, (node) => {
        if (!isJsx(node) || !node.name || (aliases[node.name] ?? node.name) !== 'JavadocLink') return;
        const [type, location, suffix] = ['type', 'location', 'suffix'].map((name) => literalOf(attributeOf(node, name)));
        // What is missing is reported with the other properties, what is computed cannot be known.
        if (typeof type !== 'string' || typeof location !== 'string') return;
        const { line, column } = node.position?.start ?? {};
        javadocs.push({ type, location, ...(typeof suffix === 'string' && { suffix }), line, column });
      });
    };
}
