import { Link } from '@/components/navigation/link';
import { newestTagged } from '@/lib/blog/pages';
import type { Post } from '@/lib/blog/types';
import { formatDay } from '@/lib/content/date';
import { usePageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import { useModel } from '@/lib/routes';
import styles from './news.module.css';

/** The post of the latest release, and the newest others. */
export function News() {
  const { locale, t } = usePageText();
  const blog = useModel().blog(locale);
  const release = newestTagged(blog, 'release');
  const others = blog.listed.filter((post) => post !== release).slice(0, 3);
  if (blog.listed.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="news">
      <h2 id="news">{t('blog.news')}</h2>
      <div className={styles.columns}>
        {release ? (
          <article className={styles.release}>
            <p className={styles.label}>{t('blog.latestRelease')}</p>
            <h3 lang={textLang(release.entry.textLocale, locale)}>
              <Link href={release.path}>{release.title}</Link>
            </h3>
            <Day post={release} />
            <p lang={textLang(release.entry.textLocale, locale)}>{release.description}</p>
          </article>
        ) : null}
        <div>
          <p className={styles.label}>{t('blog.latestPosts')}</p>
          <ul className={styles.posts}>
            {others.map((post) => (
              <li key={post.path}>
                <Link href={post.path} lang={textLang(post.entry.textLocale, locale)}>
                  {post.title}
                </Link>
                <Day post={post} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Day({ post: { date } }: { post: Post }) {
  const { formatDate } = usePageText();
  return (
    <time className={styles.day} dateTime={formatDay(date)}>
      {formatDate(date)}
    </time>
  );
}
