import type { Post } from '../blog/types';
import { contentRoot } from '../content/root';
import type { Doc } from '../docs/types';
import { readPicture, readPreview } from '../previews/read';
import { classesOf, type PreviewSheet, previewSheet } from '../previews/styles';
import { demosOf, picturesOf } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { docOrPost } from '../routes/table';

/**
 * Returns the style sheet that the previews of a page share, or undefined if it shows none. Previews of demos with a computed
 * path are not known; see `sheetFor`.
 */
export async function pageSheet(page: Doc | Post, model: Pick<SiteModel, 'partial'>): Promise<PreviewSheet | undefined> {
  const [demos, pictures] = await Promise.all([demosOf(page, model), picturesOf(page, model)]);
  const previews = await Promise.all([
    ...demos.map(({ sources }) => readPreview(contentRoot, sources)),
    ...pictures.map((picture) => readPicture(contentRoot, picture)),
  ]);
  const shown = previews.filter((preview) => preview !== undefined);
  return shown.length > 0 ? previewSheet(classesOf(shown), /<ThemePlayground\b/.test(page.entry.body)) : undefined;
}

/** Pictures on the home page: files below `content/samples`, without `.preview.html`. */
export const homePictures = ['AppLayout', 'Table', 'Dialog', 'DateField', 'Button', 'Tree', 'GoogleChart', 'Toast'].map(
  (name) => `cards/${name}`,
);

/** Returns the style sheet that the pictures on the home page share. */
export async function homeSheet(): Promise<PreviewSheet> {
  const previews = await Promise.all(homePictures.map((src) => readPicture(contentRoot, { src })));
  return previewSheet(classesOf(previews.filter((preview) => preview !== undefined)));
}

const sheetsOf = new WeakMap<object, Promise<Map<string, PreviewSheet>>>();

/** Returns the style sheets of all pages by name, also of pages that are kept from the last export, and one with all rules. */
export function allSheets(model: Pick<SiteModel, 'partial' | 'routes'>): Promise<Map<string, PreviewSheet>> {
  const sheets = sheetsOf.get(model) ?? collectSheets(model);
  sheetsOf.set(model, sheets);
  return sheets;
}

async function collectSheets(model: Pick<SiteModel, 'partial' | 'routes'>): Promise<Map<string, PreviewSheet>> {
  const pages = model.routes.flatMap((route) => docOrPost(route) ?? []);
  const sheets = await Promise.all([previewSheet(), homeSheet(), ...pages.map((page) => pageSheet(page, model))]);
  return new Map(sheets.flatMap((sheet) => (sheet ? [[sheet.name, sheet]] : [])));
}
