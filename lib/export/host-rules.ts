import type { SiteModel } from '../routes/model';
import { defaultLocale, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { serviceWorkerFile } from '../shared/offline';
import { indexFolder, partsFolder } from '../shared/search/locations';
import type { Site } from '../site/schema';
import { securityHeaders } from './headers';

/** Folders of the export whose files get another name when their content changes: bundles, images of docs, cards, parts of search indexes. */
export const hashedFolders = ['/_next/static/', '/content-assets/', '/cards/', `/${indexFolder}/${partsFolder}/`] as const;

/** Folders whose files are for the site's own pages, and not for other sites: cards, images and feeds are for those, too. */
export const ownFolders = ['/_next/', `/${indexFolder}/`, '/search-setup/'] as const;

/** What says so. */
export const ownHeader = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** How long a host and a browser may keep a file. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
  serviceWorker: 'no-cache',
} as const;

/** Header that lets the service worker have the home page under a base path, which is above the folder it lies in. */
export const workerScopeHeader = 'Service-Worker-Allowed';

/** Content types of everything in an export, by extension. Hosts know too few of them, and `nosniff` forbids to guess. */
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
  zip: 'application/zip',
  wasm: 'application/wasm',
};

/** Extensions of files that are text: sent as UTF-8, and worth compressing. */
export const textExtensions = ['html', 'css', 'js', 'mjs', 'json', 'md', 'txt', 'xml', 'webmanifest', 'svg', 'vtt'] as const;

/** What a host has to know about an export. All paths are those on the host: with base path and language. */
export type HostRules = {
  /** Name of the host, without a port. */
  host: string;
  basePath: string;
  /** Pages that are elsewhere for good. `to` may have a query and a hash. */
  redirects: { from: string; to: string }[];
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Folders whose files may be kept for good, each with a slash at its end. */
  hashed: string[];
  /** Folders whose files are for the pages of the site, each with a slash at its end. */
  own: string[];
  /** Address of the service worker, and the path it is for. */
  serviceWorker: { path: string; scope: string };
  /** Page for missing addresses below a path, the site itself last. */
  notFound: { below: string; page: string }[];
};

/**
 * The rules of a build, from which the files for each host are made.
 *
 * A redirect is left to its page in the export where some headings of the old page are in other places: which heading a
 * reader wants stands behind the `#`, which no server gets to see.
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
