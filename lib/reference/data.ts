import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { expectationOf } from '../content/front-matter';
import { contentRoot } from '../content/root';
import type { Locale } from '../shared/i18n/locales';

const text = z.string().min(1);
const texts = z.array(text);

const componentSchema = z.object({
  /** Name of the element. */
  tag: text,
  /** Names of the Java controls that use this element. */
  controls: texts,
  properties: z.array(
    z.object({
      name: text,
      /** Null if only scripts can set the property. */
      attribute: text.nullable(),
      type: text,
      /** Allowed strings, if limited. */
      values: texts.optional(),
      default: text.optional(),
      /** Whether the attribute reflects the property, so that CSS can select by it. */
      reflects: z.boolean(),
      deprecated: z.boolean().optional(),
    }),
  ),
  events: z.array(z.object({ name: text, detail: text })),
  /** As in `setFocus() => Promise<void>`. */
  methods: z.array(text.regex(/^\w+\(.*\) => .+$/, 'expected a method as in "open() => Promise<void>"')),
  /** The default slot is the empty name. */
  slots: z.array(z.string()),
  parts: texts,
  cssProperties: texts,
  /** Tags of the elements that this one uses. */
  dependencies: texts,
  /** Tags of the elements that use this one. */
  dependents: texts,
  /** Features that the Java control does not use. Its page does not list them. */
  notInJava: z.object({ properties: texts, parts: texts, slots: texts, cssProperties: texts }).optional(),
});

const configurationSchema = z.record(
  text,
  z.array(z.object({ key: text, type: text, default: text, where: texts, since: text.optional() })),
);

const archetypesSchema = z.object({
  groupId: text,
  version: text,
  projects: z.array(z.object({ name: text, artifactId: text, flavors: texts.min(1) })),
});

/** By group and name, as in `shadow` and `--dwc-shadow-m`. */
const tokensSchema = z.record(text, z.record(z.string().startsWith('--'), text));

const descriptionKinds = ['properties', 'events', 'methods', 'slots', 'parts', 'cssProperties', 'configuration'] as const;

const descriptionsSchema = z.object(
  Object.fromEntries(descriptionKinds.map((kind) => [kind, z.record(z.string(), text)])) as Record<
    DescriptionKind,
    z.ZodRecord<z.ZodString, z.ZodString>
  >,
);

/** Kinds of items with descriptions. */
export type DescriptionKind = (typeof descriptionKinds)[number];

/** A client component (custom element) and its public API. */
export type ClientComponent = z.output<typeof componentSchema>;

/** A property of a client component. */
export type ComponentProperty = ClientComponent['properties'][number];

/** A configuration key. */
export type ConfigurationKey = z.output<typeof configurationSchema>[string][number];

/** Maven archetypes for new projects. */
export type Archetypes = z.output<typeof archetypesSchema>;

/** CSS custom properties of the theme, by group and name. */
export type Tokens = z.output<typeof tokensSchema>;

/** Returns the description of a name: specific to a component, or shared by all. */
export type Explain = (kind: DescriptionKind, name: string, tag?: string) => string | undefined;

/** Returns the path of a data file from the content folder, for messages and for the cache. */
export function dataFile(name: string): string {
  return `data/${name}.json`;
}

const parsed = new Map<string, { stamp: string; value: Promise<unknown> }>();

/** @throws Error with the file and all invalid fields */
async function readData<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const file = path.join(contentRoot, dataFile(name));
  const { mtimeMs, size } = await stat(file).catch(() => {
    throw new Error(`content/${dataFile(name)} does not exist`);
  });
  const stamp = `${mtimeMs}:${size}`;
  let entry = parsed.get(file);
  if (entry?.stamp !== stamp) {
    entry = { stamp, value: readFile(file, 'utf8').then((json) => parseData(`content/${dataFile(name)}`, json, schema)) };
    parsed.set(file, entry);
  }
  return entry.value as Promise<T>;
}

/**
 * Validates the text of a data file.
 * @param file name for messages
 * @throws Error with the file and all invalid fields
 */
function parseData<T>(file: string, json: string, schema: z.ZodType<T>): T {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${file}: ${issue.path.join('.')}: ${issue.input === undefined ? 'is missing; ' : ''}${expectationOf(issue)}`,
  );
  throw new Error(problems.join('\n'));
}

/** Validates the text of a component's data file, for tests without files. @throws as {@link readComponent} */
export function parseComponent(file: string, json: string): ClientComponent {
  return parseData(file, json, componentSchema);
}

/** Returns the tag of a client component by its tag or the name of a Java control, and all known names. */
export async function componentTag(name: string): Promise<{ tag?: string; known: string[] }> {
  const files = await readdir(path.join(contentRoot, 'data/components')).catch(() => []);
  const tags = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  if (tags.includes(name)) return { tag: name, known: tags };
  const components = await Promise.all(tags.map(readComponent));
  const found = components.find(({ controls }) => controls.includes(name));
  return { tag: found?.tag, known: components.flatMap(({ tag, controls }) => [tag, ...controls]) };
}

/** Reads the data of a client component. @throws Error with the file and all invalid fields */
export function readComponent(tag: string): Promise<ClientComponent> {
  return readData(`components/${tag}`, componentSchema);
}

/** Reads configuration keys by group: `webforj` and `devtools`. @throws as {@link readComponent} */
export function readConfiguration(): Promise<Record<string, ConfigurationKey[]>> {
  return readData('configuration', configurationSchema);
}

/** @throws as {@link readComponent} */
export function readArchetypes(): Promise<Archetypes> {
  return readData('archetypes', archetypesSchema);
}

/** @throws as {@link readComponent} */
export function readTokens(): Promise<Tokens> {
  return readData('css-tokens', tokensSchema);
}

/** Reads descriptions in a language. @throws as {@link readComponent} */
export async function readDescriptions(locale: Locale): Promise<Explain> {
  const texts = await readData(`descriptions/${locale}`, descriptionsSchema);
  return (kind, name, tag) => (tag === undefined ? undefined : texts[kind][`${tag}.${name}`]) ?? texts[kind][name];
}
