import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsx } from './jsx';
import type { Artifact } from './types';

/** Matches misspelled product names (`webforj`, `WebForJ`), but not in URLs and file names. */
const misspelled = /(?<![\w./@:-])web[\s-]?forj(?![\w/@:-]|\.\w)/gi;

/** Returns the misspelled product names in a text. */
export function misspelledNames(text: string): RegExpExecArray[] {
  return [...text.matchAll(misspelled)].filter(([found]) => found !== 'webforJ');
}

/**
 * Collects data for checks of the whole site: headings, source of code, inline code, elements, and product names. Must
 * run after heading ids are set and before anything is replaced.
 */
export function remarkOutline(found: Pick<Artifact, 'outline'>) {
  return () =>
    (tree: Root): void => {
      const { headings, fences, codes, elements, productNames } = found.outline;
      const slugger = new GithubSlugger();
      visit(tree, (node) => {
        const place = { line: node.position?.start.line, column: node.position?.start.column };
        if (node.type === 'code') fences.push({ language: node.lang ?? '', meta: node.meta ?? '', code: node.value, ...place });
        else if (node.type === 'inlineCode') codes.push({ text: node.value, ...place });
        else if (node.type === 'heading') {
          const own = (node.data?.hProperties as { id?: string } | undefined)?.id;
          const text = textOf(node);
          headings.push({ id: own ?? slugger.slug(text), hasOwnId: own !== undefined, depth: node.depth, text, ...place });
        } else if (node.type === 'containerDirective') elements.push({ name: `:::${node.name}`, ...place });
        else if (isJsx(node) && node.name) elements.push({ name: node.name, ...place });
        else if (node.type === 'text' && node.position) {
          for (const match of misspelledNames(node.value)) {
            const before = node.value.slice(0, match.index).split('\n');
            const line = node.position.start.line + before.length - 1;
            const column = (before.length > 1 ? 1 : node.position.start.column) + (before.at(-1)?.length ?? 0);
            productNames.push({ text: match[0], line, column });
          }
        }
      });
    };
}

function textOf(node: Nodes): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
