import { libraryMembers } from './allowed';

/** A public type of the documented version. Types are written as in the source. */
export type ApiType = {
  /** Module name without `webforj-`, as in `foundation`. */
  module: string;
  kind: string;
  /** Names of type parameters. */
  params?: string[];
  /** Types that it extends and implements. */
  supers?: string[];
  /** Parameter types of each constructor. */
  constructors?: string[][];
  /** Overloads by method name. Each has the return type, then the parameter types. */
  methods?: Record<string, string[][]>;
  /** Types of constants by name. */
  fields?: Record<string, string>;
  /** Elements of an annotation. */
  members?: string[];
};

/** Content of `content/data/java-api.json`: types by qualified name. Nested types are `package.Outer.Inner`. */
export type ApiData = { version: string; types: Record<string, ApiType> };

/** A type: the qualified name of a webforJ type, another name, or `?` if unknown. */
export type JavaType = { name: string; args: JavaType[] };

/** The members of a type with a certain name. The type's own members are first. */
export type Members<T> = {
  found: T[];
  /** Whether all supertypes are known. Only then a missing member is an error. */
  complete: boolean;
};

/** A method that can be called. */
export type Signature = { returns: JavaType; params: JavaType[]; varargs: boolean };

/** Any type that cannot be determined. */
export const unknownType: JavaType = { name: '?', args: [] };

function memoized<T>(results: Map<string, T>, key: string, compute: () => T): T {
  if (!results.has(key)) results.set(key, compute());
  return results.get(key) as T;
}

/** The types of the documented version, with inheritance. */
export class JavaApi {
  readonly version: string;
  readonly #types: Map<string, ApiType>;
  /** Qualified names by simple name. */
  readonly #bySimpleName = new Map<string, string[]>();

  #methodNames: Set<string> | undefined;
  // Each snippet asks for the same types again.
  readonly #resolved = new Map<string, string | undefined>();
  readonly #ancestors = new Map<string, string[]>();

  constructor({ version, types }: ApiData) {
    this.version = version;
    this.#types = new Map(Object.entries(types));
    for (const name of this.#types.keys()) {
      const simple = simpleName(name);
      this.#bySimpleName.set(simple, [...(this.#bySimpleName.get(simple) ?? []), name]);
    }
  }

  /** Returns a type by its qualified name. */
  type(name: string): ApiType | undefined {
    return this.#types.get(name);
  }

  /** Returns all names without package, for suggestions. */
  simpleNames(): Iterable<string> {
    return this.#bySimpleName.keys();
  }

  qualifiedNames(): Iterable<string> {
    return this.#types.keys();
  }

  /** Returns all module names without `webforj-`. */
  modules(): Set<string> {
    return new Set([...this.#types.values()].map(({ module }) => module));
  }

  /** Whether any type has a method of that name. */
  isMethod(name: string): boolean {
    this.#methodNames ??= new Set([...this.#types.values()].flatMap(({ methods = {} }) => Object.keys(methods)));
    return this.#methodNames.has(name);
  }

  /** Returns all types with a simple name. */
  candidates(simple: string): string[] {
    return this.#bySimpleName.get(simple) ?? [];
  }

  /**
   * Returns the qualified name of a type that is written as `Button`, `Table.SelectionMode`, or `com.webforj.App`.
   * Returns undefined if no type or several types match.
   * @param from qualified name of the type whose source contains the name
   */
  resolve(name: string, from?: string): string | undefined {
    if (this.#types.has(name)) return name;
    return memoized(this.#resolved, `${name} ${from ?? ''}`, () => this.#resolve(name, from));
  }

  #resolve(name: string, from?: string): string | undefined {
    const dot = name.lastIndexOf('.');
    if (dot !== -1) {
      const outer = this.resolve(name.slice(0, dot), from);
      return outer === undefined ? undefined : this.nested(outer, name.slice(dot + 1));
    }
    for (let scope = from; scope?.includes('.'); scope = scope.slice(0, scope.lastIndexOf('.'))) {
      const near = this.#types.has(scope) ? this.nested(scope, name) : this.#types.has(`${scope}.${name}`) ? `${scope}.${name}` : undefined;
      if (near !== undefined) return near;
    }
    const candidates = this.candidates(name);
    if (candidates.length === 1) return candidates[0];
    const outermost = candidates.filter((candidate) => !/\.[A-Z]\w*\.[A-Z]/.test(candidate));
    return outermost.length === 1 ? outermost[0] : undefined;
  }

  /** Returns the qualified name of a type that is nested in another type or its supertypes. */
  nested(outer: string, name: string): string | undefined {
    return [outer, ...this.ancestors(outer)].map((type) => `${type}.${name}`).find((type) => this.#types.has(type));
  }

  /** Returns the qualified names of all known supertypes, nearest first. */
  ancestors(name: string): string[] {
    return memoized(this.#ancestors, name, () => this.#collectAncestors(name));
  }

  #collectAncestors(name: string): string[] {
    const result: string[] = [];
    const visit = (type: string): void => {
      for (const text of this.#types.get(type)?.supers ?? []) {
        const [plain = ''] = text.split('<');
        const parent = this.#types.has(plain) ? plain : this.#outermost(plain, type);
        if (parent === undefined || result.includes(parent)) continue;
        result.push(parent);
        visit(parent);
      }
    };
    visit(name);
    return result;
  }

  /** Resolves a supertype: it is written with its outer type, is in the same package, or has a unique name. */
  #outermost(name: string, from: string): string | undefined {
    const parts = name.split('.');
    for (let scope = from; scope.includes('.'); scope = scope.slice(0, scope.lastIndexOf('.')))
      if (this.#types.has(`${scope}.${name}`) && `${scope}.${name}` !== from) return `${scope}.${name}`;
    const candidates = this.candidates(parts.at(-1) ?? '').filter((candidate) => candidate.endsWith(`.${name}`));
    const plain = candidates.filter((candidate) => !/\.[A-Z]\w*\.[A-Z]/.test(candidate) || parts.length > 1);
    return plain.length === 1 ? plain[0] : candidates.length === 1 ? candidates[0] : undefined;
  }

  /**
   * Parses a type as written in source code.
   * @param bindings types of the type parameters
   * @param resolve returns the qualified name of a type
   */
  read(text: string, resolve: (name: string) => string | undefined, bindings: Record<string, JavaType> = {}): JavaType {
    const trimmed = text
      .replace(/@\w+(?:\([^)]*\))?\s+/g, '')
      .replace(/^\?\s+(?:super|extends)\s+/, '')
      .trim();
    if (/(?:\[\]|\.\.\.)$/.test(trimmed))
      return { name: '[]', args: [this.read(trimmed.replace(/\s*(?:\[\]|\.\.\.)$/, ''), resolve, bindings)] };
    const [, name = '', inner] = /^([\w.]+)\s*(?:<(.*)>)?$/s.exec(trimmed) ?? [];
    if (name === '') return unknownType;
    const bound = Object.hasOwn(bindings, name) ? bindings[name] : undefined;
    if (bound) return bound;
    const args = inner === undefined ? [] : splitArguments(inner).map((part) => this.read(part, resolve, bindings));
    return { name: resolve(name) ?? name, args };
  }

  /** Returns the supertypes of a type with their type arguments. */
  supers(type: JavaType): JavaType[] {
    const api = this.#types.get(type.name);
    if (!api) return [];
    const bindings = this.#bindings(type);
    return (api.supers ?? []).map((text) => {
      const parent = this.read(text, (name) => this.#outermost(name, type.name) ?? this.resolve(name, type.name), bindings);
      return parent.name === type.name ? unknownType : parent;
    });
  }

  /** Returns the methods that can be called on a type. */
  methods(type: JavaType, name: string): Members<Signature> {
    return this.#collect(type, (api, owner) => {
      const bindings = this.#bindings(owner);
      const read = (text: string) => this.read(text, (part) => this.resolve(part, owner.name), bindings);
      return (Object.hasOwn(api.methods ?? {}, name) ? (api.methods?.[name] ?? []) : []).map(([returns = '?', ...params]) => ({
        returns: read(returns),
        params: params.map(read),
        varargs: params.at(-1)?.endsWith('...') ?? false,
      }));
    });
  }

  /** Returns the type of a constant. */
  fields(type: JavaType, name: string): Members<JavaType> {
    return this.#collect(type, (api, owner) => {
      const text = Object.hasOwn(api.fields ?? {}, name) ? api.fields?.[name] : undefined;
      return text === undefined ? [] : [this.read(text, (part) => this.resolve(part, owner.name))];
    });
  }

  /** Returns the names of all methods, constants, and nested types of a type, for suggestions. */
  memberNames(type: JavaType): string[] {
    const names = this.#collect(type, (api) => [...Object.keys(api.methods ?? {}), ...Object.keys(api.fields ?? {})]).found;
    const nested = [...this.#types.keys()].filter((name) => name.startsWith(`${type.name}.`)).map(simpleName);
    return [...new Set([...names, ...nested])];
  }

  /** Whether a library supertype of the type has a member with this name. */
  libraryMember(type: JavaType, name: string): boolean {
    const { found } = this.#collect(type, (api) => [api.kind === 'enum' ? 'Enum' : 'Object']);
    const library = [...found, 'Object', ...this.#libraryTypes(type)];
    return library.some((owner) => libraryMembers[owner]?.includes(name));
  }

  #libraryTypes(type: JavaType): string[] {
    return this.supers(type).flatMap((parent) => (this.#types.has(parent.name) ? this.#libraryTypes(parent) : [parent.name]));
  }

  #collect<T>(type: JavaType, own: (api: ApiType, owner: JavaType) => T[]): Members<T> {
    const found: T[] = [];
    const seen = new Set<string>();
    let complete = true;
    const queue = [type];
    for (const owner of queue) {
      if (seen.has(owner.name)) continue;
      seen.add(owner.name);
      const api = this.#types.get(owner.name);
      if (api) {
        found.push(...own(api, owner));
        queue.push(...this.supers(owner));
      } else if (!Object.hasOwn(libraryMembers, owner.name)) complete = false;
    }
    return { found, complete };
  }

  #bindings(type: JavaType): Record<string, JavaType> {
    const params = this.#types.get(type.name)?.params ?? [];
    return Object.fromEntries(params.map((param, index) => [param, type.args[index] ?? unknownType]));
  }
}

/** `com.webforj.component.table.Table.SelectionMode` → `SelectionMode`. */
export function simpleName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** `com.webforj.component.table.Table.SelectionMode` → `Table.SelectionMode`. */
export function nameWithoutPackage(name: string): string {
  return name.replace(/^(?:[a-z][\w]*\.)+/, '');
}

/** Splits at commas outside of angle brackets. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '<') depth += 1;
    else if (text[index] === '>') depth -= 1;
    else if (text[index] === ',' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}
