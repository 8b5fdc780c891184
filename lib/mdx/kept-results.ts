import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of slow work, kept on disk by a hash of what each one depends on. */
export class KeptResults<Result> {
  readonly #kept: Map<string, Result>;
  readonly #used = new Map<string, Result>();

  private constructor(
    readonly file: string,
    readonly fingerprint: string,
    kept: Record<string, Result>,
  ) {
    this.#kept = new Map(Object.entries(kept));
  }

  /**
   * Reads the results of the last run. There are none if the file is missing, damaged, or has another fingerprint.
   * @param file JSON file below `.cache`
   * @param fingerprint hash of what all results depend on
   */
  static async open<Result>(file: string, fingerprint: string): Promise<KeptResults<Result>> {
    const kept = await readFile(file, 'utf8')
      .then((json) => JSON.parse(json) as { fingerprint: string; results: Record<string, Result> })
      .catch(() => undefined);
    return new KeptResults(file, fingerprint, kept?.fingerprint === fingerprint ? kept.results : {});
  }

  /**
   * Returns the kept result of some inputs.
   * @param inputs what the result depends on
   * @param make returns the result if none is kept
   */
  async get(inputs: readonly string[], make: () => Result | Promise<Result>): Promise<Result> {
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 24);
    const result = this.#used.get(key) ?? this.#kept.get(key) ?? (await make());
    this.#used.set(key, result);
    return result;
  }

  /**
   * Writes the results of this run to disk if they differ from those of the last one.
   * @param isPartial whether the run asked only for a part of the results. Otherwise, those that it did not use are dropped.
   */
  async save(isPartial = false): Promise<void> {
    const results = new Map(isPartial ? [...this.#kept, ...this.#used] : this.#used);
    if (results.size === this.#kept.size && [...results.keys()].every((key) => this.#kept.has(key))) return;
    await mkdir(path.dirname(this.file), { recursive: true });
    await writeFile(this.file, JSON.stringify({ fingerprint: this.fingerprint, results: Object.fromEntries(results) }));
  }
}

/** Returns a hash of source files, given from the root of the project, and of other texts. */
export async function hashOfCode(files: readonly string[], ...others: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const file of files) hash.update(await readFile(path.join(process.cwd(), file)));
  return hash.digest('hex');
}
