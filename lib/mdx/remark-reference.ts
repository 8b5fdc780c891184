import type { BlockContent, Heading, Paragraph, Root, RootContent, Table, TableCell, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MdxTexts } from '../i18n/mdx-texts';
import type { ApiChange } from '../reference/declarations';
import type { ReferenceSection } from '../reference/tables';
import type { CompileContext } from './context';
import { attributeOf, isJsx, type JsxElement, jsx, literalOf } from './jsx';
import type { Artifact } from './types';

/** Pages about features that all controls of a kind share. */
const parents: Record<string, { text: keyof MdxTexts; url: string }> = {
  Field: { text: 'parentField', url: '/components/fields/overview.mdx' },
  List: { text: 'parentList', url: '/components/lists/overview.mdx' },
};

type Expand = (node: JsxElement) => Promise<RootContent[]>;

/**
 * Replaces `<TableBuilder>`, `<ConfigurationTable>`, `<NewApi>`, and `<ParentLink>` with headings, tables, and links. Runs before
 * headings and links are collected, so that table of contents, anchors, and link checks include them.
 */
export function remarkReference(found: Pick<Artifact, 'aliases' | 'anchors' | 'pictures'>, context: CompileContext) {
  const expanders: Record<string, Expand> = {
    async TableBuilder(node) {
      const { anatomyLegend, componentSections, stylingSections } = await import('../reference/tables');
      const component = await context.component(String(literalOf(attributeOf(node, 'name'))));
      const [texts, explain, java] = await Promise.all([context.texts(), context.explain(), context.javaAccess(component.tag)]);
      const isClient = ![undefined, false, 'false'].includes(literalOf(attributeOf(node, 'clientComponent')) as string | undefined);
      const sections = (isClient ? componentSections : stylingSections)(component, { texts, explain, java });
      // From the first section with places on, all sections are beside the drawing. Pages of Java components, which show
      // many previews already, link to the page with the drawing.
      const first = isClient ? sections.findIndex(({ hasPlaces }) => hasPlaces) : -1;
      const nodesOf = (some: ReferenceSection[]) => some.flatMap((section) => sectionNodes(section, node));
      const parts = nodesOf(first < 0 ? sections : sections.slice(0, first));
      if (first >= 0) {
        found.pictures.push({ anatomy: component.tag });
        const title = texts.anatomy.replace('{tag}', component.tag);
        const legend = anatomyLegend(component, sections, texts);
        parts.push(jsx('PartsMap', { tag: component.tag, title, legend }, nodesOf(sections.slice(first)) as BlockContent[]));
      }
      if (!isClient || component.dependencies.length + component.dependents.length === 0) return parts;
      const labelled = (label: string) => texts.labelled.replace('{label}', label);
      return [
        ...parts,
        heading('dependencies', texts.dependencies, node),
        ...(await tagList(labelled(texts.uses), component.dependencies, context)),
        ...(await tagList(labelled(texts.usedBy), component.dependents, context)),
      ];
    },
    async ConfigurationTable(node) {
      const { configurationTable } = await import('../reference/tables');
      const [keys, texts, explain] = await Promise.all([context.configuration(), context.texts(), context.explain()]);
      const { html, anchors } = configurationTable(keys[String(literalOf(attributeOf(node, 'group')))] ?? [], { texts, explain });
      found.anchors.push(...anchors);
      return [jsx('Html', { html })];
    },
    async NewApi(node) {
      const { changesOf } = await import('../reference/declarations');
      const version = String(literalOf(attributeOf(node, 'version')));
      const [types, texts] = await Promise.all([context.declarations(), context.texts()]);
      const changes = changesOf(types, version);
      if (changes.length === 0)
        throw new Error(
          `<NewApi>: content/java-api/declarations.json has nothing that is new in "${version}". Write a version, as in "25.03"`,
        );
      return [apiTable(changes, texts)];
    },
    async ParentLink(node) {
      const parent = parents[String(literalOf(attributeOf(node, 'parent')))];
      if (!parent) return [];
      const [, before = '', label = '', after = ''] = /^(.*)<link>(.*)<\/link>(.*)$/.exec((await context.texts())[parent.text]) ?? [];
      const paragraph: Paragraph = {
        type: 'paragraph',
        children: [
          { type: 'text', value: before },
          { type: 'link', url: parent.url, children: [{ type: 'text', value: label }], position: node.position },
          { type: 'text', value: after },
        ],
      };
      return [jsx('div', { className: 'parent-link' }, [paragraph])];
    },
  };

  function sectionNodes({ id, title, html, anchors }: ReferenceSection, node: JsxElement): RootContent[] {
    found.anchors.push(...anchors);
    return [heading(id, title, node), jsx('Html', { html })];
  }

  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      const places: { node: JsxElement; siblings: RootContent[]; expand: Expand }[] = [];
      visit(tree, (node, _index, parent) => {
        if (!parent || !isJsx(node) || !node.name) return;
        const expand = expanders[found.aliases[node.name] ?? node.name];
        if (expand) places.push({ node, siblings: parent.children as RootContent[], expand });
      });
      for (const { node, siblings, expand } of places) {
        try {
          siblings.splice(siblings.indexOf(node), 1, ...(await expand(node)));
        } catch (error) {
          file.message(error instanceof Error ? error.message : String(error), node.position);
        }
      }
    };
}

function heading(id: string, title: string, { position }: JsxElement): Heading {
  return { type: 'heading', depth: 3, children: [{ type: 'text', value: title }], data: { hProperties: { id } }, position };
}

/** Returns a table: new types in one row, then a row for each older type with its new members. */
function apiTable(changes: ApiChange[], texts: MdxTexts): Table {
  type Cell = TableCell['children'];
  const text = (value: string) => ({ type: 'text' as const, value });
  const cell = (children: Cell): TableCell => ({ type: 'tableCell', children });
  const row = (...cells: Cell[]): TableRow => ({ type: 'tableRow', children: cells.map(cell) });
  const separated = (items: Cell) => items.flatMap((item, index): Cell => (index > 0 ? [text(', '), item] : [item]));
  const link = ({ name, package: folder, module }: ApiChange): Cell[number] => ({
    ...jsx('JavadocLink', { type: module.replace('webforj-', ''), location: `${folder.replaceAll('.', '/')}/${name}`, code: true }),
    type: 'mdxJsxTextElement',
    children: [text(name)],
  });
  const added = changes.filter(({ members }) => members.length === 0);
  const extended = changes.filter(({ members }) => members.length > 0);
  return {
    type: 'table',
    children: [
      row([text(texts.type)], [text(texts.newApi)]),
      ...(added.length > 0 ? [row([text(texts.newTypes)], separated(added.map(link)))] : []),
      ...extended.map((change) => row([link(change)], separated(change.members.map((value) => ({ type: 'inlineCode', value }))))),
    ],
  };
}

/** Returns links to the pages of client components. Elements without a page are plain names. */
async function tagList(label: string, tags: string[], { componentTag }: CompileContext): Promise<Paragraph[]> {
  if (tags.length === 0) return [];
  const items: Paragraph['children'] = [{ type: 'text', value: label }];
  for (const [index, tag] of tags.entries()) {
    if (index > 0) items.push({ type: 'text', value: ', ' });
    const name = { type: 'inlineCode' as const, value: tag };
    const hasPage = (await componentTag(tag)) !== undefined;
    items.push(hasPage ? { type: 'link', url: `/client-components/${tag.slice('dwc-'.length)}.mdx`, children: [name] } : name);
  }
  return [{ type: 'paragraph', children: items }];
}
