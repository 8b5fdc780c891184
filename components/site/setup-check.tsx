import { usePageText } from '@/lib/i18n/server';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { localizePath } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/site';
import { setupCheckSource } from '@/lib/site/setup-check';

/**
 * Shows a banner on a home page whose styles and scripts did not load. It uses a deferred script with a relative URL
 * and attributes with texts, so it works with a wrong base path and a strict policy.
 */
export function SetupCheck() {
  const { locale, t } = usePageText();
  // Only builds have the script.
  if (process.env.NODE_ENV === 'development') return null;
  return (
    <script
      defer
      src={setupCheckSource(locale, site.basePath)}
      data-base={site.basePath}
      data-path={locale === defaultLocale ? '' : localizePath('/', locale)}
      data-title={t('setupError.title')}
      data-text={t.markup('setupError.text', { strong: (chunks) => `<strong>${chunks}</strong>` })}
      data-current={t('setupError.current')}
      data-fallback={t('setupError.default')}
      data-suggestion={t('setupError.suggestion')}
    />
  );
}
