import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx, type JsxElement, literalOf } from './jsx';

const frontMatterAdvice = 'the site writes it; write title_meta, description, keywords or image into the front matter';

/** What the site writes into every head itself, by the name or property of `<meta>`. */
const ownMeta =
  /^(description|keywords|robots|googlebot|viewport|theme-color|color-scheme|generator|referrer|next-.*|(og|twitter|article):.*)$/i;

/** What `<link>` may say of the page. Other values load files, or the site writes them. */
const linkRelations = ['author', 'help', 'license', 'me', 'next', 'prev', 'search', 'webmention', 'pingback'];

/** Tags that come from `<Head>`. */
const headTags = new WeakSet<JsxElement>();

/**
 * Understands `<Head>` of Docusaurus. `<meta>` and `<link>` take its place on the page, and React moves them into the
 * head of the document. `<title>` is left out: `titleInHead` has read it already. Reports everything else in it.
 */
export function remarkHead() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || !/^head$/i.test(node.name ?? '') || !parent || index === undefined) return;
      const kept = keptTags(node, file);
      if (parent.type === 'paragraph' && parent.children.every((child) => child === node || isBlank(child)))
        parent.children = kept as never;
      else parent.children.splice(index, 1, ...(kept as never[]));
      return [SKIP, index + kept.length];
    });
  };
}

/** Whether a tag was in `<Head>`. */
export function isHeadTag(node: JsxElement): boolean {
  return headTags.has(node);
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Returns the tags that go into the head, as blocks. Reports the others. */
function keptTags(head: JsxElement, file: VFile): JsxElement[] {
  const kept: JsxElement[] = [];
  visit(head, (node) => {
    if (node === head || node.type === 'paragraph' || isBlank(node)) return;
    const problem = problemOf(node);
    if (problem) file.message(problem, node.position);
    else if (isJsx(node) && node.name !== 'title') {
      const tag = { ...node, type: 'mdxJsxFlowElement' } as JsxElement;
      headTags.add(tag);
      kept.push(tag);
    }
    return SKIP;
  });
  return kept;
}

function hasText(node: Nodes): boolean {
  let found = false;
  visit(node, 'text', ({ value }) => {
    found ||= value.trim() !== '';
  });
  return found;
}

function problemOf(node: Nodes): string | undefined {
  if (!isJsx(node)) return `<Head> may hold <title>, <meta> and <link> alone: write ${node.type === 'text' ? 'text' : 'this'} below it`;
  const values = new Map(
    node.attributes.map((attribute) => [attribute.type === 'mdxJsxAttribute' ? attribute.name : '…', literalOf(attribute)]),
  );
  const computed = [...values].find(([, value]) => typeof value !== 'string');
  if (computed) return `${computed[0]} of <${node.name}> in <Head> is computed: write it as a text in quotes`;
  const text = (name: string): string => String(values.get(name) ?? '');
  if (node.name === 'title') {
    const isPlain = node.children.every(({ type }) => type === 'text' || type === 'paragraph') && hasText(node);
    return isPlain && values.size === 0 ? undefined : '<title> in <Head> holds plain text alone: write <title>Text</title>';
  }
  if (node.name === 'meta') {
    const name = text('name') || text('property');
    if (name === '' || !values.has('content')) return '<meta> in <Head> needs name="…" or property="…", and content="…"';
    return ownMeta.test(name) ? `<meta> "${name}" in <Head>: ${frontMatterAdvice}` : undefined;
  }
  if (node.name !== 'link') return `<${node.name ?? ''}> is not allowed in <Head>: it may hold <title>, <meta> and <link> alone`;
  if (text('href') === '') return '<link> in <Head> needs rel="…" and href="…"';
  const known = text('rel').toLowerCase();
  return linkRelations.includes(known)
    ? undefined
    : `<link rel="${text('rel')}"> in <Head> is not allowed; rel may be ${linkRelations.join(', ')}`;
}
