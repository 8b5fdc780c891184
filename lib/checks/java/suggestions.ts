import { nearestName } from '../../problems/problem';
import { allowedMethods, allowedTypes, foreignTypes } from './allowed';
import { type JavaApi, type JavaType, nameWithoutPackage } from './api';

/** A type name that no API type has: the one probably meant, or undefined where it can be a class of the reader's own. */
export function misspelledType(name: string, api: JavaApi, minLength = 5): string | undefined {
  if (name.length < minLength || foreignTypes.has(name) || Object.hasOwn(allowedTypes, name)) return undefined;
  // One letter more, less or other, or two changed places; a name of the reader's own is rarely so near.
  for (const known of api.simpleNames()) if (known.length >= 5 && isOneSlip(name, known)) return known;
  return undefined;
}

/** Whether the names differ by one letter more, less or other, or two changed places. */
export function isOneSlip(a: string, b: string): boolean {
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

/** What to say of a member that none of the types has; undefined where one has it, or may inherit it from what is not known. */
export function missingIn(types: string[], member: string, kind: 'method' | 'constant or type', api: JavaApi): string | undefined {
  if (Object.hasOwn(allowedMethods, member)) return undefined;
  for (const name of types) {
    const type = { name, args: [] };
    const methods = api.methods(type, member);
    if (methods.found.length > 0 || !methods.complete) return undefined;
    if (api.fields(type, member).found.length > 0 || api.nested(name, member) !== undefined || api.libraryMember(type, member))
      return undefined;
    // An element of an annotation, or a constructor.
    if (api.type(name)?.members?.includes(member) || member === nameWithoutPackage(name)) return undefined;
  }
  return missingMember(api, { name: types[0] ?? '', args: [] }, member, kind);
}
