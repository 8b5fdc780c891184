import path from 'node:path/posix';

/**
 * Returns the files that a link may refer to, best match first, by the rules of `SiteModel.pageBySource`.
 * @param file path of the text in the folder of its language, as in `docs/a.mdx`; candidates have the same form
 * @param target decoded link target
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
