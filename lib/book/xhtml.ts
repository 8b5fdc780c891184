import type { Element, ElementContent } from 'hast';
import { find, html, svg } from 'property-information';
import { escapeHtml } from '../shared/text/escape-html';
import { writableInXml } from '../shared/text/xml';

/** Elements of HTML without content. */
const empty = new Set(['br', 'hr', 'img', 'wbr', 'col']);

/** Returns a text for the content or an attribute of an XML document. */
export const xmlText = (text: string): string => escapeHtml(writableInXml(text));

/** Changes an element before it is written. Undefined leaves out the element. */
type Change = (element: Element) => Element | undefined;

/** Writes nodes as XHTML. */
export function toXhtml(nodes: readonly ElementContent[], change: Change = (element) => element, schema = html): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return xmlText(node.value);
      const element = node.type === 'element' ? change(node) : undefined;
      if (!element) return '';
      const { tagName, properties, children } = element;
      const own = tagName === 'svg' ? svg : schema;
      const namespace = own !== schema ? ' xmlns="http://www.w3.org/2000/svg"' : '';
      const start = `<${tagName}${namespace}${attributesOf(properties, own)}`;
      if (children.length === 0 && (own === svg || empty.has(tagName))) return `${start}/>`;
      return `${start}>${toXhtml(children, change, own)}</${tagName}>`;
    })
    .join('');
}

function attributesOf(properties: Element['properties'], schema: typeof html): string {
  return Object.entries(properties)
    .map(([name, value]) => {
      if (value === undefined || value === null || value === false) return '';
      const { attribute } = find(schema, name);
      const text = Array.isArray(value) ? value.join(' ') : value === true ? attribute : String(value);
      return text === '' && attribute !== 'alt' ? '' : ` ${attribute}="${xmlText(text)}"`;
    })
    .join('');
}

/** Parts of an XHTML document. `body` is XHTML. */
export type Page = { title: string; lang: string; dir: 'ltr' | 'rtl'; head?: string; bodyType?: string; body: string };

/** Returns a whole XHTML document. */
export function xhtmlPage({ title, lang, dir, head = '', bodyType, body }: Page): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n` +
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}" dir="${dir}">\n` +
    `<head><meta charset="utf-8"/><title>${xmlText(title)}</title>${head}</head>\n` +
    `<body${bodyType === undefined ? '' : ` epub:type="${bodyType}"`}>\n${body}\n</body>\n</html>\n`
  );
}
