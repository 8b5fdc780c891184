import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** A content file on disk. */
export type SourceFile = {
  /** Path in the content folder, with `/`. */
  path: string;
  bytes: Uint8Array;
};

/** Files that the content model reads. Samples and images are read by the code that uses them. */
const patterns = [
  '*/docs{,-*}/**/*.{md,mdx}',
  '*/docs{,-*}/**/_category_.{json,yml,yaml}',
  '*/blog/**/*.{md,mdx}',
  '{,*/}{authors,tags}.yml',
  '*/pages/*.mdx',
];

/** Reads a content folder repeatedly. Opens only files that have changed since the last call. */
export class ContentReader {
  readonly #cache = new Map<string, { stamp: string; file: SourceFile }>();

  /** @param root content folder, absolute */
  constructor(readonly root: string) {}

  /**
   * Returns all content files, sorted by path. An unchanged file is the same object as in the previous call. It is
   * synchronous, because React's development server tracks every promise, which takes many times as long as reading the
   * files.
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
