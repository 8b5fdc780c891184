import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as htmlText } from 'hast-util-to-string';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { glob } from 'tinyglobby';
import { SKIP, visit } from 'unist-util-visit';
import { locales } from '../../lib/shared/i18n/locale-codes';

/** What a page and its twin must have in common, in order. */
type Outline = { headings: string[]; code: string[]; tables: string[]; links: string[]; diagrams: string[] };
const emptyOutline = (): Outline => ({ headings: [], code: [], tables: [], links: [], diagrams: [] });

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const hasClass = (element: Element, name: string) =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name);

/** Texts that a browser shows, without those for screen readers and controls. */
function shown(node: Element): string {
  const hidden = (child: ElementContent) => child.type === 'element' && (hasClass(child, 'visually-hidden') || child.tagName === 'button');
  return node.children
    .map((child) => (hidden(child) ? '' : child.type === 'element' ? shown(child) : child.type === 'text' ? child.value : ''))
    .join('');
}

/** The page's own text: what stands in `.prose`, after what is known of a component or a post. */
function ofPage(html: string, address: string): Outline {
  const outline = emptyOutline();
  // The frame around it is several times as long.
  const tree: Root = fromHtml(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  const parts: Record<'facts' | 'tags' | 'prose', Element[]> = { facts: [], tags: [], prose: [] };
  visit(tree, 'element', (node, _, parent) => {
    // Beside the title stands what is known of a component, and who wrote a post; the menu there is no part of the text.
    if (node.tagName === 'ul' && parent?.type === 'element' && parent.tagName === 'header') parts.facts.push(node);
    // A page has the tags of a post below its text, the twin above it.
    else if (node.tagName === 'a' && Array.isArray(node.properties.rel) && node.properties.rel.includes('tag')) parts.tags.push(node);
    else if (hasClass(node, 'prose')) parts.prose.push(node);
  });
  for (const part of [...parts.facts, ...parts.tags, ...parts.prose]) {
    // What a demo imports is folded away on the page, before the rest of the same file.
    let imports = '';
    visit(part, 'element', (node, _, parent) => {
      // It follows the fields of the reader, so Markdown has no form for it.
      if ('dataLive' in node.properties) return SKIP;
      // A book is the section in another form, as the twin is.
      if ('download' in node.properties) return SKIP;
      if (/^h[1-6]$/.test(node.tagName)) outline.headings.push(`${node.tagName.slice(1)} ${plain(shown(node))}`);
      else if ('dataDiagram' in node.properties) outline.diagrams.push(alternativeOf(node));
      else if (node.tagName === 'pre' && parent?.type === 'element' && 'dataImports' in parent.properties) imports = `${htmlText(node)}\n`;
      else if (node.tagName === 'pre') {
        outline.code.push(imports + htmlText(node).trimEnd());
        imports = '';
      } else if (node.tagName === 'tr')
        outline.tables.push(
          node.children
            .filter((cell) => cell.type === 'element')
            // Previews of tokens are pictures, which Markdown has no form for.
            .filter((cell) => !hasClass(cell, 'look'))
            .map((cell) => plain(shown(cell)))
            .join(' | '),
        );
      else if (node.tagName === 'a' && !hasClass(node, 'heading-anchor') && !('dataFootnoteBackref' in node.properties) && !isZoom(node))
        outline.links.push(normal(String(node.properties.href ?? ''), address));
    });
  }
  return outline;
}

/** Links around pictures, which enlarge them. */
const isZoom = (node: Element) => node.children.some((child) => child.type === 'element' && ['picture', 'img'].includes(child.tagName));

/** What a drawn diagram says to those who do not see it. */
function alternativeOf(diagram: Element): string {
  let alternative = '';
  visit(diagram, 'element', (node) => {
    if (node.properties.role === 'img') alternative = plain(String(node.properties.ariaLabel ?? ''));
  });
  return alternative;
}

function ofTwin(markdown: string, address: string): Outline {
  const outline = emptyOutline();
  const text = (node: Nodes): string => ('value' in node ? node.value : 'children' in node ? node.children.map(text).join('') : '');
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  visit(tree, (node, index, parent) => {
    if (node.type === 'code' && node.lang === 'mermaid') {
      // The page has the drawing, the twin its source; both say in words what it shows.
      const words = parent?.children[(index ?? 0) - 1];
      outline.diagrams.push(words ? plain(text(words)) : '');
    } else if (node.type === 'heading') outline.headings.push(`${node.depth} ${plain(text(node))}`);
    else if (node.type === 'code') outline.code.push(node.value.trimEnd());
    else if (node.type === 'tableRow') outline.tables.push(node.children.map((cell) => plain(text(cell))).join(' | '));
    // Without a position, the parser made a link of an email address that is escaped.
    else if (node.type === 'link' && node.position) outline.links.push(normal(node.url, address));
  });
  outline.headings.shift();
  return outline;
}

/** A link as the browser resolves it; that of a twin is the page's. */
function normal(href: string, address: string): string {
  const url = new URL(href, address);
  return url.origin === new URL(address).origin ? url.pathname.replace(/\.md$/, '') + url.search + url.hash : href;
}

for (const [folder, base, checked] of [
  // The languages that have docs of their own; in the others, docs are those of English.
  ['out', '', ['en', 'de', 'zh']],
  // What differs is the sub-path alone.
  ['out.sub', '/sub', ['en']],
] as [string, string, readonly string[]][]) {
  test(`every page of ${folder} in ${checked.join(', ')} has the headings, code, tables and links of its Markdown twin`, async () => {
    test.setTimeout(600_000);
    const origin = /<loc>(https?:\/\/[^/<]+)/.exec(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'))?.[1] ?? '';
    const twins = await glob(['**/*.md'], { cwd: folder });
    const pages = (await glob(['{,*/}{docs,blog}/**/*.html'], { cwd: folder })).filter((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      return html.includes('class="prose"');
    });
    for (const locale of locales) {
      const start = `${locale === 'en' ? '' : `${locale}/`}blog/`;
      expect(pages.filter((file) => file.startsWith(start)).length, start).toBeGreaterThan(20);
    }
    expect(twins.map((file) => file.replace(/\.md$/, '')).sort()).toEqual(pages.map((file) => file.replace(/\.html$/, '')).sort());
    for (const file of pages) {
      if (!checked.includes(locales.find((locale) => file.startsWith(`${locale}/`)) ?? 'en')) continue;
      const name = file.replace(/\.html$/, '');
      const address = `${origin}${base}/${name}`;
      const html = readFileSync(path.join(folder, file), 'utf8');
      const markdown = readFileSync(path.join(folder, `${name}.md`), 'utf8');
      expect(ofTwin(markdown, address), name).toEqual(ofPage(html, address));
      expect(html.includes(`<link rel="alternate" type="text/markdown" href="${address}.md"`), name).toBe(true);
      // Nothing of the source's components is left.
      const prose = markdown.replace(/^( *)```[\s\S]*?^\1```$/gm, '').replace(/`[^`\n]+`/g, '');
      expect(prose, name).not.toMatch(/<\/?[A-Z]\w*[\s/>]|\{\/\*|^import .* from /m);
    }
  });
}
