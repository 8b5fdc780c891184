import { usePageText } from '@/lib/i18n/server';
import { site } from '@/lib/site';
import { SearchButton } from './search-button';

/** The button in the navigation bar that opens search, and the connection to a hosted one. */
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
