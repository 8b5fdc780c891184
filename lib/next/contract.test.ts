import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { assumptions } from './assumptions';
import { type BrowserFacts, brokenInBrowser, brokenInExport } from './contract';

const link = '<link rel="stylesheet" href="/sub/_next/static/chunks/a.css" data-precedence="next"/>';
const hint = ':HL["/sub/_next/static/chunks/a.css","style"]\n';

/** An export that keeps the contract, with some files replaced. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  const sound = {
    'docs/a.html': `<head>${link}<link rel="stylesheet" href="/sub/dwc-tokens.css"/></head>`,
    'docs/a.txt': `${hint}:HL["/sub/dwc-tokens.css","style"]\n0:{}\n`,
    'llms.txt': 'text',
    '_next/static/chunks/a.css.br': '',
    '_next/static/media/a.woff2': '',
  };
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const messages = await brokenInExport(folder);
  await rm(folder, { recursive: true });
  return messages.map((message) => /#(\S+) \(/.exec(message)?.[1] ?? message);
}

test.each([
  ['nothing is changed', {}, []],
  [
    'attributes have another order',
    { 'docs/a.html': link.replace(/(rel="\w+") (.*) (data.*)\/>/, '<link $3 $1 $2>').repeat(2) },
    ['style-links'],
  ],
  ['style sheets are inline', { 'docs/a.html': '<style>p{}</style>' }, ['style-links']],
  ['hints have another form', { 'docs/a.txt': hint.replace(':HL', ':HS') }, ['style-hints']],
  ['hints are not merged', { 'docs/a.txt': hint + hint.replace('a.css', 'b.css') }, ['style-hints']],
  ['a payload has parts', { 'docs/a/__part.txt': '' }, ['unused-files']],
  ['there is a new manifest', { '_next/static/id/_newManifest.js': '' }, ['unused-files']],
  ['there are maps', { '_next/static/chunks/a.js.map': '' }, ['unused-files']],
])('an export: %s', async (_, files, expected) => {
  expect(await broken(files)).toEqual(expected);
});

const sound: BrowserFacts = {
  buttonKeys: ['__reactFiber$x'],
  hasValueTracker: true,
  hasHistoryState: true,
  isHistoryPatched: true,
  hasRefresh: true,
  fetched: ['http://localhost/docs/b.txt?_rsc=1'],
  address: '/docs/b',
  target: '/docs/b',
  payloadRequests: ['/docs/b.txt'],
  searchLists: ['docsearch-list'],
};

test.each<[Partial<BrowserFacts>, string[]]>([
  [{}, []],
  [{ buttonKeys: [] }, ['hydrated-nodes']],
  [{ hasValueTracker: false }, ['value-tracker']],
  [{ hasHistoryState: false }, ['history']],
  [{ isHistoryPatched: false }, ['history']],
  [{ hasRefresh: false }, ['router-refresh']],
  [{ fetched: ['/other.json'] }, ['window-fetch']],
  [{ fetched: ['/docs/b/index.txt?_rsc=1'] }, ['payload-address']],
  [{ fetched: ['/docs/b.txt?x=1'] }, ['payload-query']],
  [{ payloadRequests: ['/docs/b.txt', '/docs/b.txt?_rsc=1'] }, ['window-fetch']],
  [{ address: '/en/docs/b' }, ['location']],
  [{ searchLists: [] }, ['docsearch']],
])('a browser: %j', (change, expected) => {
  const messages = brokenInBrowser({ ...sound, ...change });
  expect(messages.map((message) => /#(\S+) \(/.exec(message)?.[1] ?? message)).toEqual(expected);
});

test('README.md has a row for each assumption, and no other', async () => {
  const readme = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
  expect([...readme.matchAll(/<a id="([\w-]+)">/g)].map(([, id]) => id)).toEqual(assumptions);
});
