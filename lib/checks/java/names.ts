import { nearestName } from '../../content/problem';
import { allowedMethods, allowedTypes, foreignTypes } from './allowed';
import { type JavaApi, type JavaType, nameWithoutPackage, type Signature, simpleName, unknownType } from './api';
import type { JavaNode } from './parse';

/** A name that does not exist, at its place in the snippet (1-based). */
export type Finding = { line: number; column: number; message: string };

/** What an expression is: a value of a type, or the type itself (`Button.Type`). */
type Value = JavaType & {
  isType?: true;
  /** The type of a variable of that name in another snippet: probably, but not surely, the same. */
  isGuess?: true;
};

/** A class of the snippet itself. */
type OwnClass = { supers: JavaType[]; complete: boolean; methods: Map<string, JavaType>; fields: Scope };
type Scope = Map<string, Value>;

/** What a snippet knows of the page around it. */
export type Surroundings = {
  /** Names of classes that the page or its other snippets declare. */
  types: ReadonlySet<string>;
  /** Variables that other snippets declare, with their type as written; only those that are one type everywhere. */
  variables?: ReadonlyMap<string, string>;
};

/** Packages of webforJ's own samples: not in the API data. */
const samplePackages = /^com\.webforj\.(?:samples|demos?|example|tutorial|builtwithwebforj)\b/;

/** Interfaces with one method, by which of their type arguments are its parameters. */
const lambdaParameters: Record<string, number[]> = {
  EventListener: [0],
  Consumer: [0],
  Predicate: [0],
  Function: [0],
  UnaryOperator: [0],
  BiConsumer: [0, 1],
  BiFunction: [0, 1],
};

/**
 * Checks every webforJ name in a snippet against the API. What cannot be known for sure is not reported: a receiver whose
 * type is declared elsewhere, members of a type that inherits from one the data does not have, classes of the page itself.
 * @param root syntax tree, see `parseJava`
 */
export function checkNames(root: JavaNode, api: JavaApi, page: Surroundings): Finding[] {
  return new NameCheck(api, page).run(root);
}

/** A type name that no API type has: the one probably meant, or undefined where it can be a class of the reader's own. */
export function misspelledType(name: string, api: JavaApi, minLength = 5): string | undefined {
  if (name.length < minLength || foreignTypes.has(name) || Object.hasOwn(allowedTypes, name)) return undefined;
  // One letter more, less or other, or two changed places; a name of the reader's own is rarely so near.
  for (const known of api.simpleNames()) if (known.length >= 5 && isOneSlip(name, known)) return known;
  return undefined;
}

function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  // A plural is another word, not a slip.
  if ((restA === 's' && restB === '') || (restB === 's' && restA === '')) return false;
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** What to say of a member that a type does not have. */
export function missingMember(api: JavaApi, type: JavaType, name: string, kind: 'method' | 'constant' | 'constant or type'): string {
  const near = nearestName(name, api.memberNames(type));
  const suffix = near && near !== name ? `, did you mean "${near}"?` : '';
  return `${nameWithoutPackage(type.name)} has no ${kind} "${name}" in webforJ ${api.version}${suffix}`;
}

class NameCheck {
  readonly #findings: Finding[] = [];
  readonly #imports = new Map<string, string | null>();
  readonly #classes = new Map<string, OwnClass>();
  readonly #types = new Map<JavaNode, Value>();
  readonly #ownNames = new Set<string>();
  #current: OwnClass | undefined;

  constructor(
    readonly api: JavaApi,
    readonly page: Surroundings,
  ) {}

  run(root: JavaNode): Finding[] {
    for (const node of root.children) if (node.type === 'import_declaration') this.#import(node);
    this.#collectNames(root);
    const scope: Scope = new Map();
    for (const [name, type] of this.page.variables ?? []) {
      if (!this.#isOwn(type.split(/[<.[]/)[0] ?? ''))
        scope.set(name, { ...this.api.read(type, (part) => this.#resolve(part)), isGuess: true });
    }
    this.#visit(root, scope);
    return this.#findings;
  }

  #report({ line, column }: JavaNode, message: string): void {
    this.#findings.push({ line, column, message });
  }

  #import(node: JavaNode): void {
    const isStatic = /^import\s+static\b/.test(node.text);
    const isAll = node.children.some(({ type }) => type === 'asterisk');
    const name = node.children.find(({ type }) => /identifier$/.test(type));
    if (!name) return;
    const text = name.text.replace(/\s+/g, '');
    const simple = simpleName(text);
    if (!text.startsWith('com.webforj.') || samplePackages.test(text)) {
      if (!isAll) this.#imports.set(simple, null);
      return;
    }
    const type = isStatic && !isAll ? text.slice(0, text.lastIndexOf('.')) : text;
    if (!isAll || isStatic) {
      const resolved = this.api.resolve(type);
      if (resolved !== undefined) {
        if (!isStatic) this.#imports.set(simple, resolved);
        return;
      }
      if (!isStatic) this.#imports.set(simple, null);
      if (Object.hasOwn(allowedTypes, simpleName(type))) return;
      const sameName = this.api.candidates(simpleName(type))[0];
      const near = sameName ?? nearestName(type, this.api.qualifiedNames());
      this.#report(name, `there is no type "${type}" in webforJ ${this.api.version}${near ? `, did you mean "${near}"?` : ''}`);
      return;
    }
    const isPackage = [...this.api.qualifiedNames()].some((known) => known.startsWith(`${type}.`));
    if (!isPackage) this.#report(name, `there is no package "${type}" in webforJ ${this.api.version}`);
  }

  /** Classes and type parameters of the snippet are its own, whatever they are called. */
  #collectNames(node: JavaNode): void {
    if (/^(class|interface|enum|record|annotation_type)_declaration$/.test(node.type)) this.#ownNames.add(field(node, 'name')?.text ?? '');
    if (node.type === 'type_parameter') this.#ownNames.add(node.children.find(({ type }) => type === 'type_identifier')?.text ?? '');
    for (const child of node.children) this.#collectNames(child);
  }

  #isOwn(name: string): boolean {
    return this.#ownNames.has(name) || this.page.types.has(name);
  }

  /** Qualified name of an API type as the snippet calls it. */
  #resolve(name: string): string | undefined {
    const [first = ''] = name.split('.');
    if (this.#isOwn(first)) return undefined;
    if (/^[a-z]/.test(first)) return this.api.resolve(name);
    const imported = this.#imports.get(first);
    if (imported === null) return undefined;
    if (imported !== undefined) return this.api.resolve(imported + name.slice(first.length));
    return foreignTypes.has(first) ? undefined : this.api.resolve(name);
  }

  #readType(node: JavaNode | undefined): JavaType {
    if (!node) return unknownType;
    const text = node.text.replace(/\s+/g, ' ');
    if (this.#isOwn(text.split(/[<.[]/)[0] ?? '')) return { name: text.split(/[<[]/)[0] ?? '', args: [] };
    return this.api.read(text, (name) => this.#resolve(name));
  }

  /** Reports a type name that is nearly one of webforJ, or a nested type that does not exist. */
  #checkTypeName(node: JavaNode, text = node.text.replace(/\s+/g, '')): void {
    const [first = ''] = text.split('.');
    if (this.#isOwn(first) || this.#imports.get(first) === null || this.#resolve(text) !== undefined) return;
    if (text.startsWith('com.webforj.')) {
      if (samplePackages.test(text) || Object.hasOwn(allowedTypes, simpleName(text))) return;
      const near = this.api.candidates(simpleName(text))[0] ?? nearestName(text, this.api.qualifiedNames());
      this.#report(node, `there is no type "${text}" in webforJ ${this.api.version}${near ? `, did you mean "${near}"?` : ''}`);
      return;
    }
    if (text.includes('.')) {
      const outer = this.#resolve(text.slice(0, text.lastIndexOf('.')));
      if (outer === undefined) return;
      const type = { name: outer, args: [] };
      if (this.api.methods(type, '').complete)
        this.#report(node, missingMember(this.api, type, simpleName(text), 'constant or type').replace('constant or type', 'type'));
      return;
    }
    if (this.api.candidates(text).length > 0) return;
    const near = misspelledType(text, this.api);
    if (near) this.#report(node, `there is no type "${text}" in webforJ ${this.api.version}, did you mean "${near}"?`);
  }

  #visitAll(nodes: JavaNode[], scope: Scope): void {
    for (const node of nodes) this.#visit(node, scope);
  }

  #visit(node: JavaNode, scope: Scope): void {
    switch (node.type) {
      case 'import_declaration':
      case 'package_declaration':
        return;
      case 'class_declaration':
      case 'interface_declaration':
      case 'enum_declaration':
      case 'record_declaration':
        this.#visitClass(node, scope);
        return;
      case 'class_body':
        this.#declareFields(node, scope);
        this.#visitAll(node.children, scope);
        return;
      case 'method_declaration':
      case 'constructor_declaration':
      case 'block':
      case 'constructor_body':
      case 'for_statement':
      case 'switch_block_statement_group':
      case 'switch_rule':
      case 'catch_clause':
      case 'try_with_resources_statement':
        if (node.type === 'method_declaration') this.#checkOverride(node);
        this.#visitAll(node.children, new Map(scope));
        return;
      case 'formal_parameter':
      case 'spread_parameter':
      case 'resource':
      case 'instanceof_expression':
      case 'catch_formal_parameter':
        this.#visitAll(node.children, scope);
        this.#declare(node, scope);
        return;
      case 'type_pattern': {
        this.#visitAll(node.children, scope);
        const [type, name] = node.children;
        if (name) scope.set(name.text, this.#readType(type));
        return;
      }
      case 'enhanced_for_statement': {
        const inner = new Map(scope);
        const value = field(node, 'value');
        const type = field(node, 'type');
        const list = value ? this.#typeOf(value, scope) : unknownType;
        const item = list.name === '[]' || /(^|\.)(List|Set|Collection|Iterable)$/.test(list.name) ? list.args[0] : undefined;
        inner.set(field(node, 'name')?.text ?? '', type?.text === 'var' ? (item ?? unknownType) : this.#readType(type));
        this.#visitAll(node.children, inner);
        return;
      }
      case 'local_variable_declaration':
        this.#visitVariables(node, scope);
        return;
      case 'method_invocation':
        this.#typeOf(node, scope);
        this.#visitCall(node, scope);
        return;
      case 'object_creation_expression':
        this.#typeOf(node, scope);
        this.#visitCreation(node, scope);
        return;
      case 'lambda_expression':
        this.#visitLambda(node, scope, []);
        return;
      case 'method_reference':
        this.#checkReference(node, scope);
        return;
      case 'field_access':
        this.#typeOf(node, scope);
        for (const child of node.children) if (!/identifier$/.test(child.type)) this.#visit(child, scope);
        return;
      case 'annotation':
      case 'marker_annotation':
        this.#checkAnnotation(node, scope);
        return;
      case 'generic_type':
        this.#visitAll(node.children, scope);
        return;
      case 'scoped_type_identifier':
        this.#checkTypeName(node);
        return;
      case 'type_identifier':
        if (node.text !== 'var') this.#checkTypeName(node);
        return;
      default:
        this.#visitAll(node.children, scope);
    }
  }

  #declare(node: JavaNode, scope: Scope): void {
    const name = field(node, 'name') ?? node.children.find(({ type }) => type === 'variable_declarator');
    if (!name || (node.type === 'instanceof_expression' && name.field !== 'name')) return;
    const type = field(node, 'type') ?? field(node, 'right') ?? node.children.find(({ type: kind }) => /type|identifier/.test(kind));
    const value = field(node, 'value');
    const read = type?.text === 'var' && value ? this.#typeOf(value, scope) : this.#readType(type);
    scope.set(name.text, node.type === 'spread_parameter' ? { name: '[]', args: [read] } : read);
  }

  #visitVariables(node: JavaNode, scope: Scope): void {
    const type = field(node, 'type');
    for (const child of node.children) {
      if (child.type !== 'variable_declarator') {
        this.#visit(child, scope);
        continue;
      }
      const value = field(child, 'value');
      if (value) this.#visit(value, scope);
      const name = field(child, 'name')?.text ?? '';
      scope.set(name, type?.text === 'var' ? plain(value ? this.#typeOf(value, scope) : unknownType) : this.#readType(type));
    }
  }

  #declareFields(body: JavaNode, scope: Scope): void {
    for (const member of body.children) {
      if (member.type !== 'field_declaration') continue;
      const type = this.#readType(field(member, 'type'));
      for (const child of member.children) if (child.type === 'variable_declarator') scope.set(field(child, 'name')?.text ?? '', type);
    }
  }

  #visitClass(node: JavaNode, scope: Scope): void {
    const name = field(node, 'name')?.text ?? '';
    const inner: Scope = new Map(scope);
    const supers = [
      field(node, 'superclass'),
      field(node, 'interfaces'),
      ...node.children.filter(({ type }) => type === 'extends_interfaces'),
    ]
      .flatMap((clause) => clause?.children.flatMap((child) => (child.type === 'type_list' ? child.children : [child])) ?? [])
      .map((type) => this.#readType(type));
    const body = field(node, 'body');
    const methods = new Map<string, JavaType>();
    for (const member of body?.children ?? [])
      if (member.type === 'method_declaration') methods.set(field(member, 'name')?.text ?? '', this.#readType(field(member, 'type')));
    const own: OwnClass = {
      supers,
      complete: node.type === 'class_declaration' && supers.every((type) => this.api.methods(type, '').complete),
      methods,
      fields: inner,
    };
    this.#classes.set(name, own);
    const outer = this.#current;
    this.#current = own;
    if (node.type === 'record_declaration') {
      const parameters = field(node, 'parameters');
      for (const parameter of parameters?.children ?? []) this.#visit(parameter, inner);
    }
    for (const child of node.children) if (child.field !== 'name' && child.field !== 'parameters') this.#visit(child, inner);
    this.#current = outer;
  }

  #checkOverride(node: JavaNode): void {
    const modifiers = node.children.find(({ type }) => type === 'modifiers');
    const isOverride = modifiers?.children.some(({ type, text }) => type === 'marker_annotation' && text === '@Override');
    const own = this.#current;
    const name = field(node, 'name');
    if (!isOverride || !own?.complete || !name || own.supers.length === 0) return;
    if (own.supers.some((type) => this.#hasMethod(type, name.text))) return;
    const near = nearestName(
      name.text,
      own.supers.flatMap((type) => this.api.memberNames(type)),
    );
    const parents = own.supers.map((type) => nameWithoutPackage(type.name)).join(', ');
    this.#report(
      name,
      `"${name.text}" overrides nothing: ${parents} has no such method in webforJ ${this.api.version}${near ? `, did you mean "${near}"?` : ''}`,
    );
  }

  #hasMethod(type: JavaType, name: string): boolean {
    return this.api.methods(type, name).found.length > 0 || this.api.libraryMember(type, name) || Object.hasOwn(allowedMethods, name);
  }

  #visitCall(node: JavaNode, scope: Scope): void {
    const object = field(node, 'object');
    if (object && object.type !== 'identifier') this.#visit(object, scope);
    for (const child of node.children) if (child.type === 'type_arguments') this.#visit(child, scope);
    const args = field(node, 'arguments')?.children ?? [];
    const signatures = this.#signatures(node, scope);
    this.#visitArguments(args, signatures, scope);
  }

  #visitCreation(node: JavaNode, scope: Scope): void {
    const type = field(node, 'type');
    if (type) this.#visit(type, scope);
    const value = this.#readType(type);
    const args = field(node, 'arguments')?.children ?? [];
    const constructors = this.api.type(value.name)?.constructors ?? [];
    const bindings = Object.fromEntries(
      (this.api.type(value.name)?.params ?? []).map((param, index) => [param, value.args[index] ?? unknownType]),
    );
    const signatures = constructors.map((params) => ({
      returns: value,
      params: params.map((param) => this.api.read(param, (name) => this.api.resolve(name, value.name), bindings)),
      varargs: params.at(-1)?.endsWith('...') ?? false,
    }));
    this.#visitArguments(args, signatures, scope);
    const body = node.children.find(({ type: kind }) => kind === 'class_body');
    if (!body) return;
    const outer = this.#current;
    this.#current = undefined;
    this.#visit(body, new Map(scope));
    this.#current = outer;
  }

  #visitArguments(args: JavaNode[], signatures: Signature[], scope: Scope): void {
    const fitting = signatures.filter((signature) => takes(signature, args.length));
    for (const [index, argument] of args.entries()) {
      if (argument.type !== 'lambda_expression') {
        this.#visit(argument, scope);
        continue;
      }
      const count = lambdaNames(argument).length;
      const types = fitting.flatMap(({ params }) => {
        const type = params[index];
        const indexes = type ? lambdaParameters[simpleName(type.name)] : undefined;
        return type && indexes?.length === count ? [indexes.map((at) => type.args[at] ?? unknownType)] : [];
      });
      const [first] = types;
      const agree = first !== undefined && types.every((other) => other.every((type, at) => type.name === first[at]?.name));
      this.#visitLambda(argument, scope, agree ? first : []);
    }
  }

  #visitLambda(node: JavaNode, scope: Scope, types: JavaType[]): void {
    const inner = new Map(scope);
    const parameters = field(node, 'parameters');
    for (const [index, name] of lambdaNames(node).entries()) inner.set(name, types[index] ?? unknownType);
    if (parameters?.type === 'formal_parameters') this.#visit(parameters, inner);
    const body = field(node, 'body');
    if (body) this.#visit(body, inner);
  }

  /** `Button::setText`; a value's method as well. */
  #checkReference(node: JavaNode, scope: Scope): void {
    const [object, name] = node.children;
    if (!object) return;
    const isType = /type/.test(object.type);
    if (isType) this.#visit(object, scope);
    else if (object.type !== 'identifier') this.#visit(object, scope);
    if (name?.type !== 'identifier') return;
    const value = isType ? this.#readType(object) : this.#typeOf(object, scope);
    this.#checkMethod(value, name, undefined);
  }

  #checkAnnotation(node: JavaNode, scope: Scope): void {
    const name = field(node, 'name');
    const args = field(node, 'arguments');
    for (const child of args?.children ?? [])
      this.#visit(child.type === 'element_value_pair' ? (field(child, 'value') ?? child) : child, scope);
    if (!name) return;
    const text = name.text.replace(/\s+/g, '');
    const [first = ''] = text.split('.');
    const resolved = this.#resolve(text);
    if (resolved === undefined) {
      if (this.#isOwn(first) || this.#imports.get(first) === null) return;
      const near = misspelledType(text, this.api, 4);
      if (near && this.api.candidates(near).some((type) => this.api.type(type)?.kind === 'annotation'))
        this.#report(name, `there is no annotation "@${text}" in webforJ ${this.api.version}, did you mean "@${near}"?`);
      return;
    }
    const type = this.api.type(resolved);
    if (type?.kind !== 'annotation') return;
    for (const child of args?.children ?? []) {
      const key = child.type === 'element_value_pair' ? field(child, 'key') : undefined;
      if (!key || type.members?.includes(key.text)) continue;
      const near = nearestName(key.text, type.members ?? []);
      this.#report(
        key,
        `@${nameWithoutPackage(resolved)} has no element "${key.text}" in webforJ ${this.api.version}${near ? `, did you mean "${near}"?` : ''}`,
      );
    }
  }

  #typeOf(node: JavaNode, scope: Scope): Value {
    const known = this.#types.get(node);
    if (known) return known;
    const value = this.#computeType(node, scope);
    this.#types.set(node, value);
    return value;
  }

  #computeType(node: JavaNode, scope: Scope): Value {
    switch (node.type) {
      case 'parenthesized_expression':
        return node.children[0] ? this.#typeOf(node.children[0], scope) : unknownType;
      case 'cast_expression':
        return this.#readType(field(node, 'type'));
      case 'object_creation_expression':
        // A class body may add methods of its own.
        return node.children.some(({ type }) => type === 'class_body') ? unknownType : this.#readType(field(node, 'type'));
      case 'string_literal':
        return { name: 'String', args: [] };
      case 'array_access': {
        const array = field(node, 'array');
        const type = array ? this.#typeOf(array, scope) : unknownType;
        return type.name === '[]' ? (type.args[0] ?? unknownType) : unknownType;
      }
      case 'identifier': {
        const variable = scope.get(node.text);
        if (variable) return variable;
        if (!/^[A-Z]\w*[a-z]/.test(node.text)) return unknownType;
        const type = this.#resolve(node.text);
        if (type === undefined) {
          this.#checkTypeName(node, node.text);
          return unknownType;
        }
        return { name: type, args: [], isType: true };
      }
      case 'field_access':
        return this.#fieldType(node, scope);
      case 'method_invocation':
        return this.#callType(node, scope);
      default:
        return unknownType;
    }
  }

  #fieldType(node: JavaNode, scope: Scope): Value {
    const object = field(node, 'object');
    const name = field(node, 'field');
    if (!object || !name) return unknownType;
    if (object.type === 'this') return this.#current?.fields.get(name.text) ?? unknownType;
    const text = node.text.replace(/\s+/g, '');
    if (/^com\.webforj\.(?:[a-z]\w*\.)*[A-Z]\w*$/.test(text)) {
      const type = this.api.resolve(text);
      if (type === undefined) this.#checkTypeName(node, text);
      return type === undefined ? unknownType : { name: type, args: [], isType: true };
    }
    const owner = this.#typeOf(object, scope);
    if (!owner.isType || ['class', 'this', 'super', 'length'].includes(name.text)) return unknownType;
    const { found, complete } = this.api.fields(owner, name.text);
    if (found[0]) return found[0];
    const nested = this.api.nested(owner.name, name.text);
    if (nested !== undefined) return { name: nested, args: [], isType: true };
    if (complete) this.#report(name, missingMember(this.api, owner, name.text, 'constant or type'));
    return unknownType;
  }

  #callType(node: JavaNode, scope: Scope): Value {
    const name = field(node, 'name');
    const object = field(node, 'object');
    if (!name) return unknownType;
    const args = field(node, 'arguments')?.children.length ?? 0;
    const signatures = this.#signatures(node, scope);
    if (object && object.type !== 'this') {
      if (object.type === 'super') for (const type of this.#current?.supers.slice(0, 1) ?? []) this.#checkSuper(type, name);
      else this.#checkMethod(this.#typeOf(object, scope), name, args);
    }
    const fitting = signatures.filter((signature) => takes(signature, args));
    const [first] = fitting;
    const isGuess = object && this.#types.get(object)?.isGuess;
    // The first is that of the most derived type; overloads that take as many arguments must agree.
    const agree = first && fitting.every(({ returns }) => returns.name === first.returns.name || returns.name === '?');
    return agree ? { ...first.returns, isGuess } : unknownType;
  }

  #checkSuper(type: JavaType, name: JavaNode): void {
    if (this.#current?.complete) this.#checkMethod(type, name, undefined);
  }

  /** Methods that a call can mean. */
  #signatures(node: JavaNode, scope: Scope): Signature[] {
    const name = field(node, 'name')?.text ?? '';
    const object = field(node, 'object');
    if (!object || object.type === 'this' || object.type === 'super') return this.#ownSignatures(this.#current, name, new Set());
    const owner = this.#typeOf(object, scope);
    const own = this.#classes.get(owner.name);
    return own ? this.#ownSignatures(own, name, new Set()) : this.api.methods(owner, name).found;
  }

  #ownSignatures(own: OwnClass | undefined, name: string, seen: Set<OwnClass>): Signature[] {
    if (!own || seen.has(own)) return [];
    seen.add(own);
    const declared = own.methods.get(name);
    if (declared) return [];
    return own.supers.flatMap((type) => {
      const parent = this.#classes.get(type.name);
      return parent ? this.#ownSignatures(parent, name, seen) : this.api.methods(type, name).found;
    });
  }

  #checkMethod(owner: Value, name: JavaNode, args: number | undefined): void {
    if (!this.api.type(owner.name)) return;
    const { found, complete } = this.api.methods(owner, name.text);
    if (this.api.libraryMember(owner, name.text) || Object.hasOwn(allowedMethods, name.text)) return;
    if (owner.isGuess && this.api.isMethod(name.text)) return;
    if (!complete) {
      // A class that the data does not have may have the method; a slip in a name nothing has is reported nevertheless.
      const isSlip =
        found.length === 0 && !this.api.isMethod(name.text) && this.api.memberNames(owner).some((known) => isOneSlip(name.text, known));
      if (isSlip) this.#report(name, missingMember(this.api, owner, name.text, 'method'));
      return;
    }
    if (found.length === 0) {
      this.#report(name, missingMember(this.api, owner, name.text, 'method'));
      return;
    }
    if (args === undefined || owner.isGuess || found.some((signature) => takes(signature, args))) return;
    const counts = [...new Set(found.map(({ params, varargs }) => (varargs ? `${params.length - 1} or more` : String(params.length))))];
    this.#report(
      name,
      `${nameWithoutPackage(owner.name)}.${name.text} takes ${counts.sort().join(' or ')} argument${counts.join() === '1' ? '' : 's'} in webforJ ${this.api.version}, not ${args}`,
    );
  }
}

function field(node: JavaNode, name: string): JavaNode | undefined {
  return node.children.find((child) => child.field === name);
}

/** A value of the type, where an expression gave the type itself. */
function plain({ name, args, isGuess }: Value): Value {
  return { name, args, isGuess };
}

function takes({ params, varargs }: Signature, count: number): boolean {
  return varargs ? count >= params.length - 1 : count === params.length;
}

function lambdaNames(node: JavaNode): string[] {
  const parameters = field(node, 'parameters');
  if (!parameters) return [];
  if (parameters.type === 'identifier') return [parameters.text];
  return parameters.children.map((child) => (child.type === 'identifier' ? child.text : (field(child, 'name')?.text ?? '')));
}
