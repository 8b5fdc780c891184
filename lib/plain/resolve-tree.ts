import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** Placeholder element for HTML strings of `lib/mdx`. It is replaced by the parsed HTML. */
export const rawHtml = 'raw-html';

type Props = Record<string, unknown> & { children?: ReactNode };

/** React properties that Markdown can represent. */
const kept = ['href', 'src', 'alt', 'title', 'id', 'align', 'type', 'checked', 'start', 'controls', 'poster'];

/**
 * Renders a tree of React elements to HTML nodes. Components, including async ones, are called as functions, so they
 * must not use hooks.
 * @param names properties to keep besides those that Markdown can represent and the class
 */
export async function resolveTree(node: ReactNode, names: readonly string[] = []): Promise<ElementContent[]> {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [{ type: 'text', value: String(node) }];
  if (isIterable(node)) return (await Promise.all([...node].map((child) => resolveTree(child, names)))).flat();
  if (!isValidElement(node)) return resolveTree(await (node as Promise<ReactNode>), names);
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return resolveTree((type as (props: Props) => ReactNode)(props), names);
  if (typeof type !== 'string') return resolveTree(props.children, names);
  if (type === rawHtml) return fromHtml(String(props.html), { fragment: true }).children.filter(isContent);
  const element: Element = {
    type: 'element',
    tagName: type,
    properties: propertiesOf(props, names),
    children: await resolveTree(props.children, names),
  };
  return [element];
}

function propertiesOf(props: Props, names: readonly string[]): Element['properties'] {
  const properties: Element['properties'] = {};
  for (const name of [...kept, ...names]) {
    const value = props[name];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') properties[name] = value;
  }
  if (typeof props.className === 'string') properties.className = props.className.split(' ');
  return properties;
}

function isIterable(node: ReactNode): node is Iterable<ReactNode> {
  return typeof node === 'object' && node !== null && Symbol.iterator in node;
}

function isContent(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'text';
}
