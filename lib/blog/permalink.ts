import path from 'node:path/posix';
import { parseDay } from '../content/date';
import type { PostFile } from '../content/types';

/** Matches day and name in the path of a post: `2025-09-30-name.mdx`, `2025/09/30/name.mdx`, or a folder with an index file. */
const dated = /^(?<folder>.*?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/;

/**
 * Derives day and URL segment of a post from its path, as Docusaurus 3 does. Without a day in the path, the segment is
 * the whole path.
 */
export function fromSource(source: string): { date?: Date; day?: string; slug: string } {
  const { folder = '', date, name = '' } = dated.exec(source)?.groups ?? {};
  if (date === undefined) return { slug: source.replace(/(?:(?:^|\/)index)?\.mdx?$/, '') };
  const day = date.replaceAll('/', '-');
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const slug = path.join(folder, year, month.padStart(2, '0'), dayOfMonth.padStart(2, '0'), name);
  return { date: parseDay(day), day, slug };
}

/**
 * Returns the site path of a post. Returns undefined if its slug leads out of the blog.
 * @param base path of the blog
 */
export function postPath({ source, frontMatter: { slug } }: Pick<PostFile, 'source' | 'frontMatter'>, base: string): string | undefined {
  const wanted = slug ?? fromSource(source).slug;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(wanted)) return undefined;
  const result = path.join(base, wanted).replace(/(.)\/$/, '$1');
  return result === base || result.startsWith(`${base}/`) ? result : undefined;
}
