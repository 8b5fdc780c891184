import { type NextRequest, NextResponse } from 'next/server';
import { redirectParts } from './lib/routes/redirect-parts';
import { defaultLocale } from './lib/shared/i18n/locales';
import { localizePath, splitLocale } from './lib/shared/i18n/paths';
import { decodeUrl } from './lib/shared/text/decode-url';
import { values } from './lib/site/values';

/** Whether a page has been asked for since the server started (instrumentation.ts). */
export type PageRequests = typeof globalThis & { pageRequested?: boolean };

/**
 * Development only, no part of the export: English without a prefix, and the configured redirects. In the export, steps
 * of `lib/export` do the same. Small on purpose, since `next dev` compiles it before the first page.
 */
export default function middleware(request: NextRequest) {
  (globalThis as PageRequests).pageRequested = true;
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const url = request.nextUrl.clone();
  const redirect = values.redirects.find(({ from }) => from === decodeUrl(path));
  if (redirect) Object.assign(url, redirectParts(localizePath(redirect.to, locale), url.search));
  else url.pathname = localizePath(path, locale);
  if (redirect || url.pathname !== request.nextUrl.pathname) return NextResponse.redirect(url);
  if (locale !== defaultLocale) return NextResponse.next();
  url.pathname = `/${defaultLocale}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(url);
}

// Everything but the framework's own files, what is there in development alone, and files with an extension of assets.
// Run by Node.js, it is there sooner than compiled for the edge.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next|dev-events|dev-mermaid|search-index|.*\\.(?:png|jpe?g|svg|webp|avif|ico|woff2|xml|json|css|webmanifest)$).*)'],
};
