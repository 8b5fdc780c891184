import { splitLocale } from '../shared/i18n/paths';

/** Target of a client-side navigation, see {@link clientTarget}. */
export type ClientTarget = {
  /** For the router: path, query and hash without base path. */
  href: string;
  /** `href` without fragment, for prefetching. */
  path: string;
  /** Whether to scroll. False if only the query changes. */
  scroll: boolean;
};

type LinkLike = { href: string; target: string; hasAttribute(name: string): boolean };
type Place = { origin: string; pathname: string; search: string };

/** Matches file extensions, but not version numbers as in `/docs/25.03`. */
const files = /\.[a-z]\w+$/i;

/**
 * Returns the target of a link for the client router. Returns undefined if the browser must follow the link: other
 * sites and tabs, downloads, files, other languages (another `<html lang>`), and anchors of the same page.
 */
export function clientTarget(link: LinkLike, here: Place, basePath: string): ClientTarget | undefined {
  if (link.target && link.target !== '_self') return undefined;
  if (link.hasAttribute('download')) return undefined;
  let url: URL;
  try {
    url = new URL(link.href);
  } catch {
    return undefined;
  }
  if (url.origin !== here.origin || files.test(url.pathname)) return undefined;
  const path = withoutBasePath(url.pathname, basePath);
  const current = withoutBasePath(here.pathname, basePath);
  if (path === undefined || current === undefined) return undefined;
  if (splitLocale(path).locale !== splitLocale(current).locale) return undefined;
  const samePath = url.pathname === here.pathname;
  if (samePath && url.search === here.search && url.hash) return undefined;
  return { href: path + url.search + url.hash, path: path + url.search, scroll: !samePath || url.hash !== '' };
}

function withoutBasePath(pathname: string, basePath: string): string | undefined {
  if (basePath === '') return pathname;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
