import { compile } from '@mdx-js/mdx';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { createContext } from './context';
import { preprocess } from './preprocess';
import { rehypeCode, rehypeCollect, rehypeLongCode, rehypeTables, rehypeTasks } from './rehype-plugins';
import { remarkActiveHtml } from './remark-active-html';
import { remarkCodeBlocks } from './remark-code-blocks';
import { remarkDemos } from './remark-demos';
import { remarkHead } from './remark-head';
import { remarkImports } from './remark-imports';
import { remarkJavadocs } from './remark-javadocs';
import { remarkOutline } from './remark-outline';
import { remarkAdmonitions, remarkDropTitle, remarkHeadingIds, remarkLost, remarkTidy } from './remark-plugins';
import { remarkProps } from './remark-props';
import { remarkReference } from './remark-reference';
import { remarkTabValues } from './remark-tab-values';
import { remarkTabs } from './remark-tabs';
import { remarkTokens } from './remark-tokens';
import { remarkSyntax } from './syntax';
import type { Artifact, Position } from './types';

/** The link to a heading, beside it. */
const headingAnchors = {
  behavior: 'after' as const,
  // The heading that GFM adds above footnotes is visually hidden.
  test: (heading: Element) => /^h[2-6]$/.test(heading.tagName) && heading.properties.id !== 'footnote-label',
  content: { type: 'text' as const, value: '#' },
  properties: (heading: Element) => ({ className: ['heading-anchor'], 'data-heading': textOf(heading) }),
  group: (heading: Element): Element => ({
    type: 'element',
    tagName: 'div',
    properties: { className: ['heading', heading.tagName] },
    children: [],
  }),
};

/**
 * Compiles the body of a page. Does not throw for what an author wrote: problems are part of the result,
 * with lines counted from the body's first.
 */
export async function compileMdx(body: string, locale: Locale = defaultLocale): Promise<Artifact> {
  const found: Artifact = {
    code: '',
    headings: [],
    anchors: [],
    links: [],
    images: [],
    frames: [],
    partials: [],
    aliases: {},
    sources: {},
    demos: [],
    pictures: [],
    javadocs: [],
    diagrams: [],
    outline: { headings: [], fences: [], codes: [], elements: [], productNames: [] },
    problems: [],
  };
  const context = createContext(locale, found.sources);
  // GFM needs the texts of footnotes before it has parsed the body. Task lists need texts too.
  const texts = /\[(?:\^|[ xX]\])/.test(body) ? await context.texts() : undefined;
  const file = new VFile(preprocess(body));
  try {
    const compiled = await compile(file, {
      outputFormat: 'function-body',
      // As an attribute: a strict security policy allows no inline styles.
      tableCellAlignToStyle: false,
      remarkPlugins: [
        remarkSyntax, // :::note blocks and <https://…>
        remarkGfm, // tables, footnotes, task lists
        remarkLost, // warns of footnotes and cells that no reader sees
        remarkDropTitle, // the page shows its title itself
        remarkHeadingIds, // {#id}
        remarkCodeBlocks, // <CodeBlock> of Docusaurus
        remarkOutline(found), // collects data for checks
        remarkAdmonitions, // :::note becomes <Admonition>
        remarkTidy, // images alone in a paragraph, `class`
        remarkHead, // <Head> of Docusaurus
        remarkActiveHtml(found), // rejects scripts, styles, event handlers
        remarkImports(found), // resolves imports
        remarkTabValues(found), // labels of tabs
        remarkProps(found), // checks properties
        remarkTabs(found), // checks tabs
        remarkDemos(found, context), // collects demos
        remarkJavadocs(found), // collects links to the Java API
        remarkReference(found, context), // expands tables from content/data
        remarkTokens(found, context), // expands samples of theme tokens
      ],
      remarkRehypeOptions: texts && {
        footnoteLabel: texts.footnotes,
        footnoteBackLabel: (reference, again) =>
          texts.footnoteBack.replace('{reference}', `${reference + 1}${again > 1 ? `-${again}` : ''}`),
      },
      rehypePlugins: [
        rehypeCode(found, context), // highlights code
        rehypeSlug, // ids of other headings
        // Headings, links, and images.
        rehypeCollect(found, () => new Set(found.partials.map(({ name }) => name))),
        [rehypeAutolinkHeadings, headingAnchors],
        rehypeTables, // frames that scroll
        rehypeLongCode, // marks code that may break
        rehypeTasks(texts), // labels of task lists
      ],
    });
    found.code = String(compiled);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    found.problems.push({ severity: 'error', ...(headingIdProblem(error, body) ?? syntaxProblem(error)) });
  }
  for (const message of file.messages) {
    // `file.info` leaves `fatal` undefined, `file.message` sets it to false.
    if (message.fatal !== true)
      found.problems.push({ severity: message.fatal === false ? 'error' : 'warning', message: message.reason, ...placeOf(message) });
  }
  return found;
}

function placeOf(message: VFileMessage): Position {
  return { line: message.line ?? undefined, column: message.column ?? undefined };
}

/** Hints by error message of the parser. */
const hints: [reason: RegExp, hint: string][] = [
  [/parse expression|in expression, expected/, 'A "{" in text begins an expression: write \\{ or put the text into code font'],
  [/parse import/, 'A line that begins with "import" or "export" is read as code: begin it with another word'],
  [/(?:before|in|after) (?:local |member )?name|closing slash/, 'A "<" in text begins a tag: write \\< or put the text into code font'],
];

const elementsWithoutContent = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];

/**
 * Returns the parser's message with a hint. For an unclosed tag, returns the position of the tag instead of the
 * position where the parser failed.
 */
function syntaxProblem(error: VFileMessage): Position & { message: string } {
  const { reason } = error;
  const [, start, name = '', line, column] = /^(Expected a closing tag for `<([^>`]*)>`) \((\d+):(\d+)-/.exec(reason) ?? [];
  if (start) return { message: `${start}. ${closingHint(name)}`, line: Number(line), column: Number(column) };
  const [, hint] = hints.find(([pattern]) => pattern.test(reason)) ?? [];
  return { message: hint ? `${reason}. ${hint}` : reason, ...placeOf(error) };
}

/** An id of a heading with a space, which the parser reads as an expression. */
function headingIdProblem({ line }: VFileMessage, body: string): (Position & { message: string }) | undefined {
  const text = body.split('\n')[(line ?? 0) - 1] ?? '';
  const [, before = '', id] = /^([\s>]*#{1,6}\s.*?\{#)([^{}]*\s[^{}]*)\}\s*$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  const valid =
    id
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'id';
  return { message: `the id "${id}" of the heading holds a space: write {#${valid}}`, line: line ?? undefined, column: before.length - 1 };
}

function closingHint(name: string): string {
  if (elementsWithoutContent.includes(name)) return `Write <${name} />`;
  return `Write </${name}> where it ends, or, where it is no tag, put it into code font`;
}
