// Stores pages that were read, for reading them without a network. The build writes this file as sw.js, with `settings`
// above it (service-worker.ts). components/offline/keep-offline.tsx registers it and reports which pages are read. A
// page is stored together with its payload, because both must come from the same build. Files that pages load are
// stored when they are fetched. Files without a content hash in their name are requested from the network first.

/** @typedef {'page' | 'payload' | 'hashed' | 'index' | 'file'} Kind */

const { base, build, prefix, hashed, languages, indexes, limits, patience } = settings;
const cacheName = prefix + build;
const home = base || '/';
/** Files that pages of each language load, whether or not any page was read. */
const standing = new Set(
  ['', ...languages].flatMap((language) => ['offline', 'search'].map((page) => [base, language, page].join('/').replace('//', '/'))),
);
const assets = new RegExp(`${base}/_next/static/[^"'\\s\\\\<>&]+`, 'g');

/**
 * Classifies a URL of the site.
 * @param {URL} url
 * @param {boolean} opens whether the URL is opened as a page
 * @returns {{ kind: Kind, key: string } | undefined} kind and cache key; undefined for URLs that are never stored
 */
function classify({ origin, pathname: key }, opens) {
  // Under a base path, the router requests this instead of the payload of the home page.
  if (origin === location.origin && base && key === `${base}.txt`) return { kind: 'payload', key: payloadOf(home) };
  if (origin !== location.origin || !`${key}/`.startsWith(`${base}/`)) return undefined;
  const path = key.slice(base.length);
  if (/^\/search-index\/.*\.bin$/.test(path)) return { kind: 'index', key };
  if (hashed.some((folder) => path.startsWith(folder))) return { kind: 'hashed', key };
  if (/\.(?:css|m?js|json|svg|png|jpe?g|gif|webp|avif|ico|woff2)$/.test(path)) return { kind: 'file', key };
  if (/^\/(?:robots|security)\.txt$|\/llms(?:-full)?\.txt$|\.(?:md|xml|pdf|epub|zip|webmanifest|mp4|webm|ogv|mov)$/.test(path))
    return undefined;
  if (path.endsWith('.txt')) return { kind: 'payload', key };
  return opens ? { kind: 'page', key: key.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/' } : undefined;
}

/** Returns the cache key of a page's payload. */
function payloadOf(page) {
  return `${page === home ? `${base}/index` : page}.txt`;
}

/** Whether the user has turned on data saving. */
function savesData() {
  return Boolean(navigator.connection?.saveData);
}

/** Returns the names of this site's caches. The cache of this build is first. */
async function ownCaches() {
  return [cacheName, ...(await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)];
}

async function isKept(key) {
  return (await (await caches.open(cacheName)).match(key, { ignoreVary: true })) !== undefined;
}

/** Returns the stored response of a key, from this build or an earlier one. */
async function find(key) {
  for (const name of await ownCaches()) {
    const found = await (await caches.open(name)).match(key, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Returns the keys of a cache with their kinds, newest last. */
async function list(cache) {
  return (await cache.keys()).map(({ url }) => classify(new URL(url), true) ?? { kind: 'file', key: url });
}

async function store(key, response) {
  if (response.status !== 200 || response.redirected || Number(response.headers.get('content-length')) > limits.bytes) return;
  // Storage may be full. The site works without the copy.
  await (await caches.open(cacheName)).put(key, response).catch(() => {});
}

/**
 * Returns the network response. If there is none, if it takes too long, or if the server fails, returns the stored
 * response.
 * @param {Promise<Response>} asked
 * @param {() => Promise<Response | undefined>} stored
 * @param {() => Promise<Response | undefined>} [last] response to use when both are missing
 */
async function networkFirst(asked, stored, last = async () => undefined) {
  const network = asked.then((response) => (response.status < 500 ? response : Promise.reject(response)));
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(stored).then((found) => found ?? network);
  late.catch(() => {});
  try {
    return await Promise.race([network, late]);
  } catch (error) {
    return (await stored()) ?? (error instanceof Response ? error : ((await last()) ?? Response.error()));
  }
}

/** Returns the network response to a navigation. The browser may have sent the request while this worker started. */
async function navigated(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** Returns the page for URLs that were never stored, in the language of the URL or in any language. */
async function offlinePage(page) {
  const own = languages.find((language) => `${page}/`.startsWith(`${base}/${language}/`)) ?? '';
  for (const language of new Set([own, '', ...languages])) {
    const found = await find(`${base}${language && `/${language}`}/offline`);
    if (found) return found;
  }
  return undefined;
}

/** Fetches a file and stores it. */
async function fetched(event, key) {
  const response = await fetch(event.request);
  event.waitUntil(store(key, response.clone()));
  return response;
}

/** @type {Record<Kind, (event: FetchEvent, key: string) => Promise<Response>>} */
const answers = {
  page(event, key) {
    const asked = navigated(event);
    event.waitUntil(asked.catch(() => {}));
    return networkFirst(
      asked,
      () => find(key),
      () => offlinePage(key),
    );
  },
  payload: (event, key) => networkFirst(fetch(event.request), () => find(key)),
  file: (event, key) => networkFirst(fetched(event, key), () => find(key)),
  hashed: async (event, key) => (await find(key)) ?? fetched(event, key),
  async index(event, key) {
    const asked = fetch(event.request);
    // The first search stores the whole index.
    if (isCore(key)) event.waitUntil(asked.then((response) => keepIndex(key, response.clone())).catch(() => {}));
    return networkFirst(asked, () => fromIndex(key));
  },
};

/** Whether a file is the core of a search index that can be stored. */
function isCore(key) {
  return indexes.some((name) => key === `${base}/search-index/${name}.bin`);
}

const unpacked = new Map();

/** Reads a file of the search index from the stored archive of the index. */
async function fromIndex(key) {
  // `en.bin`, or `parts/en/t0123456789.bin`. Names of parts differ between versions of the index.
  const [, folder, part = ''] = /\/search-index\/(?:parts\/([^/]+)\/)?([^/]+)\.bin$/.exec(key) ?? [];
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    const whole = (await cache.keys()).find(({ url }) => url.includes(`/search-index/${folder ?? part}-`));
    if (!whole) continue;
    if (!unpacked.has(whole.url)) unpacked.set(whole.url, (await cache.match(whole)).json());
    const data = (await unpacked.get(whole.url))[part];
    if (data === undefined) return undefined;
    return new Response(new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream('gzip')));
  }
  return undefined;
}

const loading = new Set();

/** Stores the archive of an index. @param {Response} core the core file, which contains the version of the index */
async function keepIndex(coreKey, core) {
  if (savesData() || core.status !== 200) return;
  const { state } = await new Response(core.body.pipeThrough(new DecompressionStream('gzip'))).json();
  const index = coreKey.replace(/\.bin$/, '-');
  const key = `${index}${state}.json`;
  if (loading.has(key) || (await isKept(key))) return;
  loading.add(key);
  try {
    await store(key, await fetch(key));
    if (!(await isKept(key))) return;
    const cache = await caches.open(cacheName);
    for (const { url } of await cache.keys()) if (url.includes(index) && !url.endsWith(key)) await cache.delete(url);
  } finally {
    loading.delete(key);
  }
}

/** Stores a page with its payload, styles, and scripts. Deletes stored copies of pages that are gone. */
async function keepPage(key) {
  const [page, payload] = await Promise.all([fetch(key), fetch(payloadOf(key))]);
  if (page.status === 404 || page.status === 410) {
    for (const name of await ownCaches()) {
      const cache = await caches.open(name);
      await Promise.all([cache.delete(key), cache.delete(payloadOf(key))]);
    }
  }
  if (page.status !== 200 || page.redirected || payload.status !== 200) return;
  const html = await page.clone().text();
  await Promise.all([...new Set(html.match(assets))].map((asset) => keepOnce(asset)));
  await store(payloadOf(key), payload);
  await store(key, page);
}

/** Fetches a URL and stores the response. */
async function keepAnew(address) {
  const { kind, key } = classify(new URL(address, location.href), true) ?? {};
  if (!kind) return;
  if (kind === 'page') await keepPage(key);
  else if (kind === 'index') await (isCore(key) && keepIndex(key, await fetch(key)));
  else await store(key, await fetch(key));
}

/** Fetches and stores a URL unless the cache of this build has it. */
async function keepOnce(address) {
  const found = classify(new URL(address, location.href), true);
  if (found && !(await isKept(found.key))) await keepAnew(address);
}

/** Fetches the newest pages in the caches of earlier builds again, then deletes those caches. */
async function renew() {
  for (const name of (await ownCaches()).slice(1)) {
    if (!savesData()) {
      const pages = (await list(await caches.open(name))).filter(({ kind }) => kind === 'page').slice(-limits.renewed);
      for (const { key } of pages) await keepOnce(key);
    }
    await caches.delete(name);
  }
}

/** Deletes the oldest entries above the limits. Code is not limited, because each build has a fixed amount. */
async function trim() {
  const cache = await caches.open(cacheName);
  const all = await list(cache);
  const pages = all.filter(({ kind, key }) => kind === 'page' && !standing.has(key));
  const others = all.filter(({ kind, key }) => kind === 'file' || (kind === 'hashed' && !key.startsWith(`${base}/_next/`)));
  for (const { key } of pages.slice(0, -limits.pages)) await Promise.all([cache.delete(key), cache.delete(payloadOf(key))]);
  for (const { key } of others.slice(0, -limits.files)) await cache.delete(key);
}

/**
 * Handles the report of a page: the URLs that are read, and the files it needs. @param {{ read: string[], once:
 * string[] }} report
 */
async function keep({ read, once }) {
  for (const address of read) await keepAnew(address);
  for (const address of once) await keepOnce(address);
  await renew();
  await trim();
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event) => event.waitUntil(keep(event.data).catch(() => {})));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const opens = request.mode === 'navigate';
  const found = classify(new URL(request.url), opens);
  if (found) event.respondWith(answers[found.kind](event, found.key));
  else if (opens) event.respondWith(navigated(event));
});
