import path from 'node:path/posix';
import { run } from '@mdx-js/mdx';
import type { MDXComponents, MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import type { TextFile } from '../content/types';
import type { Problem } from '../problems/problem';
import { getArtifact } from './cache';
import type { Artifact, Heading } from './types';

/** Finds a file that a page imports by its path below the docs folder. */
export type FindPartial = (source: string) => TextFile | undefined;

/** A page ready to be rendered. */
export type MdxPage = {
  Content: MDXContent;
  /** Components that the page's own imports stand for; to be handed to `Content` with the others. */
  own: MDXComponents;
  /** In the order of the page, those of imported files included. */
  headings: Heading[];
};

/**
 * Compiles (or finds) a page and the files it imports.
 * @param importedBy the files that lead here, when this one is a partial
 * @throws Error naming file, line, column and reason of the first problem, for the overlay in development
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

/** Source path of an imported file; `@site/docs/…` counts from the docs folder. */
export function partialSource(source: string, url: string): string {
  return url.startsWith('@site/docs/') ? url.slice('@site/docs/'.length) : path.join(path.dirname(source), url);
}

/** Problems of a compiled file with lines counted as the author's editor does. */
export function artifactProblems(file: TextFile, artifact: Artifact): Problem[] {
  return artifact.problems.map(({ line, message, ...problem }) => ({
    ...problem,
    file: file.file,
    line: line === undefined ? undefined : line + file.bodyOffset,
    message: message.replace(/\((\d+):\d+-\d+:\d+\)/g, (_, other: string) => `(line ${Number(other) + file.bodyOffset})`),
  }));
}

/** Headings for the table of contents: those of the wanted levels that stand in the page's own flow. */
export function tocHeadings(headings: Heading[], minLevel: number, maxLevel: number): Heading[] {
  return headings.filter(({ depth, nested }) => !nested && depth >= minLevel && depth <= maxLevel);
}
