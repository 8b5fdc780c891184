import { readMessages } from '@/lib/i18n/messages';
import { apiSentences } from '@/lib/pages/api-sentences';
import { apiShards, readDeclarations } from '@/lib/reference/declarations';
import { getModel } from '@/lib/routes';
import type { ApiTexts } from '@/lib/shared/api-cards';
import { isLocale, locales } from '@/lib/shared/i18n/locales';

export const dynamic = 'force-static';

const readShards = async () => apiShards(await readDeclarations());

let shards: ReturnType<typeof readShards> | undefined;

/** Returns one file per package of the Java API, and one per language. */
export async function generateStaticParams() {
  shards ??= readShards();
  return [...(await shards).keys(), ...locales].map((name) => ({ file: `${name}.json` }));
}

/** Returns what the cards of links to the Java API show. Browsers load it at the first card of a package. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = (await params).file.replace(/\.json$/, '');
  if (isLocale(name)) {
    const { apiCard: kinds, chips } = await readMessages(name);
    const texts: ApiTexts = { since: chips.since, kinds, sentences: await apiSentences(await getModel(), name) };
    return Response.json(texts);
  }
  shards ??= readShards();
  const shard = (await shards).get(name);
  return shard ? Response.json(shard) : new Response(null, { status: 404 });
}
