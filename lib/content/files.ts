import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** A content file on disk. */
export type SourceFile = {
  /** Path in the content folder, with `/`. */
  path: string;
  bytes: Uint8Array;
  /** Why the file is not read: a symbolic link on its path. `below` is the length of the path after the link. */
  fault?: { below: number; message: string };
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
    const name = filePath.split(path.sep).join('/');
    const fault = linkFault(this.root, name);
    const file = fault ? { path: name, bytes: new Uint8Array(), fault } : { path: name, bytes: readFileSync(absolute) };
    this.#cache.set(filePath, { stamp, file });
    return file;
  }
}

/**
 * Describes an invalid symbolic link on the path of a file. A link out of the content folder would publish files that are
 * not in the repository. A link to a parent folder would repeat all pages.
 */
function linkFault(root: string, file: string): SourceFile['fault'] {
  const realRoot = realpathSync(root);
  if (realpathSync(path.join(root, file)) === path.join(realRoot, file)) return undefined;
  const segments = file.split('/');
  for (const index of segments.keys()) {
    const link = segments.slice(0, index + 1).join('/');
    const target = realpathSync(path.join(root, link));
    const below = file.length - link.length;
    if (!isWithin(target, realRoot)) return { below, message: 'is a link that leads out of the content folder; put a copy here' };
    if (isWithin(path.dirname(path.join(realRoot, link)), target))
      return { below, message: 'is a link to a folder that it lies in, so it has no end; delete it' };
  }
  return undefined;
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(outer + path.sep);
}
