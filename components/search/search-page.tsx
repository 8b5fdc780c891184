import { Suspense } from 'react';
import { Link } from '@/components/navigation/link';
import { readMessages } from '@/lib/i18n/messages';
import { getPageText } from '@/lib/i18n/server';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/site';
import { SearchForm } from './search-form';
import styles from './search-page.module.css';
import { Idle, SearchResults } from './search-results';

/** Shows all results of the query in the URL parameter `q`. */
export async function SearchPage() {
  const { locale, t } = await getPageText();
  const { search: texts } = await readMessages(locale);
  return (
    <main id="content" tabIndex={-1} className={styles.main} data-start="q=">
      <h1>{t('search.title')}</h1>
      <SearchForm
        action={withBasePath(localizePath('/search', locale))}
        labels={{ input: t('search.input'), submit: t('search.submit') }}
      />
      <div className={styles.withoutScripts}>
        <p>{t('search.noScript')}</p>
        <ul>
          <li>
            <Link href={site.docs.landing}>{t('docs.sidebar')}</Link>
          </li>
          <li>
            <Link href="/docs/components/overview">{t('navbar.components')}</Link>
          </li>
        </ul>
      </div>
      <Suspense
        fallback={
          <>
            <p className={`${styles.status} ${styles.withQuery}`} role="status">
              {texts.searching}
            </p>
            <div className={styles.withoutQuery}>
              <Idle text={texts.idle} />
            </div>
          </>
        }
      >
        <SearchResults
          locale={locale}
          siteTitle={t('site.title')}
          texts={{
            title: texts.title,
            titleQuery: texts.titleQuery,
            searching: texts.searching,
            errorTitle: texts.errorTitle,
            errorHelp: texts.errorHelp,
            retry: t('loadable.retry'),
            idle: texts.idle,
          }}
        />
      </Suspense>
    </main>
  );
}
