import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { SiteModel } from '../routes/model';
import type { Route } from '../routes/table';
import { canBeKept, type Fingerprints } from './fingerprints';

/** What a build records about its export for the next build. */
type ExportRecord = {
  /** Hash of the code that built it. */
  code: string;
  fingerprints: Fingerprints;
  /** Style sheets of its pages (see `mergeStyles`). */
  styles: string[][];
  /** Whether the check of the export found no problems. */
  isFaultless: boolean;
  /** Size and time of each file by path in the export. They show whether anyone has changed it since. */
  files: Record<string, [bytes: number, modified: number]>;
};

const nothing: ExportRecord = { code: '', fingerprints: { shared: '', pages: {} }, styles: [], isFaultless: false, files: {} };

/** Path of the record of an export. */
export const recordFile = (folder: string) => path.join('.cache/exports', `${folder.replace(/[^\w.-]/g, '_')}.json`);

/** Writes the record of a finished export. */
export async function writeRecord(folder: string, record: Omit<ExportRecord, 'files'>): Promise<void> {
  const files: ExportRecord['files'] = {};
  for (const name of await glob(['**/*'], { cwd: folder, dot: true })) {
    const { size, mtimeMs } = statSync(path.join(folder, name));
    files[name] = [size, mtimeMs];
  }
  const file = recordFile(folder);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ ...record, files }));
}

/** Files of a page, without their compressed copies. */
const filesOf = (url: string) => ['.html', '.txt', '.md'].map((extension) => url.slice(1) + extension);

const copies = ['.br', '.gz'];

/** Whether all recorded files still have their recorded size and time. */
const isIntact = (folder: string, files: ExportRecord['files']) =>
  Object.entries(files).every(([name, [bytes, modified]]) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return found?.size === bytes && found.mtimeMs === modified;
  });

/**
 * The export of the last build. It is used only if the same code built it and no file has changed since. Unchanged
 * pages are linked from it into the new export. File access is synchronous: there are twenty thousand files, and
 * promises would cost ten times as much as the work itself.
 */
export class LastExport {
  /** URLs of the pages that are reused. */
  readonly kept: ReadonlySet<string>;

  private constructor(
    readonly folder: string,
    private readonly record: ExportRecord,
    kept: Iterable<string> = [],
  ) {
    this.kept = new Set(kept);
  }

  /** Opens the export in a folder. Returns an empty one if there is none, if other code built it, or if a file has changed. */
  static async open(folder: string, code: string): Promise<LastExport> {
    const record: ExportRecord = await readFile(recordFile(folder), 'utf8')
      .then(JSON.parse)
      .catch(() => nothing);
    return new LastExport(folder, record.code === code && isIntact(folder, record.files) ? record : nothing);
  }

  /** Whether nothing can be reused. */
  get isEmpty(): boolean {
    return this.record === nothing;
  }

  /** Returns a copy that reuses the pages whose texts are unchanged. If shared content has changed, it reuses none. */
  keep(now: Fingerprints, { routes }: Pick<SiteModel, 'routes'>): LastExport {
    const { shared, pages } = this.record.fingerprints;
    if (shared !== now.shared) return this;
    const isSame = (route: Route) =>
      canBeKept(route) && now.pages[route.url] === pages[route.url] && this.#has(`${route.url.slice(1)}.html`);
    return new LastExport(
      this.folder,
      this.record,
      routes.filter(isSame).map(({ url }) => url),
    );
  }

  /** Style sheets of the reused pages (see `mergeStyles`). */
  get styles(): string[][] {
    return this.kept.size > 0 ? this.record.styles : [];
  }

  /** All files of the export if its check found no problems and some of its pages are reused. Otherwise empty. */
  get faultlessFiles(): string[] {
    return this.kept.size > 0 && this.record.isFaultless ? Object.keys(this.record.files) : [];
  }

  /** Links the reused pages into a new export, with the scripts that only they load. Existing files stay. */
  takePages(exportDir: string): void {
    if (this.kept.size === 0) return;
    for (const name of [...this.kept].flatMap(filesOf)) this.#take(exportDir, name);
    this.takeFiles(exportDir, /^_next\/static\/inline\//);
  }

  /**
   * Links all files that match a pattern into a new export.
   * @returns the number of files, without compressed copies
   */
  takeFiles(exportDir: string, pattern: RegExp): number {
    const names = Object.keys(this.record.files).filter((name) => pattern.test(name) && !copies.includes(path.extname(name)));
    for (const name of names) this.#take(exportDir, name);
    return names.length;
  }

  /**
   * Links the compressed copies of a file into a new export if the last export has the same file.
   * @returns whether it did
   */
  takeCopies(exportDir: string, name: string, content: Buffer): boolean {
    if (this.record.files[name]?.[0] !== content.length) return false;
    if (!copies.every((copy) => this.#has(name + copy))) return false;
    if (!readFileSync(path.join(this.folder, name)).equals(content)) return false;
    for (const copy of copies) this.#link(exportDir, name + copy);
    return true;
  }

  #has(name: string): boolean {
    return name in this.record.files;
  }

  #take(exportDir: string, name: string): void {
    if (!this.#has(name) || existsSync(path.join(exportDir, name))) return;
    for (const copy of ['', ...copies]) if (this.#has(name + copy)) this.#link(exportDir, name + copy);
  }

  /** Creates a hard link, which needs no time and no space. Copies the file if the file system has no hard links. */
  #link(exportDir: string, name: string): void {
    const [from, to] = [path.join(this.folder, name), path.join(exportDir, name)];
    mkdirSync(path.dirname(to), { recursive: true });
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}
