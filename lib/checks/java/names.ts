import { nearestName } from '../../problems/problem';
import { allowedMethods } from './allowed';
import { type JavaApi, type JavaType, nameWithoutPackage, type Signature, simpleName, unknownType } from './api';
import { Expressions, type OwnClass, type Scope, takes, type Value } from './expressions';
import { field, type JavaNode } from './parse';
import { misspelledType } from './suggestions';
import { type Finding, TypeNames } from './type-names';

/** Context of a snippet on its page. */
export type Surroundings = {
  /** Names of classes that the page or its other snippets declare. */
  types: ReadonlySet<string>;
  /** Variables that other snippets declare, with their types as written. Only variables that have the same type everywhere. */
  variables?: ReadonlyMap<string, string>;
};

/** For functional interfaces: which type arguments are the types of the lambda's parameters. */
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
 * Checks every webforJ name in a snippet against the API. Skips what cannot be decided: receivers whose type is
 * declared elsewhere, members of types with unknown supertypes, and classes of the page.
 * @param root syntax tree, see `parseJava`
 */
export function checkNames(root: JavaNode, api: JavaApi, page: Surroundings): Finding[] {
  return new NameCheck(root, api, page).run(root);
}

class NameCheck {
  readonly #types: TypeNames;
  readonly #expressions: Expressions;

  constructor(
    root: JavaNode,
    readonly api: JavaApi,
    readonly page: Surroundings,
  ) {
    this.#types = new TypeNames(root, api, page.types);
    this.#expressions = new Expressions(this.#types, api);
  }

  run(root: JavaNode): Finding[] {
    const scope: Scope = new Map();
    for (const [name, type] of this.page.variables ?? []) {
      if (!this.#types.isOwn(type.split(/[<.[]/)[0] ?? ''))
        scope.set(name, { ...this.api.read(type, (part) => this.#types.resolve(part)), isGuess: true });
    }
    this.#visit(root, scope);
    return this.#types.findings;
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
        if (name) scope.set(name.text, this.#types.read(type));
        return;
      }
      case 'enhanced_for_statement': {
        const inner = new Map(scope);
        const value = field(node, 'value');
        const type = field(node, 'type');
        const list = value ? this.#expressions.typeOf(value, scope) : unknownType;
        const item = list.name === '[]' || /(^|\.)(List|Set|Collection|Iterable)$/.test(list.name) ? list.args[0] : undefined;
        inner.set(field(node, 'name')?.text ?? '', type?.text === 'var' ? (item ?? unknownType) : this.#types.read(type));
        this.#visitAll(node.children, inner);
        return;
      }
      case 'local_variable_declaration':
        this.#visitVariables(node, scope);
        return;
      case 'method_invocation':
        this.#expressions.typeOf(node, scope);
        this.#visitCall(node, scope);
        return;
      case 'object_creation_expression':
        this.#expressions.typeOf(node, scope);
        this.#visitCreation(node, scope);
        return;
      case 'lambda_expression':
        this.#visitLambda(node, scope, []);
        return;
      case 'method_reference':
        this.#checkReference(node, scope);
        return;
      case 'field_access':
        this.#expressions.typeOf(node, scope);
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
        this.#types.check(node);
        return;
      case 'type_identifier':
        if (node.text !== 'var') this.#types.check(node);
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
    const read = type?.text === 'var' && value ? this.#expressions.typeOf(value, scope) : this.#types.read(type);
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
      scope.set(name, type?.text === 'var' ? plain(value ? this.#expressions.typeOf(value, scope) : unknownType) : this.#types.read(type));
    }
  }

  #declareFields(body: JavaNode, scope: Scope): void {
    for (const member of body.children) {
      if (member.type !== 'field_declaration') continue;
      const type = this.#types.read(field(member, 'type'));
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
      .map((type) => this.#types.read(type));
    const body = field(node, 'body');
    const methods = new Map<string, JavaType>();
    for (const member of body?.children ?? [])
      if (member.type === 'method_declaration') methods.set(field(member, 'name')?.text ?? '', this.#types.read(field(member, 'type')));
    const own: OwnClass = {
      supers,
      complete: node.type === 'class_declaration' && supers.every((type) => this.api.methods(type, '').complete),
      methods,
      fields: inner,
    };
    this.#expressions.classes.set(name, own);
    const outer = this.#expressions.current;
    this.#expressions.current = own;
    if (node.type === 'record_declaration') {
      const parameters = field(node, 'parameters');
      for (const parameter of parameters?.children ?? []) this.#visit(parameter, inner);
    }
    for (const child of node.children) if (child.field !== 'name' && child.field !== 'parameters') this.#visit(child, inner);
    this.#expressions.current = outer;
  }

  #checkOverride(node: JavaNode): void {
    const modifiers = node.children.find(({ type }) => type === 'modifiers');
    const isOverride = modifiers?.children.some(({ type, text }) => type === 'marker_annotation' && text === '@Override');
    const own = this.#expressions.current;
    const name = field(node, 'name');
    if (!isOverride || !own?.complete || !name || own.supers.length === 0) return;
    if (own.supers.some((type) => this.#hasMethod(type, name.text))) return;
    const near = nearestName(
      name.text,
      own.supers.flatMap((type) => this.api.memberNames(type)),
    );
    const parents = own.supers.map((type) => nameWithoutPackage(type.name)).join(', ');
    this.#types.report(
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
    const signatures = this.#expressions.signatures(node, scope);
    this.#visitArguments(args, signatures, scope);
  }

  #visitCreation(node: JavaNode, scope: Scope): void {
    const type = field(node, 'type');
    if (type) this.#visit(type, scope);
    const value = this.#types.read(type);
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
    const outer = this.#expressions.current;
    this.#expressions.current = undefined;
    this.#visit(body, new Map(scope));
    this.#expressions.current = outer;
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

  /** Checks `Button::setText` and `button::setText`. */
  #checkReference(node: JavaNode, scope: Scope): void {
    const [object, name] = node.children;
    if (!object) return;
    const isType = /type/.test(object.type);
    if (isType) this.#visit(object, scope);
    else if (object.type !== 'identifier') this.#visit(object, scope);
    if (name?.type !== 'identifier') return;
    const value = isType ? this.#types.read(object) : this.#expressions.typeOf(object, scope);
    this.#expressions.checkMethod(value, name, undefined);
  }

  #checkAnnotation(node: JavaNode, scope: Scope): void {
    const name = field(node, 'name');
    const args = field(node, 'arguments');
    for (const child of args?.children ?? [])
      this.#visit(child.type === 'element_value_pair' ? (field(child, 'value') ?? child) : child, scope);
    if (!name) return;
    const text = name.text.replace(/\s+/g, '');
    const [first = ''] = text.split('.');
    const resolved = this.#types.resolve(text);
    if (resolved === undefined) {
      if (this.#types.isOwn(first) || this.#types.isForeign(first)) return;
      const near = misspelledType(text, this.api, 4);
      if (near && this.api.candidates(near).some((type) => this.api.type(type)?.kind === 'annotation'))
        this.#types.report(name, `there is no annotation "@${text}" in webforJ ${this.api.version}, did you mean "@${near}"?`);
      return;
    }
    const type = this.api.type(resolved);
    if (type?.kind !== 'annotation') return;
    for (const child of args?.children ?? []) {
      const key = child.type === 'element_value_pair' ? field(child, 'key') : undefined;
      if (!key || type.members?.includes(key.text)) continue;
      const near = nearestName(key.text, type.members ?? []);
      this.#types.report(
        key,
        `@${nameWithoutPackage(resolved)} has no element "${key.text}" in webforJ ${this.api.version}${near ? `, did you mean "${near}"?` : ''}`,
      );
    }
  }
}

/** Converts a type to a value of that type. */
function plain({ name, args, isGuess }: Value): Value {
  return { name, args, isGuess };
}

function lambdaNames(node: JavaNode): string[] {
  const parameters = field(node, 'parameters');
  if (!parameters) return [];
  if (parameters.type === 'identifier') return [parameters.text];
  return parameters.children.map((child) => (child.type === 'identifier' ? child.text : (field(child, 'name')?.text ?? '')));
}
