import { contentRoot } from '@/lib/content/root';
import { collectDemos } from '@/lib/demos/collect';
import { readDemoFiles } from '@/lib/demos/sources';
import { getModel } from '@/lib/routes';
import { defaultLocale } from '@/lib/shared/i18n/locales';

export const dynamic = 'force-static';

const allDemos = async () => (await collectDemos(await getModel(), defaultLocale)).flatMap(({ demos }) => demos);

/** One file per demo, the same for all languages. */
export async function generateStaticParams() {
  return (await allDemos()).map(({ slug }) => ({ file: `${slug}.json` }));
}

/**
 * The highlighted sources of a demo, a static file in the export. The live demo page has all demos to choose from, near
 * two hundred, of which a reader opens a few: their sources in the page would be megabytes before the first can be read.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const demo = (await allDemos()).find(({ slug }) => `${slug}.json` === file);
  if (!demo) return new Response(null, { status: 404 });
  return Response.json(await readDemoFiles(contentRoot, demo.sources));
}
