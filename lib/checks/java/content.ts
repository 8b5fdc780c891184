import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { parseFenceMeta } from '../../mdx/fence';
import type { Problem } from '../../problems/problem';
import { defaultLocale } from '../../shared/i18n/locales';
import { type CompiledFile, problemAt } from '../text-files';
import { declaredTypes, declaredVariables, type JavaCheck } from './check';
import { checkInlineCode } from './inline';
import { checkJavadocLink } from './javadoc';

/**
 * Checks the Java of the docs: code blocks of English pages, and inline code in all languages. Another check ensures
 * that translations have the same code blocks.
 */
export async function checkJavaTexts(files: CompiledFile[], java: JavaCheck): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const text of files) {
    const { file, artifact } = text;
    // Also for pages with unchecked names: links to the Javadoc of another version would be broken.
    for (const link of artifact.javadocs) {
      const message = checkJavadocLink(link, java.api);
      if (message !== undefined) problems.push(problemAt(file, link, `<JavadocLink>: ${message}`, 'javaNames'));
    }
    if ('unchecked_api' in file.frontMatter && file.frontMatter.unchecked_api !== undefined) continue;
    const fences = javaFences(text);
    const types = new Set(fences.flatMap(({ code }) => declaredTypes(code)));
    const variables = declaredVariables(fences.map(({ code }) => code));
    if (text.locale === defaultLocale) {
      for (const { code, line = 1, column = 1, unchecked, indent, isFile } of fences) {
        const { syntax, names, imports } = await java.check(code, { types, variables });
        for (const [findings, kind] of [
          [syntax, 'javaSyntax'],
          [unchecked ? [] : names, 'javaNames'],
          [unchecked || !isFile ? [] : imports, 'javaImports'],
        ] as const) {
          for (const finding of findings) {
            const place = { line: line + finding.line, column: finding.column + column - 1 + indent };
            problems.push(problemAt(file, place, finding.message, kind));
          }
        }
      }
    }
    for (const { text: code, ...place } of artifact.outline.codes) {
      const message = checkInlineCode(code, java.api, types);
      if (message !== undefined) problems.push(problemAt(file, place, message, 'javaNames'));
    }
  }
  return problems;
}

/** `isFile`: the title is a Java file name, so readers copy the code as a whole file. */
type Fence = { code: string; line?: number; column?: number; unchecked: boolean; indent: number; isFile: boolean };

/** Returns the Java code blocks that contain code. */
function javaFences({ artifact }: CompiledFile): Fence[] {
  return artifact.outline.fences.flatMap(({ language, meta, code, line, column }) => {
    if (language.toLowerCase() !== 'java' || code.trim() === '') return [];
    try {
      const { unchecked, diff, title = '' } = parseFenceMeta(meta);
      // Blank the removed lines of a diff. The lines stay, so that line numbers stay correct.
      const shown = diff ? code.replace(/^-.*$/gm, '').replace(/^[+ ]/gm, '') : code;
      return [{ code: shown, line, column, unchecked: unchecked !== undefined, indent: diff ? 1 : 0, isFile: title.endsWith('.java') }];
    } catch {
      // The compiler reports invalid options.
      return [];
    }
  });
}

/**
 * Checks the Java files in `samples`. A comment `unchecked: reason` in the first lines turns off the check of names for
 * a file.
 * @param isWanted selects files by their path in `samples`; default: all
 */
export async function checkJavaSamples(
  root: string,
  java: JavaCheck,
  isWanted: (sample: string) => boolean = () => true,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const names = (await glob(['samples/**/*.java'], { cwd: root })).sort();
  const files = await Promise.all(names.map(async (name) => ({ name, code: await readFile(path.join(root, name), 'utf8') })));
  /** Classes of the same package need no import. */
  const packages = new Map<string, string[]>();
  const packageOf = (code: string) => /^package\s+([\w.]+)/m.exec(code)?.[1] ?? '';
  for (const { code } of files) packages.set(packageOf(code), [...(packages.get(packageOf(code)) ?? []), ...declaredTypes(code)]);
  for (const { name, code } of files) {
    if (!isWanted(name.slice('samples/'.length))) continue;
    const { syntax, names: found } = await java.check(code.replace(/\r\n?/g, '\n'), { types: new Set(packages.get(packageOf(code))) });
    const unchecked = /^\s*(?:\/\/|\*|\/\*)\s*unchecked:\s*\S/m.test(code.split('\n').slice(0, 10).join('\n'));
    for (const [findings, kind] of [
      [syntax, 'javaSyntax'],
      [unchecked ? [] : found, 'javaNames'],
    ] as const)
      for (const finding of findings) problems.push({ severity: 'error', kind, file: `${root}/${name}`, ...finding });
  }
  return problems;
}
