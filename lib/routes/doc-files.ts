import type { Post } from '../blog/types';
import type { TextFile } from '../content/types';
import type { Doc } from '../docs/types';
import { getArtifact } from '../mdx/cache';
import { partialSource } from '../mdx/page';
import type { Artifact } from '../mdx/types';
import type { SiteModel } from './model';

/** Returns the compiled file of a doc or post, and those of all its imports, direct or indirect. */
export async function docFiles(page: Doc | Post, model: Pick<SiteModel, 'partial'>): Promise<{ file: TextFile; artifact: Artifact }[]> {
  const files: TextFile[] = [page.entry];
  const result: { file: TextFile; artifact: Artifact }[] = [];
  // The loop also visits the files that are added meanwhile.
  for (const file of files) {
    const artifact = await getArtifact(file);
    result.push({ file, artifact });
    for (const { url } of artifact.partials) {
      const partial = model.partial(page, partialSource(file.source, url));
      if (partial && !files.some((known) => known.file === partial.file)) files.push(partial);
    }
  }
  return result;
}
