import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { previewFile } from '../previews/read';
import type { CompileContext } from './context';
import { attributeOf, isJsx, type JsxElement, literalOf } from './jsx';
import type { Artifact } from './types';

/** Components that show a preview file, and the property that names it. */
const pictureProperties: Readonly<Record<string, string>> = { Preview: 'src', GalleryCard: 'preview' };

/**
 * Collects the demos and pictures of a page and reports sources that do not exist. Works only with literals, so a demo with computed
 * path or sources is shown but not listed. Must run after the imports plugin, which knows aliases.
 */
export function remarkDemos(found: Pick<Artifact, 'demos' | 'pictures' | 'aliases'>, context: Pick<CompileContext, 'sample'>) {
  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      const nodes: JsxElement[] = [];
      const pictures: { src: string; line: number; column: number }[] = [];
      visit(tree, (node) => {
        if (!isJsx(node) || !node.name) return;
        const name = found.aliases[node.name] ?? node.name;
        if (['ComponentDemo', 'AppLayoutViewer'].includes(name)) nodes.push(node);
        const src = literalOf(attributeOf(node, pictureProperties[name] ?? ''));
        const { line = 1, column = 1 } = node.position?.start ?? {};
        if (typeof src === 'string') pictures.push({ src, line, column });
      });
      found.pictures.push(...pictures);
      for (const { src, ...place } of pictures)
        await context.sample(`${src}.preview.html`).catch((error: Error) => {
          file.message(`the preview "${src}" does not exist: ${error.message}`, place);
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
        // Notes the file, so that the page changes with it. A check reports demos without one.
        await context.sample(previewFile(sources)).catch(() => undefined);
        found.demos.push({
          path,
          sources,
          title: typeof title === 'string' ? title : undefined,
          height: typeof height === 'string' ? height : undefined,
        });
      }
    };
}
