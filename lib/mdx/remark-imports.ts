import type { Expression, ImportDeclaration, Program, SourceLocation, Super } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../problems/problem';
import { isJsx } from './jsx';
import type { Artifact } from './types';
import { authorNames, internalNames } from './vocabulary';

type Found = Pick<Artifact, 'partials' | 'aliases' | 'images'>;

const isKnown = (name: string): boolean => authorNames.includes(name);

/** Returns what to write instead of an unknown name. */
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
          else if (used.has(name)) {
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
          if (!isText || statement?.type !== 'ExpressionStatement') continue;
          const variable = rootVariable(statement.expression);
          if (variable === undefined || variable === 'props' || defined.has(variable) || variable in globalThis) continue;
          file.message(
            `{${variable}} in text is an expression, and there is no "${variable}": write \\{ or put the text into code font`,
            node.position,
          );
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

type CodeNode = { type: string; [field: string]: unknown };

/** Returns the code of a node: of an expression, of attributes, or of imports and exports. */
function codeOf(node: Nodes): { code: Program; isText: boolean }[] {
  const isText = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  const programs = isText || node.type === 'mdxjsEsm' ? [node.data?.estree] : [];
  for (const attribute of isJsx(node) ? node.attributes : []) {
    programs.push(attribute.type === 'mdxJsxExpressionAttribute' ? attribute.data?.estree : codeOfValue(attribute.value));
  }
  return programs.flatMap((code) => (code ? [{ code, isText }] : []));
}

function codeOfValue(value: MdxJsxAttribute['value']): Program | null | undefined {
  return typeof value === 'object' ? value?.data?.estree : undefined;
}

/** Yields a syntax tree node and all its descendants. */
function* codeNodes(value: unknown): Generator<CodeNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as CodeNode;
  for (const child of Object.values(value)) yield* codeNodes(child);
}

/** Returns the name of a tag. For `<a.b>`, returns the part before the dot, which must be known. */
function jsxName(name: unknown): string {
  const { type, name: own, object } = name as CodeNode;
  return type === 'JSXMemberExpression' ? jsxName(object) : String(own);
}

function startOf({ loc }: CodeNode): { line: number; column: number } {
  const { start } = loc as SourceLocation;
  return { line: start.line, column: start.column + 1 };
}

/** Returns the variable at the start of an expression such as `a`, `a.b`, or `a.b()`. */
function rootVariable(expression: Expression | Super): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'MemberExpression') return rootVariable(expression.object as Expression | Super);
  if (expression.type === 'CallExpression') return rootVariable(expression.callee);
  return undefined;
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
