import { escapeHtml } from '../shared/text/escape-html';
import { markPlaces, withSlot } from './anatomy';
import { drawingOf } from './elements';
import { Drawn } from './elements/drawing';
import { iconSvg } from './icons';
import type { ParsedPreview, PreviewElement, PreviewNode } from './types';
import { layoutClasses, type StepLabel, textAttributes } from './vocabulary';

/** A drawn preview. */
export type RenderedPreview = {
  html: string;
  /** Name of its style sheet. */
  sheet: string;
};

/** Texts around a preview, in the language of the page. */
export type PreviewTexts = {
  /** Text alternative. Without it, assistive technology ignores the preview. */
  label?: string;
  step: (label: StepLabel) => string;
  /** Names of the places of parts, as HTML. */
  legend?: string;
};

/**
 * Draws a preview as HTML without anything that can be focused. Unknown elements are left out; `checkPreview` reports them.
 * @param texts captions and text alternative
 * @param sheet name of its style sheet
 */
export function renderPreview({ steps, places }: ParsedPreview, texts: PreviewTexts, sheet: string): RenderedPreview {
  const captions = steps.flatMap((step) => captionOf(step, texts) ?? []);
  const name = captions.length > 0 ? `${texts.label} (${captions.join(', ')})` : texts.label;
  const body = steps.map((step) => renderStep(step, texts, places !== undefined)).join('');
  const role = texts.label === undefined ? '' : ` role="img" aria-label="${escapeHtml(name ?? '')}"`;
  if (places) {
    const stage = `<div class="stage"${role}><div class="steps" aria-hidden="true">${markPlaces(body, places)}</div></div>`;
    const content = `<div class="anatomy">${stage}${texts.legend ?? '<ol class="legend"></ol>'}</div>`;
    return { html: `<div class="preview ${sheet}" data-nosnippet>${content}</div>`, sheet };
  }
  const html = `<div class="preview ${sheet}"${role} data-nosnippet><div class="steps" aria-hidden="true" inert>${body}</div></div>`;
  return { html, sheet };
}

/** Returns the texts that a reader of a preview sees, in their order, each once. They say in words what it shows. */
export function visibleTexts({ steps }: ParsedPreview): string[] {
  const texts = new Set<string>();
  const visit = (node: PreviewNode) => {
    if (node.type === 'text') {
      if (node.text.trim() !== '') texts.add(node.text.trim());
      return;
    }
    for (const [name, value] of node.attributes) if (textAttributes.has(name) && value.trim() !== '') texts.add(value.trim());
    for (const child of node.children) visit(child);
  };
  for (const step of steps) for (const child of step.children) visit(child);
  return [...texts];
}

function captionOf(step: PreviewElement, texts: PreviewTexts): string | undefined {
  const label = step.attributes.get('label');
  // Where none of the labels fits, a text of the sample is the caption.
  return label === undefined ? step.attributes.get('caption') : texts.step(label as StepLabel);
}

/** @param withSlots whether the content of slots can be recognized */
function renderStep(step: PreviewElement, texts: PreviewTexts, withSlots: boolean): string {
  const draw = (nodes: PreviewNode[]): string =>
    nodes
      .map((node) => {
        const slot = withSlots && node.type === 'element' ? node.attributes.get('slot') : undefined;
        return slot === undefined ? drawNode(node, draw) : withSlot(drawNode(node, draw), slot);
      })
      .join('');
  const isOverlay = (node: PreviewNode) => node.type === 'element' && drawingOf(node.tag)?.drawing.overlay === true;
  const page = draw(step.children.filter((node) => !isOverlay(node))).trim();
  const overlays = draw(step.children.filter(isOverlay));
  const frame = step.attributes.get('frame');
  const flags = ['flush', 'flow'].filter((name) => step.attributes.has(name));
  const classes = ['screen', frame, ...flags, ...layoutOf(step)].filter(Boolean).join(' ');
  const caption = captionOf(step, texts);
  return (
    `<div class="step">${caption === undefined ? '' : `<div class="caption">${escapeHtml(caption)}</div>`}` +
    `<div class="${classes}"><div class="page">${page}</div>${overlays}</div></div>`
  );
}

function drawNode(node: PreviewNode, draw: (nodes: PreviewNode[]) => string): string {
  if (node.type === 'text') return escapeHtml(node.text);
  const known = drawingOf(node.tag);
  if (!known) return drawPlain(node, draw);
  return known.drawing.draw(new Drawn(node, draw));
}

const inlineTags = new Set(['span', 'strong', 'em', 'code', 'a']);

function drawPlain(node: PreviewElement, draw: (nodes: PreviewNode[]) => string): string {
  if (node.tag === 'br') return '<br>';
  const tag = inlineTags.has(node.tag) ? 'span' : 'div';
  const kind = node.tag === 'div' || node.tag === 'span' ? [] : [node.tag];
  const classes = [...kind, ...layoutOf(node)].join(' ');
  const content = node.tag === 'img' ? drawImage(node) : draw(node.children);
  return `<${tag}${classes === '' ? '' : ` class="${classes}"`}>${content}</${tag}>`;
}

/** An image shows its text alternative, or a symbol if it is as small as an icon. */
function drawImage(node: PreviewElement): string {
  const width = layoutOf(node).find((name) => /^w-\d+px$/.test(name));
  if (width !== undefined && Number.parseInt(width.slice(2), 10) < 48) return iconSvg('photo');
  return escapeHtml(node.attributes.get('alt') ?? '');
}

function layoutOf(node: PreviewElement): string[] {
  return (node.attributes.get('class')?.split(/\s+/) ?? []).filter((name) => layoutClasses.has(name));
}
