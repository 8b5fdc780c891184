import type { Element, ElementContent } from 'hast';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** A label in bold, for content that is opened or selected on the page. */
const label: Handle = (state: State, node: Element) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
});

/** Inline content, for example of table cells. */
const inline: Handle = (state: State, node: Element) => state.all(node) as RootContent[];

/** A code block. Its caption (the file name) becomes part of the fence. */
const code: Handle = (_, node: Element) => {
  const [content] = node.children;
  const names = content?.type === 'element' && Array.isArray(content.properties.className) ? content.properties.className : [];
  const language = names.map(String).find((name) => name.startsWith('language-'));
  const title = node.properties.title;
  return {
    type: 'code',
    lang: language?.slice('language-'.length) || (title ? 'text' : null),
    meta: title ? `title="${String(title).replaceAll('"', "'")}"` : null,
    value: textOf(node).replace(/\n$/, ''),
  };
};

/** A video as a link to its file. */
const video: Handle = (_, node: Element) => {
  const source = node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'source');
  const url = String(node.properties.src ?? source?.properties.src ?? '');
  return { type: 'link', url, children: [{ type: 'text', value: url.split('/').at(-1) ?? url }] };
};

/** Converts the HTML of a page's text to GitHub Flavored Markdown. */
export function toMarkdownText(children: ElementContent[]): string {
  const tree = toMdast(
    { type: 'root', children },
    { document: true, handlers: { pre: code, summary: label, figcaption: label, button: inline, video, audio: video } },
  );
  return toMarkdown(tree as Parameters<typeof toMarkdown>[0], {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    resourceLink: true,
  });
}
