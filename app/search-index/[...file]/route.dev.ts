import { contentRoot } from '@/lib/content/root';
import { getModel, type SiteModel } from '@/lib/routes';
import { sourcePage } from '@/lib/search/source-page';
import { makeSearchIndexes } from '@/lib/search/write-index';

export const dynamic = 'force-dynamic';

let made: { model: SiteModel; files: Promise<Map<string, Uint8Array>> } | undefined;
/** Parts of earlier indexes. Pages that were opened before a save still request them. */
const parts = new Map<string, Uint8Array>();

/** Development only: the search index. Built from the sources at the first search, and rebuilt after a page is saved. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const model = await getModel();
  if (made?.model !== model) made = { model, files: makeIndexes(model) };
  const files = await made.files;
  const name = (await params).file.join('/');
  const data = files.get(name) ?? parts.get(name);
  return data ? new Response(new Uint8Array(data), { headers: { 'cache-control': 'no-store' } }) : new Response(null, { status: 404 });
}

async function makeIndexes({ routes }: SiteModel): Promise<Map<string, Uint8Array>> {
  const empty = { description: '', chips: '', keywords: '', sections: [{ anchor: '', heading: '', path: [], text: '', code: '' }] };
  const { files } = await makeSearchIndexes({
    contentRoot,
    routes,
    read: (route) =>
      route.kind === 'doc'
        ? sourcePage(route.doc)
        : route.kind === 'generated-index'
          ? { ...empty, title: route.index.title }
          : { ...empty, title: route.path },
  });
  for (const [name, data] of files) if (name.includes('/')) parts.set(name, data);
  return files;
}
