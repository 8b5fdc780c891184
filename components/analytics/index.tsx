import { PageViews } from '@/components/navigation/page-views';
import { usePageText } from '@/lib/i18n/server';
import { site } from '@/lib/site';
import { ConsentBanner } from './consent-banner';
import { ConsentButton } from './consent-button';

/*
 * Analytics of the frame. Imported where NEXT_PUBLIC_ANALYTICS is set and nowhere else, so that a site without
 * analytics has nothing of it in its pages.
 */

/** Counts page views, and asks whether that is allowed. */
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

/** Leads back to the question, for the footer. */
export function AnalyticsChoice() {
  const { t } = usePageText();
  return <ConsentButton consentRequired={site.analytics.consentRequired}>{t('consent.label')}</ConsentButton>;
}
