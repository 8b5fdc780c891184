/**
 * Splits the target of a redirect and adds the query of the request. The script of redirect pages combines both in the
 * same way (`lib/export/redirects.ts`).
 * @param to path that may have a query and a fragment
 * @param query query of the request with `?`, or ""
 */
export function redirectParts(to: string, query: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { pathname, search: own + (own ? query.replace('?', '&') : query), hash };
}
