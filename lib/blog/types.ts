import type { Entry, PostFile } from '../content/types';

/** Who wrote posts: a team, or a person. */
export type Author = {
  /** Key in `authors.yml`, or the name of an author written out in a post. */
  key: string;
  name: string;
  title?: string;
  description?: string;
  url?: string;
  email?: string;
  imageUrl?: string;
  /** Addresses by platform. */
  socials: Record<string, string>;
  /** Site path of the page with the author's posts, where there is one. */
  path?: string;
};

/** What posts are about. */
export type Tag = { label: string; description?: string /** Site path of the page with its posts. */; path: string };

/** A post in one language. */
export type Post = {
  /** Site path without language prefix. */
  path: string;
  /** Midnight UTC of its day. */
  date: Date;
  title: string;
  /** First text of the post where the front matter has none. */
  description: string;
  authors: Author[];
  /** Those that no listed post has are without a page. */
  tags: (Omit<Tag, 'path'> & { path?: string })[];
  /** MDX before the truncate marker; the description stands in where there is no marker. */
  preview?: string;
  /** In minutes. */
  readingTime: number;
  /** Image of the post, and the content file that its path is relative to. */
  cover?: { file: string; src: string };
  draft: boolean;
  unlisted: boolean;
  /** Dated in the future: shown in development only. */
  scheduled: boolean;
  entry: Entry<PostFile>;
};

/** A tag or an author with its posts, newest first. */
export type Collection<Item> = { item: Item; posts: Post[] };

/** The blog in one language. */
export type Blog = {
  /** All that are published, newest first, unlisted ones included. */
  posts: Post[];
  /** Those that lists, feeds and the sidebar show. */
  listed: Post[];
  /** In the order of their labels. */
  tags: Collection<Tag>[];
  /** All authors of `authors.yml`, in its order, then those written out in posts. */
  authors: Collection<Author>[];
};

/** One page of a list of posts. */
export type PostList = {
  posts: Post[];
  /** 1-based. */
  page: number;
  pageCount: number;
  /** Of all pages together. */
  total: number;
  newer?: string;
  older?: string;
};

/** What a page of the blog shows. */
export type BlogPage =
  | { kind: 'blog-list'; list: PostList }
  | { kind: 'blog-archive'; years: { year: number; posts: Post[] }[] }
  | { kind: 'blog-tags'; letters: { letter: string; tags: Collection<Tag>[] }[] }
  | { kind: 'blog-tag'; tag: Tag; list: PostList }
  | { kind: 'blog-authors'; authors: Collection<Author>[] }
  | { kind: 'blog-author'; author: Author; list: PostList }
  | { kind: 'post'; post: Post; newer?: Post; older?: Post };
