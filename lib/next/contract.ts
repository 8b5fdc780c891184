import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { type Assumption, brokenAssumption } from './assumptions';

/** Files that end in `.txt` and aren't payloads. */
const texts = new Set(['llms.txt', 'llms-full.txt', 'robots.txt']);

/** Endings of what browsers request below `_next/static`, without compressed copies. */
const requested = /\.(?:js|css|woff2|svg)(?:\.br|\.gz)?$/;

/**
 * Checks what an export shows about the assumptions that no build step can check alone.
 * @returns a message for each assumption that is broken
 */
export async function brokenInExport(exportDir: string): Promise<string[]> {
  const broken = new Map<Assumption, string>();
  const note = (id: Assumption, found: string) => void broken.set(id, broken.get(id) ?? found);
  for (const file of await glob(['_next/**', '**/*.txt'], { cwd: exportDir, dot: true })) {
    const page = file.replace(/\.txt$/, '.html');
    if (file.startsWith('_next/')) {
      if (!/^_next\/static\/(?:chunks|inline|media)\//.test(file) || !requested.test(file)) note('unused-files', file);
    } else if (texts.has(path.basename(file))) continue;
    else if (!(await hasFile(exportDir, page))) note('unused-files', file);
    else {
      const html = await readFile(path.join(exportDir, page), 'utf8');
      const styles = html.match(/<(?:link|style)\b[^>]*(?:\/_next\/[^>]*\.css|data-precedence="next")[^>]*>/g) ?? [];
      if (styles.length !== 1) note('style-links', `${styles.length} style sheets in ${page}`);
      const hints = (await readFile(path.join(exportDir, file), 'utf8')).match(/^:HL\["[^"]*\/_next\/[^"]*\.css"/gm) ?? [];
      if (hints.length !== 1) note('style-hints', `${hints.length} hints in ${file}`);
    }
  }
  return messages(broken);
}

async function hasFile(exportDir: string, file: string): Promise<boolean> {
  return (await namesIn(path.join(exportDir, path.dirname(file)))).has(path.basename(file));
}

const folders = new Map<string, Promise<Set<string>>>();

function namesIn(folder: string): Promise<Set<string>> {
  const known = folders.get(folder) ?? readdir(folder).then((names) => new Set(names));
  folders.set(folder, known);
  return known;
}

/** What a browser shows on a page after the runtime has started, and after a click on a link to another page. */
export type BrowserFacts = {
  /** Own properties of a button that React has hydrated. */
  buttonKeys: string[];
  /** Whether a field of React has its own property `value` with a setter. */
  hasValueTracker: boolean;
  hasHistoryState: boolean;
  /** Whether `history.replaceState` is that of the router, not of the browser. */
  isHistoryPatched: boolean;
  hasRefresh: boolean;
  /** URLs that were passed to `window.fetch` after the click, while it was replaced. */
  fetched: string[];
  /** Path and query of the target in the address bar, and the path that the link has. */
  address: string;
  target: string;
  /** Requests for the payload of the target, from hover to the end of the navigation. */
  payloadRequests: string[];
  /** Ids of the list in the search dialog. */
  searchLists: string[];
};

/** Checks the assumptions about the client runtime. @returns a message for each one that is broken */
export function brokenInBrowser(facts: BrowserFacts): string[] {
  const broken = new Map<Assumption, string>();
  const check = (id: Assumption, holds: boolean, found: string) => void (holds || broken.set(id, found));
  const router = facts.fetched.filter((url) => new URL(url, 'http://host').pathname.startsWith(facts.target));
  // The first request may be that of `page-requests`, which loads pages ahead, without the query.
  const payloads = router.map((url) => new URL(url, 'http://host'));
  check('window-fetch', router.length > 0, `it was called with ${facts.fetched.join(', ') || 'nothing'}`);
  check(
    'payload-address',
    payloads.every(({ pathname }) => pathname === `${facts.target}.txt`),
    payloads.join(', '),
  );
  check('payload-query', payloads.length === 0 || payloads.some(({ searchParams }) => searchParams.has('_rsc')), payloads.join(', '));
  check('window-fetch', facts.payloadRequests.length === 1, `payload requests: ${facts.payloadRequests.join(', ') || 'none'}`);
  check('location', facts.address === facts.target, `the address is ${facts.address}, not ${facts.target}`);
  check('history', facts.hasHistoryState && facts.isHistoryPatched, `state: ${facts.hasHistoryState}, patch: ${facts.isHistoryPatched}`);
  check('hydrated-nodes', facts.buttonKeys.length > 0, 'a hydrated button has no own property');
  check('value-tracker', facts.hasValueTracker, 'the search field has no own property "value"');
  check('router-refresh', facts.hasRefresh, 'after the start of the runtime');
  check('docsearch', facts.searchLists.length > 0, 'in the open dialog');
  return messages(broken);
}

const messages = (broken: Map<Assumption, string>) => [...broken].map(([id, found]) => brokenAssumption(id, found).message);
