import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/**
 * Copies the content, with every docs page `scale` times over: copies lie beside their page, so that their links hold.
 * The copy can be edited without harm.
 */
export async function writeCorpus(from: string, to: string, scale: number): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const pages = await glob(['*/docs/**/*.{md,mdx}'], { cwd: to, ignore: ['**/_*'] });
  for (const page of pages) {
    const { dir, name, ext } = path.parse(page);
    const text = await readFile(path.join(to, page), 'utf8');
    for (let copy = 2; copy <= scale; copy++) {
      // An address and titles of its own, which the build wants of every page.
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
