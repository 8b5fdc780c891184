import { usePageText } from '@/lib/i18n/server';
import { site } from '@/lib/site';
import { SearchButton } from './search-button';

/** The search button of the navigation bar, and the preconnect for hosted search. */
export function SearchTrigger({ className = '' }: { className?: string }) {
  const { locale, t } = usePageText();
  return (
    <>
      {site.search ? <link rel="preconnect" href={`https://${site.search.appId}-dsn.algolia.net`} crossOrigin="anonymous" /> : null}
      <SearchButton
        locale={locale}
        className={className}
        labels={{ shortcut: t('search.shortcut', { keys: '{keys}' }), placeholder: t('search.placeholder') }}
      />
    </>
  );
}
