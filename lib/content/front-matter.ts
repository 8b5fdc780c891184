import matter from 'gray-matter';
import { isMap, isScalar, isSeq } from 'yaml';
import { z } from 'zod';
import { nearestName, type Problem } from '../problems/problem';
import { parseDate } from './date';
import { lowerFirst, readYaml } from './yaml';

/** A non-empty text. */
export const text = z.string().min(1);

/** Address of another site: of schemes, only those that open a page. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'expected an absolute URL, as in https://example.com' });

/** Path of a tag or an author below those of all. */
export const permalink = z
  .string()
  .regex(/^\/?[^/?#\s]+(?:\/[^/?#\s]+)*$/, 'expected a path without spaces, "?" and "#", as in /release')
  .refine((path) => !/(?:^|\/)\.\.?(?:\/|$)/.test(path), 'expected a path without "." and "..", as in /release')
  .refine((path) => !/[%\\]|^\/?[a-z][a-z0-9+.-]*:/i.test(path), 'expected a path without "%", "\\" and ":", as in /release');

const levelRange = 'expected a heading level from 2 to 6';
/** Level of headings in the table of contents. */
export const headingLevel = z.int(levelRange).min(2, levelRange).max(6, levelRange);

/** Date and author of the last change. Overrides the git history. */
export const lastUpdateSchema = z.object({
  date: text.refine((date) => parseDate(date) !== undefined, 'expected a date such as 2025-09-30').optional(),
  author: text.optional(),
});

/**
 * Front matter of a doc: the supported fields of Docusaurus 3, and our additional fields. Structure (id, slug,
 * position, draft …) comes from the file of the default language. Text (title, description, labels) comes from the file
 * of the page's language.
 */
export const docFrontMatterSchema = z.object({
  /** Replaces the file name in the id of the doc. */
  id: text.regex(/^[^/]+$/, 'expected a name without "/"').optional(),
  /** Heading of the page. Default: the first `# heading`, or the file name. */
  title: text.optional(),
  /** Title for search engines and browser tabs, if different. */
  title_meta: text.optional(),
  /** One sentence for search results and social cards. */
  description: text.optional(),
  /** URL: absolute in the docs (`/x`) or relative to the folder (`x`). */
  slug: text.optional(),
  sidebar_label: text.optional(),
  /** Lower numbers come first. Pages without a number follow, sorted by file name. */
  sidebar_position: z.number().optional(),
  sidebar_class_name: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** Label of the page in the previous and next links of other pages. */
  pagination_label: text.optional(),
  /** Id of the doc that the previous link leads to. Null removes the link. */
  pagination_prev: text.nullable().optional(),
  pagination_next: text.nullable().optional(),
  /** Null shows the page without a sidebar. */
  displayed_sidebar: text.nullable().optional(),
  /** False keeps number prefixes of file and folder names in id and URL. */
  parse_number_prefixes: z.boolean().optional(),
  /** Null hides the edit link. */
  custom_edit_url: webUrl.nullable().optional(),
  keywords: z.array(text).optional(),
  /** Social card image. */
  image: text.optional(),
  tags: z.array(z.union([text, z.object({ label: text, permalink: text })], 'expected a text, or label and permalink')).optional(),
  /** Shown only in development. */
  draft: z.boolean().optional(),
  /** Exported, but not listed, indexed or searched. */
  unlisted: z.boolean().optional(),
  last_update: lastUpdateSchema.optional(),
  /** First webforJ version that has the described feature. */
  since: text.regex(/^\d+\.\d+$/, "expected a version in quotes, as in '25.03'").optional(),
  /** Tag of the client component that a component page describes. */
  client_tag: text.optional(),
  /** Whether that client component has a shadow DOM. */
  shadow: z.boolean().optional(),
  /** Java class of the page as `module/qualified.Name`. */
  javadoc: text.regex(/^[\w-]+\/[\w.]+$/, 'expected module/qualified.Name, as in webforj-foundation/com.webforj.App').optional(),
  /** Reason for not checking Java API names on this page against the documented version. */
  unchecked_api: text.optional(),
  /** In a translation: hash of the English file it translates. */
  source_hash: text.optional(),
});

/** Validated front matter of a doc. */
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

/** Fields of other tools. They have no effect here and cause no warning. */
const ignoredFields = new Set(['hide_giscus_comments']);

/** A text file split into front matter (not validated) and body. */
export type FrontMatterSplit = {
  data: Record<string, unknown>;
  body: string;
  /** Number of lines before the body. Add it to line numbers in the body. */
  bodyOffset: number;
  /** Returns the 1-based line of a top-level field. */
  lineOf(field: string): number | undefined;
  /**
   * Returns a top-level value, or each item of a list, as written in the source: YAML would turn `25.10` into the
   * number 25.1.
   */
  writtenAs(field: string): Written;
};

type Written = string | (string | undefined)[] | undefined;

/** Splits a file into front matter and body. Reports invalid YAML and returns empty data in this case. */
export function splitFrontMatter(file: string, source: string, problems: Problem[]): FrontMatterSplit {
  const lines = new Map<string, number>();
  const written = new Map<string, Written>();
  const wrongForm = wrongFormOf(source);
  if (wrongForm) {
    problems.push({ severity: 'error', file, line: 1, message: `front matter ${wrongForm}` });
    return { data: {}, body: '', bodyOffset: 0, lineOf: () => undefined, writtenAs: () => undefined };
  }
  const parse = (yaml: string): Record<string, unknown> => {
    // The YAML starts with the line break after the opening "---", so its line numbers are those of the file.
    const read = readYaml(file, yaml, 'front matter', problems);
    if (!read) return {};
    const { document, data: value, lineAt } = read;
    if (value === null) return {};
    if (typeof value !== 'object' || Array.isArray(value)) {
      problems.push({ severity: 'error', file, line: 1, message: 'front matter: expected "field: value" lines between the two "---"' });
      return {};
    }
    const { contents } = document;
    if (isMap(contents)) {
      for (const { key, value } of contents.items) {
        if (!isScalar(key)) continue;
        const field = String(key.value);
        if (key.range) lines.set(field, lineAt(key.range[0]));
        written.set(field, writtenAs(value));
      }
    }
    return value as Record<string, unknown>;
  };
  // With an explicit engine, gray-matter does not cache the result.
  const { data, content } = matter(source, { engines: { yaml: parse }, language: 'yaml' });
  const bodyStart = source.length - content.length;
  return {
    data,
    body: content,
    bodyOffset: source.slice(0, bodyStart).split('\n').length - 1,
    lineOf: (field) => lines.get(field),
    writtenAs: (field) => written.get(field),
  };
}

/** Returns what is wrong with the lines around the front matter. */
function wrongFormOf(source: string): string | undefined {
  // gray-matter treats text after the marker as a language, such as JavaScript.
  const opening = /^---[ \t]*[^\s-].*/.exec(source)?.[0].trimEnd();
  if (opening && !/^---[ \t]*ya?ml$/.test(opening)) return `begins with a line of "---" alone, found "${opening}"`;
  return /^---[ \t]*(?:ya?ml[ \t]*)?\n/.test(source) && !/\n---/.test(source)
    ? 'has no end: write a line "---" behind its last field'
    : undefined;
}

/**
 * Validates front matter. Wrong types are errors. Unknown fields are warnings with the nearest known name. Fields with
 * wrong values are left out of the result.
 */
export function checkFrontMatter<T extends z.ZodObject>(
  schema: T,
  file: string,
  split: FrontMatterSplit,
  problems: Problem[],
): z.output<T> {
  const { data, lineOf } = split;
  for (const field of Object.keys(data)) {
    if (Object.hasOwn(schema.shape, field) || ignoredFields.has(field)) continue;
    const near = nearestName(field, Object.keys(schema.shape));
    problems.push({
      severity: 'warning',
      file,
      line: lineOf(field),
      message: `front matter: unknown field "${field}"${near ? `, did you mean "${near}"?` : '; it is ignored'}`,
    });
  }
  const input: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) {
    const known = Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined;
    // An empty value or empty quotes in an optional field mean that the field is not set.
    if ((value === null || value === '') && !known?.safeParse(value).success) continue;
    input[field] = known ? fitting(known, value, split.writtenAs(field)) : value;
  }
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const wrong = new Set<PropertyKey>();
  for (const issue of result.error.issues) {
    const [field = ''] = issue.path;
    wrong.add(field);
    problems.push({
      severity: 'error',
      file,
      line: lineOf(String(field)),
      message: `front matter: ${issue.path.join('.')}: ${expectationOf(issue)}, found ${JSON.stringify(input[String(field)])}`,
    });
  }
  return schema.parse(Object.fromEntries(Object.entries(input).filter(([field]) => !wrong.has(field))));
}

/** Returns a value, or each item of a list, as written in the source. Returns undefined for multi-line values. */
export function writtenAs(node: unknown): Written {
  if (isSeq(node)) return node.items.map((item) => (isScalar(item) ? item.source : undefined));
  return isScalar(node) ? node.source : undefined;
}

/** Returns the value, or the value with quotes added or removed if only that matches the schema. */
export function fitting(schema: z.ZodType, value: unknown, written: Written): unknown {
  if (schema.safeParse(value).success) return value;
  const other = requoted(value, written);
  return other !== undefined && schema.safeParse(other).success ? other : value;
}

/** Adds or removes quotes of a value, as in `sidebar_position: '2'` or `title: 404`. Returns undefined if that makes no sense. */
function requoted(value: unknown, written: Written): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (typeof item === 'number' ? (written?.[index] ?? item) : item));
  if (typeof value === 'number') return written;
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'fields with values',
  record: 'fields with values',
  string: 'text',
};

/** Describes the expected value. */
export function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('expected')) return issue.message;
  if (issue.code === 'invalid_type') return `expected ${typeNames[issue.expected] ?? issue.expected}`;
  return `expected a valid value (${lowerFirst(issue.message)})`;
}
