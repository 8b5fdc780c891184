import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';
import { feedFiles, hasFeeds } from '@/lib/blog/feed-files';
import { usePageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import { useModel } from '@/lib/routes';
import { site } from '@/lib/site';
import styles from './frame.module.css';

type Props = {
  /** Site path of the page. */
  path: string;
  /** Table of contents next to the text. */
  toc?: ReactNode;
  children: ReactNode;
};

/** Frame of every blog page: the page and the sidebar. */
export function BlogFrame({ path, toc, children }: Props) {
  return (
    <div className={styles.frame}>
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.page}>{children}</div>
      </main>
      {toc}
      <Aside path={path} />
    </div>
  );
}

/** Recent posts, links to lists of all posts, and feeds. Left of the page, or below it on narrow screens. */
function Aside({ path }: { path: string }) {
  const { locale, t } = usePageText();
  const blog = useModel().blog(locale);
  const { routeBase, recentPosts } = site.blog;
  const ways = [
    ['all', routeBase],
    ['archive', `${routeBase}/archive`],
    ['tags', `${routeBase}/tags`],
    ['authors', `${routeBase}/authors`],
  ] as const;
  return (
    <aside className={styles.aside} aria-label={t('blog.sidebar')}>
      {blog.listed.length > 0 ? (
        <nav aria-labelledby="recent-posts">
          <h2 id="recent-posts">{t('blog.recent')}</h2>
          <ul className={styles.recent}>
            {blog.listed.slice(0, recentPosts).map((post) => (
              <li key={post.path}>
                <Link
                  href={post.path}
                  aria-current={post.path === path ? 'page' : undefined}
                  lang={textLang(post.entry.textLocale, locale)}
                >
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <nav aria-label={t('blog.title')}>
        <ul className={styles.ways}>
          {ways.map(([key, href]) => (
            <li key={key}>
              <Link href={href} aria-current={href === path ? 'page' : undefined}>
                {t(`blog.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {hasFeeds(blog) ? (
        <nav aria-label={t('blog.feeds')} className={styles.feeds}>
          <Icon name="feed" size={16} />
          <ul>
            {feedFiles.map(({ file, label }) => (
              <li key={file}>
                <Link href={`${routeBase}/${file}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </aside>
  );
}
