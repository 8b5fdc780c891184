import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { declarationsOf, type SourceType } from '../lib/authoring/java-declarations';
import type { ApiData, ApiType } from '../lib/checks/java/api';
import type { TypeDeclaration } from '../lib/reference/declarations';
import { runScript } from './run';

/** Description of a webforJ module, generated from the sources of a release. */
type Module = { module: string; types: SourceType[] };

/**
 * Writes `content/data/java-api.json`: the names of the documented version, against which samples are checked. And
 * `content/java-api/declarations.json`: what the cards of links to the Java API show. Reads a folder with a description
 * of each module: `npx tsx scripts/java-api.ts FOLDER VERSION`.
 */
runScript(async () => {
  const [folder, version] = process.argv.slice(2);
  if (folder === undefined || version === undefined) throw new Error('Usage: npx tsx scripts/java-api.ts FOLDER VERSION');
  const types: ApiData['types'] = {};
  const declarations: TypeDeclaration[] = [];
  for (const name of (await readdir(folder)).sort()) {
    if (!/^webforj-.*\.json$/.test(name)) continue;
    const data = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Module;
    for (const type of data.types) {
      types[`${type.package}.${type.name}`] = { module: data.module.replace(/^webforj-/, ''), ...compact(type) };
      declarations.push(declarationsOf(type, data.module));
    }
  }
  const lines = Object.entries(types)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => `    ${JSON.stringify(name)}: ${JSON.stringify(type)}`);
  const json = `{\n  "version": ${JSON.stringify(version)},\n  "types": {\n${lines.join(',\n')}\n  }\n}\n`;
  await writeFile('content/data/java-api.json', json);
  const rows = declarations
    .sort((a, b) => (`${a.package}.${a.name}` < `${b.package}.${b.name}` ? -1 : 1))
    .map((type) => JSON.stringify(type));
  await writeFile(
    'content/java-api/declarations.json',
    `{\n"version": ${JSON.stringify(version)},\n"types": [\n${rows.join(',\n')}\n]\n}\n`,
  );
  console.log(`${lines.length} types.`);
});

function compact(type: SourceType): Omit<ApiType, 'module'> {
  const methods: Record<string, string[][]> = Object.create(null);
  const addMethod = (name: string, signature: string[]) => {
    (methods[name] ??= []).push(signature);
  };
  for (const { name, params, returns, typeParams = [] } of type.methods ?? []) {
    // Type parameters of the method are unknown types: "?".
    const own = new RegExp(`\\b(?:${typeParams.map((parameter) => parameter.split(' ')[0]).join('|')})\\b`, 'g');
    const erase = (text: string) => (typeParams.length > 0 ? text.replace(own, '?') : text);
    addMethod(name, [erase(returns), ...params.map((param) => erase(typeOf(param)))]);
  }
  for (const component of type.recordComponents ?? []) addMethod(component.split(' ').at(-1) ?? '', [typeOf(component)]);
  const fields: ApiType['fields'] = {};
  const ownName = type.name.split('.').at(-1) ?? type.name;
  for (const { name } of type.enumConstants ?? []) fields[name] = ownName;
  for (const { name, type: fieldType } of [...(type.constants ?? []), ...(type.fields ?? [])]) fields[name] = fieldType;
  return {
    kind: type.kind,
    ...optional(
      'params',
      (type.typeParams ?? []).map((parameter) => parameter.split(' ')[0] ?? ''),
    ),
    ...optional('supers', [type.extends ?? [], type.implements ?? [], type.extendsInterfaces ?? []].flat()),
    ...optional(
      'constructors',
      (type.constructors ?? []).map(({ params }) => params.map(typeOf)),
    ),
    ...optional('methods', methods),
    ...optional('fields', fields),
    ...optional(
      'members',
      (type.members ?? []).map(({ name }) => name),
    ),
  };
}

/** Returns the type of a parameter: `final List<String> items` → `List<String>`. Keeps the dots of varargs. */
function typeOf(parameter: string): string {
  return parameter
    .replace(/^(?:final\s+|@\w+(?:\([^)]*\))?\s+)*/, '')
    .replace(/\s+\w+$/, '')
    .trim();
}

function optional<K extends string, V extends object>(key: K, value: V): { [key in K]?: V } {
  return Object.keys(value).length > 0 ? ({ [key]: value } as { [key in K]?: V }) : {};
}
