import { Link } from '@/components/navigation/link';
import { DismissButton } from '@/components/ui/dismiss-button';
import { Notice } from '@/components/ui/notice';
import { versionPath } from '@/lib/docs/ids';
import type { GeneratedIndex } from '@/lib/docs/types';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { type DocsRoute, docOrPost, type TwinRoute } from '@/lib/routes/table';
import { defaultLocale, localeInfo } from '@/lib/shared/i18n/locales';
import { absoluteUrl, site } from '@/lib/site';
import styles from './page-notices.module.css';

/** Notices above a doc or post about its version, language, and state. */
export function PageNotices({ route }: { route: TwinRoute }) {
  const { locale, t, formatDate } = usePageText();
  const { draft, unlisted } = docOrPost(route) ?? {};
  const isFallback = route.textLocale !== locale;
  // Notices are in the language of the page, even if the text is not.
  const lang = route.kind === 'post' ? undefined : localeInfo(locale).htmlLang;
  const fallback = isFallback ? (
    <Notice kind="fallback" lang={lang} title={t('docs.fallbackTitle')}>
      {t('docs.fallbackText')}
    </Notice>
  ) : null;
  const draftNotice = draft ? (
    <Notice kind="draft" lang={lang}>
      {t('docs.draft')}
    </Notice>
  ) : null;
  const unlistedNotice = unlisted ? (
    <Notice kind="unlisted" lang={lang}>
      {t('docs.unlisted')}
    </Notice>
  ) : null;
  if (route.kind === 'post') {
    const { scheduled, date } = route.post;
    return (
      <>
        {fallback}
        {draftNotice}
        {scheduled ? <Notice kind="scheduled">{t('blog.scheduled', { date: formatDate(date) })}</Notice> : null}
        {unlistedNotice}
      </>
    );
  }
  return (
    <>
      <VersionNotice route={route} />
      {fallback}
      {locale !== defaultLocale && !isFallback ? (
        <div className={styles.translation} role="note" aria-label={t('translationNotice.label')} data-notice="translation">
          <p>{t.rich('translationNotice.text', { link: (chunks) => <Link href={absoluteUrl('/')}>{chunks}</Link> })}</p>
          <DismissButton notice="translationNotice" label={t('translationNotice.dismiss')} />
        </div>
      ) : null}
      {draftNotice}
      {unlistedNotice}
    </>
  );
}

/** Notice for pages of unreleased or unmaintained versions, with a link to the latest version. */
function VersionNotice({ route }: { route: DocsRoute }) {
  const { locale, t } = usePageText();
  const model = useModel();
  const { banner, label } = route.set.version;
  if (banner === 'none') return null;
  const [latest] = model.docSets(locale);
  // Link to the same page of the latest version, or to the first page.
  const same =
    route.kind === 'doc'
      ? latest?.docs.get(route.doc.id)
      : latest?.generatedIndexes.find((index) => pathWithin(index) === pathWithin(route.index));
  const target = same ?? latest?.docs.values().next().value;
  return (
    <Notice kind={banner}>
      {t(`docs.${banner}`, { version: label })}{' '}
      {target && latest ? <Link href={target.path}>{t('docs.latestVersion', { version: latest.version.label })}</Link> : null}
    </Notice>
  );
}

/** Returns the path of a page without the path of its version. */
function pathWithin({ path, version }: GeneratedIndex): string {
  return path.slice(versionPath(site.docs.routeBase, version).length);
}
