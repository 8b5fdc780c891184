import type { Expression, ImportDeclaration, Program, Super } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../problems/problem';
import { isJsx } from './jsx';
import { codeNodes, codeOf, jsxName, startOf } from './jsx-code';
import type { Artifact } from './types';
import { authorNames, internalNames } from './vocabulary';

type Found = Pick<Artifact, 'partials' | 'aliases' | 'images'>;

const isKnown = (name: string): boolean => authorNames.includes(name);

/** Modules of Docusaurus that pages import, with what to write instead. */
const docusaurusModules: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/Link', 'write a Markdown link, as in [text](./page.mdx)'],
  ['@docusaurus/useBaseUrl', 'write the path itself, as in ![What is seen](/img/picture.png)'],
  ['@docusaurus/BrowserOnly', 'write the content itself'],
  ['@docusaurus/Translate', 'write the text itself, and its translation into the page of the language'],
  ['@theme/TOCInline', 'write a list of links, as in [Heading](#heading); every page has a table of contents'],
  ['@theme/Heading', 'write a Markdown heading, as in ## Heading {#id}'],
  ['@theme/Details', 'write <details> and <summary>'],
  ['@theme/ThemedImage', 'write two images, ![What is seen](./a.png#light) and ![What is seen](./b.png#dark)'],
]);

/** What to write for a name that the site does not know. */
function advice(name: string, near: string): string {
  const instead = internalNames.get(name);
  return instead ? `; write ${instead}` : `${near} (known: ${authorNames.join(', ')})`;
}

/**
 * Resolves the imports of a page. Built-in components need no import, so imports from Docusaurus paths (`@theme/Tabs`,
 * `@site/src/components/…`) are accepted with any path. Markdown files become partials. Image files become their URL.
 * Reports other imports, unknown components, and unknown variables in expressions.
 */
export function remarkImports(found: Found) {
  return () =>
    (tree: Root, file: VFile): void => {
      const used = usedNames(tree);
      const defined = new Set<string>();
      visit(tree, 'mdxjsEsm', (node: MdxjsEsm, index, parent) => {
        const program: Program | null | undefined = node.data?.estree;
        if (!program) return;
        const kept: string[] = [];
        program.body = program.body.filter((statement) => {
          for (const name of exportedNames(statement)) defined.add(name);
          if (statement.type !== 'ImportDeclaration') return true;
          kept.push(...resolveImport(statement, node));
          return false;
        });
        if (kept.length > 0) program.body.unshift(...parseConstants(kept));
        if (program.body.length === 0 && parent && index !== undefined) {
          parent.children.splice(index, 1);
          return index;
        }
      });

      /** Returns constants that replace the import: `name=value`. */
      function resolveImport(statement: ImportDeclaration, node: MdxjsEsm): string[] {
        const url = String(statement.source.value);
        const place = statement.loc
          ? { line: statement.loc.start.line, column: statement.loc.start.column + 1 }
          : { line: node.position?.start.line };
        const constants: string[] = [];
        for (const specifier of statement.specifiers) {
          const name = specifier.local.name;
          defined.add(name);
          const exported =
            specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : basename(url);
          if (/\.mdx?$/.test(url)) found.partials.push({ name, url, ...place });
          else if (/\.(png|jpe?g|gif|webp|avif|svg|mp4|webm)$/i.test(url)) {
            found.images.push({ url, ...place });
            constants.push(`${name}=${url}`);
          } else if (isKnown(exported)) {
            if (exported !== name) found.aliases[name] = exported;
          } else if (isKnown(name)) continue;
          else if (used.has(name) && docusaurusModules.has(url)) {
            file.message(`cannot import ${name} from "${url}": ${docusaurusModules.get(url)}, and leave out the import`, place as never);
          } else if (used.has(name)) {
            const near = nearestName(exported, authorNames);
            file.message(
              `cannot import ${name} from "${url}": the site has no such component${advice(exported, near ? `, did you mean ${near}?` : '')}`,
              place as never,
            );
          }
        }
        return constants;
      }

      const reportUnknown = (name: string, place: VFile['messages'][number]['place']): void => {
        const root = name.split('.')[0] ?? '';
        if (!/^[A-Z]/.test(root) || isKnown(root) || defined.has(root)) return;
        const near = nearestName(root, authorNames);
        file.message(`unknown component <${root}>${advice(root, near ? `, did you mean <${near}>?` : '')}`, place);
      };
      visit(tree, (node) => {
        if (isJsx(node) && node.name) reportUnknown(node.name, node.position);
        for (const { code, isText } of codeOf(node)) {
          const parts = [...codeNodes(code)];
          const local = new Set(parts.map(({ type, name }) => (type === 'Identifier' ? name : undefined)));
          for (const part of parts) {
            if (part.type === 'JSXOpeningElement' && !local.has(jsxName(part.name))) reportUnknown(jsxName(part.name), startOf(part));
          }
          const [statement] = code.body;
          if (node.type === 'mdxjsEsm' || statement?.type !== 'ExpressionStatement') continue;
          const { expression } = statement;
          const variable = rootVariable(expression);
          if (variable === undefined || variable === 'props' || defined.has(variable)) continue;
          const reason = globals.has(variable) ? whyNoValue(expression) : `there is no "${variable}"`;
          if (reason === undefined) continue;
          if (isText) {
            const name = globals.has(variable) ? nameOf(expression) : variable;
            file.message(`{${name}} in text is an expression, and ${reason}: write \\{ or put the text into code font`, node.position);
          } else {
            const advice = 'write a text in quotes, or a value of the page, as in export const name = 1';
            file.message(`{${variable}} in <${isJsx(node) ? node.name : ''}> is an expression, and ${reason}: ${advice}`, node.position);
          }
        }
      });
    };
}

/** Returns the last segment of a path without extension, or the folder name of an index file. */
function basename(url: string): string {
  const segments = url.replace(/\.\w+$/, '').split('/');
  const last = segments.pop() ?? '';
  return last === 'index' ? (segments.pop() ?? '') : last;
}

/** Returns all names in the tags and code of the page, except imports. */
function usedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (isJsx(node) && node.name) names.add(node.name.split('.')[0] ?? '');
    for (const { code } of codeOf(node)) {
      for (const statement of code.body) {
        if (statement.type === 'ImportDeclaration') continue;
        for (const { type, name } of codeNodes(statement)) if (/^(JSX)?Identifier$/.test(type)) names.add(String(name));
      }
    }
  });
  return names;
}

/** The variable that an expression such as `a`, `a.b` or `a.b()` begins with. */
function rootVariable(expression: Expression | Super): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'MemberExpression') return rootVariable(expression.object as Expression | Super);
  if (expression.type === 'CallExpression') return rootVariable(expression.callee);
  if (expression.type === 'ChainExpression') return rootVariable(expression.expression);
  return undefined;
}

/** What the language itself has. Node.js has more, but `process.env` is nothing that a page may show. */
const globals: ReadonlyMap<string, unknown> = new Map<string, unknown>(
  Object.entries({
    ...{ undefined, NaN, Infinity },
    ...{ Array, BigInt, Boolean, Date, Error, Intl, JSON, Map, Math, Number, Object, Promise, RegExp, Set, String, Symbol, URL },
    ...{ decodeURI, decodeURIComponent, encodeURI, encodeURIComponent, isFinite, isNaN, parseFloat, parseInt },
  }),
);

/** Why a name of the language cannot be shown, as in `{String}`; undefined for what has a value, and for what is computed. */
function whyNoValue(expression: Expression): string | undefined {
  const kind = typeof staticValue(expression);
  return ['function', 'object', 'symbol'].includes(kind)
    ? `"${nameOf(expression)}" is ${kind === 'object' ? 'an' : 'a'} ${kind} of JavaScript, which has no text`
    : undefined;
}

/** What a name such as `Math.PI` stands for; undefined where that has to be computed. */
function staticValue(expression: Expression | Super): unknown {
  if (expression.type === 'Identifier') return globals.get(expression.name);
  if (expression.type !== 'MemberExpression' || expression.computed || expression.property.type !== 'Identifier') return undefined;
  const owner = staticValue(expression.object);
  return owner === undefined ? undefined : (owner as Record<string, unknown>)[expression.property.name];
}

function nameOf(expression: Expression | Super): string {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return '…';
  return `${nameOf(expression.object)}.${expression.property.name}`;
}

function exportedNames(statement: Program['body'][number]): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return [declaration.id.name];
}

/** Parses `const name = "value"` statements. */
function parseConstants(constants: string[]): Program['body'] {
  return constants.map((constant) => {
    const [name = '', value = ''] = constant.split('=', 2);
    return {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: { type: 'Literal', value } }],
    };
  });
}
