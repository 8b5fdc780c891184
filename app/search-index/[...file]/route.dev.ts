import { contentRoot } from '@/lib/content/root';
import { PlainPages, type SharedPage } from '@/lib/plain/pages';
import { getModel, type SiteModel } from '@/lib/routes';
import { makeSearchIndexes } from '@/lib/search/write-index';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

let made: { model: SiteModel; files: Promise<Map<string, Uint8Array>> } | undefined;
/** Parts of earlier indexes. Pages that were opened before a save still request them. */
const parts = new Map<string, Uint8Array>();

/** Development only: the search index. Built like that of the export at the first search, and rebuilt after a page is saved. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const model = await getModel();
  if (made?.model !== model) made = { model, files: makeIndexes(model) };
  const files = await made.files;
  const name = (await params).file.join('/');
  const data = files.get(name) ?? parts.get(name);
  return data ? new Response(new Uint8Array(data), { headers: { 'cache-control': 'no-store' } }) : new Response(null, { status: 404 });
}

async function makeIndexes(model: SiteModel): Promise<Map<string, Uint8Array>> {
  const pages = new PlainPages(model, site);
  // A page with a problem shows it. Search finds the page by its title.
  const unreadable: SharedPage = { facts: [], text: [], namesPages: false, messages: [] };
  const { files } = await makeSearchIndexes({
    contentRoot,
    model,
    plain: (route) => pages.shared(route).catch(() => unreadable),
  });
  for (const [name, data] of files) if (name.includes('/')) parts.set(name, data);
  return files;
}
