import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { TextFile } from '../content/types';
import { getArtifact } from '../mdx/cache';
import { drawingPaths } from '../mdx/diagrams';
import { darkVersion, imageSource, videoFile } from '../mdx/image-source';
import { type Asset, assetFolder, fileAsset, imageAsset, socialAsset, writeAsset } from '../mdx/images';
import type { Artifact } from '../mdx/types';
import { ownPicture } from '../pages/card';
import { docFiles } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { docOrPost } from '../routes/table';
import { locales } from '../shared/i18n/locales';
import { feedPosts } from './feeds';

const isElsewhere = (src: string) => /^(?:[a-z]+:)?\/\//i.test(src);

/**
 * Encodes the images of all pages and feeds that the cache doesn't have, and finds their videos. Needs no rendered page,
 * so pages that are kept from the last export have their images, too.
 * @param others texts of pages that aren't in the model
 * @returns names of all files that the site shows
 * @throws Error with the names of file and image when an image is damaged
 */
export async function makeImages(model: SiteModel, others: Pick<TextFile, 'file' | 'body' | 'textLocale'>[] = []): Promise<Set<string>> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const add = async (find: (file: string, src: string) => Promise<Asset>, file: string, src: string) => {
    const key = [find.name, path.dirname(file), src].join();
    if (isElsewhere(src) || seen.has(key)) return;
    seen.add(key);
    // The check has reported a missing image, as severe as the configuration sets it. Pages show its text alternative.
    const asset = await find(file, src).catch(() => undefined);
    if (!asset) return;
    const written = await writeAsset(asset).catch((error: Error) => {
      throw new Error(`${file}: the image "${src}" cannot be encoded: ${error.message}`);
    });
    for (const name of written) names.add(name);
  };
  const addShown = async ({ images, diagrams }: Artifact, file: string) => {
    for (const { url } of images) await add(videoFile.test(imageSource(file, url).source) ? fileAsset : imageAsset, file, url);
    for (const { code } of diagrams)
      for (const drawing of Object.values(drawingPaths(code)))
        await add(imageAsset, path.relative(process.cwd(), drawing), `./${path.basename(drawing)}`);
  };
  for (const route of model.routes) {
    const page = docOrPost(route);
    if (!page) continue;
    // Images of an imported file are relative to the page that shows it.
    for (const { artifact } of await docFiles(page, model)) await addShown(artifact, page.entry.file);
    const picture = await ownPicture(route);
    if (picture) await add(socialAsset, picture.file, picture.src);
    if (route.kind !== 'post' || !route.post.cover) continue;
    const { file, src } = route.post.cover;
    for (const version of [src, darkVersion(src)]) await add(imageAsset, file, version);
  }
  for (const text of others) await addShown(await getArtifact(text), text.file);
  // Feeds show drawings, too, as PNG.
  for (const { cover } of locales.flatMap((locale) => feedPosts(model, locale))) if (cover) await add(socialAsset, cover.file, cover.src);
  return names;
}

/** Copies the images and videos of the site into an export. */
export async function writeImages(exportDir: string, names: ReadonlySet<string>): Promise<void> {
  const folder = path.join(exportDir, 'content-assets');
  await mkdir(folder, { recursive: true });
  for (const name of names) await copyFile(path.join(assetFolder, name), path.join(folder, name));
}
