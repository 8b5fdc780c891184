import type { Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { palettesHtml, themeNote, tokenBox, tokenBoxes } from '../reference/token-boxes';
import type { CompileContext } from './context';
import { attributeOf, isJsx, type JsxElement, jsx, literalOf } from './jsx';
import type { Artifact } from './types';

/** Replaces boxes that show theme tokens with HTML. Adjacent boxes become one grid. */
export function remarkTokens({ aliases }: Pick<Artifact, 'aliases'>, context: CompileContext) {
  const nameOf = (node: RootContent): string | undefined => {
    const name = isJsx(node) && node.name ? (aliases[node.name] ?? node.name) : undefined;
    return name !== undefined && (name in tokenBoxes || name === 'ColorPalette') ? name : undefined;
  };
  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      const parents = new Set<Parent>();
      visit(tree, (node, _index, parent) => {
        if (parent && nameOf(node as RootContent) !== undefined) parents.add(parent);
      });
      if (parents.size === 0) return;
      const [tokens, texts] = await Promise.all([context.tokens(), context.texts()]);
      const noteOf = (component: string) => themeNote(component, texts.lightTheme);
      const htmlOf = (component: string, node: JsxElement): string => {
        const attribute = tokenBoxes[component]?.props.map((prop) => attributeOf(node, prop)).find((found) => found !== undefined);
        try {
          return tokenBox(component, String(literalOf(attribute) ?? ''), tokens, texts.playToken);
        } catch (error) {
          file.message(error instanceof Error ? error.message : String(error), node.position);
          return '';
        }
      };
      for (const parent of parents) {
        const result: RootContent[] = [];
        let run: { component: string; html: string } | undefined;
        const endRun = () => {
          if (run) result.push(jsx('Tokens', { html: run.html }));
          run = undefined;
        };
        for (const node of parent.children as RootContent[]) {
          const component = nameOf(node);
          if (component === undefined || !isJsx(node)) {
            endRun();
            result.push(node);
          } else if (component === 'ColorPalette') {
            endRun();
            result.push(jsx('Tokens', { html: noteOf(component) + palettesHtml() }));
          } else if (node.type === 'mdxJsxTextElement') {
            result.push({
              ...jsx('Tokens', { html: htmlOf(component, node) + noteOf(component), inline: true }),
              type: 'mdxJsxTextElement',
            } as RootContent);
          } else {
            if (run?.component !== component) endRun();
            run = { component, html: (run?.html ?? noteOf(component)) + htmlOf(component, node) };
          }
        }
        endRun();
        parent.children = result;
      }
    };
}
