import type { Declaration, TypeDeclaration } from '../reference/declarations';

type Modified = {
  modifiers?: string[];
  protected?: boolean;
  abstract?: boolean;
  static?: boolean;
  final?: boolean;
  default?: boolean;
  since?: string;
};
type Callable = Modified & { params: string[]; typeParams?: string[]; throws?: string[] };
type Named = Modified & { name: string; type: string };

/** A type in the description of a webforJ module. Parameters are as in the source, with type and name. */
export type SourceType = Modified & {
  name: string;
  package: string;
  kind: string;
  extends?: string;
  implements?: string[];
  extendsInterfaces?: string[];
  typeParams?: string[];
  recordComponents?: string[];
  constructors?: Callable[];
  methods?: (Callable & { name: string; returns: string })[];
  enumConstants?: { name: string; since?: string }[];
  constants?: Named[];
  fields?: Named[];
  members?: (Named & { default?: string })[];
};

/** In the order of the Java style guides. */
const modifierOrder = ['protected', 'abstract', 'default', 'static', 'final', 'sealed'] as const;

const keywords: Record<string, string> = { annotation: '@interface' };

/** Returns the declarations of a type and its members, as a source file has them, without `public`. */
export function declarationsOf(type: SourceType, module: string): TypeDeclaration {
  const own = type.name.slice(type.name.lastIndexOf('.') + 1);
  const callable = ({ params, typeParams = [], throws = [], ...rest }: Callable, name: string, returns?: string) => {
    const generics = typeParams.length > 0 ? `<${typeParams.join(', ')}>` : undefined;
    const thrown = throws.length > 0 ? ` throws ${throws.join(', ')}` : '';
    return words(...modifiersOf(rest), generics, returns, `${name}(${params.join(', ')})${thrown}`);
  };
  const keyOf = (name: string, { params, typeParams = [] }: Callable) =>
    `${name}(${erasedTypes(params, [...typeParams, ...(type.typeParams ?? [])])})`;
  const constant = (text: Named) => entry(text.name, words(text.type, text.name), text);
  const members = [
    ...(type.constructors ?? []).map((each) => entry(keyOf('<init>', each), callable(each, own), each)),
    ...(type.methods ?? []).map((each) => entry(keyOf(each.name, each), callable(each, each.name, each.returns), each)),
    ...(type.enumConstants ?? []).map((each) => entry(each.name, `${own}.${each.name}`, each)),
    ...(type.constants ?? []).map(constant),
    ...(type.fields ?? []).map(constant),
    ...(type.members ?? []).map((each) =>
      entry(`${each.name}()`, `${each.type} ${each.name}()${each.default === undefined ? '' : ` default ${each.default}`}`, each),
    ),
  ];
  return {
    name: type.name,
    package: type.package,
    module,
    kind: type.kind,
    text: typeText(type, own),
    ...sinceOf(type),
    ...(members.length > 0 && { members: Object.fromEntries(members) }),
  };
}

function typeText(type: SourceType, own: string): string {
  const { kind, typeParams = [], recordComponents, extends: parent, implements: interfaces = [], extendsInterfaces = [] } = type;
  const generics = typeParams.length > 0 ? `<${typeParams.join(', ')}>` : '';
  const components = kind === 'record' ? `(${(recordComponents ?? []).join(', ')})` : '';
  const parents = [...(parent ? [parent] : []), ...extendsInterfaces];
  return words(
    ...modifiersOf(type),
    keywords[kind] ?? kind,
    own + generics + components,
    parents.length > 0 ? `extends ${parents.join(', ')}` : undefined,
    interfaces.length > 0 ? `implements ${interfaces.join(', ')}` : undefined,
  );
}

function entry(key: string, text: string, { since }: { since?: string }): [string, Declaration] {
  return [key, { text, ...sinceOf({ since }) }];
}

/** Some sources have placeholders instead of a version. */
function sinceOf({ since }: { since?: string }): { since?: string } {
  return since !== undefined && /^\d\d\.\d\d$/.test(since) ? { since } : {};
}

function modifiersOf(type: Modified): string[] {
  return modifierOrder.filter((name) => type.modifiers?.includes(name) || (name !== 'sealed' && type[name] === true));
}

/**
 * Returns the types of parameters like the anchors of Javadoc do, but without packages: type parameters are their bound.
 * @param typeParams as in `T extends Component & HasAttribute<T>`, inner ones first
 */
function erasedTypes(params: string[], typeParams: string[]): string {
  const bounds = new Map<string, string>();
  for (const param of typeParams) {
    const [, name = '', bound = 'Object'] = /^(\w+)(?:\s+extends\s+([^&]+))?/.exec(param) ?? [];
    if (!bounds.has(name)) bounds.set(name, simple(bound));
  }
  const erase = (param: string) => {
    const type = withoutArguments(param)
      .replace(/^(?:final\s+|@\w+(?:\([^)]*\))?\s+)*/, '')
      .replace(/\s+\w+$/, '');
    const [, name = '', dimensions = ''] = /^(.*?)\s*((?:\[\])*(?:\.\.\.)?)$/.exec(type) ?? [];
    // The bound of a type parameter can be another one.
    let erased = simple(name);
    for (let step = 0; step < bounds.size && bounds.has(erased); step++) erased = bounds.get(erased) ?? erased;
    return erased + dimensions;
  };
  return params.map(erase).join(',');
}

/** `Map<String, List<T>> items` → `Map items`. */
function withoutArguments(text: string): string {
  let plain = text;
  while (/<[^<>]*>/.test(plain)) plain = plain.replace(/<[^<>]*>/g, '');
  return plain;
}

/** `MultipleSelectableList.SelectionMode` → `SelectionMode`. */
function simple(type: string): string {
  const plain = withoutArguments(type).trim();
  return plain.slice(plain.lastIndexOf('.') + 1);
}

function words(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
