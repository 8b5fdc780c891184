import { collectDemos } from '@/lib/demos/collect';
import { readDemoData } from '@/lib/demos/data';
import { getModel } from '@/lib/routes';
import { defaultLocale } from '@/lib/shared/i18n/locales';

export const dynamic = 'force-static';

const allDemos = async () => (await collectDemos(await getModel(), defaultLocale)).flatMap(({ demos }) => demos);

/** Returns one file per demo. All languages share it. */
export async function generateStaticParams() {
  return (await allDemos()).map(({ slug }) => ({ file: `${slug}.json` }));
}

/**
 * Returns the picture and the highlighted sources of a demo as a static file. The live demo page offers nearly two hundred demos.
 * Including their sources would add megabytes to the page, but a reader opens only a few.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const demo = (await allDemos()).find(({ slug }) => `${slug}.json` === file);
  if (!demo) return new Response(null, { status: 404 });
  return Response.json(await readDemoData(demo, await getModel()));
}
