import type { Content } from '../content/parse';
import type { DocFile, PostFile, TextFile } from '../content/types';
import { getArtifact } from '../mdx/cache';
import type { Artifact, Position } from '../mdx/types';
import type { Problem } from '../problems/problem';
import { type Locale, locales } from '../shared/i18n/locales';
import type { Version } from '../site/schema';

/** A text file and its compiled form: a page, a post, a draft, or an imported file. */
export type CompiledFile = { file: DocFile | PostFile; artifact: Artifact; locale: Locale; version: string; isPartial: boolean };

/** Returns all text files of docs and blog in all languages. Compiles those that are not cached. */
export async function readTextFiles(content: Content, versions: Pick<Version, 'name'>[]): Promise<CompiledFile[]> {
  const result: CompiledFile[] = [];
  for (const locale of locales) {
    const add = async (files: Iterable<DocFile | PostFile>, version: string, isPartial: boolean) => {
      for (const file of files) result.push({ file, artifact: await getArtifact(file), locale, version, isPartial });
    };
    for (const { name: version } of versions) {
      const { docs, partials } = content.folder(locale, version);
      await add(docs.values(), version, false);
      await add(partials.values(), version, true);
    }
    const { posts, partials } = content.blog(locale);
    await add(posts.values(), 'blog', false);
    await add(partials.values(), 'blog', true);
  }
  return result;
}

/** Converts a message about a position in a file's body to a problem. */
export function problemAt(
  { file, bodyOffset }: Pick<TextFile, 'file' | 'bodyOffset'>,
  { line, column }: Position,
  message: string,
  kind: Problem['kind'],
  severity: Problem['severity'] = 'error',
): Problem {
  return { severity, kind, file, line: line === undefined ? undefined : line + bodyOffset, column, message };
}
