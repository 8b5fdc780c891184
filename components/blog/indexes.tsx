import { Link } from '@/components/navigation/link';
import type { Author, Collection, Post, Tag } from '@/lib/blog/types';
import { formatDay } from '@/lib/content/date';
import { usePageText } from '@/lib/i18n/server';
import { textLang } from '@/lib/i18n/text-lang';
import { localeInfo } from '@/lib/shared/i18n/locales';
import styles from './indexes.module.css';
import { AuthorName } from './post-meta';

/** All posts, by year. */
export function Archive({ years }: { years: { year: number; posts: Post[] }[] }) {
  const { locale, t } = usePageText();
  if (years.length === 0) return <p>{t('blog.empty')}</p>;
  // The year is in the heading, so day and month are enough.
  const dates = new Intl.DateTimeFormat(localeInfo(locale).htmlLang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return years.map(({ year, posts }) => (
    <section key={year} aria-labelledby={`year-${year}`} className={styles.group}>
      <h2 id={`year-${year}`}>{year}</h2>
      <ul className={styles.archive}>
        {posts.map((post) => (
          <li key={post.path}>
            <time dateTime={formatDay(post.date)}>{dates.format(post.date)}</time>
            <Link href={post.path} lang={textLang(post.entry.textLocale, locale)}>
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** All tags by first letter, with their number of posts. */
export function TagIndex({ letters }: { letters: { letter: string; tags: Collection<Tag>[] }[] }) {
  const { t } = usePageText();
  if (letters.length === 0) return <p>{t('blog.empty')}</p>;
  return letters.map(({ letter, tags }) => (
    <section key={letter} aria-labelledby={`letter-${letter}`} className={styles.group}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <ul className={styles.tags}>
        {tags.map(({ item, posts }) => (
          <li key={item.path}>
            <Link href={item.path} title={item.description}>
              {item.label}
              <span className={styles.count}>
                <span aria-hidden="true">{posts.length}</span>
                <span className="visually-hidden">, {t('blog.posts', { count: posts.length })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** All authors with their roles and number of posts. */
export function AuthorIndex({ authors }: { authors: Collection<Author>[] }) {
  const { t } = usePageText();
  if (authors.length === 0) return <p>{t('blog.empty')}</p>;
  return (
    <ul className={styles.authors}>
      {authors.map(({ item, posts }) => (
        <li key={item.key}>
          <h2>
            <AuthorName author={item} />
          </h2>
          <AuthorProfile author={item} />
          <p className={styles.total}>{t('blog.posts', { count: posts.length })}</p>
        </li>
      ))}
    </ul>
  );
}

/** The role of an author, and links to other sites. */
export function AuthorProfile({ author: { title, description, socials } }: { author: Author }) {
  const places = Object.entries(socials);
  return (
    <div className={styles.profile}>
      {title ? <p className={styles.role}>{title}</p> : null}
      {description ? <p>{description}</p> : null}
      {places.length > 0 ? (
        <ul className={styles.places}>
          {places.map(([place, href]) => (
            <li key={place}>
              <Link href={href}>{placeNames[place] ?? place}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const placeNames: Record<string, string> = {
  bluesky: 'Bluesky',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  stackoverflow: 'Stack Overflow',
  x: 'X',
  youtube: 'YouTube',
};
