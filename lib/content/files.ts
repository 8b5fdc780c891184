import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

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

  /**
   * All content files, in the order of their paths. An unchanged file is the same object as in the call before. At once,
   * since the development server of React follows every promise, which takes many times as long as the files themselves.
   */
  read(): SourceFile[] {
    const paths = globSync(patterns, { cwd: this.root }).sort();
    const present = new Set(paths);
    for (const known of this.#cache.keys()) if (!present.has(known)) this.#cache.delete(known);
    return paths.map((filePath) => this.#readFile(filePath));
  }

  #readFile(filePath: string): SourceFile {
    const absolute = path.join(this.root, filePath);
    const { mtimeMs, size } = statSync(absolute);
    const stamp = `${mtimeMs}:${size}`;
    const cached = this.#cache.get(filePath);
    if (cached?.stamp === stamp) return cached.file;
    const file = { path: filePath.split(path.sep).join('/'), bytes: readFileSync(absolute) };
    this.#cache.set(filePath, { stamp, file });
    return file;
  }
}
