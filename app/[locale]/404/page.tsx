import type { Metadata } from 'next';
import { NotFound } from '@/components/site/not-found';
import { getPageText } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getPageText();
  return { title: t('notFound.title'), robots: { index: false } };
}

/** Hosts send it with status 404 for unknown URLs. */
export default function NotFoundPage() {
  return <NotFound />;
}
