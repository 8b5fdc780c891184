import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Section } from '../plain/sections';
import { initialsTerm } from '../shared/search/initials';
import { javaWeights } from '../shared/search/ranking';
import { fold, humps } from '../shared/search/text';
import type { IndexedPage } from './build-index';

const typeSchema = z.object({
  name: z.string(),
  package: z.string(),
  module: z.string(),
  kind: z.enum(['annotation', 'class', 'enum', 'interface', 'record']),
  supertypes: z.array(z.string()).default([]),
  /** Name and parameters as in the source, one entry per overload. */
  members: z.array(z.tuple([z.string(), z.string()])).default([]),
  constants: z.array(z.string()).default([]),
  /** Custom element of the component in the browser. */
  tag: z.string().optional(),
});
const symbolsSchema = z.object({ version: z.string(), types: z.array(typeSchema) });

/** Public types of the Java API with their members. */
export type JavaSymbols = z.output<typeof symbolsSchema>;
type JavaType = JavaSymbols['types'][number];

/**
 * Reads `java-api/symbols.json` of the content folder. Returns no types if the file does not exist.
 * @throws Error when the file has an invalid format
 */
export async function readJavaSymbols(contentRoot: string): Promise<JavaSymbols> {
  const file = path.join(contentRoot, 'java-api/symbols.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { version: '', types: [] };
  const result = symbolsSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`${file} has not the shape of lib/search/java-symbols.ts:\n${z.prettifyError(result.error)}`);
}

/** Returns the initials of a camel-case name: `HasEnablement` → `he`. */
function initials(name: string): string {
  return humps(name)
    .map((hump) => hump[0])
    .join('')
    .toLowerCase();
}

/**
 * Converts the Java API to input of the index: a type is a page, a member is a section. Components also have their
 * inherited members, so that `Button.setEnabled` and `bSE` find them.
 */
export function javaPages({ version, types }: JavaSymbols): IndexedPage[] {
  const byName = new Map<string, JavaType>();
  for (const type of types) if (!byName.has(type.name)) byName.set(type.name, type);
  const qualified = new Map([...byName].map(([name, type]) => [name, `${type.package}.${name}`]));
  const ancestors = new Map<JavaType, JavaType[]>();
  const ancestorsOf = (type: JavaType): JavaType[] => {
    let list = ancestors.get(type);
    if (!list) {
      list = [];
      ancestors.set(type, list);
      for (const name of type.supertypes) {
        const above = byName.get(name);
        if (above && above !== type) list.push(above, ...ancestorsOf(above));
      }
    }
    return list;
  };
  /** Components by the types they inherit from. Readers usually look for components. */
  const components = new Map<JavaType, JavaType[]>();
  for (const type of types) {
    if (!isComponent(type)) continue;
    for (const above of new Set([type, ...ancestorsOf(type)])) components.set(above, [...(components.get(above) ?? []), type]);
  }

  return types.map((type) => {
    const overloads = new Map<string, string[]>();
    for (const [name, parameters] of type.members) overloads.set(name, [...(overloads.get(name) ?? []), parameters]);
    const members = [...overloads];
    const sections: Section[] = [
      {
        anchor: '',
        heading: '',
        path: [],
        text: `${type.package}.${type.name}`,
        code: type.constants.join(' '),
      },
      ...members.map(
        ([name, signatures]): Section => ({
          anchor: anchorOf(name, signatures, qualified),
          heading: name,
          path: [],
          text: '',
          code: signatures.map((parameters) => `${type.name}.${name}(${parameters})`).join(' '),
        }),
      ),
    ];
    return {
      url: `https://javadoc.io/doc/com.webforj/${type.module}/${version}/${type.package.replaceAll('.', '/')}/${type.name}.html`,
      title: type.name,
      description: '',
      trail: [type.package],
      section: 'java-api',
      version: '',
      sections,
      terms: (position) =>
        position === 0
          ? typeTerms(type, isComponent(type) ? ancestorsOf(type) : [])
          : memberTerms(members[position - 1]?.[0] ?? '', components.get(type) ?? []),
    };
  });
}

function isComponent({ name, kind, package: folder }: JavaType): boolean {
  return (
    kind === 'class' &&
    folder.startsWith('com.webforj.component.') &&
    !/\.(?:event|sink|renderer|html)\b/.test(folder) &&
    !/^(?:Dwc|Abstract)|\.|Exception$|Event$/.test(name)
  );
}

function* typeTerms(type: JavaType, above: JavaType[]): Iterable<[string, number]> {
  yield [initialsTerm(initials(type.name)), javaWeights.typeInitials];
  if (type.tag) yield [type.tag, javaWeights.tag];
  if (isComponent(type)) for (const name of new Set(above.map((ancestor) => ancestor.name))) yield [fold(name), javaWeights.inherited];
  const own = new Set(type.members.map(([name]) => name));
  const all = new Set([...own, ...above.flatMap(({ members }) => members.map(([name]) => name))]);
  const seen = new Set<string>();
  for (const name of all) {
    if (!own.has(name) && isComponent(type)) yield [name.toLowerCase(), javaWeights.inherited];
    const term = initialsTerm(initials(type.name) + initials(name));
    if (isComponent(type) && !seen.has(term)) yield [term, javaWeights.qualifiedInitials];
    seen.add(term);
  }
}

function* memberTerms(name: string, components: JavaType[]): Iterable<[string, number]> {
  yield [initialsTerm(initials(name)), javaWeights.memberInitials];
  const terms = new Set(components.map((component) => initialsTerm(initials(component.name) + initials(name))));
  for (const term of terms) yield [term, javaWeights.memberInitials];
}

const primitives = new Set(['boolean', 'byte', 'char', 'double', 'float', 'int', 'long', 'short']);
const wellKnown: Record<string, string> = {
  String: 'java.lang.String',
  Object: 'java.lang.Object',
  Integer: 'java.lang.Integer',
  Double: 'java.lang.Double',
  Boolean: 'java.lang.Boolean',
  List: 'java.util.List',
  Map: 'java.util.Map',
  Collection: 'java.util.Collection',
};

/** Returns the anchor of the first overload whose parameter types can be resolved, because Javadoc uses qualified names. */
function anchorOf(name: string, signatures: string[], qualified: Map<string, string>): string {
  for (const parameters of signatures) {
    if (/[<>@]/.test(parameters)) continue;
    const types =
      parameters === ''
        ? []
        : parameters.split(',').map(
            (parameter) =>
              parameter
                .trim()
                .replace(/^final /, '')
                .split(/\s+/)[0] ?? '',
          );
    const full = types.map((type) => {
      const base = type.replace(/(?:\[\]|\.\.\.)$/, '');
      const known = primitives.has(base) ? base : (wellKnown[base] ?? qualified.get(base));
      return known && known + type.slice(base.length);
    });
    if (full.every((type) => type !== undefined)) return `${name}(${full.join(',')})`;
  }
  return '';
}
