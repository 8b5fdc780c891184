import { isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { nearestName, type Problem } from '../problems/problem';
import { expectationOf, permalink, text } from './front-matter';
import { authorFields } from './post-front-matter';
import { readYaml } from './yaml';

const authorSchema = z.strictObject({
  ...authorFields,
  /** Whether the author has a page, or its path if it differs from the key. */
  page: z.union([z.boolean(), z.strictObject({ permalink })], 'expected true, false, or a permalink').optional(),
});

const tagSchema = z.strictObject({ label: text.optional(), permalink: permalink.optional(), description: text.optional() });

/** An author in `authors.yml`. */
export type AuthorEntry = z.output<typeof authorSchema>;
/** A tag in `tags.yml`. */
export type TagEntry = z.output<typeof tagSchema>;

/** Content of `authors.yml` or `tags.yml` by key. */
export type Registry<Item> = { file: string; items: Map<string, Item>; lineOf(key: string): number | undefined };

/** Parses `authors.yml`. Reports problems. Keeps the valid fields of an invalid author. */
export function parseAuthors(file: string, source: string, problems: Problem[]): Registry<AuthorEntry> {
  const registry = parseRegistry(authorSchema, file, source, problems);
  for (const [key, { name, page }] of registry.items) {
    if (page && name === undefined) {
      problems.push({
        severity: 'error',
        file,
        line: registry.lineOf(key),
        message: `${key}: has a page but no name; write "name: …", or take "page" away`,
      });
    }
  }
  return registry;
}

/** Parses `tags.yml`. Reports problems. Keeps the valid fields of an invalid tag. */
export function parseTags(file: string, source: string, problems: Problem[]): Registry<TagEntry> {
  return parseRegistry(tagSchema, file, source, problems);
}

function parseRegistry<Schema extends z.ZodObject>(
  schema: Schema,
  file: string,
  source: string,
  problems: Problem[],
): Registry<z.output<Schema>> {
  const lines = new Map<string, number>();
  const items = new Map<string, z.output<Schema>>();
  const registry = { file, items, lineOf: (key: string) => lines.get(key) };
  const read = readYaml(file, source, '', problems);
  const contents = read?.document.contents;
  if (!read || contents === null) return registry;
  if (!isMap(contents)) {
    problems.push({ severity: 'error', file, line: 1, message: 'expected a key for each entry, with its fields below it' });
    return registry;
  }
  for (const { key } of contents.items) {
    if (isScalar(key) && key.range) lines.set(String(key.value), read.lineAt(key.range[0]));
  }
  for (const [key, value] of Object.entries(read.data as Record<string, unknown>)) {
    const input = value ?? {};
    const result = schema.safeParse(input);
    if (result.success) {
      items.set(key, result.data);
      continue;
    }
    const wrong = new Set<PropertyKey>();
    for (const issue of result.error.issues) {
      const [field = ''] = issue.path;
      if (issue.code === 'unrecognized_keys') for (const unknown of issue.keys) wrong.add(unknown);
      wrong.add(field);
      problems.push({ severity: 'error', file, line: lines.get(key), message: `${key}: ${reasonOf(issue, schema)}` });
    }
    // A string or a list instead of fields has no valid fields.
    const fields = typeof input === 'object' && !Array.isArray(input) ? Object.entries(input) : [];
    items.set(key, schema.parse(Object.fromEntries(fields.filter(([field]) => !wrong.has(field)))));
  }
  return registry;
}

function reasonOf(issue: z.core.$ZodIssue, schema: z.ZodObject): string {
  if (issue.code !== 'unrecognized_keys') return [issue.path.join('.'), expectationOf(issue)].filter(Boolean).join(': ');
  const [field = ''] = issue.keys;
  const known = Object.keys(schema.shape);
  const near = nearestName(field, known);
  return `unknown field "${field}"${near ? `, did you mean "${near}"?` : ` (known: ${known.join(', ')})`}`;
}
