import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ApiData, JavaApi } from './api';
import { missingImports } from './imports';
import { checkNames, type Surroundings } from './names';
import { parseJava } from './parse';
import type { Finding } from './type-names';

/** Findings in a snippet. If it cannot be parsed, the syntax error is the only finding. */
type Checked = { syntax: Finding[]; names: Finding[]; imports: Finding[] };

/** Checks Java snippets. Caches results on disk by a hash of the inputs. */
export class JavaCheck {
  readonly #results = new Map<string, Checked>();
  /** Results of this run. Others are dropped from the cache. */
  readonly #used = new Map<string, Checked>();

  private constructor(
    readonly api: JavaApi,
    readonly cacheFile: string,
    readonly fingerprint: string,
  ) {}

  /**
   * @param contentRoot folder with `data/java-api.json`
   * @returns undefined if there is no such file
   * @throws Error when the file cannot be read
   */
  static async open(contentRoot: string, cacheFile = path.join(process.cwd(), '.cache', 'java.json')): Promise<JavaCheck | undefined> {
    const text = await readFile(path.join(contentRoot, 'data/java-api.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const check = new JavaCheck(new JavaApi(JSON.parse(text) as ApiData), cacheFile, await fingerprintOf(text));
    const kept = await readFile(cacheFile, 'utf8')
      .then((json) => JSON.parse(json) as { fingerprint: string; results: Record<string, Checked> })
      .catch(() => undefined);
    if (kept?.fingerprint === check.fingerprint) for (const [key, result] of Object.entries(kept.results)) check.#results.set(key, result);
    return check;
  }

  /** Returns the findings in a snippet. `page` describes the page around it. */
  async check(code: string, page: Surroundings): Promise<Checked> {
    // Only names that occur in the snippet affect its result, so only they belong in the cache key.
    const types = new Set([...page.types].filter((name) => code.includes(name)).sort());
    const variables = new Map([...(page.variables ?? [])].filter(([name]) => code.includes(name)).sort());
    const key = createHash('sha256')
      .update(JSON.stringify([...types, ...variables]))
      .update(code)
      .digest('hex')
      .slice(0, 24);
    const result = this.#used.get(key) ?? this.#results.get(key) ?? (await this.#run(code, { types, variables }));
    this.#used.set(key, result);
    return result;
  }

  async #run(code: string, page: Surroundings): Promise<Checked> {
    const parsed = await parseJava(code);
    if ('error' in parsed) return { syntax: [parsed.error], names: [], imports: [] };
    const { root } = parsed;
    return { syntax: [], names: checkNames(root, this.api, page), imports: missingImports(root, this.api, page.types) };
  }

  /** Writes the results of this run to disk. */
  async save(): Promise<void> {
    if (this.#used.size === this.#results.size && [...this.#used.keys()].every((key) => this.#results.has(key))) return;
    await mkdir(path.dirname(this.cacheFile), { recursive: true });
    await writeFile(this.cacheFile, JSON.stringify({ fingerprint: this.fingerprint, results: Object.fromEntries(this.#used) }));
  }
}

/** Hash of the API data and of the code of the check. */
async function fingerprintOf(data: string): Promise<string> {
  const folder = path.join(process.cwd(), 'lib/checks/java');
  const hash = createHash('sha256').update(data);
  for (const name of (await readdir(folder)).sort()) if (!/\.test\./.test(name)) hash.update(await readFile(path.join(folder, name)));
  return hash.update(await readFile(path.join(process.cwd(), 'package-lock.json'))).digest('hex');
}

/** Returns the names of types that Java code declares. */
export function declaredTypes(code: string): string[] {
  return [...code.matchAll(/\b(?:class|interface|enum|record)\s+([A-Z]\w*)/g)].map(([, name = '']) => name);
}

/** Returns variables and fields that snippets declare, with their types as written. Leaves out names with different types. */
export function declaredVariables(snippets: string[]): Map<string, string> {
  const found = new Map<string, string | undefined>();
  for (const code of snippets) {
    for (const [, type = '', name = ''] of code.matchAll(/\b([A-Z][\w.]*(?:<[^;=(){}\n]*>)?(?:\[\])?)[ \t]+([a-z]\w*)\s*(?=[=;:,)])/g))
      found.set(name, found.has(name) && found.get(name) !== type ? undefined : type);
    // Lambda parameters and `var` variables have unknown types.
    for (const [, variable, parameter] of code.matchAll(/\bvar\s+(\w+)|\b(\w+)\s*->/g)) found.set(variable ?? parameter ?? '', undefined);
  }
  return new Map([...found].flatMap(([name, type]) => (type === undefined ? [] : [[name, type] as const])));
}
