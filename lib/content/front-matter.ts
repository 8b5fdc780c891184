import { isMap, isScalar, isSeq } from 'yaml';
import { z } from 'zod';
import { nearestName, type Problem } from '../problems/problem';
import { parseDate } from './date';
import { lowerFirst, readYaml } from './yaml';

/** A non-empty text. */
export const text = z.string().min(1);

/** URL of another site, with http or https. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'expected an absolute URL, as in https://example.com' });

/** Path of a tag or an author, relative to the list of all. */
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

/** Front matter field for the author's reference (`lib/mdx/author-reference.ts`). Texts may contain Markdown. */
export function field<T extends z.ZodType>(schema: T, meaning: string, example: string, fallback?: string) {
  return schema.optional().meta({ meaning, example, fallback });
}

/** Fields of docs and posts. */
export const sharedFields = {
  title_meta: field(text, 'Title for browser tabs and search results, if different.', 'Button component', '`title`'),
  keywords: field(z.array(text), 'Words that search finds the page by, in addition to its text.', '[push button, action]'),
  draft: field(z.boolean(), 'Whether the page exists in development only.', 'true', '`false`'),
  unlisted: field(z.boolean(), 'Whether the page is exported, but not listed, indexed, or searched.', 'true', '`false`'),
  hide_table_of_contents: field(z.boolean(), 'Whether to leave out the table of contents.', 'true', '`false`'),
  toc_min_heading_level: field(headingLevel, 'Highest heading level in the table of contents.', '2', '`2`'),
  toc_max_heading_level: field(headingLevel, 'Lowest heading level in the table of contents.', '4', '`3`'),
  custom_edit_url: field(
    webUrl.nullable(),
    'Target of the edit link. `null` hides the link.',
    'https://github.com/webforj/example',
    'the file in the repository',
  ),
  last_update: field(
    lastUpdateSchema,
    'Date and author of the last change.',
    '{ date: 2025-09-30, author: Ada }',
    'the last commit of the file',
  ),
  source_hash: field(text, 'In a translation: first twelve digits of the SHA-256 of the English file.', '3f1c9a0b72de'),
};

/**
 * Front matter of a doc: the supported fields of Docusaurus 3, and our additional fields. Structure (id, slug,
 * position, draft …) comes from the file of the default language. Text (title, description, labels) comes from the file
 * of the page's language.
 */
export const docFrontMatterSchema = z.object({
  title: field(text, 'Title of the page. Do not repeat it as a `# heading`.', 'Button', 'the first `# heading`, or the file name'),
  description: field(
    text,
    'One sentence of 80 to 160 characters, for search results and social cards.',
    'How to add a button.',
    'the first text of the page',
  ),
  id: field(
    text.regex(/^[^/]+$/, 'expected a name without "/"'),
    'Replaces the file name in the id of the page.',
    'button',
    'the file name',
  ),
  slug: field(text, 'URL: absolute in the docs (`/x`) or relative to the folder (`x`).', '/buttons', 'the path of the file'),
  sidebar_label: field(text, 'Shorter title for the sidebar.', 'Button', '`title`'),
  sidebar_position: field(
    z.number(),
    'Order in the sidebar; lower numbers come first.',
    '15',
    'the number at the start of the file name, otherwise after all numbered pages',
  ),
  sidebar_class_name: field(text, 'Mark of the entry in the sidebar: `new-content` or `updated-content`.', 'new-content'),
  sidebar_custom_props: field(z.record(z.string(), z.unknown()), 'Accepted for Docusaurus, without effect.', '{ badge: new }'),
  displayed_sidebar: field(text.nullable(), '`null` shows the page without a sidebar.', 'null', 'the sidebar of the docs'),
  hide_title: field(z.boolean(), 'Whether to leave out the heading of the page.', 'true', '`false`'),
  pagination_label: field(text, 'Label of the page in the previous and next links of other pages.', 'Button', '`sidebar_label`'),
  pagination_prev: field(
    text.nullable(),
    'Id of the page that the previous link leads to. `null` removes the link.',
    'components/alert',
    'the page before it in the sidebar',
  ),
  pagination_next: field(
    text.nullable(),
    'Id of the page that the next link leads to. `null` removes the link.',
    'components/dialog',
    'the page after it in the sidebar',
  ),
  parse_number_prefixes: field(
    z.boolean(),
    'Whether numbers at the start of file and folder names are left out of id and URL.',
    'false',
    '`true`',
  ),
  image: field(text, 'Picture for the social card, at least 1200 × 630 pixels.', './picture.png', 'a card drawn from the title'),
  tags: field(
    z.array(z.union([text, z.object({ label: text, permalink: text })], 'expected a text, or label and permalink')),
    'Tags, shown below the text.',
    '[forms]',
  ),
  since: field(
    text.regex(/^\d+\.\d+$/, "expected a version in quotes, as in '25.03'"),
    'First webforJ version that has the described feature.',
    "'25.03'",
  ),
  client_tag: field(text, 'Tag of the client component that a component page describes.', 'dwc-button'),
  shadow: field(z.boolean(), 'Whether that client component has a shadow DOM.', 'true', '`false`'),
  javadoc: field(
    text.regex(/^[\w-]+\/[\w.]+$/, 'expected module/qualified.Name, as in webforj-foundation/com.webforj.App'),
    'Java class of the page as `module/qualified.Name`.',
    'webforj-foundation/com.webforj.App',
  ),
  unchecked_api: field(text, 'Reason for not checking Java API names on this page against the documented version.', 'names before 25.00'),
  ...sharedFields,
});

/** Validated front matter of a doc. */
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

/** Fields that a translation sets, and what applies where it doesn't: the value of the English file, or no value. */
export type TranslatedFields<FrontMatter> = { readonly [Field in keyof FrontMatter]?: 'English' | 'none' };

/** All other fields of a doc come from the English file. */
export const translatedDocFields: TranslatedFields<DocFrontMatter> = {
  // These four come from one language: English labels next to a translated title would be confusing.
  title: 'none',
  title_meta: 'none',
  sidebar_label: 'none',
  pagination_label: 'none',
  description: 'English',
  keywords: 'English',
  image: 'English',
  source_hash: 'none',
  last_update: 'none',
};

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
  const [head, yaml] = /^---[ \t]*(?:ya?ml[ \t]*)?(?=\n)([\s\S]*?)\n---\n?/.exec(source) ?? ['', undefined];
  return {
    data: yaml === undefined ? {} : parse(yaml),
    body: source.slice(head.length),
    bodyOffset: head.split('\n').length - 1,
    lineOf: (field) => lines.get(field),
    writtenAs: (field) => written.get(field),
  };
}

/** Returns what is wrong with the lines around the front matter. */
function wrongFormOf(source: string): string | undefined {
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
