import type { SiteModel } from '../routes/model';
import { defaultLocale, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { serviceWorkerFile } from '../shared/offline';
import { indexFolder, partsFolder } from '../shared/search/locations';
import type { Site } from '../site/schema';
import { securityHeaders } from './headers';

/** Folders whose file names contain a content hash: bundles, images of docs, cards, style sheets of previews, parts of search indexes. */
export const hashedFolders = ['/_next/static/', '/content-assets/', '/cards/', '/previews/', `/${indexFolder}/${partsFolder}/`] as const;

/** Folders that only pages of this site may load from. Other sites may load the rest, such as cards, images, and feeds. */
export const ownFolders = ['/_next/', `/${indexFolder}/`, '/search-setup/'] as const;

/** The header for {@link ownFolders}. */
export const ownHeader = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** Values of `Cache-Control`. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
  serviceWorker: 'no-cache',
} as const;

/** This header lets a service worker control pages outside its own folder, which the home page is under a base path. */
export const workerScopeHeader = 'Service-Worker-Allowed';

/**
 * Content types of all files in an export, by extension. Hosts do not know all of them, and `nosniff` forbids browsers
 * to guess.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
  vtt: 'text/vtt',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  wasm: 'application/wasm',
};

/** Extensions of text files. They are sent as UTF-8 and compressed. */
export const textExtensions = ['html', 'css', 'js', 'mjs', 'json', 'md', 'txt', 'xml', 'webmanifest', 'svg', 'vtt'] as const;

/** What a host must know about an export. All paths are paths on the host, with base path and language. */
export type HostRules = {
  /** Host name without port. */
  host: string;
  basePath: string;
  /** Permanent redirects. `to` may have a query and a fragment. */
  redirects: { from: string; to: string }[];
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Folders whose files may be cached forever, with trailing slashes. */
  hashed: string[];
  /** Folders that only pages of this site may load from, with trailing slashes. */
  own: string[];
  /** Path of the service worker, and the path it controls. */
  serviceWorker: { path: string; scope: string };
  /** 404 pages by path prefix; the one of the whole site is last. */
  notFound: { below: string; page: string }[];
};

/**
 * Returns the rules of a build, from which the configuration of each host is generated.
 *
 * Redirects whose target depends on the heading are left out. A server never sees the fragment (`#`), so the redirect
 * page in the export handles them.
 * @param bootHash hash of the boot script of the exported pages
 */
export function hostRules(
  site: Site,
  { redirects, movedAnchors }: Pick<SiteModel, 'redirects' | 'movedAnchors'>,
  bootHash: string,
): HostRules {
  const { basePath } = site;
  const onHost = (path: string, locale: (typeof locales)[number]) => basePath + localizePath(path, locale);
  return {
    host: new URL(site.url).hostname,
    basePath,
    redirects: locales.flatMap((locale) =>
      redirects
        .filter(({ from }) => movedAnchors(from).size === 0)
        .map(({ from, to }) => ({ from: onHost(from, locale), to: onHost(to, locale) })),
    ),
    headers: securityHeaders(site, bootHash),
    hashed: hashedFolders.map((folder) => basePath + folder),
    own: ownFolders.map((folder) => basePath + folder),
    serviceWorker: { path: `${basePath}/${serviceWorkerFile}`, scope: basePath || '/' },
    notFound: [...locales.filter((locale) => locale !== defaultLocale), defaultLocale].map((locale) => ({
      below: locale === defaultLocale ? basePath : onHost('', locale),
      page: `${onHost('/404', locale)}.html`,
    })),
  };
}
