import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** A content file as found on disk. */
export type SourceFile = {
  /** Path below the content folder, with `/`. */
  path: string;
  bytes: Uint8Array;
};

/** Everything the content model reads; samples and images are read where they are used. */
const patterns = [
  '*/docs{,-*}/**/*.{md,mdx}',
  '*/docs{,-*}/**/_category_.{json,yml,yaml}',
  '*/blog/**/*.{md,mdx}',
  '{,*/}{authors,tags}.yml',
  '*/pages/*.mdx',
];

/** Reads a content folder again and again, opening only the files that changed in between. */
export class ContentReader {
  readonly #cache = new Map<string, { stamp: string; file: SourceFile }>();

  /** @param root content folder, absolute */
  constructor(readonly root: string) {}

  /** All content files, in the order of their paths. An unchanged file is the same object as in the call before. */
  async read(): Promise<SourceFile[]> {
    const paths = (await glob(patterns, { cwd: this.root })).sort();
    for (const known of this.#cache.keys()) if (!paths.includes(known)) this.#cache.delete(known);
    return Promise.all(paths.map((filePath) => this.#readFile(filePath)));
  }

  async #readFile(filePath: string): Promise<SourceFile> {
    const absolute = path.join(this.root, filePath);
    const { mtimeMs, size } = await stat(absolute);
    const stamp = `${mtimeMs}:${size}`;
    const cached = this.#cache.get(filePath);
    if (cached?.stamp === stamp) return cached.file;
    const file = { path: filePath.split(path.sep).join('/'), bytes: await readFile(absolute) };
    this.#cache.set(filePath, { stamp, file });
    return file;
  }
}
