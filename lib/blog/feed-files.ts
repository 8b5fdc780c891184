import type { Blog } from './types';

/** The feeds of a language: a file below the blog, its media type, and how it is called in the list of feeds. */
export const feedFiles = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON' },
] as const;

/** Whether there are feeds: one without a post is valid nowhere. They are written by the build, so there are none in development. */
export function hasFeeds({ listed }: Pick<Blog, 'listed'>): boolean {
  return listed.length > 0 && process.env.NODE_ENV !== 'development';
}
