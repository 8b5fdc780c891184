import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { getPageText } from '@/lib/i18n/server';
import { getModel } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { locale, t } = await getPageText();
  const route = (await getModel()).route(locale, '/search');
  if (!route) throw new Error('The route table has no search page.');
  return pageMetadata(route, { title: t('search.title'), description: t('search.description') });
}

export default function Page() {
  return <SearchPage />;
}
