import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { SiteModel } from '../routes/model';
import type { Route } from '../routes/table';
import { canBeKept, type Fingerprints } from './fingerprints';

/** What the build of an export notes down for the next one. */
type ExportRecord = {
  /** Of the code that made it. */
  code: string;
  fingerprints: Fingerprints;
  /** Style sheets of its pages, see `mergeStyles`. */
  styles: string[][];
  /** Whether the check of the export had nothing to say. */
  isFaultless: boolean;
  /** Size and time of each file, which tell whether somebody else has changed it: path within the export → both. */
  files: Record<string, [bytes: number, modified: number]>;
};

const nothing: ExportRecord = { code: '', fingerprints: { shared: '', pages: {} }, styles: [], isFaultless: false, files: {} };

/** Where the record of an export is. */
export const recordFile = (folder: string) => path.join('.cache/exports', `${folder.replace(/[^\w.-]/g, '_')}.json`);

/** Notes down what a finished export was made from. */
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

/** Files of a page, without compressed copies. */
const filesOf = (url: string) => ['.html', '.txt', '.md'].map((extension) => url.slice(1) + extension);

const copies = ['.br', '.gz'];

/** Whether all files of an export are as they were noted down. */
const isIntact = (folder: string, files: ExportRecord['files']) =>
  Object.entries(files).every(([name, [bytes, modified]]) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return found?.size === bytes && found.mtimeMs === modified;
  });

/**
 * The export that the last build left, if the same code made it and nobody has touched it since: pages that would become
 * the same are taken from there. Files are looked at and linked one by one and at once, as there are twenty thousand of
 * them: promises cost ten times as much as the work.
 */
export class LastExport {
  /** URLs of the pages that are kept. */
  readonly kept: ReadonlySet<string>;

  private constructor(
    readonly folder: string,
    private readonly record: ExportRecord,
    kept: Iterable<string> = [],
  ) {
    this.kept = new Set(kept);
  }

  /** The export in a folder; an empty one if there is none, other code made it, or a file of it has changed. */
  static async open(folder: string, code: string): Promise<LastExport> {
    const record: ExportRecord = await readFile(recordFile(folder), 'utf8')
      .then(JSON.parse)
      .catch(() => nothing);
    return new LastExport(folder, record.code === code && isIntact(folder, record.files) ? record : nothing);
  }

  /** Whether there is nothing to take. */
  get isEmpty(): boolean {
    return this.record === nothing;
  }

  /** The same, with the pages chosen that are kept: neither what all pages show has changed, nor their texts. */
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

  /** Style sheets of the pages that are kept, see `mergeStyles`. */
  get styles(): string[][] {
    return this.kept.size > 0 ? this.record.styles : [];
  }

  /** All files of the export if its check had nothing to say, and pages of it are kept. */
  get faultlessFiles(): string[] {
    return this.kept.size > 0 && this.record.isFaultless ? Object.keys(this.record.files) : [];
  }

  /** Puts the kept pages into a new export, and images and scripts that only they load. What is there already stays. */
  takePages(exportDir: string): void {
    if (this.kept.size === 0) return;
    for (const name of [...this.kept].flatMap(filesOf)) this.#take(exportDir, name);
    this.takeFiles(exportDir, /^(?:content-assets|_next\/static\/inline)\//);
  }

  /**
   * Puts the files into a new export that a pattern matches.
   * @returns how many, without compressed copies
   */
  takeFiles(exportDir: string, pattern: RegExp): number {
    const names = Object.keys(this.record.files).filter((name) => pattern.test(name) && !copies.includes(path.extname(name)));
    for (const name of names) this.#take(exportDir, name);
    return names.length;
  }

  /**
   * Puts the compressed copies of a file into a new export, if the last one has the same file.
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

  /** Gives a file a second name, which costs neither time nor space; or a copy, where the file system has no such thing. */
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
