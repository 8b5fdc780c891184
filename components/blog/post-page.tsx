import { MovedAnchors } from '@/components/docs/moved-anchors';
import { PageNotices } from '@/components/docs/page-notices';
import { Toc } from '@/components/docs/toc';
import { loadPageText } from '@/components/mdx/page-text';
import { Link } from '@/components/navigation/link';
import { JsonLd } from '@/components/site/json-ld';
import { type Neighbour, PageFooter } from '@/components/ui/page-footer';
import type { Post } from '@/lib/blog/types';
import { getPageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import type { PageFacts } from '@/lib/pages/facts';
import { structuredData } from '@/lib/pages/structured-data';
import type { Route } from '@/lib/routes';
import type { Locale } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/site';
import { Cover } from './cover';
import { BlogFrame } from './frame';
import { PostMeta, PostTags } from './post-meta';
import styles from './post-page.module.css';

type Props = { page: PageFacts<Extract<Route, { kind: 'post' }>> };

/** A post: head, cover, text, tags, and links to the adjacent posts. */
export async function PostPage({ page }: Props) {
  const { route, heading, lang, editUrl, lastUpdated } = page;
  const { post, newer, older, path } = route;
  const { locale, t } = await getPageText();
  const { text, toc } = await loadPageText(page);
  return (
    <BlogFrame path={path} beside="recent" toc={<Toc headings={toc} place="aside" lang={lang} />}>
      <article>
        <header className={styles.header}>
          <nav aria-label={t('docs.breadcrumbs')}>
            <Link href={site.blog.routeBase}>{t('blog.title')}</Link>
          </nav>
          <h1 lang={lang}>{heading}</h1>
          <PostMeta post={post} />
        </header>
        <MovedAnchors path={path} />
        <PageNotices route={route} />
        <Cover post={post} first />
        <Toc headings={toc} place="inline" lang={lang} />
        <div className={styles.text}>
          <div className="prose" lang={lang}>
            {text}
          </div>
        </div>
        <PageFooter
          editUrl={editUrl}
          lastUpdated={lastUpdated}
          label={t('blog.neighbours')}
          previous={newer && linkTo(newer, t('blog.newer'), locale)}
          next={older && linkTo(older, t('blog.older'), locale)}
        >
          <PostTags post={post} />
        </PageFooter>
        <JsonLd data={await structuredData(page)} />
      </article>
    </BlogFrame>
  );
}

function linkTo({ path, title, entry }: Post, place: string, locale: Locale): Neighbour {
  return { path, title, place, lang: textLang(entry.textLocale, locale) };
}
