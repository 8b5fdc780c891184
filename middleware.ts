import { type NextRequest, NextResponse } from 'next/server';
import { defaultLocale } from './lib/shared/i18n/locales';
import { localizePath, splitLocale } from './lib/shared/i18n/paths';
import { decodeUrl } from './lib/shared/text/decode-url';
import { values } from './lib/site/values';

/** Whether any page was requested since the server started (instrumentation.ts). */
export type PageRequests = typeof globalThis & { pageRequested?: boolean };

/**
 * Development only: serves English without a prefix, and the configured redirects. For exports, steps in `lib/export`
 * do this. Keep it small, because `next dev` compiles it before the first page.
 */
export default function middleware(request: NextRequest) {
  (globalThis as PageRequests).pageRequested = true;
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const url = request.nextUrl.clone();
  const redirect = values.redirects.find(({ from }) => from === decodeUrl(path));
  if (redirect) {
    // The query of the request follows that of the target, as in the script of redirect pages (lib/export/redirects.ts).
    const target = new URL(localizePath(redirect.to, locale), url);
    const search = target.search + (target.search ? url.search.replace('?', '&') : url.search);
    Object.assign(url, { pathname: target.pathname, search, hash: target.hash });
  } else url.pathname = localizePath(path, locale);
  if (redirect || url.pathname !== request.nextUrl.pathname) return NextResponse.redirect(url);
  if (locale !== defaultLocale) return NextResponse.next();
  url.pathname = `/${defaultLocale}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(url);
}

// Everything except framework files, development-only routes, and files with asset extensions. The Node.js runtime
// starts faster, because it needs no compilation for the edge.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next|dev-events|content-assets|search-index|.*\\.(?:png|jpe?g|svg|webp|avif|ico|woff2|xml|json|css|webmanifest)$).*)'],
};
