import type { Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../problems/problem';
import { admonitionKinds } from './vocabulary';

/** Removes a leading `# heading`, because the page shows it separately (`Doc.heading`). */
export function remarkDropTitle() {
  return (tree: Root): void => {
    const index = tree.children.findIndex((node) => node.type !== 'mdxjsEsm' && node.type !== 'mdxFlowExpression');
    const first = tree.children[index];
    if (first?.type === 'heading' && first.depth === 1) tree.children.splice(index, 1);
  };
}

/** Uses a `{/*#id*\/}` after a heading as its id. Authors or the preprocessor write it. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      if (last?.type !== 'mdxTextExpression') return;
      const [, id] = /^\/\*\s*#([^\s{}*]+)\s*\*\/$/.exec(last.value.trim()) ?? [];
      if (id === undefined) return;
      heading.children.pop();
      const before = heading.children.at(-1);
      if (before?.type === 'text') before.value = before.value.trimEnd();
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    });
  };
}

/** Converts `:::kind` blocks to `<Admonition type="kind">`. The title may contain inline Markdown. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'containerDirective', (node: ContainerDirective, index, parent) => {
      if (!parent || index === undefined) return;
      if (!(admonitionKinds as readonly string[]).includes(node.name)) {
        const near = nearestName(node.name, admonitionKinds);
        file.message(
          `unknown block ":::${node.name}"; expected one of ${admonitionKinds.join(', ')}${near ? ` (did you mean "${near}"?)` : ''}`,
          node.position,
        );
        return;
      }
      if (!isClosed(node, file)) {
        const start = node.position?.start;
        file.message(`the block ":::${node.name}" has no end: write a line ":::" behind its last one`, start);
      }
      const first = node.children[0];
      const label = first?.type === 'paragraph' && first.data?.directiveLabel ? (first as Paragraph) : undefined;
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Admonition',
        attributes: [{ type: 'mdxJsxAttribute', name: 'type', value: node.name }],
        // Share the array, because blocks inside this one are replaced in it later.
        children: node.children as MdxJsxFlowElement['children'],
        position: node.position,
      };
      if (label) {
        // An attribute cannot hold Markdown, so the title is a marked first child.
        element.children[0] = {
          type: 'mdxJsxFlowElement',
          name: 'span',
          attributes: [{ type: 'mdxJsxAttribute', name: 'slot', value: 'title' }],
          children: label.children as never,
        };
      }
      parent.children[index] = element as RootContent;
    });
  };
}

/** Whether a block ends with its marks; without them it goes on to the end of what it is in. */
function isClosed({ position }: ContainerDirective, file: VFile): boolean {
  if (!position) return true;
  const last = String(file).split('\n')[position.end.line - 1] ?? '';
  return /^[\s>]*:{3,}\s*$/.test(last.slice(0, position.end.column - 1));
}

/** Warns of footnotes that have no text, which stay as they are written, and of cells beyond the columns of their table. */
export function remarkLost() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, 'text', ({ position }) => {
      const { start, end } = position ?? {};
      if (start?.offset === undefined || end?.offset === undefined) return;
      for (const { 1: id = '', index } of source.slice(start.offset, end.offset).matchAll(/(?<!\\)\[\^([^\]\s\\]+)\](?!\()/g)) {
        const advice = `write [^${id}]: with its text in a line of the page, or \\[ for a bracket`;
        file.info(`there is no footnote "${id}": ${advice}`, placeAt(source, start.offset + index));
      }
    });
    visit(tree, 'table', ({ align, children }) => {
      const columns = align?.length ?? 0;
      for (const { children: cells } of children) {
        if (cells.length <= columns) continue;
        const reason = `the row has ${cells.length} cells and the table ${columns} columns, so the rest is left out`;
        file.info(`${reason}: write \\| for a bar within a cell`, cells[columns]?.position?.start);
      }
    });
  };
}

function placeAt(source: string, offset: number): { line: number; column: number } {
  const lines = source.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/**
 * Unwraps images that are alone in a paragraph. Renames the JSX attribute `class` for React. Lets links and images in
 * tag syntax render like those of Markdown.
 */
export function remarkTidy() {
  return (tree: Root): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!parent || index === undefined || node.children.length !== 1 || node.children[0]?.type !== 'image') return;
      const image = node.children[0];
      image.data = { ...image.data, hProperties: { ...image.data?.hProperties, 'data-block': '' } };
      parent.children.splice(index, 1, image as never);
      return [SKIP, index];
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'class') attribute.name = 'className';
      }
      const has = (name: string) => node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
      // With this mark, MDX would render the tag without our component.
      const data = node.data as { _mdxExplicitJsx?: true } | undefined;
      if (['img', 'video', 'source'].includes(node.name ?? '') || (node.name === 'a' && has('href'))) delete data?._mdxExplicitJsx;
    });
  };
}
