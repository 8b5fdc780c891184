import { PageViews } from '@/components/navigation/page-views';
import { usePageText } from '@/lib/i18n/server';
import { site } from '@/lib/site';
import { ConsentBanner } from './consent-banner';
import { ConsentButton } from './consent-button';

// Imported only if NEXT_PUBLIC_ANALYTICS is set, so that other sites have no analytics code in their pages.

/** Counts page views after asking for consent, if required. */
export function Analytics() {
  const { t } = usePageText();
  const { consentRequired, ...tags } = site.analytics;
  return (
    <>
      <ConsentBanner
        consentRequired={consentRequired}
        labels={{
          label: t('consent.label'),
          text: t(consentRequired ? 'consent.text' : 'consent.textOptOut'),
          accept: t('consent.accept'),
          decline: t('consent.decline'),
        }}
      />
      <PageViews tags={tags} consentRequired={consentRequired} />
    </>
  );
}

/** The footer link that opens the consent banner. */
export function AnalyticsChoice() {
  const { t } = usePageText();
  return <ConsentButton consentRequired={site.analytics.consentRequired}>{t('consent.label')}</ConsentButton>;
}
