import path from 'node:path/posix';
import { run } from '@mdx-js/mdx';
import type { MDXComponents, MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import type { TextFile } from '../content/types';
import type { Problem } from '../problems/problem';
import { getArtifact } from './cache';
import type { Artifact, Heading } from './types';

/** Returns an imported file by its path in the docs folder. */
export type FindPartial = (source: string) => TextFile | undefined;

/** A page that is ready to be rendered. */
export type MdxPage = {
  Content: MDXContent;
  /** Components for the files that the page imports. Pass them to `Content` with the others. */
  own: MDXComponents;
  /** Headings in order, including those of imported files. */
  headings: Heading[];
};

/**
 * Compiles a page and the files it imports, or reads them from the cache.
 * @param importedBy chain of importing files if this one is a partial
 * @throws Error with file, line, column, and reason of the first problem, for the error overlay in development
 */
export async function loadMdxPage(
  file: TextFile,
  components: MDXComponents,
  findPartial: FindPartial,
  importedBy: TextFile[] = [],
): Promise<MdxPage> {
  const artifact = await getArtifact(file);
  const problem = artifactProblems(file, artifact).find(({ severity }) => severity === 'error');
  if (problem) {
    const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
    throw new Error(`${place}\n${problem.message}`);
  }
  const own: MDXComponents = {};
  for (const [name, known] of Object.entries(artifact.aliases)) {
    const component = components[known];
    if (component) own[name] = component;
  }
  const partialHeadings = new Map<string, Heading[]>();
  for (const { name, url, line } of artifact.partials) {
    const partial = findPartial(partialSource(file.source, url));
    if (!partial) throw new Error(`${file.file}:${(line ?? 1) + file.bodyOffset}\nimports "${url}", which is no file`);
    const trail = [...importedBy, file];
    if (trail.some((importer) => importer.file === partial.file))
      throw new Error(`${file.file}:${(line ?? 1) + file.bodyOffset}\nimports "${url}", which imports this file`);
    const page = await loadMdxPage(partial, components, findPartial, trail);
    own[name] = (props: Record<string, unknown>) => page.Content({ ...props, components: { ...components, ...page.own } });
    partialHeadings.set(name, page.headings);
  }
  const { default: Content } = await run(artifact.code, { ...runtime, baseUrl: import.meta.url });
  const headings = artifact.headings.flatMap((heading) =>
    'partial' in heading
      ? (partialHeadings.get(heading.partial) ?? []).map((own) => ({ ...own, nested: own.nested || heading.nested }))
      : [heading],
  );
  return { Content, own, headings };
}

/** Returns the source path of an imported file. `@site/docs/…` is relative to the docs folder. */
export function partialSource(source: string, url: string): string {
  return url.startsWith('@site/docs/') ? url.slice('@site/docs/'.length) : path.join(path.dirname(source), url);
}

/** Converts problems of a compiled file to lines of the whole file. */
export function artifactProblems(file: TextFile, artifact: Artifact): Problem[] {
  return artifact.problems.map(({ line, message, ...problem }) => ({
    ...problem,
    file: file.file,
    line: line === undefined ? undefined : line + file.bodyOffset,
    message: message.replace(/\((\d+):\d+-\d+:\d+\)/g, (_, other: string) => `(line ${Number(other) + file.bodyOffset})`),
  }));
}

/** Returns the headings for the table of contents: those of the wanted levels that are not nested in other blocks. */
export function tocHeadings(headings: Heading[], minLevel: number, maxLevel: number): Heading[] {
  return headings.filter(({ depth, nested }) => !nested && depth >= minLevel && depth <= maxLevel);
}
