import { nearestName } from '../../problems/problem';
import type { JavadocPlace } from '../../reference/javadoc-url';
import { type ApiType, type JavaApi, nameWithoutPackage, simpleName } from './api';
import { missingMember } from './suggestions';

/** Anchors of every Javadoc page: `#method-summary`, `#class-description`. */
const pageAnchors = /^[a-z]+(?:-[a-z]+)*-(?:summary|detail|description)$/;

/**
 * Returns what is wrong with a link to the Java API: an unknown module or type, a type of another module, or an anchor
 * that the page does not have. Returns undefined if the link works.
 */
export function checkJavadocLink({ type: module, location, suffix }: JavadocPlace, api: JavaApi): string | undefined {
  const modules = api.modules();
  const name = location.replaceAll('/', '.');
  const known = /^(?:[a-z]\w*\/)+[A-Z]\w*(?:\.[A-Z]\w*)*$/.test(location) ? api.type(name) : undefined;
  if (!known) {
    const sameName = api.candidates(simpleName(name))[0];
    const near = api.type(name) ? name : (sameName ?? nearestName(name, api.qualifiedNames()));
    return `there is no type "${location}" in webforJ ${api.version}${near === undefined ? '' : `, did you mean "${locationOf(near)}"?`}`;
  }
  if (!modules.has(module))
    return `there is no module "${module}" in webforJ ${api.version}; ${simpleName(name)} is in type="${known.module}"`;
  if (known.module !== module)
    return `${simpleName(name)} is not in the module "${module}" of webforJ ${api.version}; write type="${known.module}"`;
  return suffix === undefined ? undefined : checkAnchor(suffix, name, known, api);
}

/** `com.webforj.component.table.Table.SelectionMode` → `com/webforj/component/table/Table.SelectionMode`. */
function locationOf(name: string): string {
  const own = nameWithoutPackage(name);
  return name.slice(0, name.length - own.length).replaceAll('.', '/') + own;
}

function checkAnchor(suffix: string, name: string, type: ApiType, api: JavaApi): string | undefined {
  const anchor = decode(suffix);
  const [, member = '', parameters] = /^#([\w<>-]+)(?:\((.*)\))?$/.exec(anchor) ?? [];
  if (member === '') return `the suffix "${suffix}" is no anchor; write it as in suffix="#setText(java.lang.String)"`;
  if (pageAnchors.test(member)) return undefined;
  const own = nameWithoutPackage(name);
  if (parameters === undefined) {
    if (ownFields(type).includes(member)) return undefined;
    const [signature] = overloads(member, own, type) ?? [];
    if (signature) return `the suffix "${suffix}" lacks the parameters of the method; write them as in suffix="#setText(java.lang.String)"`;
  } else {
    const written = parameters === '' ? [] : parameters.split(',');
    const signatures = overloads(member, own, type);
    if (signatures?.some((signature) => fits(signature, written, type))) return undefined;
    if (signatures) {
      const all = signatures.map((signature) => `${member}(${signature.join(', ')})`).join(', ');
      return `${own} has no ${member}(${written.map(simpleName).join(', ')}) in webforJ ${api.version}; there is ${all}`;
    }
  }
  // The anchor of an inherited member is on the page of the declaring type.
  const declaring = api.ancestors(name).find((ancestor) => {
    const above = api.type(ancestor);
    return above && (overloads(member, nameWithoutPackage(ancestor), above) || ownFields(above).includes(member));
  });
  if (declaring !== undefined)
    return `${own} inherits "${member}" from ${nameWithoutPackage(declaring)}, whose page has the anchor; write type="${api.type(declaring)?.module}" location="${locationOf(declaring)}"`;
  const self = { name, args: [] };
  if (!api.methods(self, member).complete || api.libraryMember(self, member)) return undefined;
  return missingMember(api, self, member, parameters === undefined ? 'constant' : 'method');
}

const ownFields = ({ fields = {} }: ApiType): string[] => Object.keys(fields);

/** Returns the parameters of each overload that the type itself declares. Returns undefined if there is none. */
function overloads(member: string, own: string, { kind, methods = {}, constructors, members = [] }: ApiType): string[][] | undefined {
  if (member === '<init>' || member === simpleName(own)) return constructors ?? (kind === 'class' ? [[]] : undefined);
  if (members.includes(member)) return [[]];
  if (kind === 'enum' && member === 'values') return [[]];
  if (kind === 'enum' && member === 'valueOf') return [['String']];
  return Object.hasOwn(methods, member) ? methods[member]?.map(([, ...parameters]) => parameters) : undefined;
}

/** Compares signatures. Javadoc uses erased types with package, the data uses types as written in the source. */
function fits(signature: string[], written: string[], { params = [] }: ApiType): boolean {
  return (
    signature.length === written.length &&
    signature.every((text, index) => {
      const erased = erase(text);
      const [base = ''] = erased.split(/[.[]/);
      return (
        base === '?' || params.includes(base) || /^[A-Z]\d?$/.test(base) || simpleEnd(erased) === simpleEnd(erase(written[index] ?? ''))
      );
    })
  );
}

/** `Map<String, List<T>>...` → `Map...`. */
function erase(text: string): string {
  let plain = text;
  while (/<[^<>]*>/.test(plain)) plain = plain.replace(/<[^<>]*>/g, '');
  return plain.replace(/\s+/g, '');
}

/** `java.lang.String...` → `String...`. */
function simpleEnd(type: string): string {
  const [, name = type, dimensions = ''] = /^([\w.]*?)((?:\[\])*|\.\.\.)$/.exec(type) ?? [];
  return simpleName(name) + dimensions;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
