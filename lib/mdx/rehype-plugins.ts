import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MdxTexts } from '../i18n/mdx-texts';
import { TextError } from '../shared/text/utf8';
import { checkDiagram } from './check-diagram';
import type { CompileContext } from './context';
import { type FenceMeta, fenceOptions, parseFenceMeta } from './fence';
import { highlight, type LineKind, lineKinds } from './highlight';
import { jsx } from './jsx';
import { takeDiffSigns, takeMagicComments, takeRegion } from './magic-comments';
import type { Artifact, TextPart } from './types';
import { propsOfType } from './vocabulary';

/**
 * Replaces code blocks with `<CodeBlock>` and highlighted HTML, and Mermaid blocks with `<Mermaid>`. A block with the option
 * `preview` is in a `<Preview>`, which draws it.
 */
export function rehypeCode(found: Pick<Artifact, 'diagrams' | 'pictures'>, context: CompileContext) {
  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      const blocks: { pre: Element; code: Element; replace: (element: MdxJsxFlowElementHast) => void }[] = [];
      visit(tree, 'element', (pre, index, parent) => {
        const code = pre.children[0];
        if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
        blocks.push({ pre, code, replace: (element) => (parent.children[index] = element as never) });
        return SKIP;
      });
      for (const { pre, code, replace } of blocks) {
        try {
          const language = languageOf(code);
          const meta = parseFenceMeta(String(code.data?.meta ?? ''));
          for (const option of meta.unknown) {
            file.info(
              `unknown option ${JSON.stringify(option)} of the code fence is ignored; known are ${fenceOptions.join(', ')}`,
              pre.position,
            );
          }
          const source = textOf(code).replace(/\n$/, '');
          if (language === 'mermaid') {
            const problem = await checkDiagram(source);
            if (problem) {
              const line = (pre.position?.start.line ?? 0) + (problem.line ?? 0);
              file.message(`the diagram cannot be drawn: ${problem.message}`, { line, column: pre.position?.start.column ?? 1 });
              continue;
            }
          }
          const isPreview = meta.preview && language !== 'mermaid';
          const element =
            language === 'mermaid'
              ? diagram(source, meta)
              : isPreview
                ? await codePreview(source, language, meta, context)
                : await codeBlock(source, language, meta, context);
          if (isPreview) found.pictures.push({ line: pre.position?.start.line, column: pre.position?.start.column, markup: source });
          if (language === 'mermaid') found.diagrams.push({ ...pre.position?.start, code: source });
          replace(element as MdxJsxFlowElementHast);
        } catch (error) {
          file.message(error instanceof Error ? error.message : String(error), pre.position);
        }
      }
    };
}

/** @throws Error when the diagram has no text description */
function diagram(code: string, { alt, title }: FenceMeta) {
  if (alt === undefined) {
    throw new Error('the diagram has no text alternative; write ```mermaid alt="What the diagram shows, in one or two sentences"');
  }
  return jsx('Mermaid', { code, alt, title });
}

/** @throws Error when the block is not HTML, or has no title */
async function codePreview(markup: string, language: string, { title, ...meta }: FenceMeta, context: CompileContext) {
  if (language !== 'html' || meta.file !== undefined || meta.diff)
    throw new Error('only HTML that is written into the code fence has a preview; write ```html preview title="What the picture shows"');
  if (title === undefined) throw new Error('the preview has no text alternative; write ```html preview title="What the picture shows"');
  return jsx('Preview', { markup, title }, [await codeBlock(markup, language, meta, context)]);
}

/** @throws Error when an option refers to something that does not exist */
async function codeBlock(written: string, language: string, meta: FenceMeta, context: CompileContext) {
  let source = written;
  if (meta.file !== undefined) {
    if (written.trim() !== '') throw new Error(`the code fence has file="${meta.file}" and code of its own; leave out one of them`);
    source = await included(meta.file, meta.region, context);
  } else if (meta.region !== undefined) {
    throw new Error(`the code fence has region="${meta.region}" without file="…"`);
  }
  const { code: uncommented, lines } = takeMagicComments(source, language);
  for (const [kind, numbers] of Object.entries(lines)) for (const line of numbers) meta[kind as LineKind].add(line);
  let code = uncommented;
  if (meta.diff || language === 'diff') {
    const diff = takeDiffSigns(code);
    if (meta.diff) code = diff.code;
    for (const line of diff.added) meta.added.add(line);
    for (const line of diff.removed) meta.removed.add(line);
  }
  return jsx('CodeBlock', {
    html: await highlight(code, language, { ...meta, notes: await lineNotes(meta, context) }),
    language,
    title: meta.title ?? (meta.file && meta.region === undefined ? meta.file.split('/').at(-1) : undefined),
    lineNumbers: meta.lineNumbers || undefined,
    wrap: meta.wrap || undefined,
  });
}

/** Undefined if no line is marked, so that the result does not depend on the message files. */
async function lineNotes(meta: FenceMeta, context: CompileContext): Promise<Record<LineKind, string> | undefined> {
  if (lineKinds.every((kind) => meta[kind].size === 0)) return undefined;
  const { lineMarked, lineAdded, lineRemoved, lineFocused, lineError } = await context.texts();
  return { marked: lineMarked, added: lineAdded, removed: lineRemoved, focused: lineFocused, error: lineError };
}

async function included(name: string, region: string | undefined, context: CompileContext): Promise<string> {
  let text: string;
  try {
    text = await context.sample(name);
  } catch (error) {
    if (error instanceof TextError) throw error;
    throw new Error(`the file "${name}" of the code fence does not exist: ${(error as Error).message}`);
  }
  try {
    return takeRegion(text, region);
  } catch (error) {
    throw new Error(`the file "${name}" of the code fence cannot be shown: ${(error as Error).message}`);
  }
}

function languageOf(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = classes.map(String).find((value) => value.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? '';
}

/** Width of the text of a cell, in Latin letters, from which its column needs room on a phone. */
const longCell = 60;

/**
 * Marks the longest cell of each column of long texts, so that the column is not as narrow as its longest word. With two
 * columns, there is room enough.
 */
function widenColumns(table: Element): void {
  const longest = new Map<number, { width: number; cell: Element }>();
  let columns = 0;
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    columns = Math.max(columns, cells.length);
    for (const [column, cell] of cells.entries()) {
      const text = textOf(cell);
      const width = text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
      if (width >= Math.max(longCell, longest.get(column)?.width ?? 0)) longest.set(column, { width, cell });
    }
    return SKIP;
  });
  if (columns > 2) for (const { cell } of longest.values()) cell.properties.className = ['wide'];
}

/** Wraps tables in scrollable frames. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      widenColumns(node);
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-frame'], tabIndex: 0, role: 'group' },
        children: [node],
      };
      parent.children[index] = frame;
      return SKIP;
    });
  };
}

/** Number of characters of code that fit into a line of a list on a screen of 320 pixels. */
const charactersOfLine = 26;

/** Marks inline code that may be too long for a line on a phone. All other code is never broken (prose.css). */
export function rehypeLongCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName === 'code' && textOf(node).length > charactersOfLine) node.properties.className = ['long'];
    });
  };
}

/** HTML tags with links to pages, and with links to files, with the attributes that contain the URL. */
const linking: Record<string, string[]> = { a: ['href'] };
const showing: Record<string, string[]> = { img: ['src'], video: ['src', 'poster'], source: ['src'] };

/** Collects headings, anchors, links, and images. Positions are relative to the body. */
export function rehypeCollect(found: Pick<Artifact, 'headings' | 'anchors' | 'links' | 'images'>, partialNames: () => Set<string>) {
  return () =>
    (tree: Root, file: VFile): void => {
      const headingIds = new Map<string, Element>();
      const partials = partialNames();
      visit(tree, (node, _index, parent) => {
        // A map of parts only groups sections.
        const nested = parent?.type !== 'root' && !(parent?.type === 'mdxJsxFlowElement' && parent.name === 'PartsMap');
        const place = { line: node.position?.start.line, column: node.position?.start.column };
        if (node.type === 'mdxJsxFlowElement' && node.name && partials.has(node.name)) found.headings.push({ partial: node.name, nested });
        if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) {
          const textAttribute = (name: string) => {
            const value = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
            return typeof value === 'string' ? value : undefined;
          };
          const id = textAttribute('id');
          if (id) found.anchors.push(id);
          for (const attribute of linking[node.name] ?? propsOfType(node.name, 'link')) {
            const url = textAttribute(attribute);
            if (url !== undefined) found.links.push({ url, ...place });
          }
          for (const attribute of showing[node.name] ?? propsOfType(node.name, 'image')) {
            const url = textAttribute(attribute);
            if (url !== undefined) found.images.push({ url, ...place });
          }
        }
        if (node.type !== 'element') return;
        if (typeof node.properties.id === 'string') found.anchors.push(node.properties.id);
        if (node.tagName === 'a' && typeof node.properties.href === 'string') found.links.push({ url: node.properties.href, ...place });
        if (node.tagName === 'img' && typeof node.properties.src === 'string') found.images.push({ url: node.properties.src, ...place });
        const [, depth] = /^h([1-6])$/.exec(node.tagName) ?? [];
        if (depth === undefined) return;
        const id = String(node.properties.id ?? '');
        const first = headingIds.get(id);
        if (first) {
          file.message(
            `the heading id "${id}" is taken on this page already ${rangeOf(first)}; write another one, as in {#${id}-2}`,
            node.position,
          );
        }
        headingIds.set(id, first ?? node);
        found.headings.push({ depth: Number(depth), id, parts: mergeParts(textParts(node.children, false)), nested });
      });
    };
}

function rangeOf({ position }: Element): string {
  return position ? `(${position.start.line}:${position.start.column}-${position.end.line}:${position.end.column})` : '';
}

function textParts(nodes: ElementContent[], code: boolean): TextPart[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ code, value: node.value }];
    if (node.type === 'element') return textParts(node.children, code || node.tagName === 'code');
    // Components in a heading (chips) are not part of its text.
    return [];
  });
}

function mergeParts(parts: TextPart[]): TextPart[] {
  const merged: TextPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && last.code === part.code) last.value += part.value;
    else merged.push({ ...part });
  }
  const last = merged.at(-1);
  if (last) last.value = last.value.trimEnd();
  return merged.filter(({ value }) => value !== '');
}

/** Labels the checkboxes of task lists as done or open, because they have no other accessible name. */
export function rehypeTasks(texts: Pick<MdxTexts, 'taskDone' | 'taskOpen'> | undefined) {
  return () =>
    (tree: Root): void => {
      visit(tree, 'element', ({ tagName, properties }) => {
        if (texts && tagName === 'input' && properties.type === 'checkbox')
          properties.ariaLabel = properties.checked ? texts.taskDone : texts.taskOpen;
      });
    };
}
