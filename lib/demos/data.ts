import { contentRoot } from '../content/root';
import { pageSheet } from '../pages/preview-sheets';
import { readPreview } from '../previews/read';
import { type RenderedPreview, renderPreview } from '../previews/render';
import { sheetFor } from '../previews/styles';
import type { SiteModel } from '../routes/model';
import { docOrPost } from '../routes/table';
import { defaultLocale } from '../shared/i18n/locales';
import type { ListedDemo } from './collect';
import { type DemoFile, readDemoFiles } from './sources';

/** What the live demo page shows of a demo. All languages share it. */
export type DemoData = {
  files: DemoFile[];
  /** Its picture, with `{title}` and `{before}` for texts in the language of the page. */
  preview?: RenderedPreview;
};

/**
 * Reads picture and sources of a demo. The picture uses the style sheet of the page that shows the demo.
 * @throws Error that names a file which does not exist
 */
export async function readDemoData({ sources, page }: ListedDemo, model: SiteModel): Promise<DemoData> {
  const [files, preview] = await Promise.all([readDemoFiles(contentRoot, sources), readPreview(contentRoot, sources)]);
  if (!preview) return { files };
  const shownOn = docOrPost(model.route(defaultLocale, page.replace(/#.*/, '')));
  const sheet = await sheetFor(preview, shownOn && (await pageSheet(shownOn, model)));
  return { files, preview: renderPreview(preview, { label: '{title}', step: (label) => `{${label}}` }, sheet.name) };
}
