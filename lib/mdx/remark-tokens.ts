import type { Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { palettesHtml, themeNote, tokenBox, tokenBoxes, tokenRow, tokenTable } from '../reference/token-boxes';
import type { CompileContext } from './context';
import { attributeOf, isJsx, type JsxElement, jsx, literalOf } from './jsx';
import type { Artifact } from './types';

/** Replaces the boxes that show tokens of the theme by their HTML; boxes that follow each other become one table. */
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
      const [tokens, dark, texts] = await Promise.all([context.tokens(), context.darkTokens(), context.texts()]);
      const noteOf = (component: string) => themeNote(component, texts.lightTheme);
      const htmlOf = (make: typeof tokenBox, component: string, node: JsxElement): string => {
        const attribute = tokenBoxes[component]?.props.map((prop) => attributeOf(node, prop)).find((found) => found !== undefined);
        try {
          return make(component, String(literalOf(attribute) ?? ''), tokens, dark, texts);
        } catch (error) {
          file.message(error instanceof Error ? error.message : String(error), node.position);
          return '';
        }
      };
      for (const parent of parents) {
        const result: RootContent[] = [];
        let run: { component: string; rows: string } | undefined;
        const endRun = () => {
          if (run) result.push(jsx('Tokens', { html: noteOf(run.component) + tokenTable(run.rows, texts) }));
          run = undefined;
        };
        for (const node of parent.children as RootContent[]) {
          const component = nameOf(node);
          if (component === undefined || !isJsx(node)) {
            endRun();
            result.push(node);
          } else if (component === 'ColorPalette') {
            endRun();
            result.push(jsx('Tokens', { html: noteOf(component) + palettesHtml(tokens, dark, texts) }));
          } else if (node.type === 'mdxJsxTextElement') {
            result.push({
              ...jsx('Tokens', { html: htmlOf(tokenBox, component, node) + noteOf(component), inline: true }),
              type: 'mdxJsxTextElement',
            } as RootContent);
          } else {
            if (run?.component !== component) endRun();
            run = { component, rows: (run?.rows ?? '') + htmlOf(tokenRow, component, node) };
          }
        }
        endRun();
        parent.children = result;
      }
    };
}
