import path from 'node:path/posix';

/**
 * Files that a link of a text may lead to, nearest first, by the rules of `SiteModel.pageBySource`.
 * @param file the text, below the folder of its language, as in `docs/a.mdx`; the candidates are such paths, too
 * @param target as written there, decoded
 */
export function linkCandidates(file: string, target: string): string[] {
  const area = file.split('/', 1)[0] ?? '';
  if (target.startsWith('/')) {
    const own = area === 'blog' ? 'docs' : area;
    return [path.join(area, target), target.replace(/^\/docs\//, `${own}/`), target.slice(1)];
  }
  const beside = path.join(path.dirname(file), target);
  return target.startsWith('.') ? [beside] : [beside, path.join(area, target)];
}
