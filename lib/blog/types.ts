import type { Entry, PostFile } from '../content/types';

/** An author of posts: a team or a person. */
export type Author = {
  /** Key in `authors.yml`, or the name of an inline author. */
  key: string;
  name: string;
  title?: string;
  description?: string;
  url?: string;
  email?: string;
  imageUrl?: string;
  /** URLs by platform. */
  socials: Record<string, string>;
  /** Site path of the page with the author's posts, if it exists. */
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
  /** From the front matter, or the first text of the post. */
  description: string;
  authors: Author[];
  /** Tags without listed posts have no page. */
  tags: (Omit<Tag, 'path'> & { path?: string })[];
  /** MDX before the truncate marker. Without marker, lists show the description. */
  preview?: string;
  /** Cover image. `src` is relative to the content file `file`. */
  cover?: { file: string; src: string };
  draft: boolean;
  unlisted: boolean;
  /** Has a future date: shown only in development. */
  scheduled: boolean;
  entry: Entry<PostFile>;
};

/** A tag or an author with its posts, newest first. */
export type Collection<Item> = { item: Item; posts: Post[] };

/** The blog in one language. */
export type Blog = {
  /** All published posts, newest first, including unlisted ones. */
  posts: Post[];
  /** Posts in lists, feeds, and the sidebar. */
  listed: Post[];
  /** Sorted by label. */
  tags: Collection<Tag>[];
  /** Authors of `authors.yml` in its order, then inline authors. */
  authors: Collection<Author>[];
};

/** One page of a list of posts. */
export type PostList = {
  posts: Post[];
  /** 1-based. */
  page: number;
  pageCount: number;
  /** Number of posts on all pages. */
  total: number;
  newer?: string;
  older?: string;
};

/** Content of a blog page. */
export type BlogPage =
  | { kind: 'blog-list'; list: PostList }
  | { kind: 'blog-archive'; years: { year: number; posts: Post[] }[] }
  | { kind: 'blog-tags'; letters: { letter: string; tags: Collection<Tag>[] }[] }
  | { kind: 'blog-tag'; tag: Tag; list: PostList }
  | { kind: 'blog-authors'; authors: Collection<Author>[] }
  | { kind: 'blog-author'; author: Author; list: PostList }
  | { kind: 'post'; post: Post; newer?: Post; older?: Post };
