import type { Metadata } from 'next';
import { ReadPages } from '@/components/offline/read-pages';
import styles from '@/components/site/plain-page.module.css';
import { getPageText } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getPageText();
  return { title: t('offline.title'), robots: { index: false } };
}

/** The service worker's response for pages that were never stored, when there is no network. Only in builds with `offline`. */
export default async function OfflinePage() {
  const { locale, t } = await getPageText();
  return (
    <main id="content" tabIndex={-1} className={styles.main} data-start="">
      <h1>{t('offline.title')}</h1>
      <p>{t('offline.text')}</p>
      <ReadPages locale={locale} title={t('offline.pages')} retry={t('loadable.retry')} />
    </main>
  );
}
