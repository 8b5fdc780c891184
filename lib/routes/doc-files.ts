import type { Post } from '../blog/types';
import type { TextFile } from '../content/types';
import type { Doc } from '../docs/types';
import { getArtifact } from '../mdx/cache';
import { partialSource } from '../mdx/page';
import type { Artifact, Demo } from '../mdx/types';
import type { Picture } from '../previews/read';
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

/** Returns the demos of a doc or post and of its imports. Demos with a computed path are not known. */
export async function demosOf(page: Doc | Post, model: Pick<SiteModel, 'partial'>): Promise<Demo[]> {
  // In development nothing is compiled yet, so skip pages without a demo tag.
  if (!/ComponentDemo|AppLayoutViewer|^import\s/m.test(page.entry.body)) return [];
  return (await docFiles(page, model)).flatMap(({ artifact }) => artifact.demos);
}

/** Returns the pictures of a doc or post and of its imports that are not part of a demo. */
export async function picturesOf(page: Doc | Post, model: Pick<SiteModel, 'partial'>): Promise<Picture[]> {
  if (!/\bpreview\b|<Preview\b|^import\s/m.test(page.entry.body)) return [];
  return (await docFiles(page, model)).flatMap(({ artifact }) => artifact.pictures);
}
