import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the bundler puts style sheets. The one for all lies there as well, so that relative addresses in it hold. */
const folder = '/_next/static/chunks';

/** Link to a style sheet of the framework's, as React writes it into pages. */
const linkPattern = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * The style sheets of the framework that a page loads, in their order.
 * @param html of a page as the framework exports it
 */
export function linkedStyles(html: string): string[] {
  return [...html.matchAll(linkPattern)].map(([, href = '']) => href);
}

/**
 * Puts the style sheets of all pages into one file. Small files, each with a request and headers of its own, are what a
 * first visit would wait for; together they are hardly larger than the parts of one docs page, and no navigation loads any.
 *
 * The files stay, empty: chunks that are loaded later name those that they need.
 * @param lists style sheets of each page, in the order of the page
 * @returns what gives the new address to a page or a payload
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
 * Gives a page or a payload one style sheet in place of others. React knows style sheets by their addresses, so it does
 * not mind elements that repeat; links and hints that do are left out nonetheless.
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
