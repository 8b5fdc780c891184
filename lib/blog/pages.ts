import { type Locale, localeInfo } from '../shared/i18n/locales';
import type { Site } from '../site/schema';
import type { Blog, BlogPage, Collection, Post, PostList, Tag } from './types';

/** A page of the blog with its site path and its source (for messages). */
export type BlogPageAt = BlogPage & { path: string; source: string };

/** Returns every page of the blog in a language. `/blog` and the indexes exist even without posts. */
export function blogPages(blog: Blog, { blog: { routeBase, postsPerPage } }: Pick<Site, 'blog'>, locale: Locale): BlogPageAt[] {
  const pages: BlogPageAt[] = [
    ...paginate(blog.listed, routeBase, postsPerPage, 'page').map(
      ({ path, list }): BlogPageAt => ({ kind: 'blog-list', path, list, source: 'app/[locale]/blog' }),
    ),
    { kind: 'blog-archive', path: `${routeBase}/archive`, years: byYear(blog.listed), source: 'app/[locale]/blog' },
    { kind: 'blog-tags', path: `${routeBase}/tags`, letters: byLetter(blog.tags, locale), source: 'app/[locale]/blog' },
    { kind: 'blog-authors', path: `${routeBase}/authors`, authors: blog.authors, source: 'app/[locale]/blog' },
  ];
  for (const { item: tag, posts } of blog.tags) {
    for (const { path, list } of paginate(posts, tag.path, postsPerPage, 'page'))
      pages.push({ kind: 'blog-tag', path, tag, list, source: `content/tags.yml ("${tag.label}")` });
  }
  for (const { item: author, posts } of blog.authors) {
    if (author.path === undefined) continue;
    for (const { path, list } of paginate(posts, author.path, postsPerPage, 'authors'))
      pages.push({ kind: 'blog-author', path, author, list, source: `content/authors.yml ("${author.key}")` });
  }
  for (const post of blog.posts) {
    const index = blog.listed.indexOf(post);
    pages.push({
      kind: 'post',
      path: post.path,
      post,
      newer: index > 0 ? blog.listed[index - 1] : undefined,
      older: index >= 0 ? blog.listed[index + 1] : undefined,
      source: post.entry.file,
    });
  }
  return pages;
}

/**
 * Splits posts into pages: the first at `path`, the others at `<path>/<segment>/2` and so on. Without posts, there is
 * one empty page.
 */
function paginate(posts: Post[], path: string, perPage: number, segment: string): { path: string; list: PostList }[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / perPage));
  const pathOf = (page: number) => {
    if (page < 1 || page > pageCount) return undefined;
    return page === 1 ? path : `${path}/${segment}/${page}`;
  };
  return Array.from({ length: pageCount }, (_, index) => ({
    path: pathOf(index + 1) ?? path,
    list: {
      posts: posts.slice(index * perPage, (index + 1) * perPage),
      page: index + 1,
      pageCount,
      total: posts.length,
      newer: pathOf(index),
      older: pathOf(index + 2),
    },
  }));
}

function byYear(posts: Post[]): { year: number; posts: Post[] }[] {
  const years = new Map<number, Post[]>();
  for (const post of posts) {
    const year = post.date.getUTCFullYear();
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, list]) => ({ year, posts: list }));
}

function byLetter(tags: Collection<Tag>[], locale: Locale): { letter: string; tags: Collection<Tag>[] }[] {
  const letters = new Map<string, Collection<Tag>[]>();
  for (const tag of tags) {
    const letter = [...tag.item.label][0]?.toLocaleUpperCase(localeInfo(locale).htmlLang) ?? '';
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return [...letters].map(([letter, list]) => ({ letter, tags: list }));
}

/** Returns the newest listed post with a tag, by the last segment of the tag's path. */
export function newestTagged({ listed }: Pick<Blog, 'listed'>, segment: string): Post | undefined {
  return listed.find(({ tags }) => tags.some(({ path }) => path?.endsWith(`/${segment}`)));
}
