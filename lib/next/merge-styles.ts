import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brokenAssumption } from './assumptions';

/** The folder where the bundler writes style sheets. The merged one goes there too, so that its relative URLs stay valid. */
const folder = '/_next/static/chunks';

/** A `<link>` to a style sheet of Next.js, as React renders it. */
const linkPattern = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/** The same, in any form. */
const anyLinkPattern = /<link\b(?=[^>]*\brel="?stylesheet)[^>]*\/_next\/[^>]*>/g;

/**
 * Returns the Next.js style sheets that a page loads, in order.
 * @param html a page as Next.js exports it
 * @throws Error when a link has another form than expected
 */
export function linkedStyles(html: string): string[] {
  for (const [link] of html.matchAll(anyLinkPattern)) if (link.replace(linkPattern, '')) throw brokenAssumption('style-links', link);
  return [...html.matchAll(linkPattern)].map(([, href = '']) => href);
}

/**
 * Merges the style sheets of all pages into one file. A first visit then needs one request instead of several, and
 * navigation needs none. The merged file is hardly larger than the parts of one docs page.
 *
 * The old files remain, but empty, because lazily loaded chunks refer to them.
 * @param lists style sheets of each page, in the order of the page
 * @returns a function that replaces the URLs in a page or a payload
 */
export async function mergeStyles(exportDir: string, basePath: string, lists: Iterable<string[]>): Promise<(text: string) => string> {
  const order: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const href of list) {
      const known = order.indexOf(href);
      if (known < 0) order.splice(at, 0, href);
      at = Math.max(at, known < 0 ? at : known) + 1;
    }
  }
  if (order.length === 0) return (text) => text;
  const files = order.map((href) => path.join(exportDir, href.slice(basePath.length)));
  const css = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  const name = `${folder}/${createHash('sha256').update(css).digest('hex').slice(0, 13)}.css`;
  await writeFile(path.join(exportDir, name), css);
  for (const file of files) await writeFile(file, '');
  return (text) => replaceStyles(text, order, basePath + name);
}

/**
 * Replaces style sheets of a page or a payload with the merged one. React would ignore duplicate elements, but
 * duplicates of links and hints are removed to save bytes.
 */
export function replaceStyles(text: string, styles: string[], merged: string): string {
  const seen = new Set<string>();
  const once = (part: string) => {
    if (seen.has(part)) return '';
    seen.add(part);
    return part;
  };
  const anyStyle = new RegExp(`"(?:${styles.map((href) => href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})"`, 'g');
  return text
    .replace(anyStyle, () => `"${merged}"`)
    .replace(linkPattern, once)
    .replace(/:HL(?<=^:HL)\[.*\]\n/gm, once);
}
