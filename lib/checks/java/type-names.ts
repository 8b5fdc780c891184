import { nearestName } from '../../problems/problem';
import { allowedTypes, foreignTypes } from './allowed';
import { type JavaApi, type JavaType, simpleName, unknownType } from './api';
import { field, type JavaNode } from './parse';
import { missingIn, missingMember, misspelledType } from './suggestions';

/** A name that does not exist, with its 1-based position in the snippet. */
export type Finding = { line: number; column: number; message: string };

/** Packages of webforJ's samples, which the API data does not have. */
const samplePackages = /^com\.webforj\.(?:samples|demos?|example|tutorial|builtwithwebforj)\b/;

/** Resolves type names of a snippet by its imports, its classes, and those of its page. */
export class TypeNames {
  readonly findings: Finding[] = [];
  readonly #imports = new Map<string, string | null>();
  readonly #ownNames = new Set<string>();
  readonly #pageTypes: ReadonlySet<string>;

  /**
   * @param root syntax tree of the snippet
   * @param pageTypes classes that the page or its other snippets declare
   */
  constructor(
    root: JavaNode,
    readonly api: JavaApi,
    pageTypes: ReadonlySet<string>,
  ) {
    this.#pageTypes = pageTypes;
    for (const node of root.children) if (node.type === 'import_declaration') this.#import(node);
    this.#collectNames(root);
  }

  /** Records a problem of a node. */
  report({ line, column }: JavaNode, message: string): void {
    this.findings.push({ line, column, message });
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
        if (isStatic && !isAll) this.#importMember(name, resolved, simple);
        else if (!isStatic) this.#imports.set(simple, resolved);
        return;
      }
      if (!isStatic) this.#imports.set(simple, null);
      if (Object.hasOwn(allowedTypes, simpleName(type))) return;
      const sameName = this.api.candidates(simpleName(type))[0];
      const near = sameName ?? nearestName(type, this.api.qualifiedNames());
      this.report(name, `there is no type "${type}" in webforJ ${this.api.version}${near ? `, did you mean "${near}"?` : ''}`);
      return;
    }
    const isPackage = [...this.api.qualifiedNames()].some((known) => known.startsWith(`${type}.`));
    if (!isPackage) this.report(name, `there is no package "${type}" in webforJ ${this.api.version}`);
  }

  #importMember(node: JavaNode, type: string, member: string): void {
    const nested = this.api.nested(type, member);
    if (nested !== undefined) this.#imports.set(member, nested);
    const problem = missingIn([type], member, /^[A-Z]/.test(member) ? 'constant or type' : 'method', this.api);
    if (problem !== undefined) this.report(node, problem);
  }

  /** Collects the classes and type parameters that the snippet declares. They may have any name. */
  #collectNames(node: JavaNode): void {
    if (/^(class|interface|enum|record|annotation_type)_declaration$/.test(node.type)) this.#ownNames.add(field(node, 'name')?.text ?? '');
    if (node.type === 'type_parameter') this.#ownNames.add(node.children.find(({ type }) => type === 'type_identifier')?.text ?? '');
    for (const child of node.children) this.#collectNames(child);
  }

  /** Whether the snippet or its page declares a class of that name. */
  isOwn(name: string): boolean {
    return this.#ownNames.has(name) || this.#pageTypes.has(name);
  }

  /** Whether the name is imported from another package. */
  isForeign(name: string): boolean {
    return this.#imports.get(name) === null;
  }

  /** Returns the qualified name of an API type by its name in the snippet. */
  resolve(name: string): string | undefined {
    const [first = ''] = name.split('.');
    if (this.isOwn(first)) return undefined;
    if (/^[a-z]/.test(first)) return this.api.resolve(name);
    const imported = this.#imports.get(first);
    if (imported === null) return undefined;
    if (imported !== undefined) return this.api.resolve(imported + name.slice(first.length));
    return foreignTypes.has(first) ? undefined : this.api.resolve(name);
  }

  /** Returns the type that a node names. */
  read(node: JavaNode | undefined): JavaType {
    if (!node) return unknownType;
    const text = node.text.replace(/\s+/g, ' ');
    if (this.isOwn(text.split(/[<.[]/)[0] ?? '')) return { name: text.split(/[<[]/)[0] ?? '', args: [] };
    return this.api.read(text, (name) => this.resolve(name));
  }

  /** Reports a type name that is similar to one of webforJ, or a nested type that does not exist. */
  check(node: JavaNode, text = node.text.replace(/\s+/g, '')): void {
    const [first = ''] = text.split('.');
    if (this.isOwn(first) || this.isForeign(first) || this.resolve(text) !== undefined) return;
    if (text.startsWith('com.webforj.')) {
      if (samplePackages.test(text) || Object.hasOwn(allowedTypes, simpleName(text))) return;
      const near = this.api.candidates(simpleName(text))[0] ?? nearestName(text, this.api.qualifiedNames());
      this.report(node, `there is no type "${text}" in webforJ ${this.api.version}${near ? `, did you mean "${near}"?` : ''}`);
      return;
    }
    if (text.includes('.')) {
      const outer = this.resolve(text.slice(0, text.lastIndexOf('.')));
      if (outer === undefined) return;
      const type = { name: outer, args: [] };
      if (this.api.methods(type, '').complete)
        this.report(node, missingMember(this.api, type, simpleName(text), 'constant or type').replace('constant or type', 'type'));
      return;
    }
    if (this.api.candidates(text).length > 0) return;
    const near = misspelledType(text, this.api);
    if (near) this.report(node, `there is no type "${text}" in webforJ ${this.api.version}, did you mean "${near}"?`);
  }
}
