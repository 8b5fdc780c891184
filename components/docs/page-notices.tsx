import { Link } from '@/components/navigation/link';
import { DismissButton } from '@/components/ui/dismiss-button';
import { Notice } from '@/components/ui/notice';
import { versionPath } from '@/lib/docs/ids';
import type { Doc, GeneratedIndex } from '@/lib/docs/types';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/metadata';
import { defaultLocale, localeInfo } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/site';
import styles from './page-notices.module.css';

type Page = Doc | GeneratedIndex;

/**
 * Notices above a page about its version, language, and state.
 * @param isFallback whether the page is shown in English because it has no translation
 */
export function PageNotices({ page, isFallback }: { page: Page; isFallback: boolean }) {
  const { locale, t } = usePageText();
  const doc = 'entry' in page ? page : undefined;
  // Notices are in the language of the page, even if the text is not.
  const lang = localeInfo(locale).htmlLang;
  return (
    <>
      <VersionNotice page={page} />
      {isFallback ? (
        <Notice kind="fallback" lang={lang} title={t('docs.fallbackTitle')}>
          {t('docs.fallbackText')}
        </Notice>
      ) : null}
      {locale !== defaultLocale && !isFallback ? (
        <aside className={styles.translation} aria-label={t('translationNotice.label')} data-notice="translation">
          <p>{t.rich('translationNotice.text', { link: (chunks) => <Link href={absoluteUrl('/')}>{chunks}</Link> })}</p>
          <DismissButton notice="translationNotice" label={t('translationNotice.dismiss')} />
        </aside>
      ) : null}
      {doc?.draft ? (
        <Notice kind="draft" lang={lang}>
          {t('docs.draft')}
        </Notice>
      ) : null}
      {doc?.unlisted ? (
        <Notice kind="unlisted" lang={lang}>
          {t('docs.unlisted')}
        </Notice>
      ) : null}
    </>
  );
}

/** Notice for pages of unreleased or unmaintained versions, with a link to the latest version. */
function VersionNotice({ page }: { page: Page }) {
  const { locale, t } = usePageText();
  const model = useModel();
  const { banner, label } = page.version;
  if (banner === 'none') return null;
  const [latest] = model.docSets(locale);
  // Link to the same page of the latest version, or to the first page.
  const same = 'id' in page ? latest?.docs.get(page.id) : latest?.generatedIndexes.find((index) => pathWithin(index) === pathWithin(page));
  const target = same ?? latest?.docs.values().next().value;
  return (
    <Notice kind={banner}>
      {t(`docs.${banner}`, { version: label })}{' '}
      {target && latest ? <Link href={target.path}>{t('docs.latestVersion', { version: latest.version.label })}</Link> : null}
    </Notice>
  );
}

/** Returns the path of a page without the path of its version. */
function pathWithin({ path, version }: Page): string {
  return path.slice(versionPath(site.docs.routeBase, version).length);
}
