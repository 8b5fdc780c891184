import path from 'node:path/posix';
import type { Post } from '../blog/types';
import { isCategoryIndex } from '../docs/ids';
import type { Doc } from '../docs/types';
import type { SiteModel } from './model';

/**
 * Resolves a link of a doc or post to a site path. A link to a Markdown file leads to its page. A relative URL is
 * resolved against the URL of the page; for index pages of folders it is resolved inside the folder, because Docusaurus
 * shows them with a trailing slash. Fragments, mail addresses, and other URLs are returned unchanged.
 */
export function resolveHref(href: string, page: Doc | Post, model: Pick<SiteModel, 'pageBySource'>): string {
  if (href.startsWith('pathname://')) return href.slice('pathname://'.length);
  if (href === '' || href.startsWith('#') || href.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(href)) return href;
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (/\.mdx?$/i.test(target)) {
    const other = model.pageBySource(page, decodeURIComponent(target));
    return other ? other.path + rest : href;
  }
  if (target === '') return href;
  const isFolder = 'version' in page && isCategoryIndex(page.entry.source) && page.entry.frontMatter.slug === undefined;
  return path.resolve(isFolder ? page.path : path.dirname(page.path), target) + rest;
}
