import { Link } from '@/components/navigation/link';
import { SearchForm } from '@/components/search/search-form';
import { usePageText } from '@/lib/i18n/server';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/site';
import { NotFoundSuggestions } from './not-found-suggestions';
import styles from './plain-page.module.css';

/** Content of the 404 page. */
export function NotFound() {
  const { locale, t } = usePageText();
  return (
    <main id="content" tabIndex={-1} className={styles.main} data-start="">
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>{t('notFound.advice')}</p>
      <ul className={styles.actions}>
        <li>
          <Link href="/">{t('notFound.home')}</Link>
        </li>
        <li>
          <Link href={site.docs.landing}>{t('notFound.docs')}</Link>
        </li>
      </ul>
      <SearchForm
        action={withBasePath(localizePath('/search', locale))}
        labels={{ input: t('search.input'), submit: t('search.submit') }}
      />
      <NotFoundSuggestions locale={locale} title={t('notFound.suggestions')} english={t('notFound.english')} />
    </main>
  );
}
