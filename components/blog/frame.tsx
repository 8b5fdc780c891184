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
  /** What the sidebar lists: recent posts, or the most used tags where the page itself lists posts. */
  beside: 'recent' | 'popularTags';
  /** Table of contents next to the text. */
  toc?: ReactNode;
  /** Whether the page uses the space of the table of contents. */
  wide?: boolean;
  children: ReactNode;
};

/** Frame of every blog page: the page and the sidebar. */
export function BlogFrame({ path, beside, toc, wide = false, children }: Props) {
  return (
    <div className={styles.frame}>
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>{children}</div>
      </main>
      {toc}
      <Aside path={path} beside={beside} />
    </div>
  );
}

/** Most used tags in the sidebar. */
const tagCount = 8;

/** Links to lists of all posts, recent posts or tags, and feeds. Left of the page, or below it on narrow screens. */
function Aside({ path, beside }: Pick<Props, 'path' | 'beside'>) {
  const { locale, t } = usePageText();
  const blog = useModel().blog(locale);
  const { routeBase, recentPosts } = site.blog;
  const ways = [
    ['all', routeBase],
    ['archive', `${routeBase}/archive`],
    ['tags', `${routeBase}/tags`],
    ['authors', `${routeBase}/authors`],
  ] as const;
  const current = (href: string) => (href === path ? 'page' : undefined);
  const tags = blog.tags
    // A tag of all posts is no choice.
    .filter(({ posts }) => posts.length < blog.listed.length)
    .sort((a, b) => b.posts.length - a.posts.length)
    .slice(0, tagCount);
  return (
    <aside className={styles.aside} aria-label={t('blog.sidebar')}>
      <nav aria-label={t('blog.title')}>
        <ul className={styles.links}>
          {ways.map(([key, href]) => (
            <li key={key}>
              <Link href={href} aria-current={current(href)}>
                {t(`blog.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {blog.listed.length > 0 ? (
        <nav aria-labelledby="blog-beside">
          <h2 id="blog-beside">{t(`blog.${beside}`)}</h2>
          <ul className={styles.links}>
            {beside === 'recent'
              ? blog.listed.slice(0, recentPosts).map(({ path: href, title, entry }) => (
                  <li key={href}>
                    <Link href={href} aria-current={current(href)} lang={textLang(entry.textLocale, locale)}>
                      {title}
                    </Link>
                  </li>
                ))
              : tags.map(({ item, posts }) => (
                  <li key={item.path}>
                    <Link href={item.path} aria-current={current(item.path)}>
                      {item.label}
                      <span aria-hidden="true">{posts.length}</span>
                    </Link>
                  </li>
                ))}
          </ul>
        </nav>
      ) : null}
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
