import { readMessages } from '@/lib/i18n/messages';
import { searchSetup } from '@/lib/search/setup';
import { isLocale, locales } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/** One file per language. */
export function generateStaticParams() {
  return locales.map((locale) => ({ file: `${locale}.json` }));
}

/** Texts and configuration of search in a language, loaded when a reader turns to search. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const locale = (await params).file.replace(/\.json$/, '');
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(searchSetup(site, locale, (await readMessages(locale)).search));
}
