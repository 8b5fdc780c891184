import { nearestName } from '../../problems/problem';
import { allowedMethods, allowedTypes, foreignTypes } from './allowed';
import { type JavaApi, type JavaType, nameWithoutPackage } from './api';

/** Returns the API type that a misspelled name probably means. Returns undefined if the name may be a class of the reader. */
export function misspelledType(name: string, api: JavaApi, minLength = 5): string | undefined {
  if (name.length < minLength || foreignTypes.has(name) || Object.hasOwn(allowedTypes, name)) return undefined;
  // The reader's own class names rarely differ from an API name by only one edit.
  for (const known of api.simpleNames()) if (known.length >= 5 && isOneSlip(name, known)) return known;
  return undefined;
}

/** Whether the names differ by one insertion, deletion, replacement, or swap. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  // A plural is a different word, not a typing error.
  if ((restA === 's' && restB === '') || (restB === 's' && restA === '')) return false;
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Returns the message for a member that a type does not have. */
export function missingMember(api: JavaApi, type: JavaType, name: string, kind: 'method' | 'constant' | 'constant or type'): string {
  const near = nearestName(name, api.memberNames(type));
  const suffix = near && near !== name ? `, did you mean "${near}"?` : '';
  return `${nameWithoutPackage(type.name)} has no ${kind} "${name}" in webforJ ${api.version}${suffix}`;
}

/**
 * Returns the message for a member that none of the types has. Returns undefined if one of them has it, or may inherit
 * it from an unknown type.
 */
export function missingIn(types: string[], member: string, kind: 'method' | 'constant or type', api: JavaApi): string | undefined {
  if (Object.hasOwn(allowedMethods, member)) return undefined;
  for (const name of types) {
    const type = { name, args: [] };
    const methods = api.methods(type, member);
    if (methods.found.length > 0 || !methods.complete) return undefined;
    if (api.fields(type, member).found.length > 0 || api.nested(name, member) !== undefined || api.libraryMember(type, member))
      return undefined;
    // Annotation element or constructor.
    if (api.type(name)?.members?.includes(member) || member === nameWithoutPackage(name)) return undefined;
  }
  return missingMember(api, { name: types[0] ?? '', args: [] }, member, kind);
}
