import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { createElement as h } from 'react';
import { chipsOf } from '../docs/chips';
import type { Translator } from '../i18n/translator';
import { loadMdxPage } from '../mdx/page';
import type { PageFacts } from '../pages/facts';
import { cardList, chipLine } from '../plain/components';
import { resolveTree } from '../plain/resolve-tree';
import type { SiteModel } from '../routes/model';
import type { DocsRoute } from '../routes/table';
import { tagPage } from '../routes/tag-page';
import { localeInfo } from '../shared/i18n/locales';
import { bookComponents } from './components';
import { markDrawings } from './drawings';

/** A page as a chapter. Its links are still those of the site. */
export type Chapter = {
  /** Id of the chapter, and start of all ids in it. */
  key: string;
  route: DocsRoute;
  title: string;
  /** Language of the text. */
  lang: string;
  /** Address of the page on the site. */
  url: string;
  nodes: ElementContent[];
  /** Ids that links of the site may lead to, without the key. */
  ids: ReadonlySet<string>;
  /** Headings of the second level. */
  headings: { id: string; text: string }[];
  lastUpdated: Date | undefined;
};

/** Properties of elements that books show and Markdown doesn't. */
const properties = ['lang', 'dir', 'colSpan', 'rowSpan', 'scope', 'width', 'height', 'aria-label'];

/** Renders a page as a chapter. @throws Error with file and line when its text cannot be compiled */
export async function readChapter(page: PageFacts<DocsRoute>, model: SiteModel, t: Translator): Promise<Chapter> {
  const { route, title, heading = title, url, lastUpdated } = page;
  const key = route.path.replace(/^\/docs\//, '').replace(/[^\w.-]+/g, '-');
  const head = await resolveTree(h('h1', null, heading));
  const nodes = [...head, ...(await textNodes(route, model, t))];
  const ids = new Set<string>();
  const headings: Chapter['headings'] = [];
  for (const node of nodes) if (node.type === 'element') settle(node, key, ids, headings);
  await markDrawings(nodes);
  const lang = localeInfo(route.textLocale).htmlLang;
  return { key, route, title, lang, url, nodes, ids, headings, lastUpdated };
}

/** Id of a place in a book. */
export function placeId(key: string, id: string): string {
  return `${key}--${id}`;
}

async function textNodes(route: DocsRoute, model: SiteModel, t: Translator): Promise<ElementContent[]> {
  if (route.kind === 'generated-index') {
    const { description, items } = route.index;
    return resolveTree([description ? h('p', null, description) : null, cardList(items, route.set, (href) => href)], properties);
  }
  const { doc, set, locale } = route;
  const components = bookComponents({ doc, set, model, t });
  const { Content, own } = await loadMdxPage(doc.entry, components, (source) => model.partial(doc, source));
  const { frontMatter } = doc.entry;
  const chips = chipsOf(frontMatter, t, tagPage(model, locale, frontMatter));
  return [
    ...(await resolveTree(chipLine(chips, (href) => href))),
    ...(await resolveTree(h(Content, { components: { ...components, ...own } }), properties)),
  ];
}

/** Attributes for scripts, style sheets, and search engines, which mean nothing in a book. */
const foreign = new Set(['dataNosnippet', 'inert', 'dataPlace', 'tabIndex', 'hidden']);

/**
 * Turns an element into one of a book: its ids are unique in all chapters, and nothing needs a click, a script, or the
 * network.
 */
function settle(element: Element, key: string, ids: Set<string>, headings: Chapter['headings']): void {
  const { tagName, properties: own } = element;
  for (const name of foreign) delete own[name];
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) addClass(element, `b-h${level}`);
  if (own.id !== undefined) {
    const id = String(own.id);
    if (level === '2' && !ids.has(id)) headings.push({ id, text: textOf(element).trim() });
    own.id = ids.has(id) ? undefined : placeId(key, id);
    ids.add(id);
  }
  if (own.align !== undefined) {
    addClass(element, `at-${own.align}`);
    delete own.align;
  }
  if (tagName === 'details' || tagName === 'summary') {
    element.tagName = 'div';
    addClass(element, tagName === 'details' ? 'b-panel' : 'b-label');
  } else if (tagName === 'iframe' || tagName === 'video' || tagName === 'audio') replaceByLink(element);
  else if (tagName === 'button') element.tagName = 'span';
  else if (tagName === 'input') {
    const { checked, 'aria-label': label } = own;
    element.tagName = 'span';
    element.properties = label === undefined ? {} : { role: 'img', 'aria-label': label };
    element.children = [{ type: 'text', value: checked ? '☑ ' : '☐ ' }];
  }
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    // Browsers show a block in a line of text, but XHTML doesn't allow it.
    if (element.tagName === 'span' && child.tagName === 'div') {
      child.tagName = 'span';
      addClass(child, 'b-block');
    }
    settle(child, key, ids, headings);
  }
}

/** Films and frames are elsewhere. */
function replaceByLink(element: Element): void {
  const { src, title } = element.properties;
  const source = element.children.find((child): child is Element => child.type === 'element' && child.tagName === 'source');
  const href = String(src ?? source?.properties.src ?? '');
  element.tagName = 'a';
  element.properties = { href };
  element.children = [{ type: 'text', value: title ? String(title) : (href.split('/').at(-1) ?? href) }];
}

function addClass({ properties: own }: Element, name: string): void {
  own.className = [...(Array.isArray(own.className) ? own.className : []), name];
}
