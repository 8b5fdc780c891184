/*
 * Makes the pages that were read readable without a network. The build writes this as sw.js, with `settings` above it
 * (service-worker.ts); components/offline/keep-offline.tsx registers it and tells it what is read.
 *
 * A page is stored with its payload when the reader has it before them, since one is made for the other. What pages load
 * is stored as it passes by. Whatever keeps its name when its content changes is asked of the network first.
 */

/** @typedef {'page' | 'payload' | 'hashed' | 'index' | 'file'} Kind */

const { base, build, prefix, hashed, languages, indexes, limits, patience } = settings;
const cacheName = prefix + build;
const home = base || '/';
/** What a page asks for in each language, read or not. */
const standing = new Set(
  ['', ...languages].flatMap((language) => ['offline', 'search'].map((page) => [base, language, page].join('/').replace('//', '/'))),
);
const assets = new RegExp(`${base}/_next/static/[^"'\\s\\\\<>&]+`, 'g');

/**
 * What an address of the site is for, and the key it is stored under.
 * @param {URL} url
 * @param {boolean} opens whether it is opened as a page
 * @returns {{ kind: Kind, key: string } | undefined} undefined for what is never stored
 */
function classify({ origin, pathname: key }, opens) {
  // What the router asks for instead of the payload of the home page under a base path.
  if (origin === location.origin && base && key === `${base}.txt`) return { kind: 'payload', key: payloadOf(home) };
  if (origin !== location.origin || !`${key}/`.startsWith(`${base}/`)) return undefined;
  const path = key.slice(base.length);
  if (/^\/search-index\/.*\.bin$/.test(path)) return { kind: 'index', key };
  if (hashed.some((folder) => path.startsWith(folder))) return { kind: 'hashed', key };
  if (/\.(?:css|m?js|json|svg|png|jpe?g|gif|webp|avif|ico|woff2)$/.test(path)) return { kind: 'file', key };
  if (/^\/(?:robots|security)\.txt$|\/llms(?:-full)?\.txt$|\.(?:md|xml|pdf|zip|webmanifest|mp4|webm|ogv|mov)$/.test(path)) return undefined;
  if (path.endsWith('.txt')) return { kind: 'payload', key };
  return opens ? { kind: 'page', key: key.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/' } : undefined;
}

/** Key of the payload of a page. */
function payloadOf(page) {
  return `${page === home ? `${base}/index` : page}.txt`;
}

/** Whether the reader's browser asks for as few bytes as possible. */
function savesData() {
  return Boolean(navigator.connection?.saveData);
}

/** Names of the caches of this site, that of this build first. */
async function ownCaches() {
  return [cacheName, ...(await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)];
}

async function isKept(key) {
  return (await (await caches.open(cacheName)).match(key, { ignoreVary: true })) !== undefined;
}

/** What is stored under a key, by this build or one before. */
async function find(key) {
  for (const name of await ownCaches()) {
    const found = await (await caches.open(name)).match(key, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Keys of a cache with their kinds, those stored last at the end. */
async function list(cache) {
  return (await cache.keys()).map(({ url }) => classify(new URL(url), true) ?? { kind: 'file', key: url });
}

async function store(key, response) {
  if (response.status !== 200 || response.redirected || Number(response.headers.get('content-length')) > limits.bytes) return;
  // Where there is no room left, the site goes on as it would without.
  await (await caches.open(cacheName)).put(key, response).catch(() => {});
}

/**
 * The answer of the network. Where there is none, or it takes too long, or the server has trouble: what is stored.
 * @param {Promise<Response>} asked
 * @param {() => Promise<Response | undefined>} stored
 * @param {() => Promise<Response | undefined>} [last] what to answer without either
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

/** Answer of the network to a navigation, which the browser may have asked for while this worker started. */
async function navigated(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** The page that says of another one that it was never read, in the language of the address or in any. */
async function offlinePage(page) {
  const own = languages.find((language) => `${page}/`.startsWith(`${base}/${language}/`)) ?? '';
  for (const language of new Set([own, '', ...languages])) {
    const found = await find(`${base}${language && `/${language}`}/offline`);
    if (found) return found;
  }
  return undefined;
}

/** Fetches a file and stores it on the way. */
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
    // Who searches has use for the whole index.
    if (isCore(key)) event.waitUntil(asked.then((response) => keepIndex(key, response.clone())).catch(() => {}));
    return networkFirst(asked, () => fromIndex(key));
  },
};

/** Whether a file of the search index is the first one of an index that can be kept. */
function isCore(key) {
  return indexes.some((name) => key === `${base}/search-index/${name}.bin`);
}

const unpacked = new Map();

/** A file of the search index, taken from the stored file that has all of them. */
async function fromIndex(key) {
  // `en.bin`, or `parts/en/t0123456789.bin`, which another state of the index does not have.
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

/** Stores the whole of an index. @param {Response} core its first file, which names the state it is in */
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

/** Stores a page with its payload, and the styles and scripts it names. What is gone is forgotten. */
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

/** Asks for an address and stores the answer. */
async function keepAnew(address) {
  const { kind, key } = classify(new URL(address, location.href), true) ?? {};
  if (!kind) return;
  if (kind === 'page') await keepPage(key);
  else if (kind === 'index') await (isCore(key) && keepIndex(key, await fetch(key)));
  else await store(key, await fetch(key));
}

/** The same, unless this build has it already. */
async function keepOnce(address) {
  const found = classify(new URL(address, location.href), true);
  if (found && !(await isKept(found.key))) await keepAnew(address);
}

/** Asks anew for the newest pages that a build before has stored, then forgets that build. */
async function renew() {
  for (const name of (await ownCaches()).slice(1)) {
    if (!savesData()) {
      const pages = (await list(await caches.open(name))).filter(({ kind }) => kind === 'page').slice(-limits.renewed);
      for (const { key } of pages) await keepOnce(key);
    }
    await caches.delete(name);
  }
}

/** Forgets what was stored first where it is too much. Code is as much as one build has. */
async function trim() {
  const cache = await caches.open(cacheName);
  const all = await list(cache);
  const pages = all.filter(({ kind, key }) => kind === 'page' && !standing.has(key));
  const others = all.filter(({ kind, key }) => kind === 'file' || (kind === 'hashed' && !key.startsWith(`${base}/_next/`)));
  for (const { key } of pages.slice(0, -limits.pages)) await Promise.all([cache.delete(key), cache.delete(payloadOf(key))]);
  for (const { key } of others.slice(0, -limits.files)) await cache.delete(key);
}

/** What a page reports: the addresses that are read, and what it needs besides. @param {{ read: string[], once: string[] }} report */
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
