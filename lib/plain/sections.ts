import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** A part of a page: the content below one heading. */
export type Section = {
  /** Id of the heading. Empty for the content before the first one. */
  anchor: string;
  heading: string;
  /** Headings above this one, without the title of the page. */
  path: string[];
  /**
   * One line for each paragraph, list item, and row of a table, with a tab before each cell. An empty line is the place
   * of the next code sample.
   */
  text: string;
  /** Code samples without imports and empty lines. An empty line separates them. */
  code: string;
};

/** Elements without text of the page: controls, drawings, navigation. */
const skipped = new Set(['script', 'style', 'template', 'svg', 'button', 'nav', 'select', 'noscript', 'footer']);
/** Inline elements: text before and after them may be one word. */
const inline = new Set('a abbr b code del em i kbd mark s small strong sub sup u var wbr'.split(' '));

/** Splits the text of a page into sections. The first one has the content before the first heading and always exists. */
export function sectionsOf(text: ElementContent[]): Section[] {
  const sections: Section[] = [{ anchor: '', heading: '', path: [], text: '', code: '' }];
  const headings: { level: number; text: string }[] = [];

  function visit(node: ElementContent, isInCell = false): void {
    const section = sections.at(-1) as Section;
    if (node.type === 'text') section.text += node.value.replace(/\s+/g, ' ');
    if (node.type !== 'element' || skipped.has(node.tagName) || isHidden(node)) return;
    const { tagName, properties, children } = node;
    const isCell = tagName === 'td' || tagName === 'th';
    const end = inline.has(tagName) || isCell ? '' : isInCell ? ' ' : '\n';
    section.text += isCell ? '\t' : end;
    if (/^h[2-4]$/.test(tagName) && properties.id !== undefined) {
      const level = Number(tagName[1]);
      const heading = squeeze(textOf(node));
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
      sections.push({ anchor: String(properties.id), heading, path: headings.map((above) => above.text), text: '', code: '' });
      headings.push({ level, text: heading });
      return;
    }
    if (tagName === 'pre') {
      // The name of a file is shown above its code.
      section.text += `${properties.title ?? ''}\n`;
      const sample = isDiagram(node) ? '' : sampleOf(textOf(node));
      if (sample === '') return;
      section.text += samplePlace;
      section.code += section.code ? `\n\n${sample}` : sample;
      return;
    }
    for (const child of children) visit(child, isInCell || isCell);
    (sections.at(-1) as Section).text += end;
  }

  for (const node of text) visit(node);
  return sections.map((section) => ({ ...section, text: linesOf(section.text) }));
}

/** Stands for a code sample while empty lines are removed. */
const samplePlace = '\0\n';

function linesOf(text: string): string {
  const lines = text.split('\n').map((line) =>
    line
      .replace(/ *\t */g, '\t')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );
  return lines.filter(Boolean).join('\n').replaceAll('\0', '');
}

/** Returns a code sample without imports, empty lines, and common indentation. */
function sampleOf(code: string): string {
  const lines = code
    .replace(/^(?:import|package) [\w.* ]+;$/gm, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  const indentation = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indentation)).join('\n');
}

/** Texts that only some readers get. Those of a preview are in the code of its demo, too. */
function isHidden({ properties: { ariaHidden, className } }: Element): boolean {
  return ariaHidden === 'true' || (Array.isArray(className) && className.some((name) => name === 'visually-hidden' || name === 'preview'));
}

/** The source of a diagram. Readers see a drawing, whose description is text. */
function isDiagram({ children: [code] }: Element): boolean {
  return code?.type === 'element' && Array.isArray(code.properties.className) && code.properties.className.includes('language-mermaid');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
