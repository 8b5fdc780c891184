import path from 'node:path/posix';
import { parseDay } from '../content/day';
import type { PostFile } from '../content/types';

/** Day and name in a post's file path: `2025-09-30-name.mdx`, `2025/09/30/name.mdx`, each also as a folder with an index. */
const dated = /^(?<folder>.*?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/;

/**
 * Day and URL segment of a post by where its file lies, as Docusaurus 3 has them. Without a day in the path, the
 * segment is the path itself.
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
 * Site path of a post, or undefined where its slug leads out of the blog.
 * @param base path of the blog
 */
export function postPath({ source, frontMatter: { slug } }: Pick<PostFile, 'source' | 'frontMatter'>, base: string): string | undefined {
  const wanted = slug ?? fromSource(source).slug;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(wanted)) return undefined;
  const result = path.join(base, wanted).replace(/(.)\/$/, '$1');
  return result === base || result.startsWith(`${base}/`) ? result : undefined;
}
