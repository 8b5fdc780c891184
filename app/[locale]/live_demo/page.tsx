import type { Metadata } from 'next';
import { LiveDemoPage } from '@/components/demo/live-demo-page';
import { getPageText } from '@/lib/i18n/server';
import { getModel } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { locale, t } = await getPageText();
  const route = (await getModel()).route(locale, '/live_demo');
  if (!route) throw new Error('The route table has no live demo page.');
  return pageMetadata(route, { title: t('liveDemo.title'), description: t('liveDemo.description') });
}

export default function Page() {
  return <LiveDemoPage />;
}
