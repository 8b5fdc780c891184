import type { Metadata } from 'next';
import { Home } from '@/components/home/home';
import { JsonLd } from '@/components/site/json-ld';
import { SetupCheck } from '@/components/site/setup-check';
import { getPageText } from '@/lib/i18n/server';
import { getModel } from '@/lib/routes';
import { feedLinks } from '@/lib/seo/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';
import { webSite } from '@/lib/seo/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const { locale, t } = await getPageText();
  const model = await getModel();
  const route = model.route(locale, '/');
  if (!route) throw new Error('The route table has no home page.');
  const title = t('mdx.labelled', { label: t('site.title') }) + t('site.tagline');
  const feeds = feedLinks(model.blog(locale), locale, t('blog.feedTitle'));
  return {
    ...(await pageMetadata(route, { title, description: t('site.description'), feeds })),
    title: { absolute: title },
  };
}

export default async function HomePage() {
  const { locale, t } = await getPageText();
  return (
    <>
      <JsonLd data={[webSite(t('site.title'), locale, await getModel())]} />
      <Home />
      <SetupCheck />
    </>
  );
}
