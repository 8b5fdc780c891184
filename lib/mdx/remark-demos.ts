import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CompileContext } from './context';
import { attributeOf, isJsx, type JsxElement, literalOf } from './jsx';
import type { Artifact } from './types';

/**
 * Collects the demos of a page and reports sources that do not exist. Works only with literals, so a demo with computed
 * path or sources is shown but not listed. Must run after the imports plugin, which knows aliases.
 */
export function remarkDemos(found: Pick<Artifact, 'demos' | 'aliases'>, context: Pick<CompileContext, 'sample'>) {
  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      const nodes: JsxElement[] = [];
      visit(tree, (node) => {
        if (isJsx(node) && node.name && ['ComponentDemo', 'AppLayoutViewer'].includes(found.aliases[node.name] ?? node.name))
          nodes.push(node);
      });
      for (const node of nodes) {
        const [path, sources, title, height] = ['path', 'sources', 'title', 'height'].map((name) => literalOf(attributeOf(node, name)));
        if (typeof path !== 'string' || !Array.isArray(sources) || sources.length === 0) {
          // `remarkProps` reports missing properties.
          const isComputed = (name: string) => attributeOf(node, name) && literalOf(attributeOf(node, name)) === undefined;
          if (isComputed('path') || isComputed('sources') || node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute'))
            file.info('the demo is not on the live demo page: write path="…" and sources={[\'…\']} with plain text in them', node.position);
          continue;
        }
        for (const source of sources) {
          await context.sample(source).catch((error: Error) => {
            file.message(`the source "${source}" of the demo does not exist: ${error.message}`, node.position);
          });
        }
        found.demos.push({
          path,
          sources,
          title: typeof title === 'string' ? title : undefined,
          height: typeof height === 'string' ? height : undefined,
        });
      }
    };
}
