import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { expectationOf } from '../content/front-matter';
import { contentRoot } from '../content/root';
import { defaultLocale, type Locale } from '../shared/i18n/locales';

const text = z.string().min(1);
const texts = z.array(text);

const componentSchema = z.object({
  /** Name of the element. */
  tag: text,
  /** Names of the Java controls that are this element in the browser. */
  controls: texts,
  properties: z.array(
    z.object({
      name: text,
      /** Null if only scripts can set the property. */
      attribute: text.nullable(),
      type: text,
      /** The allowed strings, if limited. */
      values: texts.optional(),
      default: text.optional(),
      /** Value that the Java control sets instead of the element's default. */
      javaDefault: text.optional(),
      /** Whether the attribute reflects the property, so that style sheets can select it. */
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
  /** Known default values of CSS properties in the default theme, usually tokens. */
  cssDefaults: z.record(z.string().startsWith('--'), text).optional(),
  /** Tags of the elements in this one. */
  dependencies: texts,
  /** Tags of the elements that contain this one. */
  dependents: texts,
  /** Names that the Java control does not use. Its page does not list them. */
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

/** By tag: properties that `setProperty` of the Java controls refuses. Without a list, they have no `setProperty`. */
const javaAccessSchema = z.record(
  text,
  z.object({
    /** The Java controls. */
    classes: texts.min(1),
    restricted: texts.optional(),
    /** Whether they have `setAttribute`. */
    attributes: z.boolean().optional(),
  }),
);

/** By group and name, as in `shadow` and `--dwc-shadow-m`. */
const tokensSchema = z.record(text, z.record(z.string().startsWith('--'), text));

/** By theme and name: differences from the light theme. `dark-pure` is based on `dark`. Without shades, whose scale the dark themes reverse. */
const darkTokensSchema = z.object({
  dark: z.record(z.string().startsWith('--'), text),
  'dark-pure': z.record(z.string().startsWith('--'), text),
});

/** Kinds of descriptions. */
export const descriptionKinds = ['properties', 'events', 'methods', 'slots', 'parts', 'cssProperties', 'configuration'] as const;

/** A kind may be missing in a language that has not all sentences yet. The check reports missing English sentences. */
const descriptionsOfKind = z.record(z.string(), text).default({});

const descriptionsSchema = z.object(
  Object.fromEntries(descriptionKinds.map((kind) => [kind, descriptionsOfKind])) as Record<DescriptionKind, typeof descriptionsOfKind>,
);

/** Kind of names that have descriptions. */
export type DescriptionKind = (typeof descriptionKinds)[number];

/** A client component (custom element) and everything about it that an app can use. */
export type ClientComponent = z.output<typeof componentSchema>;

/** A property of a client component. */
export type ComponentProperty = ClientComponent['properties'][number];

/** A configuration key. */
export type ConfigurationKey = z.output<typeof configurationSchema>[string][number];

/** Archetypes for new projects. */
export type Archetypes = z.output<typeof archetypesSchema>;

/** CSS custom properties of the theme, by group and name. */
export type Tokens = z.output<typeof tokensSchema>;

/** How Java may set the properties of an element. */
export type JavaAccess = z.output<typeof javaAccessSchema>[string];

/** Values of tokens by theme, where they differ from the light one. */
export type DarkTokens = z.output<typeof darkTokensSchema>;

/** Returns the sentence about a name: the component's own, or the shared one. */
export type Explain = (kind: DescriptionKind, name: string, tag?: string) => string | undefined;

/** Returns the path of a data file in the content folder, for messages and the cache. */
export function dataFile(name: string): string {
  return `data/${name}.json`;
}

const parsed = new Map<string, { stamp: string; value: Promise<unknown> }>();

/** @throws Error naming file and field of everything that is wrong in it */
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
 * Reads the text of a data file.
 * @param file name for messages
 * @throws Error naming file and field of everything that is wrong in it
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

/** Checks the text of a component's data file; for tests, which need no file for that. @throws as {@link readComponent} */
export function parseComponent(file: string, json: string): ClientComponent {
  return parseData(file, json, componentSchema);
}

/** Returns the tags of all client components. */
export async function componentTags(): Promise<string[]> {
  const files = await readdir(path.join(contentRoot, 'data/components')).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

/**
 * Returns the tag of a client component by tag or Java control, and all known names.
 * @throws as {@link readComponent} if the name isn't found and may be that of a component with wrong data
 */
export async function componentTag(name: string): Promise<{ tag?: string; known: string[] }> {
  const tags = await componentTags();
  if (tags.includes(name)) return { tag: name, known: tags };
  const read = await Promise.allSettled(tags.map(readComponent));
  const components = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const found = components.find(({ controls }) => controls.includes(name));
  const wrong = read.find((result) => result.status === 'rejected');
  if (!found && wrong) throw wrong.reason;
  return { tag: found?.tag, known: components.flatMap(({ tag, controls }) => [tag, ...controls]) };
}

/** Data of a client component. @throws Error naming file and field of everything that is wrong in it */
export function readComponent(tag: string): Promise<ClientComponent> {
  return readData(`components/${tag}`, componentSchema);
}

/** Configuration keys by where they belong: `webforj` and `devtools`. @throws as {@link readComponent} */
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

/** @throws as {@link readComponent} */
export function readDarkTokens(): Promise<DarkTokens> {
  return readData('css-tokens-dark', darkTokensSchema);
}

/** How Java may set the properties of an element; undefined where no Java control is that element. @throws as {@link readComponent} */
export async function readJavaAccess(tag: string): Promise<JavaAccess | undefined> {
  return (await readData('restricted-properties', javaAccessSchema))[tag];
}

/** All descriptions in a language, by kind and key. A language without the file has none. @throws as {@link readComponent} */
export async function readDescriptionTexts(locale: Locale): Promise<Record<DescriptionKind, Record<string, string>>> {
  const name = `descriptions/${locale}`;
  const isThere = locale === defaultLocale || existsSync(path.join(contentRoot, dataFile(name)));
  return isThere ? readData(name, descriptionsSchema) : descriptionsSchema.parse({});
}

/**
 * Reads the descriptions of a language, with English ones for missing sentences. The English file decides whether a name
 * has the component's key or the shared key, so that a missing translation does not show another sentence.
 * @throws as {@link readComponent}
 */
export async function readDescriptions(locale: Locale): Promise<Explain> {
  const [own, english] = await Promise.all([readDescriptionTexts(locale), readDescriptionTexts(defaultLocale)]);
  return (kind, name, tag) => {
    const key = tag !== undefined && english[kind][`${tag}.${name}`] !== undefined ? `${tag}.${name}` : name;
    return own[kind][key] ?? english[kind][key];
  };
}
