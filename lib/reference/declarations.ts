import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../content/root';
import type { ApiCard, ApiShard } from '../shared/api-cards';

const declarationSchema = z.object({
  /** As in the source, without `public`. */
  text: z.string(),
  /** First version that has it. Many members have none in the source. */
  since: z.string().optional(),
});
const typeSchema = declarationSchema.extend({
  /** With outer types, as in `Table.SelectionMode`. */
  name: z.string(),
  package: z.string(),
  module: z.string(),
  kind: z.string(),
  /** By name and erased types, as in `setText(String)`; constructors are `<init>`, constants have their name only. */
  members: z.record(z.string(), declarationSchema).optional(),
});
const fileSchema = z.object({ version: z.string(), types: z.array(typeSchema) });

/** How the source declares a type or a member. */
export type Declaration = z.output<typeof declarationSchema>;

/** The declaration of a public type, with its members. */
export type TypeDeclaration = z.output<typeof typeSchema>;

/** Path below the content folder. */
export const declarationsFile = 'java-api/declarations.json';

/**
 * Reads `java-api/declarations.json` of the content folder, which `scripts/java-api.ts` writes. Returns no types if the
 * file does not exist.
 * @throws Error when the file has an invalid format
 */
export async function readDeclarations(): Promise<TypeDeclaration[]> {
  const file = path.join(contentRoot, declarationsFile);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const result = fileSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data.types;
  throw new Error(`${file} has not the shape of lib/reference/declarations.ts:\n${z.prettifyError(result.error)}`);
}

/** Returns what cards show of the Java API, by package: a reader who looks at one type needs a few KB. */
export function apiShards(types: TypeDeclaration[]): Map<string, ApiShard> {
  const shards = new Map<string, ApiShard>();
  for (const { name, package: folder, module, kind, text, since, members = {} } of types) {
    const shard = shards.get(folder) ?? { types: {} };
    shards.set(folder, shard);
    const type: ApiCard = { text, ...(since && { since }) };
    shard.types[name] = { ...type, module, kind, ...(Object.keys(members).length > 0 && { members }) };
  }
  return shards;
}

/** A type that is new in a version, or has new members. `members` is empty if the type itself is new. */
export type ApiChange = Pick<TypeDeclaration, 'name' | 'package' | 'module' | 'kind'> & { members: string[] };

/** Packages that apps do not use directly: the start of Spring apps, and the server that reloads pages in development. */
const internalPackages = /^com\.webforj\.spring(?!\.(?:scope\.)?annotation$)/;

/** Returns the types and members that a version of webforJ added, sorted by name. */
export function changesOf(types: TypeDeclaration[], version: string): ApiChange[] {
  return types
    .filter((type) => !internalPackages.test(type.package))
    .flatMap(({ name, package: folder, module, kind, since, members = {} }): ApiChange[] => {
      if (since === version) return [{ name, package: folder, module, kind, members: [] }];
      const added = Object.entries(members).flatMap(([key, member]) => (member.since === version ? [key] : []));
      return added.length > 0 ? [{ name, package: folder, module, kind, members: added }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
