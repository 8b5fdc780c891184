import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { PageFooter } from '@/components/ui/page-footer';
import type { Breadcrumb, NavigationLink } from '@/lib/docs/navigation';
import type { Doc } from '@/lib/docs/types';
import { localeInfo } from '@/lib/i18n/locales';
import { usePageText } from '@/lib/i18n/server';
import type { Heading } from '@/lib/mdx/types';
import { site } from '@/lib/site';
import styles from './article.module.css';
import { AskAiMenu } from './ask-ai-menu';
import { Chips } from './chips';
import { MovedAnchors } from './moved-anchors';
import { PageNotices } from './page-notices';
import { Toc } from './toc';

type Props = {
  title: string;
  trail: Breadcrumb[];
  neighbours: { previous?: NavigationLink; next?: NavigationLink };
  toc: Heading[];
  /** The doc shown; a generated index has none. */
  doc?: Doc;
  lastUpdated?: Date;
  children: ReactNode;
};

/** Frame of every docs page: trail, title, table of contents, text, edit link, neighbours. */
export function Article({ title, trail, neighbours, toc, doc, lastUpdated, children }: Props) {
  const { t } = usePageText();
  const { previous, next } = neighbours;
  const frontMatter = doc?.entry.frontMatter;
  const textLang = doc?.entry.isFallback ? localeInfo(doc.entry.textLocale).htmlLang : undefined;
  const editUrl = doc && (frontMatter?.custom_edit_url === undefined ? site.docs.editUrl + doc.entry.file : frontMatter.custom_edit_url);
  return (
    <>
      <main id="content" tabIndex={-1} className={styles.main} data-sidebar={frontMatter?.displayed_sidebar === null ? 'none' : undefined}>
        <article className={styles.article}>
          <nav aria-label={t('docs.breadcrumbs')} className={styles.breadcrumbs}>
            <ol>
              {trail.map(({ label, path }, index) => (
                <li key={label + path}>
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
                {frontMatter?.hide_title ? null : <h1 lang={textLang}>{title}</h1>}
                {doc ? <AskAiMenu doc={doc} /> : null}
              </div>
              {frontMatter ? <Chips frontMatter={frontMatter} /> : null}
            </header>
            {doc ? <PageNotices doc={doc} /> : null}
            {doc ? <MovedAnchors path={doc.path} /> : null}
            <Toc headings={toc} place="inline" lang={textLang} />
            <div className="prose" lang={textLang}>
              {children}
            </div>
          </div>
          <PageFooter
            editUrl={editUrl}
            lastUpdated={lastUpdated}
            label={t('docs.pagination')}
            previous={previous && { path: previous.path, title: previous.label, place: t('docs.previous') }}
            next={next && { path: next.path, title: next.label, place: t('docs.next') }}
          >
            {frontMatter?.tags && frontMatter.tags.length > 0 ? (
              <p className={styles.tags}>
                {t('docs.tags')}: {frontMatter.tags.map((tag) => (typeof tag === 'string' ? tag : tag.label)).join(', ')}
              </p>
            ) : null}
          </PageFooter>
        </article>
      </main>
      <Toc headings={toc} place="aside" lang={textLang} />
    </>
  );
}
