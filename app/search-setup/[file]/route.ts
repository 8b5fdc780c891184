import { readMessages } from '@/lib/i18n/messages';
import { searchSetup } from '@/lib/search/setup';
import { isLocale, locales } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/** Returns one file per language. */
export function generateStaticParams() {
  return locales.map((locale) => ({ file: `${locale}.json` }));
}

/** Returns texts and configuration of search in a language. Browsers load it at the first use of search. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const locale = (await params).file.replace(/\.json$/, '');
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(searchSetup(site, locale, await readMessages(locale)));
}
