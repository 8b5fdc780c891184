import { isMap, isNode } from 'yaml';
import { z } from 'zod';
import { nearestName, type Problem } from '../problems/problem';
import { expectationOf, fitting, writtenAs } from './front-matter';
import { urlPathFault } from './url-path';
import { readYaml } from './yaml';

const linkSchema = z
  .discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('doc'), id: z.string().min(1) }),
      z.object({
        type: z.literal('generated-index'),
        title: z.string().optional(),
        description: z.string().optional(),
        slug: z
          .string()
          .refine((slug) => urlPathFault(slug) === undefined, 'expected a path below the docs, as in /category/name')
          .optional(),
        keywords: z.union([z.string(), z.array(z.string())]).optional(),
        image: z.string().optional(),
      }),
    ],
    'expected "doc" or "generated-index"',
  )
  .nullable();

/** Content of a `_category_.json` or `_category_.yml`: how the sidebar shows a folder. */
const categorySchema = z.object({
  label: z.string().min(1).optional(),
  position: z.number().optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  /** Docusaurus uses it to distinguish equal labels in translation files. It has no effect here. */
  key: z.string().optional(),
  link: linkSchema.optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
});

/** Validated category file. */
export type CategoryMeta = z.output<typeof categorySchema>;

/** Parses a category file. JSON is also YAML. Reports problems and returns an empty category if the file is invalid. */
export function parseCategory(file: string, source: string, problems: Problem[]): CategoryMeta {
  const read = readYaml(file, source, 'category', problems);
  if (!read) return {};
  const { document, lineAt } = read;
  let data = read.data ?? {};
  const lineOf = (path: PropertyKey[]) => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  for (const field of isMap(document.contents) ? Object.keys(data as object) : []) {
    if (Object.hasOwn(categorySchema.shape, field)) continue;
    const near = nearestName(field, Object.keys(categorySchema.shape));
    problems.push({
      severity: 'warning',
      file,
      line: lineOf([field]),
      message: `category: unknown field "${field}"${near ? `, did you mean "${near}"?` : '; it is ignored'}`,
    });
  }
  if (isMap(document.contents)) {
    data = Object.fromEntries(
      Object.entries(data).map(([field, value]) => {
        const known = Object.hasOwn(categorySchema.shape, field) ? categorySchema.shape[field as keyof CategoryMeta] : undefined;
        return [field, known ? fitting(known, value, writtenAs(document.get(field, true))) : value];
      }),
    );
  }
  const result = categorySchema.safeParse(data);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const place = ['category', issue.path.join('.')].filter(Boolean).join(': ');
    const found = issue.path.length > 0 ? document.getIn(issue.path) : data;
    problems.push({
      severity: 'error',
      file,
      line: lineOf(issue.path),
      message: `${place}: ${expectationOf(issue)}, found ${JSON.stringify(found) ?? 'nothing'}`,
    });
  }
  return {};
}
