import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfCode, KeptResults } from '../../mdx/kept-results';
import { type ApiData, JavaApi } from './api';
import { missingImports } from './imports';
import { checkNames, type Surroundings } from './names';
import { parseJava } from './parse';
import type { Finding } from './type-names';

/** Findings in a snippet. If it cannot be parsed, the syntax error is the only finding. */
type Checked = { syntax: Finding[]; names: Finding[]; imports: Finding[] };

/** Checks Java snippets. Keeps results on disk. */
export class JavaCheck {
  private constructor(
    readonly api: JavaApi,
    readonly results: KeptResults<Checked>,
  ) {}

  /**
   * @param contentRoot folder with `data/java-api.json`
   * @returns undefined if there is no such file
   * @throws Error when the file cannot be read
   */
  static async open(contentRoot: string, cacheFile = path.join(process.cwd(), '.cache', 'java.json')): Promise<JavaCheck | undefined> {
    const text = await readFile(path.join(contentRoot, 'data/java-api.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const folder = 'lib/checks/java';
    const code = (await readdir(path.join(process.cwd(), folder))).filter((name) => !/\.test\./.test(name)).sort();
    const fingerprint = await hashOfCode([...code.map((name) => `${folder}/${name}`), 'package-lock.json'], text);
    return new JavaCheck(new JavaApi(JSON.parse(text) as ApiData), await KeptResults.open(cacheFile, fingerprint));
  }

  /** Returns the findings in a snippet. `page` describes the page around it. */
  check(code: string, page: Surroundings): Promise<Checked> {
    // Only names that occur in the snippet affect its result.
    const types = new Set([...page.types].filter((name) => code.includes(name)).sort());
    const variables = new Map([...(page.variables ?? [])].filter(([name]) => code.includes(name)).sort());
    return this.results.get([JSON.stringify([...types, ...variables]), code], () => this.#run(code, { types, variables }));
  }

  async #run(code: string, page: Surroundings): Promise<Checked> {
    const parsed = await parseJava(code);
    if ('error' in parsed) return { syntax: [parsed.error], names: [], imports: [] };
    const { root } = parsed;
    return { syntax: [], names: checkNames(root, this.api, page), imports: missingImports(root, this.api, page.types) };
  }
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
