import { allowedMethods, allowedTypes, foreignTypes } from './allowed';
import { type JavaApi, nameWithoutPackage, simpleName } from './api';
import { missingMember, misspelledType } from './suggestions';

/**
 * What is wrong with a text in code font that names webforJ API: `Button.setText()`, `Button#setText`, `ButtonTheme.PRIMARY`,
 * `Table.SelectionMode`, `@Route`, `com.webforj.App`. Anything else (variables, other languages) is left alone.
 * @param local names of classes that the page declares
 */
export function checkInlineCode(text: string, api: JavaApi, local: ReadonlySet<string>): string | undefined {
  const [, annotation] = /^@([A-Z][\w.]*)(?:\(.*\))?$/s.exec(text) ?? [];
  if (annotation !== undefined) return checkAnnotation(annotation, api, local);
  const [, name = '', separator, member, call] =
    /^((?:[a-z]\w*\.)*[A-Z]\w*(?:\.[A-Z]\w*[a-z]\w*)*)(?:<[\w\s,.?<>]*>)?(?:([.#]|::)([A-Za-z_]\w*)(\(.*\))?)?$/s.exec(text) ?? [];
  const [first = ''] = name.split('.');
  if (name === '' || local.has(first) || foreignTypes.has(first)) return undefined;
  if (/^[a-z]/.test(first) && !name.startsWith('com.webforj.')) return undefined;
  if (/^com\.webforj\.(?:samples|demos?|example|tutorial)\b/.test(name)) return undefined;
  const types = resolveAll(name, api);
  if (types.length === 0) {
    const outer = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    if (outer !== '' && resolveAll(outer, api).length > 0)
      return missingIn(resolveAll(outer, api), name.slice(outer.length + 1), 'constant or type', api);
    if (Object.hasOwn(allowedTypes, simpleName(name))) return undefined;
    if (name.startsWith('com.webforj.')) return `there is no type "${name}" in webforJ ${api.version}`;
    const near = misspelledType(name, api);
    // A word alone can be anything; with a member or as part of a name it is a type.
    return near !== undefined ? `there is no type "${name}" in webforJ ${api.version}, did you mean "${near}"?` : undefined;
  }
  if (separator === undefined || member === undefined || member === 'class') return undefined;
  if (call === undefined && separator === '.' && /^[a-z]/.test(member) && /\.(?:java|class|html|css|js|mdx?|json|xml)$/.test(text))
    return undefined;
  return missingIn(types, member, call === undefined && /^[A-Z]/.test(member) ? 'constant or type' : 'method', api);
}

/** All types that a name can mean: nested ones may have the same simple name. */
function resolveAll(name: string, api: JavaApi): string[] {
  const resolved = api.resolve(name);
  if (!name.includes('.')) return api.candidates(name);
  return resolved === undefined ? [] : [resolved];
}

function missingIn(types: string[], member: string, kind: 'method' | 'constant or type', api: JavaApi): string | undefined {
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

function checkAnnotation(name: string, api: JavaApi, local: ReadonlySet<string>): string | undefined {
  if (local.has(name) || foreignTypes.has(name) || api.candidates(name.split('.').at(-1) ?? '').length > 0) return undefined;
  const near = misspelledType(name, api, 4);
  return near !== undefined ? `there is no annotation "@${name}" in webforJ ${api.version}, did you mean "@${near}"?` : undefined;
}
