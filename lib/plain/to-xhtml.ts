import type { Element, ElementContent } from 'hast';
import { find, html, svg } from 'property-information';
import { escapeHtml } from '../shared/text/escape-html';
import { writableInXml } from '../shared/text/xml';

/** Elements of HTML without content. */
const empty = new Set(['br', 'hr', 'img', 'wbr', 'col', 'input', 'source', 'track']);

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
