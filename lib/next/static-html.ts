import { Fragment, isValidElement, type ReactNode } from 'react';
import { escapeHtml } from '../shared/text/escape-html';

/** Attributes whose HTML name is not the lower-case name of the property. */
const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  viewBox: 'viewBox',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
};

const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * Renders elements of server components to HTML. Returns undefined if one of them needs the browser or more time: a
 * client component, an async component, or an event handler. Components are called during the render of the caller, so
 * they may use texts and the model, but no state.
 */
export function staticHtml(node: ReactNode): string | undefined {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escapeHtml(String(node));
  if (Array.isArray(node)) return join(node);
  if (!isValidElement<Record<string, unknown>>(node)) return undefined;
  const { type, props } = node;
  if (type === Fragment) return staticHtml(props.children as ReactNode);
  if (typeof type === 'function') {
    if ('$$typeof' in type) return undefined;
    return staticHtml((type as (properties: object) => ReactNode)(props));
  }
  if (typeof type !== 'string') return undefined;
  let tag = `<${type}`;
  let inner: string | undefined = '';
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') inner = staticHtml(value as ReactNode);
    else if (name === 'dangerouslySetInnerHTML') inner = (value as { __html: string }).__html;
    else if (typeof value === 'function' || typeof value === 'object') return undefined;
    else tag += attribute(names[name] ?? (/^(?:aria|data)-/.test(name) ? name : name.toLowerCase()), value);
  }
  if (inner === undefined) return undefined;
  return voidElements.has(type) ? `${tag}/>` : `${tag}>${inner}</${type}>`;
}

function join(nodes: ReactNode[]): string | undefined {
  let html = '';
  for (const node of nodes) {
    const part = staticHtml(node);
    if (part === undefined) return undefined;
    html += part;
  }
  return html;
}

function attribute(name: string, value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean' && !/^(?:aria|data)-/.test(name)) return value ? ` ${name}=""` : '';
  return ` ${name}="${escapeHtml(String(value))}"`;
}
