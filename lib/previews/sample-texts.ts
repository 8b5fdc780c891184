import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedPreview } from './types';

/** Java types by full name, as in `content/data/java-api.json`. */
type JavaTypes = Readonly<Record<string, { kind: string; fields?: Readonly<Record<string, string>> }>>;

/** What the source of a demo says: texts that its view can show, and the components that it creates. */
export type SampleTexts = {
  /** Whether the view can show a text. */
  has(text: string): boolean;
  /** Java classes with the place where each is created first. */
  created: Map<string, { file: string; line: number }>;
};

/** Strings of Java: text blocks, and literals that `+` joins. */
const stringPattern = /"""[ \t]*\n([\s\S]*?)"""|"(?:\\.|[^"\\\n])*"(?:\s*\+\s*"(?:\\.|[^"\\\n])*")*/g;

/**
 * Reads the texts of a demo from its sources, and from classes in the same folder that they mention.
 * @param sources files below `samples`
 */
export async function readSampleTexts(contentRoot: string, sources: readonly string[], javaTypes: JavaTypes): Promise<SampleTexts> {
  const files = await withHelpers(path.join(contentRoot, 'samples'), sources);
  const literals: string[] = [];
  const names = new Set<string>();
  const created: SampleTexts['created'] = new Map();
  for (const [file, code] of files) {
    const texts = [...code.matchAll(stringPattern)].map(([literal, block]) => textOfLiteral(literal, block));
    literals.push(...texts);
    const withoutTexts = code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replace(stringPattern, '""');
    for (const word of [...withoutTexts.matchAll(/[A-Za-z]\w*|\d[\d_.]*/g), ...texts]) names.add(plain(String(word)));
    for (const constant of constantsOf(code, javaTypes)) names.add(plain(constant));
    if (sources.includes(file)) collectCreated(file, code, created);
  }
  const has = (text: string) => {
    const wanted = text.replace(/\s+/g, ' ').trim();
    return literals.some((literal) => literal.includes(wanted)) || names.has(plain(wanted));
  };
  return { has, created };
}

/** Whether a text is one of the sample, or of those that the preview says are computed. */
export function isKnownText(text: string, sample: SampleTexts, { computed }: ParsedPreview): boolean {
  const wanted = text.replace(/\s+/g, ' ').trim();
  return !/[\p{L}\p{N}]/u.test(wanted) || computed.has(wanted) || sample.has(wanted);
}

async function withHelpers(folder: string, sources: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const queue = [...sources];
  for (const file of queue) {
    const code = files.has(file) ? undefined : await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
    if (code === undefined) continue;
    files.set(file, code);
    const beside = path.dirname(file);
    for (const other of await readdir(path.join(folder, beside)))
      if (other.endsWith('.java') && new RegExp(`\\b${path.basename(other, '.java')}\\b`).test(code)) queue.push(path.join(beside, other));
  }
  return files;
}

function textOfLiteral(literal: string, block: string | undefined): string {
  const parts = block === undefined ? [...literal.matchAll(/"((?:\\.|[^"\\\n])*)"/g)].map(([, part = '']) => part) : [block];
  return parts
    .join('')
    .replace(/\\n/g, ' ')
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ');
}

/** Identifiers are compared without case and signs, so that `daysOpen` is "Days open". */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Constants of the enums that a file imports, with those nested in imported classes: views show their names. */
function constantsOf(code: string, javaTypes: JavaTypes): string[] {
  const imported = [...code.matchAll(/^import\s+([\w.]+);/gm)].map(([, name = '']) => name);
  return Object.entries(javaTypes).flatMap(([name, { kind, fields }]) =>
    kind === 'enum' && imported.some((type) => name === type || name.startsWith(`${type}.`)) ? Object.keys(fields ?? {}) : [],
  );
}

function collectCreated(file: string, code: string, created: SampleTexts['created']): void {
  for (const match of code.matchAll(/\bnew\s+([A-Z]\w*)(?:<[^>()]*>)?\(/g)) {
    const [, name = ''] = match;
    if (!created.has(name)) created.set(name, { file, line: code.slice(0, match.index).split('\n').length });
  }
}
