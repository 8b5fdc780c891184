import { Link } from '@/components/navigation/link';
import { readingTime } from '@/lib/blog/text';
import type { Author, Post } from '@/lib/blog/types';
import { formatDay } from '@/lib/content/date';
import { usePageText } from '@/lib/i18n/server';
import styles from './post-meta.module.css';

/** Date, reading time, and authors of a post. */
export function PostMeta({ post }: { post: Post }) {
  const { t, formatDate } = usePageText();
  return (
    <ul className={styles.meta}>
      <li>
        <time dateTime={formatDay(post.date)}>{formatDate(post.date)}</time>
      </li>
      <li>{t('blog.readingTime', { minutes: readingTime(post.entry.body, post.entry.textLocale) })}</li>
      {post.authors.map((author) => (
        <li key={author.key}>
          <AuthorName author={author} />
        </li>
      ))}
    </ul>
  );
}

/** An author's name with a link to the author's page or an external URL. */
export function AuthorName({ author: { name, path, url } }: { author: Author }) {
  const href = path ?? url;
  return href === undefined ? name : <Link href={href}>{name}</Link>;
}

/** Links to the tags of a post. */
export function PostTags({ post }: { post: Post }) {
  const { t } = usePageText();
  if (post.tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('blog.tags')}>
      {post.tags.map(({ path, label }) => (
        <li key={label}>
          {path === undefined ? (
            label
          ) : (
            <Link href={path} rel="tag">
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
