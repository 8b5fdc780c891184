import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { expectationOf, text, yamlReason } from './front-matter';
import { authorFields } from './post-front-matter';
import { nearestName, type Problem } from './problem';

const permalink = z.string().regex(/^\/?[^/?#\s]+(?:\/[^/?#\s]+)*$/, 'expected a path without spaces, "?" and "#", as in /release');

const authorSchema = z.strictObject({
  ...authorFields,
  /** Whether the author has a page, and its path below the authors' where the key does not give it. */
  page: z.union([z.boolean(), z.strictObject({ permalink })], 'expected true, false, or a permalink').optional(),
});

const tagSchema = z.strictObject({ label: text.optional(), permalink: permalink.optional(), description: text.optional() });

/** An author as `authors.yml` has one. */
export type AuthorEntry = z.output<typeof authorSchema>;
/** A tag as `tags.yml` has one. */
export type TagEntry = z.output<typeof tagSchema>;

/** What a file such as `authors.yml` holds, by key. */
export type Registry<Item> = { file: string; items: Map<string, Item>; lineOf(key: string): number | undefined };

/** Reads `authors.yml`. Reports what is wrong; such an author keeps the fields that are right. */
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

/** Reads `tags.yml`. Reports what is wrong; such a tag keeps the fields that are right. */
export function parseTags(file: string, source: string, problems: Problem[]): Registry<TagEntry> {
  return parseRegistry(tagSchema, file, source, problems);
}

function parseRegistry<Schema extends z.ZodObject>(
  schema: Schema,
  file: string,
  source: string,
  problems: Problem[],
): Registry<z.output<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const lines = new Map<string, number>();
  const items = new Map<string, z.output<Schema>>();
  const registry = { file, items, lineOf: (key: string) => lines.get(key) };
  for (const error of document.errors) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    problems.push({ severity: 'error', file, line, column: col, message: `is not valid YAML: ${yamlReason(error)}` });
  }
  if (document.errors.length > 0 || document.contents === null) return registry;
  if (!isMap(document.contents)) {
    problems.push({ severity: 'error', file, line: 1, message: 'expected a key for each entry, with its fields below it' });
    return registry;
  }
  for (const { key } of document.contents.items) {
    if (isScalar(key) && key.range) lines.set(String(key.value), lineCounter.linePos(key.range[0]).line);
  }
  for (const [key, value] of Object.entries(document.toJS() as Record<string, unknown>)) {
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
    items.set(key, schema.parse(Object.fromEntries(Object.entries(input).filter(([field]) => !wrong.has(field)))));
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
