import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { PageFooter } from '@/components/ui/page-footer';
import type { Breadcrumb, NavigationLink } from '@/lib/docs/navigation';
import type { Doc, GeneratedIndex } from '@/lib/docs/types';
import { usePageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import type { Heading } from '@/lib/mdx/types';
import type { Locale } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/site';
import styles from './article.module.css';
import { AskAiMenu } from './ask-ai-menu';
import { Chips } from './chips';
import { MovedAnchors } from './moved-anchors';
import { PageNotices } from './page-notices';
import { Toc } from './toc';

type Props = {
  /** Text of the `<h1>`. Undefined if the page shows none. */
  heading?: string;
  /** Language of heading and text. */
  textLocale: Locale;
  trail: Breadcrumb[];
  neighbours: { previous?: NavigationLink; next?: NavigationLink };
  toc: Heading[];
  /** The docs page. Undefined for other pages. */
  page?: Doc | GeneratedIndex;
  lastUpdated?: Date;
  children: ReactNode;
};

/** Frame of every docs page: breadcrumbs, title, table of contents, text, edit link, previous and next page. */
export function Article({ heading, textLocale, trail, neighbours, toc, page, lastUpdated, children }: Props) {
  const { locale, t } = usePageText();
  const { previous, next } = neighbours;
  const doc = page && 'entry' in page ? page : undefined;
  const frontMatter = doc?.entry.frontMatter;
  const lang = textLang(textLocale, locale);
  const editUrl = doc && (frontMatter?.custom_edit_url === undefined ? site.docs.editUrl + doc.entry.file : frontMatter.custom_edit_url);
  return (
    <>
      <main id="content" tabIndex={-1} className={styles.main} data-sidebar={frontMatter?.displayed_sidebar === null ? 'none' : undefined}>
        <article className={styles.article}>
          <nav aria-label={t('docs.breadcrumbs')} className={styles.breadcrumbs}>
            <ol>
              {trail.map(({ label, lang: labelLang, path }, index) => (
                <li key={label + path} lang={labelLang}>
                  {path !== undefined && index < trail.length - 1 ? (
                    <Link href={path}>{label}</Link>
                  ) : (
                    <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{label}</span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <div>
            <header className={styles.header}>
              <div className={styles.titleRow}>
                {heading === undefined ? null : <h1 lang={lang}>{heading}</h1>}
                {page ? <AskAiMenu path={page.path} file={doc?.entry.file} /> : null}
              </div>
              {frontMatter ? <Chips frontMatter={frontMatter} /> : null}
            </header>
            {page ? <PageNotices page={page} isFallback={textLocale !== locale} /> : null}
            {doc ? <MovedAnchors path={doc.path} /> : null}
            <Toc headings={toc} place="inline" lang={lang} />
            <div className="prose" lang={lang}>
              {children}
            </div>
          </div>
          <PageFooter
            editUrl={editUrl}
            lastUpdated={lastUpdated}
            label={t('docs.pagination')}
            previous={previous && { path: previous.path, title: previous.label, lang: previous.lang, place: t('docs.previous') }}
            next={next && { path: next.path, title: next.label, lang: next.lang, place: t('docs.next') }}
          >
            {frontMatter?.tags && frontMatter.tags.length > 0 ? (
              <p className={styles.tags}>
                {t('docs.tags')}: {frontMatter.tags.map((tag) => (typeof tag === 'string' ? tag : tag.label)).join(', ')}
              </p>
            ) : null}
          </PageFooter>
        </article>
      </main>
      <Toc headings={toc} place="aside" lang={lang} />
    </>
  );
}
