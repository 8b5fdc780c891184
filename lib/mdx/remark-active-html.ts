import type { JSXAttribute, Property } from 'estree-jsx';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx, literalOf, literalText } from './jsx';
import { type CodeNode, codeNodes, codeOf, jsxName, startOf } from './jsx-code';
import { isHeadTag } from './remark-head';
import type { Artifact, Position } from './types';
import { propsOfType } from './vocabulary';

const headAdvice = 'write title_meta, description, keywords or image into the front matter';
const codeAdvice = 'show it in a code fence, or leave it out';
const fileAdvice = 'link to the file, or show an image as ![What is seen](./picture.png)';
const styleAdvice = 'use Markdown or one of the components of the site';

/** Elements that act rather than show, with what to write instead. */
const refused: ReadonlyMap<string, string> = new Map([
  ['script', `scripts of pages do not run; ${codeAdvice}`],
  ['style', `the security policy blocks it; ${styleAdvice}`],
  ['base', 'it would lead all links of the page elsewhere; write full addresses'],
  ...['head', 'html', 'body', 'title', 'meta', 'link'].map((name) => [name, `the site writes it; ${headAdvice}`] as const),
  ...['object', 'embed', 'applet'].map((name) => [name, `the security policy blocks it; ${fileAdvice}`] as const),
  ...['frame', 'frameset', 'portal'].map((name) => [name, 'browsers do not show it; write a link'] as const),
]);

/** Attributes that hold an address; those that show a file are reported with the files themselves. */
const addresses = ['href', 'src', 'poster', 'action', 'formAction', 'formaction', 'xlinkHref', 'xlink:href', 'cite', 'ping', 'data'];
const showing = ['img', 'video', 'source', 'iframe'];

const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** A tag wherever it is written: as MDX, or in code. `isOfHead`: `<Head>` may hold it. */
type Tag = { name: string; attributes: { name: string; text: string | undefined }[]; place: Position; isOfHead?: boolean };

/**
 * Refuses HTML that acts: scripts, styles, what changes the head, event handlers, and addresses with a scheme such as
 * `javascript:`. The security policy blocks most of it without a word, and hosts without headers would run it. Notes down
 * frames, whose hosts the configuration allows.
 */
export function remarkActiveHtml(found: Pick<Artifact, 'frames'>) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, (node) => {
        if (node.type === 'link' || node.type === 'definition') {
          const problem = schemeProblem(node.url);
          if (problem) file.message(`the link "${shown(node.url)}" ${problem}`, node.position);
        }
        for (const tag of tagsOf(node)) {
          for (const problem of problemsOf(tag)) file.message(problem, tag.place as never);
          if (tag.name === 'iframe') addFrame(tag);
        }
      });

      function addFrame({ attributes, place }: Tag): void {
        const src = attributes.find(({ name }) => name === 'src');
        if (src?.text === undefined) file.message('<iframe> needs src="https://…", written as a text', place as never);
        else found.frames.push({ url: src.text, ...place });
      }
    };
}

function problemsOf({ name, attributes, isOfHead }: Tag): string[] {
  const reason = isOfHead ? undefined : refused.get(name);
  if (reason) return [`<${name}> is not allowed: ${reason}`];
  return attributes.flatMap((attribute) => {
    const problem = attributeProblem(name, attribute);
    return problem ? [problem] : [];
  });
}

function attributeProblem(tag: string, { name, text }: Tag['attributes'][number]): string | undefined {
  const subject = `${name} of <${tag}>`;
  if (name === 'dangerouslySetInnerHTML' || /^srcdoc$/i.test(name)) return `${subject} is not allowed: write the content between the tags`;
  // Components of the site have a list of their properties.
  if (/^[a-z]/.test(tag) && name === 'style') return `style of <${tag}> is not allowed: the security policy blocks it; ${styleAdvice}`;
  if (/^[a-z]/.test(tag) && /^on[a-z]/i.test(name)) return `${subject} is not allowed: scripts of pages do not run; leave it out`;
  if (text === undefined || propsOfType(tag, 'image').includes(name) || (showing.includes(tag) && name !== 'href')) return undefined;
  if (!addresses.includes(name) && !propsOfType(tag, 'link').includes(name)) return undefined;
  const problem = schemeProblem(text);
  return problem && `${subject} "${shown(text)}" ${problem}`;
}

/** What is wrong with an address whose scheme no page may use; undefined for paths. */
function schemeProblem(url: string): string | undefined {
  // Browsers leave out control characters and spaces before they read the scheme.
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec([...url].filter((character) => character > ' ').join('')) ?? [];
  if (scheme === undefined || schemes.includes(scheme.toLowerCase())) return undefined;
  return `has the scheme "${scheme}": write a path, or an address that begins with ${schemes.slice(0, -1).join(', ')} or ${schemes.at(-1)}`;
}

/** The beginning of an address, which may hold a whole file. */
function shown(url: string): string {
  return url.length > 60 ? `${url.slice(0, 60)}…` : url;
}

function tagsOf(node: Nodes): Tag[] {
  const tags: Tag[] = [];
  if (isJsx(node) && node.name) {
    const attributes = node.attributes.flatMap((attribute) => {
      if (attribute.type === 'mdxJsxAttribute') return [{ name: attribute.name, text: textOf(attribute) }];
      return [...codeNodes(attribute.data?.estree)].flatMap(propertyOf);
    });
    const isOfHead = isHeadTag(node);
    tags.push({ name: node.name, attributes, place: { ...node.position?.start }, isOfHead });
  }
  for (const { code } of codeOf(node)) {
    for (const part of codeNodes(code)) if (part.type === 'JSXOpeningElement') tags.push(tagInCode(part));
  }
  return tags;
}

function tagInCode(element: CodeNode): Tag {
  const attributes = (element.attributes as CodeNode[]).flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute') return [...codeNodes(attribute)].flatMap(propertyOf);
    const { name, value } = attribute as unknown as JSXAttribute;
    const content = value?.type === 'JSXExpressionContainer' ? value.expression : value;
    const text =
      content && content.type !== 'JSXEmptyExpression' && !content.type.startsWith('JSX') ? literalText(content as never) : undefined;
    return [{ name: name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`, text }];
  });
  return { name: jsxName(element.name), attributes, place: startOf(element) };
}

/** A property of what is spread into a tag, as in `{...{ onClick }}`. */
function propertyOf(node: CodeNode): Tag['attributes'] {
  if (node.type !== 'Property') return [];
  const { key, value } = node as unknown as Property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  return name === undefined ? [] : [{ name, text: literalText(value as never) }];
}

function textOf(attribute: MdxJsxAttribute): string | undefined {
  const value = literalOf(attribute);
  return typeof value === 'string' ? value : undefined;
}
