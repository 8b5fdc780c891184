import { contentRoot } from '@/lib/content/root';
import { PlainPages, type SharedPage } from '@/lib/plain/pages';
import { getModel, type SiteModel } from '@/lib/routes';
import { makeSearchIndexes } from '@/lib/search/write-index';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

let made: { model: SiteModel; indexes: Map<string, Promise<Map<string, Uint8Array>>> } | undefined;
/** Parts of earlier indexes. Pages that were opened before a save still request them. */
const parts = new Map<string, Uint8Array>();

/**
 * Development only: the search index, like that of the export. The index of a language is built at the first search in
 * it, and rebuilt after a page is saved.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const model = await getModel();
  if (made?.model !== model) made = { model, indexes: new Map() };
  const { file } = await params;
  // `en.bin`, `parts/en/…`, or `parts/java-…/…`.
  const name = (file.length > 1 ? file[1] : file[0])?.replace(/[-.].*/, '') ?? '';
  const files = made.indexes.get(name) ?? makeIndex(model, name);
  made.indexes.set(name, files);
  const data = (await files).get(file.join('/')) ?? parts.get(file.join('/'));
  return data ? new Response(new Uint8Array(data), { headers: { 'cache-control': 'no-store' } }) : new Response(null, { status: 404 });
}

async function makeIndex(model: SiteModel, name: string): Promise<Map<string, Uint8Array>> {
  const pages = new PlainPages(model, site);
  // A page with a problem shows it. Search finds the page by its title.
  const unreadable: SharedPage = { facts: [], text: [], namesPages: false, messages: [] };
  const { files } = await makeSearchIndexes({
    contentRoot,
    model,
    plain: (route) => pages.shared(route).catch(() => unreadable),
    names: [name],
  });
  for (const [path, data] of files) if (path.includes('/')) parts.set(path, data);
  return files;
}
