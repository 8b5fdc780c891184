import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { defaultLocale } from '../shared/i18n/locales';
import { splitLocale } from '../shared/i18n/paths';
import { serviceWorkerFile } from '../shared/offline';
import { cacheControl, contentTypes, hashedFolders, ownFolders, ownHeader, workerScopeHeader } from './host-rules';

type Options = {
  /** Path prefix of the site: "" or "/sub". */
  basePath: string;
  /** Headers of every response. */
  headers?: Record<string, string>;
};

/** Methods that a static site answers. */
const methods = ['GET', 'HEAD'];

/** Encodings that the build writes next to its files (see `precompress`), best first. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Creates a server that behaves like a CDN. `/x` serves `x.html`. `/x/`, `/x.html`, and `/x/index.html` redirect to
 * `/x`. A missing page returns status 404 and the 404 page of its language. Hashed files may be cached forever, other
 * files are revalidated. Precompressed files are sent to clients that accept them.
 *
 * The export may be replaced while it is served. No request stops the server.
 */
export function createStaticServer(exportDir: string, { basePath, headers = {} }: Options): Server {
  const serve = sirv(exportDir, {
    // Look up files per request: a list made at startup would have the sizes of the previous export.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname, { size, mtime }) => {
      const { headers } = response.req;
      const tag = `"${size}-${mtime.getTime()}"`;
      const isKnown = hasTag(headers['if-none-match'], tag);
      headers.range = isKnown ? undefined : plainRange(headers.range, size);
      response.setHeader(
        'cache-control',
        hashedFolders.some((folder) => pathname.startsWith(folder)) ? cacheControl.hashed : cacheControl.other,
      );
      if (ownFolders.some((folder) => pathname.startsWith(folder)))
        for (const [name, value] of Object.entries(ownHeader)) response.setHeader(name, value);
      if (pathname === `/${serviceWorkerFile}`) {
        response.setHeader('cache-control', cacheControl.serviceWorker);
        response.setHeader(workerScopeHeader, basePath || '/');
      }
      if (isPayload(pathname)) response.setHeader('content-type', 'text/x-component');
      if (pathname.endsWith('.md')) {
        response.setHeader('content-type', `${contentTypes.md}; charset=utf-8`);
        response.setHeader('x-robots-tag', 'noindex');
      }
      if (isKnown) sendNoBody(response, `W/${tag}`);
    },
    onNoMatch: notFound,
  });

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    const { locale } = splitLocale(splitUrl(request.url).pathname);
    const file = path.join(exportDir, locale === defaultLocale ? '404.html' : `${locale}/404.html`);
    const accepted = acceptedCodings(request.headers['accept-encoding']);
    const [coding, extension = ''] = codings.find(([name, end]) => accepted.includes(name) && existsSync(file + end)) ?? [];
    const page = readFileSync(file + extension);
    response.writeHead(404, {
      'content-type': 'text/html;charset=utf-8',
      'content-length': page.length,
      'cache-control': cacheControl.other,
      vary: 'Accept-Encoding',
      ...(coding ? { 'content-encoding': coding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : page);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!methods.includes(request.method ?? '')) {
      response.writeHead(405, { allow: methods.join(', '), 'content-length': 0 }).end();
      return;
    }
    const { pathname, search } = splitUrl(request.url);
    const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const sitePath = cleanPath(pathname.slice(basePath.length));
    if (!isInside || isHidden(sitePath) || /\\|%5c/i.test(sitePath)) {
      notFound(request, response);
      return;
    }
    const address = basePath && sitePath === '/' ? basePath : basePath + sitePath;
    if (address !== pathname) {
      response.writeHead(301, { location: address + search });
      response.end();
      return;
    }
    request.url = sitePath + search;
    // sirv looks for the names of codings anywhere in the list.
    request.headers['accept-encoding'] = acceptedCodings(request.headers['accept-encoding']).join(', ');
    serve(request, response);
  }

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.on('pipe', (file: Readable) => {
      // The file was deleted after it was found. The browser retries.
      file.on('error', () => response.destroy());
      response.on('close', () => file.destroy());
    });
    try {
      answer(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else unavailable(response, exportDir, error);
    }
  });
}

/** While an export is being replaced, the folder is missing for a moment. */
function unavailable(response: ServerResponse, exportDir: string, error: unknown): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' });
  response.end(`${exportDir}/ cannot be read: ${(error as Error).message}\nReload after the build, or build the site: npm run build\n`);
}

/**
 * Reads the headers of every page from the file that the build wrote for hosts, so that the policy matches the export
 * and not the current environment. Leaves out headers that enforce https, because this server uses http.
 */
export async function exportHeaders(exportDir: string): Promise<Record<string, string>> {
  const [everyPage = ''] = (await readFile(path.join(exportDir, '_headers'), 'utf8')).split(/\n\s*\n/, 1);
  const headers = [...everyPage.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/; upgrade-insecure-requests$/, ''),
  ]);
  return Object.fromEntries(headers.filter(([name]) => name !== 'Strict-Transport-Security'));
}

/**
 * Splits a URL by hand, because clients may send invalid URLs (`//`). Proxies send absolute URLs, which HTTP requires
 * servers to accept (`http://localhost/docs`).
 */
function splitUrl(url = '/'): { pathname: string; search: string } {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [pathname = ''] = target.split('?', 1);
  return { pathname: pathname || '/', search: target.slice(pathname.length) };
}

/** Returns the available encodings that a client accepts. `q=0` excludes one. */
function acceptedCodings(header = ''): string[] {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  return codings.map(([name]) => name).filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/** Whether a client has the current file: the list contains its weak or strong tag, or is `*`. */
function hasTag(list = '', tag: string): boolean {
  const tags = list.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}

/** Sends status 304 instead of a file. sirv does this only for a single weak tag. */
function sendNoBody(response: ServerResponse, etag: string): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = () => writeHead(304, { etag });
}

/** Files that start with a dot configure the host. CDNs do not serve them. */
function isHidden(sitePath: string): boolean {
  return /\/(?:\.|%2e)(?!well-known\/)/i.test(sitePath);
}

/**
 * Returns a range only in the form that sirv handles correctly: from one byte to a later one. For other forms the whole
 * file is sent, which HTTP allows.
 */
function plainRange(range: string | undefined, size: number): string | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '') return Number(to) > 0 ? `bytes=${Math.max(0, size - Number(to))}-` : undefined;
  return to === '' || Number(to) >= Math.max(1, Number(from)) ? range : undefined;
}

/** Whether a path is a payload of the client router. Other text files (robots.txt) are plain text. */
function isPayload(pathname: string): boolean {
  return pathname.endsWith('.txt') && !/(?:^\/(?:robots|security)|\/llms(?:-full)?)\.txt$/.test(pathname);
}

/** Returns the canonical path of a page. */
export function cleanPath(pathname: string): string {
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '');
  return clean.length > 1 ? clean.replace(/\/$/, '') : clean || '/';
}

/** Listens on the port, or on the next free one. Resolves to the port used. Port 0 means any free port. */
export async function listen(server: Server, port: number, onBusy: (port: number) => void): Promise<number> {
  for (let candidate = port; candidate < port + 20; candidate++) {
    server.listen(candidate);
    try {
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      onBusy(candidate);
    }
  }
  throw new Error(`No free port from ${port} to ${port + 19}. Set PORT to another one.`);
}
