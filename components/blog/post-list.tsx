import { previewComponents } from '@/components/mdx';
import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';
import type { PostList as List, Post } from '@/lib/blog/types';
import { getPageText, usePageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import { loadMdxPage } from '@/lib/mdx/page';
import { getModel } from '@/lib/routes';
import { Cover } from './cover';
import styles from './post-list.module.css';
import { PostMeta, PostTags } from './post-meta';

/** Excerpts of posts, and links to the previous and next page. */
export function PostList({ list }: { list: List }) {
  const { t } = usePageText();
  if (list.posts.length === 0) return <p>{t('blog.empty')}</p>;
  return (
    <>
      {list.posts.map((post, index) => (
        <Row key={post.path} post={post} first={index === 0} />
      ))}
      <Pages list={list} />
    </>
  );
}

async function Row({ post, first }: { post: Post; first: boolean }) {
  const { locale, t } = await getPageText();
  const lang = textLang(post.entry.textLocale, locale);
  return (
    <article className={styles.row} data-cover={post.cover ? '' : undefined}>
      {post.cover ? (
        // Hidden from keyboards and screen readers, because the title is the same link.
        <Link href={post.path} tabIndex={-1} aria-hidden="true" className={styles.cover}>
          <Cover post={post} first={first} />
        </Link>
      ) : null}
      <div className={styles.text}>
        <PostMeta post={post} />
        <h2 lang={lang}>
          <Link href={post.path}>{post.title}</Link>
        </h2>
        <div className={`prose ${styles.preview}`} lang={lang}>
          <Preview post={post} />
        </div>
        <footer>
          <PostTags post={post} />
          <Link href={post.path} className={styles.more}>
            {t.rich('blog.readMore', {
              title: () => <span lang={lang}>{post.title}</span>,
              hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
            })}
            <Icon name="arrowRight" size={14} />
          </Link>
        </footer>
      </div>
    </article>
  );
}

async function Preview({ post }: { post: Post }) {
  if (post.preview === undefined) return <p>{post.description}</p>;
  const model = await getModel();
  const components = await previewComponents({ page: post, model });
  const { Content, own } = await loadMdxPage({ ...post.entry, body: post.preview }, components, (source) => model.partial(post, source));
  return <Content components={{ ...components, ...own }} />;
}

function Pages({ list: { page, pageCount, newer, older } }: { list: List }) {
  const { t } = usePageText();
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('blog.pages')}>
      {newer === undefined ? null : (
        <Link href={newer} rel="prev" className={styles.newer}>
          <Icon name="arrowLeft" size={14} />
          {t('blog.newerPosts')}
        </Link>
      )}
      <span className={styles.position}>{t('blog.pageOf', { page, count: pageCount })}</span>
      {older === undefined ? null : (
        <Link href={older} rel="next" className={styles.older}>
          {t('blog.olderPosts')}
          <Icon name="arrowRight" size={14} />
        </Link>
      )}
    </nav>
  );
}
