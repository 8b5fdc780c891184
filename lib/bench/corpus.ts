import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/**
 * Copies the content with `scale` copies of every docs page. Copies are next to their page, so that links stay valid.
 * The copy may be edited.
 */
export async function writeCorpus(from: string, to: string, scale: number): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const pages = await glob(['*/docs/**/*.{md,mdx}'], { cwd: to, ignore: ['**/_*'] });
  for (const page of pages) {
    const { dir, name, ext } = path.parse(page);
    const text = await readFile(path.join(to, page), 'utf8');
    for (let copy = 2; copy <= scale; copy++) {
      // The build requires a unique URL and unique titles.
      const own = text.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
        frontMatter
          .replace(/^(?:slug|id|displayed_sidebar):.*\n/gm, '')
          .replace(
            /^((?:title|title_meta): *)(["']?)(.+?)\2 *$/gm,
            (_, key: string, quote: string, title: string) => `${key}${quote}${title}, copy ${copy}${quote}`,
          ),
      );
      await writeFile(path.join(to, dir, `${name}-copy-${copy}${ext}`), own);
    }
  }
}
