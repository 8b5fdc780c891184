import { Link } from '@/components/navigation/link';
import { DismissButton } from '@/components/ui/dismiss-button';
import { Notice } from '@/components/ui/notice';
import type { Doc } from '@/lib/docs/types';
import { defaultLocale, localeInfo } from '@/lib/i18n/locales';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/metadata';
import styles from './page-notices.module.css';

/** What a reader should know about a page before reading it: its version, its language, its state. */
export function PageNotices({ doc }: { doc: Doc }) {
  const { locale, t } = usePageText();
  const { draft, unlisted, entry } = doc;
  // The notices are in the language of the page, also where the text around them is not.
  const lang = localeInfo(locale).htmlLang;
  return (
    <>
      <VersionNotice doc={doc} />
      {entry.isFallback ? (
        <Notice kind="fallback" lang={lang} title={t('docs.fallbackTitle')}>
          {t('docs.fallbackText')}
        </Notice>
      ) : null}
      {locale !== defaultLocale && !entry.isFallback ? (
        <aside className={styles.translation} aria-label={t('translationNotice.label')} data-notice="translation">
          <p>{t.rich('translationNotice.text', { link: (chunks) => <Link href={absoluteUrl('/')}>{chunks}</Link> })}</p>
          <DismissButton notice="translationNotice" label={t('translationNotice.dismiss')} />
        </aside>
      ) : null}
      {draft ? (
        <Notice kind="draft" lang={lang}>
          {t('docs.draft')}
        </Notice>
      ) : null}
      {unlisted ? (
        <Notice kind="unlisted" lang={lang}>
          {t('docs.unlisted')}
        </Notice>
      ) : null}
    </>
  );
}

/** For pages of a version that is not released yet or no longer maintained, with the way to the latest one. */
function VersionNotice({ doc }: { doc: Doc }) {
  const { locale, t } = usePageText();
  const model = useModel();
  const { banner, label } = doc.version;
  if (banner === 'none') return null;
  const [latest] = model.docSets(locale);
  // The same page where the latest version has it, or else its first.
  const target = latest?.docs.get(doc.id) ?? latest?.docs.values().next().value;
  return (
    <Notice kind={banner}>
      {t(`docs.${banner}`, { version: label })}{' '}
      {target && latest ? <Link href={target.path}>{t('docs.latestVersion', { version: latest.version.label })}</Link> : null}
    </Notice>
  );
}
