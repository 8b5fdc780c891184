/**
 * The target of a redirect, taken apart, with the query of a request. The script of redirect pages puts them together in
 * the same way (`lib/export/redirects.ts`).
 * @param to path that may have a query and a hash
 * @param query query of the request with its `?`, or ""
 */
export function redirectParts(to: string, query: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { pathname, search: own + (own ? query.replace('?', '&') : query), hash };
}
