import type { Metadata } from 'next';
import { NotFound } from '@/components/site/not-found';
import { getPageText } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getPageText();
  return { title: t('notFound.title'), robots: { index: false } };
}

/** Shown for any address without a page: hosts answer with it and status 404. */
export default function NotFoundPage() {
  return <NotFound />;
}
