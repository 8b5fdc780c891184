import { MovedAnchors } from '@/components/docs/moved-anchors';
import { Toc } from '@/components/docs/toc';
import { pageComponents } from '@/components/mdx';
import { Link } from '@/components/navigation/link';
import { JsonLd } from '@/components/site/json-ld';
import { Notice } from '@/components/ui/notice';
import { PageFooter } from '@/components/ui/page-footer';
import type { Post } from '@/lib/blog/types';
import { lastUpdated } from '@/lib/content/last-updated';
import { getPageText, usePageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import { loadMdxPage, tocHeadings } from '@/lib/mdx/page';
import { getModel, type Route } from '@/lib/routes';
import { socialImage } from '@/lib/seo/card';
import { blogPosting, breadcrumbList } from '@/lib/seo/structured-data';
import { site } from '@/lib/site';
import { Cover } from './cover';
import { BlogFrame } from './frame';
import { PostMeta, PostTags } from './post-meta';
import styles from './post-page.module.css';

type Props = { route: Extract<Route, { kind: 'post' }> };

/** A post: head, cover, text, tags, and links to the adjacent posts. */
export async function PostPage({ route }: Props) {
  const { post, newer, older } = route;
  const { locale, t } = await getPageText();
  const model = await getModel();
  const { entry, path, title } = post;
  const { frontMatter } = entry;
  const components = await pageComponents({ page: post, model });
  const { Content, own, headings } = await loadMdxPage(entry, components, (source) => model.partial(post, source));
  const toc = frontMatter.hide_table_of_contents
    ? []
    : tocHeadings(headings, frontMatter.toc_min_heading_level ?? site.toc.minLevel, frontMatter.toc_max_heading_level ?? site.toc.maxLevel);
  const lang = textLang(post.entry.textLocale, locale);
  const changed = await lastUpdated(entry);
  const editUrl = frontMatter.custom_edit_url === undefined ? site.docs.editUrl + entry.file : frontMatter.custom_edit_url;
  const image = await socialImage(route, model);
  const trail = [
    { label: t('blog.title'), path: site.blog.routeBase },
    { label: title, path },
  ];
  return (
    <BlogFrame path={path} toc={<Toc headings={toc} place="aside" lang={lang} />}>
      <article>
        <header className={styles.header}>
          <nav aria-label={t('docs.breadcrumbs')}>
            <Link href={site.blog.routeBase}>{t('blog.title')}</Link>
          </nav>
          <h1 lang={lang}>{title}</h1>
          <PostMeta post={post} />
        </header>
        <MovedAnchors path={path} />
        <Notices post={post} />
        <Cover post={post} first />
        <Toc headings={toc} place="inline" lang={lang} />
        <div className={styles.text}>
          <div className="prose" lang={lang}>
            <Content components={{ ...components, ...own }} />
          </div>
        </div>
        <PageFooter
          editUrl={editUrl}
          lastUpdated={changed}
          label={t('blog.neighbours')}
          previous={
            newer && { path: newer.path, title: newer.title, place: t('blog.newer'), lang: textLang(newer.entry.textLocale, locale) }
          }
          next={older && { path: older.path, title: older.title, place: t('blog.older'), lang: textLang(older.entry.textLocale, locale) }}
        >
          <PostTags post={post} />
        </PageFooter>
        <JsonLd data={[breadcrumbList(trail, route), blogPosting(post, { image: image.path, modified: changed })]} />
      </article>
    </BlogFrame>
  );
}

function Notices({ post: { entry, draft, unlisted, scheduled, date } }: { post: Post }) {
  const { t, formatDate } = usePageText();
  return (
    <>
      {entry.isFallback ? (
        <Notice kind="fallback" title={t('docs.fallbackTitle')}>
          {t('docs.fallbackText')}
        </Notice>
      ) : null}
      {draft ? <Notice kind="draft">{t('docs.draft')}</Notice> : null}
      {scheduled ? <Notice kind="scheduled">{t('blog.scheduled', { date: formatDate(date) })}</Notice> : null}
      {unlisted ? <Notice kind="unlisted">{t('docs.unlisted')}</Notice> : null}
    </>
  );
}
