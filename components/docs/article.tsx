import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { PageFooter } from '@/components/ui/page-footer';
import type { NavigationLink } from '@/lib/docs/navigation';
import { usePageText } from '@/lib/i18n/server';
import type { Heading } from '@/lib/mdx/types';
import type { PageFacts } from '@/lib/pages/facts';
import type { DocsRoute } from '@/lib/routes/table';
import styles from './article.module.css';
import { AskAiMenu } from './ask-ai-menu';
import { Chips } from './chips';
import { MovedAnchors } from './moved-anchors';
import { PageNotices } from './page-notices';
import { Toc } from './toc';

type Props = {
  /** The facts about the page. Only docs pages have a route. */
  page: Pick<PageFacts, 'heading' | 'breadcrumbs'> & Partial<Pick<PageFacts<DocsRoute>, 'route' | 'lang' | 'editUrl' | 'lastUpdated'>>;
  neighbours?: { previous?: NavigationLink; next?: NavigationLink };
  toc: Heading[];
  /** Links to the books of a section. */
  books?: ReactNode;
  children: ReactNode;
};

/** Frame of every docs page: breadcrumbs, title, table of contents, text, edit link, previous and next page. */
export function Article({ page, neighbours: { previous, next } = {}, toc, books, children }: Props) {
  const { t } = usePageText();
  const { route, heading, breadcrumbs, lang, editUrl, lastUpdated } = page;
  const doc = route?.kind === 'doc' ? route.doc : undefined;
  const frontMatter = doc?.entry.frontMatter;
  const chips = frontMatter ? <Chips frontMatter={frontMatter} /> : null;
  return (
    <>
      <main id="content" tabIndex={-1} className={styles.main} data-sidebar={frontMatter?.displayed_sidebar === null ? 'none' : undefined}>
        <article className={styles.article}>
          <nav aria-label={t('docs.breadcrumbs')} className={styles.breadcrumbs}>
            <ol>
              {breadcrumbs.map(({ label, lang: labelLang, path }, index) => (
                <li key={label + path} lang={labelLang}>
                  {path !== undefined && index < breadcrumbs.length - 1 ? (
                    <Link href={path}>{label}</Link>
                  ) : (
                    <span aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}>{label}</span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <div>
            <header className={styles.header}>
              <div className={styles.titleRow}>
                {heading === undefined ? null : <h1 lang={lang}>{heading}</h1>}
                {route ? <AskAiMenu path={route.path} file={doc?.entry.file} /> : null}
              </div>
              {books ? (
                <>
                  {chips}
                  {books}
                </>
              ) : (
                chips
              )}
            </header>
            {route ? <PageNotices route={route} /> : null}
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
