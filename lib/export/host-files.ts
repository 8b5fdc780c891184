import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteModel } from '../routes/model';
import type { Site } from '../site/schema';
import { bootScriptHash } from './headers';
import { cacheControl, contentTypes, type HostRules, hostRules, ownHeader, textExtensions, workerScopeHeader } from './host-rules';

/** Header value for Markdown files: search engines should list the HTML page instead. */
const notListed = 'noindex';

/** Additional headers of the service worker. */
function workerHeaders({ serviceWorker }: HostRules): Record<string, string> {
  return { 'Cache-Control': cacheControl.serviceWorker, [workerScopeHeader]: serviceWorker.scope };
}

/**
 * Returns `_redirects` of Netlify and Cloudflare Pages. Lines that end in 404 are for Netlify. Cloudflare Pages ignores
 * them and uses the nearest `404.html`.
 * @see https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({ redirects, notFound }: HostRules): string {
  const lines = redirects.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301`);
  // Hosts use the 404 page of the root without a rule.
  for (const { below, page } of notFound) if (below) lines.push(`${below}/* ${page} 404`);
  return `${lines.join('\n')}\n`;
}

/**
 * Returns `_headers` of Netlify and Cloudflare Pages. Both revalidate files without a rule. Both join the values of a
 * header that two rules set, so only hashed files get a `Cache-Control`.
 * @see https://docs.netlify.com/manage/routing/headers/ and
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(rules: HostRules): string {
  const { headers, hashed, own, basePath, serviceWorker } = rules;
  const block = (pattern: string, values: Record<string, string>) =>
    [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    ...(basePath ? [block(basePath, headers)] : []),
    block(`${basePath}/*`, headers),
    ...hashed.map((folder) => block(`${folder}*`, { 'Cache-Control': cacheControl.hashed })),
    ...own.map((folder) => block(`${folder}*`, ownHeader)),
    block(serviceWorker.path, workerHeaders(rules)),
    block(`${basePath}/*.md`, { 'Content-Type': `${contentTypes.md}; charset=utf-8`, 'X-Robots-Tag': notListed }),
    block(`${basePath}/*.webmanifest`, { 'Content-Type': contentTypes.webmanifest ?? '' }),
  ].join('\n\n')}\n`;
}

/**
 * Returns `vercel.json`. Vercel supports only one 404 page, the one in the root.
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelFile(rules: HostRules): string {
  const { headers, hashed, own, redirects, basePath, serviceWorker } = rules;
  const list = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
  // `source` is a path-to-regexp pattern.
  const literal = (text: string) => encodeURI(text).replace(/[:()*+?{}\\.]/g, '\\$&');
  const base = literal(basePath);
  return `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        ...(base ? [{ source: base, headers: list(headers) }] : []),
        { source: `${base}/(.*)`, headers: list(headers) },
        ...hashed.map((folder) => ({ source: `${literal(folder)}(.*)`, headers: list({ 'Cache-Control': cacheControl.hashed }) })),
        ...own.map((folder) => ({ source: `${literal(folder)}(.*)`, headers: list(ownHeader) })),
        { source: literal(serviceWorker.path), headers: list(workerHeaders(rules)) },
        {
          source: `${base}/(.*)\\.md`,
          headers: list({ 'Content-Type': `${contentTypes.md}; charset=utf-8`, 'X-Robots-Tag': notListed }),
        },
      ],
      redirects: redirects.map(({ from, to }) => ({ source: literal(from), destination: encodeURI(to), statusCode: 301 })),
    },
    null,
    2,
  )}\n`;
}

const resourcePolicy = 'Cross-Origin-Resource-Policy' satisfies keyof typeof ownHeader;

/** Quotes a text for nginx. `$` would start a variable and cannot be escaped. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Inserts the query of the request before the fragment of a redirect's target. */
function withQuery(to: string, query: string): string {
  const [target = '', hash] = encodeURI(to).replaceAll('$', '%24').split('#', 2);
  return target + (target.includes('?') ? '' : query) + (hash === undefined ? '' : `#${hash}`);
}

/**
 * Returns an nginx server for a file that the `http` block includes (`/etc/nginx/conf.d/docs.conf`). Expects the export
 * in the folder of the base path below `root`.
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
export function nginxFile({ host, basePath, redirects, headers, hashed, own, serviceWorker, notFound }: HostRules): string {
  const hashedPattern = hashed.map((folder) => pattern(folder)).join('|');
  const home = basePath || '/';
  const lines = [
    '# Made by the build from lib/export/host-rules.ts. What to change: listen (with your certificate), server_name, root.',
    '',
    '# The one address of a page: without ".html", "/index" and a slash at its end.',
    'map $request_uri $docs_clean_url {',
    '  default "";',
    '  "~^/index(?:\\.html)?(?<docs_query>\\?.*)?$" "/$docs_query";',
    // The second character is no slash or backslash, or the target would be another host. In quotes, nginx reads two
    // backslashes as one, and so does the regular expression.
    '  "~^(?<docs_page>/[^/\\\\\\\\?][^?]*?)(?:/+index\\.html|\\.html|/+)(?<docs_query>\\?.*)?$" "$docs_page$docs_query";',
    '}',
    '',
    '# Hashed files are kept for good, but not the message that one is missing.',
    'map "$status $uri" $docs_cache_control {',
    `  default ${quoted(cacheControl.other)};`,
    `  "~^(?:200|206|304) (?:${hashedPattern})" ${quoted(cacheControl.hashed)};`,
    `  "~^\\d+ ${pattern(serviceWorker.path)}$" ${cacheControl.serviceWorker};`,
    '}',
    '',
    'map $uri $docs_worker_scope {',
    '  default "";',
    `  ${quoted(serviceWorker.path)} ${quoted(serviceWorker.scope)};`,
    '}',
    '',
    'map $uri $docs_robots {',
    '  default "";',
    `  ~\\.md$ ${notListed};`,
    '}',
    '',
    'map $uri $docs_resource_policy {',
    '  default "";',
    `  "~^(?:${own.map((folder) => pattern(folder)).join('|')})" ${ownHeader[resourcePolicy]};`,
    '}',
    '',
    'map $uri $docs_not_found {',
    `  default ${quoted(notFound.at(-1)?.page ?? '')};`,
    ...notFound.slice(0, -1).map(({ below, page }) => `  "~^${pattern(below)}(?:/|$)" ${quoted(page)};`),
    '}',
    '',
    'server {',
    '  listen 80;',
    `  server_name ${host};`,
    `  root /var/www/${host};`,
    '',
    '  charset utf-8;',
    `  charset_types ${textExtensions
      .map((extension) => contentTypes[extension] ?? '')
      .filter((type, index, all) => type !== 'text/html' && all.indexOf(type) === index)
      .join(' ')};`,
    '  types {',
    ...Object.entries(contentTypes).map(([extension, type]) => `    ${type} ${extension};`),
    '  }',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '',
    '  # Files compressed by the build. With the package libnginx-mod-http-brotli-static: brotli_static on;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '',
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    '  add_header Cache-Control $docs_cache_control always;',
    '  add_header X-Robots-Tag $docs_robots always;',
    `  add_header ${workerScopeHeader} $docs_worker_scope always;`,
    `  add_header ${resourcePolicy} $docs_resource_policy always;`,
    '',
    '  error_page 404 $docs_not_found;',
    ...notFound.map(({ page }) => `  location = ${quoted(page)} { internal; }`),
    '',
    '  if ($docs_clean_url) {',
    '    return 301 $docs_clean_url;',
    '  }',
    `  location = ${quoted(home)} { try_files ${quoted(`${basePath}/index.html`)} =404; }`,
    `  location ${quoted(`${basePath}/`)} { try_files $uri $uri.html =404; }`,
    ...(basePath ? ['  location / { return 404; }'] : []),
    '',
    ...redirects.map(({ from, to }) => `  location = ${quoted(from)} { return 301 ${quoted(withQuery(to, '$is_args$args'))}; }`),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Returns a Caddy site for a file that the Caddyfile imports. Caddy gets the TLS certificate automatically.
 * @see https://caddyserver.com/docs/caddyfile
 */
export function caddyFile(rules: HostRules): string {
  const { host, basePath, redirects, headers, hashed, own, serviceWorker, notFound } = rules;
  const word = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  // Braces are placeholders in Caddy.
  const address = (text: string) => encodeURI(text).replaceAll('{', '%7B').replaceAll('}', '%7D');
  const home = basePath || '/';
  const common = ['header {', ...Object.entries(headers).map(([name, value]) => `  ${name} ${word(value)}`), '  -Server', '}'];
  const isHashed = [`path ${hashed.map((folder) => `${folder}*`).join(' ')}`, 'file'];
  const types = ['md', 'mjs', 'webmanifest', 'avif', 'woff2'].map((extension) => {
    const isText = (textExtensions as readonly string[]).includes(extension);
    return `  header *.${extension} Content-Type ${word(`${contentTypes[extension]}${isText ? '; charset=utf-8' : ''}`)}`;
  });
  const lines = [
    '# Made by the build from lib/export/host-rules.ts. What to change: the folder of the site.',
    `${host} {`,
    `  root * /var/www/${host}`,
    '',
    ...common.map((line) => `  ${line}`),
    '  @hashed {',
    ...isHashed.map((line) => `    ${line}`),
    '  }',
    '  @other {',
    '    not {',
    ...isHashed.map((line) => `      ${line}`),
    '    }',
    `    not path ${serviceWorker.path}`,
    '  }',
    `  header @other Cache-Control ${word(cacheControl.other)}`,
    `  header @hashed Cache-Control ${word(cacheControl.hashed)}`,
    ...Object.entries(workerHeaders(rules)).map(([name, value]) => `  header ${serviceWorker.path} ${name} ${word(value)}`),
    ...own.map((folder) => `  header ${folder}* ${resourcePolicy} ${ownHeader[resourcePolicy]}`),
    `  header *.md X-Robots-Tag ${notListed}`,
    ...types,
    '',
    '  # The one address of a page: without ".html", "/index" and a slash at its end.',
    '  map {query} {docs_query} {',
    '    "" ""',
    '    default "?{query}"',
    '  }',
    `  @index path ${[...new Set(['/index.html', `${basePath}/index.html`])].join(' ')}`,
    '  @page path_regexp page ^(/[^/\\\\].*?)(?:/+index\\.html|\\.html|/+)$',
    '  route {',
    `    redir @index ${home}{docs_query} 301`,
    '    redir @page {re.page.1}{docs_query} 301',
    ...redirects.map(({ from, to }) => `    redir ${address(from)} ${withQuery(to, '{docs_query}')} 301`),
    ...(basePath ? [`    rewrite ${home} ${basePath}/index.html`] : []),
    '    try_files {path} {path}.html',
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '',
    '  handle_errors {',
    // Caddy drops the headers set so far when it handles an error.
    ...common.map((line) => `    ${line}`),
    `    header Cache-Control ${word(cacheControl.other)}`,
    ...notFound
      .slice(0, -1)
      .flatMap(({ below, page }, index) => [`    @language${index} path ${below} ${below}/*`, `    rewrite @language${index} ${page}`]),
    `    @site not path ${notFound
      .slice(0, -1)
      .flatMap(({ below }) => [below, `${below}/*`])
      .join(' ')}`,
    `    rewrite @site ${notFound.at(-1)?.page}`,
    '    file_server',
    '  }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the folder next to an export for files that server operators need and visitors must not see. */
export function hostingFolder(exportDir: string): string {
  return `${exportDir}.hosting`;
}

/**
 * Writes the files that hosts read from the export (`_redirects`, `_headers`, `vercel.json`, `.nojekyll`). Writes the
 * configuration of self-hosted servers to the folder next to it.
 * @throws Error when the home page has no boot script
 */
export async function writeHostFiles(exportDir: string, site: Site, model: Pick<SiteModel, 'redirects' | 'movedAnchors'>): Promise<void> {
  const rules = hostRules(site, model, bootScriptHash(await readFile(path.join(exportDir, 'index.html'), 'utf8')));
  const beside = hostingFolder(exportDir);
  await mkdir(beside, { recursive: true });
  const files = new Map([
    [path.join(exportDir, '_redirects'), redirectsFile(rules)],
    [path.join(exportDir, '_headers'), headersFile(rules)],
    [path.join(exportDir, 'vercel.json'), vercelFile(rules)],
    // Without it, GitHub Pages skips folders that start with "_".
    [path.join(exportDir, '.nojekyll'), ''],
    [path.join(beside, 'nginx.conf'), nginxFile(rules)],
    [path.join(beside, 'Caddyfile'), caddyFile(rules)],
  ]);
  for (const [file, text] of files) await writeFile(file, text);
}
