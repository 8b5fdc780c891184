import type { Blog } from './types';

/** The feeds of a language: file in the blog folder, media type, and title in the list of feeds. */
export const feedFiles = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON' },
] as const;

/** Whether feeds exist. Feeds without posts are invalid. Only the build writes feeds, so there are none in development. */
export function hasFeeds({ listed }: Pick<Blog, 'listed'>): boolean {
  return listed.length > 0 && process.env.NODE_ENV !== 'development';
}
