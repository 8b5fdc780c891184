import { allowedMethods } from './allowed';
import { type JavaApi, type JavaType, nameWithoutPackage, type Signature, unknownType } from './api';
import { field, type JavaNode } from './parse';
import { isOneSlip, missingMember } from './suggestions';
import type { TypeNames } from './type-names';

/** Result of an expression: a value of a type, or the type itself (`Button.Type`). */
export type Value = JavaType & {
  isType?: true;
  /** Set if the type comes from a variable of the same name in another snippet. It is probably correct. */
  isGuess?: true;
};

/** A class that the snippet declares. */
export type OwnClass = { supers: JavaType[]; complete: boolean; methods: Map<string, JavaType>; fields: Scope };

/** Variables by their names. */
export type Scope = Map<string, Value>;

/** Computes the types of expressions in a snippet. Reports members that do not exist. */
export class Expressions {
  readonly classes = new Map<string, OwnClass>();
  /** The class that contains the expression. */
  current: OwnClass | undefined;
  readonly #known = new Map<JavaNode, Value>();

  constructor(
    readonly names: TypeNames,
    readonly api: JavaApi,
  ) {}

  /** Returns the type of an expression, or the unknown type. */
  typeOf(node: JavaNode, scope: Scope): Value {
    const known = this.#known.get(node);
    if (known) return known;
    const value = this.#computeType(node, scope);
    this.#known.set(node, value);
    return value;
  }

  #computeType(node: JavaNode, scope: Scope): Value {
    switch (node.type) {
      case 'parenthesized_expression':
        return node.children[0] ? this.typeOf(node.children[0], scope) : unknownType;
      case 'cast_expression':
        return this.names.read(field(node, 'type'));
      case 'object_creation_expression':
        // An anonymous class may have additional methods.
        return node.children.some(({ type }) => type === 'class_body') ? unknownType : this.names.read(field(node, 'type'));
      case 'string_literal':
        return { name: 'String', args: [] };
      case 'array_access': {
        const array = field(node, 'array');
        const type = array ? this.typeOf(array, scope) : unknownType;
        return type.name === '[]' ? (type.args[0] ?? unknownType) : unknownType;
      }
      case 'identifier': {
        const variable = scope.get(node.text);
        if (variable) return variable;
        if (!/^[A-Z]\w*[a-z]/.test(node.text)) return unknownType;
        const type = this.names.resolve(node.text);
        if (type === undefined) {
          this.names.check(node, node.text);
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
    if (object.type === 'this') return this.current?.fields.get(name.text) ?? unknownType;
    const text = node.text.replace(/\s+/g, '');
    if (/^com\.webforj\.(?:[a-z]\w*\.)*[A-Z]\w*$/.test(text)) {
      const type = this.api.resolve(text);
      if (type === undefined) this.names.check(node, text);
      return type === undefined ? unknownType : { name: type, args: [], isType: true };
    }
    const owner = this.typeOf(object, scope);
    if (!owner.isType || ['class', 'this', 'super', 'length'].includes(name.text)) return unknownType;
    const { found, complete } = this.api.fields(owner, name.text);
    if (found[0]) return found[0];
    const nested = this.api.nested(owner.name, name.text);
    if (nested !== undefined) return { name: nested, args: [], isType: true };
    if (complete) this.names.report(name, missingMember(this.api, owner, name.text, 'constant or type'));
    return unknownType;
  }

  #callType(node: JavaNode, scope: Scope): Value {
    const name = field(node, 'name');
    const object = field(node, 'object');
    if (!name) return unknownType;
    const args = field(node, 'arguments')?.children.length ?? 0;
    const signatures = this.signatures(node, scope);
    if (object && object.type !== 'this') {
      if (object.type === 'super') for (const type of this.current?.supers.slice(0, 1) ?? []) this.#checkSuper(type, name);
      else this.checkMethod(this.typeOf(object, scope), name, args);
    }
    const fitting = signatures.filter((signature) => takes(signature, args));
    const [first] = fitting;
    const isGuess = object && this.#known.get(object)?.isGuess;
    // The first overload belongs to the most derived type. Overloads with the same number of parameters must agree.
    const agree = first && fitting.every(({ returns }) => returns.name === first.returns.name || returns.name === '?');
    return agree ? { ...first.returns, isGuess } : unknownType;
  }

  #checkSuper(type: JavaType, name: JavaNode): void {
    if (this.current?.complete) this.checkMethod(type, name, undefined);
  }

  /** Returns the methods that a call may refer to. */
  signatures(node: JavaNode, scope: Scope): Signature[] {
    const name = field(node, 'name')?.text ?? '';
    const object = field(node, 'object');
    if (!object || object.type === 'this' || object.type === 'super') return this.#ownSignatures(this.current, name, new Set());
    const owner = this.typeOf(object, scope);
    const own = this.classes.get(owner.name);
    return own ? this.#ownSignatures(own, name, new Set()) : this.api.methods(owner, name).found;
  }

  #ownSignatures(own: OwnClass | undefined, name: string, seen: Set<OwnClass>): Signature[] {
    if (!own || seen.has(own)) return [];
    seen.add(own);
    const declared = own.methods.get(name);
    if (declared) return [];
    return own.supers.flatMap((type) => {
      const parent = this.classes.get(type.name);
      return parent ? this.#ownSignatures(parent, name, seen) : this.api.methods(type, name).found;
    });
  }

  /** Reports a method that its owner does not have, or not with this number of arguments. `undefined` means any number. */
  checkMethod(owner: Value, name: JavaNode, args: number | undefined): void {
    if (!this.api.type(owner.name)) return;
    const { found, complete } = this.api.methods(owner, name.text);
    if (this.api.libraryMember(owner, name.text) || Object.hasOwn(allowedMethods, name.text)) return;
    if (owner.isGuess && this.api.isMethod(name.text)) return;
    if (!complete) {
      // An unknown class may have the method. Report a typing error only if the name is close to a known one.
      const isSlip =
        found.length === 0 && !this.api.isMethod(name.text) && this.api.memberNames(owner).some((known) => isOneSlip(name.text, known));
      if (isSlip) this.names.report(name, missingMember(this.api, owner, name.text, 'method'));
      return;
    }
    if (found.length === 0) {
      this.names.report(name, missingMember(this.api, owner, name.text, 'method'));
      return;
    }
    if (args === undefined || owner.isGuess || found.some((signature) => takes(signature, args))) return;
    const counts = [...new Set(found.map(({ params, varargs }) => (varargs ? `${params.length - 1} or more` : String(params.length))))];
    this.names.report(
      name,
      `${nameWithoutPackage(owner.name)}.${name.text} takes ${counts.sort().join(' or ')} argument${counts.join() === '1' ? '' : 's'} in webforJ ${this.api.version}, not ${args}`,
    );
  }
}

/** Whether a method accepts this number of arguments. */
export function takes({ params, varargs }: Signature, count: number): boolean {
  return varargs ? count >= params.length - 1 : count === params.length;
}
