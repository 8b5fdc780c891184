import { gzipSync } from 'node:zlib';
import { nearestName } from '../problems/problem';
import type { ClientComponent } from '../reference/data';
import { drawingOf, drawnTags } from './elements';
import type { AttributeRule, Drawing } from './elements/drawing';
import { iconNames } from './icons';
import { renderPreview } from './render';
import { isKnownText, type SampleTexts } from './sample-texts';
import type { Fault, ParsedPreview, Place, PreviewElement, PreviewNode } from './types';
import { layoutClasses, plainTags, sharedAttributes, stepFrames, stepLabels, textAttributes } from './vocabulary';

/** Limit for the HTML of one preview in bytes, gzip. */
export const previewBudget = 12_000;

/** Data that a preview is compared with. */
export type PreviewFacts = {
  /** Client components by tag. */
  components: ReadonlyMap<string, ClientComponent>;
  /** Without it, texts are not checked. */
  sample?: SampleTexts;
};

const plainAttributes: Readonly<Record<string, AttributeRule>> = { alt: 'text' };
// `flow` is set by the parser of code fences.
const stepAttributes: Readonly<Record<string, AttributeRule>> = {
  label: stepLabels,
  caption: 'text',
  frame: stepFrames,
  flush: 'flag',
  flow: 'flag',
};

/** Checks the markup of a preview. Its faults include those of the parser. */
export function checkPreview(preview: ParsedPreview, { components, sample }: PreviewFacts): Fault[] {
  const faults = [...preview.faults];
  const report = (place: Place, message: string) => faults.push({ line: place.line, column: place.column, message });
  const checkText = (text: string, place: Place) => {
    if (sample && !isKnownText(text, sample, preview))
      report(
        place,
        `"${text.trim()}" is not a text of the sample: write it as the sample has it, or add it as a line to <preview-computed> if the sample computes it`,
      );
  };
  const visit = (node: PreviewNode, parent: PreviewElement) => {
    if (node.type === 'text') {
      checkText(node.text, node);
      return;
    }
    if (!checkTag(node, parent, components, report)) return;
    checkAttributes(node, parent, components, report);
    for (const [name, value] of node.attributes)
      if (textAttributes.has(name) && !(name === 'value' && isNumber(value))) checkText(value, node.places.get(name) ?? node);
    for (const child of node.children) visit(child, node);
  };
  for (const step of preview.steps) {
    checkAttributes(step, undefined, components, report);
    const caption = step.attributes.get('caption');
    if (caption !== undefined) checkText(caption, step);
    for (const child of step.children) visit(child, step);
  }
  checkSize(preview, report);
  return faults;
}

/** Checks the markup of a code fence: it must also be what an author of web pages can write. */
export function checkFence(preview: ParsedPreview, source: string, components: PreviewFacts['components']): Fault[] {
  const faults = checkPreview(preview, { components });
  const instead = 'write a preview file, and show it with <Preview src="…" title="…" />';
  for (const { 1: tag, index } of source.matchAll(/<(preview-[\w-]+)/g)) {
    const before = source.slice(0, index).split('\n');
    const message = `<${tag}> is no element of the client components, so a code fence must not show it: ${instead}`;
    faults.push({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message });
  }
  const hasOnlyDrawnSlot = (tag: string, slot: string) =>
    drawingOf(tag)?.drawing.slots?.includes(slot) === true && !components.get(tag)?.slots.includes(slot);
  const visit = (node: PreviewNode, parent?: PreviewElement) => {
    if (node.type === 'text') return;
    const report = (name: string, message: string) => faults.push({ ...placeOf(node.places.get(name) ?? node), message });
    const component = components.get(node.tag);
    const drawn = drawingOf(node.tag)?.drawing.attributes ?? {};
    for (const [name, value] of node.attributes) {
      if (name === 'class') report(name, `the class "${value}" exists only in drawings: leave it out, or ${instead}`);
      else if (name === 'slot' && parent && hasOnlyDrawnSlot(parent.tag, value))
        report(name, `the slot "${value}" of <${parent.tag}> exists only in drawings: ${instead}`);
      else if (Object.hasOwn(drawn, name) && !component?.properties.some(({ attribute }) => attribute === name))
        report(name, `the attribute "${name}" of <${node.tag}> exists only in drawings: ${instead}`);
    }
    for (const child of node.children) visit(child, node);
  };
  for (const { children } of preview.steps) for (const child of children) visit(child);
  return faults;
}

const placeOf = ({ line, column }: Place): Place => ({ line, column });

/**
 * Components that the sample creates and the preview does not show, as faults at the line of the sample.
 * @param tagOf tag of a Java class, or undefined if it is not a client component
 */
export function missingElements(
  { steps, omitted }: ParsedPreview,
  { created }: SampleTexts,
  tagOf: (javaClass: string) => string | undefined,
): { file: string; line: number; message: string }[] {
  const shown = new Set<string>();
  const visit = (node: PreviewNode) => {
    if (node.type === 'text') return;
    shown.add(node.tag);
    node.children.forEach(visit);
  };
  steps.forEach(visit);
  return [...created].flatMap(([name, { file, line }]) => {
    const tag = tagOf(name);
    if (tag === undefined || shown.has(tag) || omitted.has(tag)) return [];
    const message = `the sample creates a ${name}, but its preview has no <${tag}>: add it, or write <preview-omits tag="${tag}"></preview-omits> if a reader does not see it`;
    return [{ file, line, message }];
  });
}

type Report = (place: Place, message: string) => void;

const isNumber = (text: string) => /^-?[\d.,]+%?$/.test(text.trim());

const suggestion = (name: string, known: Iterable<string>) => {
  const near = nearestName(name, known);
  return near === undefined ? '' : `, did you mean "${near}"?`;
};

function checkTag(node: PreviewElement, parent: PreviewElement, components: PreviewFacts['components'], report: Report): boolean {
  const { tag } = node;
  if (tag === 'script' || tag === 'style') {
    report(node, `<${tag}> is refused: a preview is a still picture, and its look comes from components/previews`);
    return false;
  }
  if ((plainTags as readonly string[]).includes(tag)) return true;
  const known = drawingOf(tag);
  if (!known) {
    const all = [...drawnTags(), ...plainTags, 'preview-step', 'preview-computed', 'preview-omits'];
    const hint = components.has(tag) ? ': write one in lib/previews/elements' : `${suggestion(tag, all)} (see lib/previews/README.md)`;
    report(node, `there is no drawing of <${tag}> yet${hint}`);
    return false;
  }
  const { within } = known.drawing;
  if (within && !within.includes(parent.tag)) report(node, `<${tag}> belongs in ${within.map((name) => `<${name}>`).join(' or ')}`);
  return true;
}

/** Attributes of an element with their rules. */
function rulesOf(tag: string, drawing: Drawing | undefined, component: ClientComponent | undefined): Map<string, AttributeRule> {
  const rules = new Map<string, AttributeRule>(sharedAttributes.map((name) => [name, 'text']));
  if (tag === 'preview-step') for (const [name, rule] of Object.entries(stepAttributes)) rules.set(name, rule);
  else if (!drawing) for (const [name, rule] of Object.entries(plainAttributes)) rules.set(name, rule);
  for (const { attribute, type, values } of component?.properties ?? [])
    if (attribute !== null) rules.set(attribute, values ?? (type === 'boolean' ? 'flag' : 'text'));
  for (const [name, rule] of Object.entries(drawing?.attributes ?? {})) rules.set(name, rule);
  return rules;
}

function checkAttributes(
  node: PreviewElement,
  parent: PreviewElement | undefined,
  components: PreviewFacts['components'],
  report: Report,
): void {
  const drawing = drawingOf(node.tag)?.drawing;
  const component = components.get(node.tag);
  const rules = rulesOf(node.tag, drawing, component);
  for (const [name, value] of node.attributes) {
    const place = node.places.get(name) ?? node;
    const rule = rules.get(name);
    if (name === 'style' || /^on/.test(name))
      report(place, `the attribute "${name}" is refused: use the classes and elements of lib/previews/README.md`);
    else if (name === 'class') checkClasses(value, place, report);
    else if (name === 'slot') checkSlot(value, parent, components, place, report);
    else if (rule === undefined) report(place, `<${node.tag}> has no attribute "${name}"${suggestion(name, rules.keys())}`);
    else if (rule === 'flag' && !['', 'true', 'false'].includes(value)) report(place, `"${name}" is a flag: write it without a value`);
    else if (typeof rule === 'object' && !rule.includes(value))
      report(place, `"${name}" cannot be "${value}"${suggestion(value, rule) || '.'} (known: ${rule.join(', ')})`);
  }
  const isIcon = node.tag === 'dwc-icon' || node.tag === 'dwc-icon-button';
  const icon = node.attributes.get('name') ?? '';
  if (isIcon && !iconNames.includes(icon))
    report(
      node,
      `there is no icon "${icon}"${suggestion(icon, iconNames)}; draw it in lib/previews/icons.ts (known: ${iconNames.join(', ')})`,
    );
}

function checkClasses(value: string, place: Place, report: Report): void {
  for (const name of value.split(/\s+/).filter(Boolean))
    if (!layoutClasses.has(name))
      report(place, `there is no class "${name}"${suggestion(name, layoutClasses)} (see lib/previews/README.md)`);
}

function checkSlot(
  slot: string,
  parent: PreviewElement | undefined,
  components: PreviewFacts['components'],
  place: Place,
  report: Report,
): void {
  if (!parent) return;
  const known = [...(components.get(parent.tag)?.slots ?? []), ...(drawingOf(parent.tag)?.drawing.slots ?? [])];
  if (!known.includes(slot)) {
    const named = known.filter(Boolean);
    report(place, `<${parent.tag}> has no slot "${slot}"${suggestion(slot, named)} (known: ${named.join(', ') || 'none'})`);
  }
}

function checkSize(preview: ParsedPreview, report: Report): void {
  const { html } = renderPreview(preview, { label: '', step: (label) => label }, '');
  const bytes = gzipSync(html).length;
  if (bytes > previewBudget)
    report({ line: 1, column: 1 }, `the preview has ${bytes} bytes (gzip), the budget is ${previewBudget}: show fewer rows or steps`);
}
