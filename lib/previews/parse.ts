import type { Element, Nodes, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Fault, ParsedPreview, Place, PreviewElement, PreviewNode } from './types';

/** Elements that HTML never closes. */
const voidTags = new Set(['br', 'hr', 'img']);

/**
 * Parses the text of a preview file. Defects of the markup are in `faults`; nothing is thrown.
 * @param source see README.md for the vocabulary
 */
export function parsePreview(source: string): ParsedPreview {
  const faults: Fault[] = [];
  const tree = fromHtml(source, {
    fragment: true,
    verbose: true,
    onerror: ({ line, column, reason, ruleId }) => {
      const message =
        ruleId === 'non-void-html-element-start-tag-with-trailing-solidus'
          ? 'this element is not closed: HTML ignores the slash in "/>"; write an end tag, as in <dwc-icon></dwc-icon>'
          : `the markup is not correct: ${reason}`;
      faults.push({ line: line ?? 1, column: column ?? 1, message });
    },
  });
  const nodes = convertAll(tree.children, source, faults);
  const computed = new Set<string>();
  const omitted = new Set<string>();
  const shown = nodes.filter((node) => {
    if (node.type !== 'element') return true;
    if (node.tag === 'preview-computed') for (const text of linesOf(node)) computed.add(text);
    else if (node.tag === 'preview-omits') omitted.add(node.attributes.get('tag') ?? '');
    else return true;
    return false;
  });
  return { steps: stepsOf(shown, faults), computed, omitted, faults };
}

/** Parses the markup of a code fence. Several elements are side by side. */
export function parseFence(markup: string): ParsedPreview {
  const preview = parsePreview(markup);
  for (const { attributes, children } of preview.steps)
    if (children.filter(({ type }) => type === 'element').length > 1) attributes.set('flow', '');
  return preview;
}

/** Returns the text of an element and its descendants. */
export function textOf(node: PreviewNode): string {
  return node.type === 'text' ? node.text : node.children.map(textOf).join('');
}

/** Creates an element that an author could have written at the place of another. */
function elementAt({ line, column }: Place, tag: string, children: PreviewNode[]): PreviewElement {
  return { type: 'element', tag, attributes: new Map(), places: new Map(), children, line, column };
}

function stepsOf(nodes: PreviewNode[], faults: Fault[]): PreviewElement[] {
  const content = nodes.filter((node) => node.type === 'element' || node.text.trim() !== '');
  const steps = content.filter((node): node is PreviewElement => node.type === 'element' && node.tag === 'preview-step');
  if (steps.length === 0) return [elementAt(content[0] ?? { line: 1, column: 1 }, 'preview-step', content)];
  for (const node of content)
    if (!steps.includes(node as PreviewElement))
      faults.push({ ...placeOf(node), message: 'this is outside the steps: move it into a <preview-step>' });
  return steps;
}

/** Lines of `<preview-computed>`, one text each. */
function linesOf(node: PreviewElement): string[] {
  return node.children.flatMap((child) => (child.type === 'text' ? child.text.split('\n') : [])).flatMap((line) => line.trim() || []);
}

function convertAll(children: RootContent[], source: string, faults: Fault[], parent?: string): PreviewNode[] {
  return children.flatMap((child) => convert(child, source, faults, parent) ?? []);
}

function convert(node: RootContent, source: string, faults: Fault[], parent?: string): PreviewNode | undefined {
  const place = placeIn(node);
  if (node.type === 'text') {
    // The lines of this element are its items.
    const text = parent === 'preview-computed' ? node.value : node.value.replace(/\s+/g, ' ');
    return { type: 'text', text, ...place };
  }
  if (node.type !== 'element') return undefined;
  const { tagName: tag } = node;
  const positions = node.data?.position;
  if (!positions?.closing && !voidTags.has(tag)) faults.push({ ...place, message: `<${tag}> is not closed: write </${tag}>` });
  const attributes = new Map<string, string>();
  const places = new Map<string, Place>();
  for (const [key, position] of Object.entries(positions?.properties ?? {})) {
    const raw = source.slice(position?.start.offset, position?.end.offset);
    const [, name = '', , quoted = ''] = /^([^\s=]+)(\s*=\s*["']?([\s\S]*?)["']?)?$/.exec(raw) ?? [];
    attributes.set(name.toLowerCase(), quoted.includes('&') ? String(node.properties[key] ?? '') : quoted);
    places.set(name.toLowerCase(), position ? { line: position.start.line, column: position.start.column } : place);
  }
  const element: PreviewElement = {
    type: 'element',
    tag,
    attributes,
    places,
    children: convertAll(node.children, source, faults, tag),
    ...place,
  };
  if (tag === 'preview-row') splitRow(element);
  return element;
}

/** A row of plain text has its cells separated by `|`. */
function splitRow(row: PreviewElement): void {
  if (row.children.some(({ type }) => type === 'element')) return;
  const { line, column } = row;
  row.children = textOf(row)
    .split('|')
    .map((text) => elementAt(row, 'preview-cell', [{ type: 'text', text: text.trim(), line, column }]));
}

function placeIn(node: Nodes): Place {
  const { line = 1, column = 1 } = (node as Element).position?.start ?? {};
  return { line, column };
}

function placeOf({ line, column }: Place): Place {
  return { line, column };
}
