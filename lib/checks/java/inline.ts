import { allowedTypes, foreignTypes } from './allowed';
import { type JavaApi, simpleName } from './api';
import { missingIn, misspelledType } from './suggestions';

/**
 * Checks inline code that names the webforJ API: `Button.setText()`, `Button#setText`, `ButtonTheme.PRIMARY`,
 * `Table.SelectionMode`, `List<Button>`, `new Button()`, `@Route`, `com.webforj.App`. Ignores all other text, such as
 * variables and other languages.
 * @param local names of classes that the page declares
 */
export function checkInlineCode(text: string, api: JavaApi, local: ReadonlySet<string>): string | undefined {
  const [, annotation] = /^@([A-Z][\w.]*)(?:\(.*\))?$/s.exec(text) ?? [];
  if (annotation !== undefined) return checkAnnotation(annotation, api, local);
  const [, created] = /^new\s+([\w.]+(?:<[\w\s,.?<>]*>)?)\s*\(.*\)$/s.exec(text) ?? [];
  const [, name = '', parameters = '', separator, member, call] =
    /^((?:[a-z]\w*\.)*[A-Z]\w*(?:\.[A-Z]\w*[a-z]\w*)*)(<[\w\s,.?<>]*>)?(?:([.#]|::)([A-Za-z_]\w*)(\(.*\))?)?$/s.exec(created ?? text) ?? [];
  for (const type of [name, ...(parameters.match(/(?:[a-z]\w*\.)*[A-Z][\w.]*/g) ?? [])]) {
    const problem = isOther(type, local) ? undefined : missingType(type, api);
    if (problem !== undefined) return problem;
  }
  if (separator === undefined || member === undefined || member === 'class' || isOther(name, local)) return undefined;
  if (call === undefined && separator === '.' && /^[a-z]/.test(member) && /\.(?:java|class|html|css|js|mdx?|json|xml)$/.test(text))
    return undefined;
  const types = resolveAll(name, api);
  if (types.length === 0) return undefined;
  return missingIn(types, member, call === undefined && /^[A-Z]/.test(member) ? 'constant or type' : 'method', api);
}

/** Whether a type does not belong to webforJ: a class of the page, of the Java library, or of samples. */
function isOther(name: string, local: ReadonlySet<string>): boolean {
  const [first = ''] = name.split('.');
  if (name === '' || local.has(first) || foreignTypes.has(first)) return true;
  if (/^[a-z]/.test(first) && !name.startsWith('com.webforj.')) return true;
  return /^com\.webforj\.(?:samples|demos?|example|tutorial)\b/.test(name);
}

function missingType(name: string, api: JavaApi): string | undefined {
  if (resolveAll(name, api).length > 0) return undefined;
  const outer = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  if (outer !== '' && resolveAll(outer, api).length > 0)
    return missingIn(resolveAll(outer, api), name.slice(outer.length + 1), 'constant or type', api);
  if (Object.hasOwn(allowedTypes, simpleName(name))) return undefined;
  if (name.startsWith('com.webforj.')) return `there is no type "${name}" in webforJ ${api.version}`;
  const near = misspelledType(name, api);
  // A single word may be anything. With a member, or as part of a longer name, it is a type.
  return near !== undefined ? `there is no type "${name}" in webforJ ${api.version}, did you mean "${near}"?` : undefined;
}

/** Returns all types that a name may refer to. Several nested types may have the same simple name. */
function resolveAll(name: string, api: JavaApi): string[] {
  const resolved = api.resolve(name);
  if (!name.includes('.')) return api.candidates(name);
  return resolved === undefined ? [] : [resolved];
}

function checkAnnotation(name: string, api: JavaApi, local: ReadonlySet<string>): string | undefined {
  if (local.has(name) || foreignTypes.has(name) || api.candidates(name.split('.').at(-1) ?? '').length > 0) return undefined;
  const near = misspelledType(name, api, 4);
  return near !== undefined ? `there is no annotation "@${name}" in webforJ ${api.version}, did you mean "@${near}"?` : undefined;
}
