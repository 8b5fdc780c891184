import { execFile } from 'node:child_process';
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { recordFile } from '../lib/export/last-export';
import { runScript } from './run';

const run = promisify(execFile);

/** The copy has only part of the content, so ignore broken links. */
const checks = Object.fromEntries(
  ['brokenLinks', 'brokenAnchors', 'removedAddresses', 'unusedFiles', 'outdatedTranslations'].map((kind) => [kind, 'ignore']),
);

/** Inside the project, because an export is moved by renaming, which does not work across disks. */
const folder = 'out.rebuilds';
const [content, kept, whole] = [`${folder}/content`, `${folder}/kept`, `${folder}/whole`];

const sentence = '\nOne more sentence.\n';

/** Edits after the first build: a page in two languages, an imported file, and the sample of a demo. */
const edits: Record<string, string> = {
  'en/docs/introduction/basics.mdx': sentence,
  'de/docs/introduction/basics.mdx': sentence,
  'en/docs/introduction/_part.mdx': sentence,
  'samples/components/button/ButtonView.java': '// One more remark.\n',
};

/** Some of the pages that show the edits. */
const affected = [
  '/docs/introduction/basics',
  '/fi/docs/introduction/basics',
  '/de/docs/introduction/basics',
  '/docs/introduction/importing',
  '/docs/components/button',
];

/**
 * Builds part of the content, edits it, and rebuilds it incrementally. Compares the result with a full build: all bytes
 * must be equal.
 */
runScript(async () => {
  await rm(folder, { recursive: true, force: true });
  try {
    await writeContent();
    await build(kept);
    for (const [file, text] of Object.entries(edits)) await appendFile(path.join(content, file), text);
    const output = await build(kept);
    const count = Number(/(\d+) pages are kept/.exec(output)?.[1] ?? 0);
    if (count === 0) throw new Error(`The build after the edits kept no page:\n${output}`);
    if (output.includes('Compiled')) throw new Error(`The build after the edits bundled unchanged code again:\n${output}`);
    await build(whole, '--full');
    const different = await differences();
    if (different.length > 0)
      throw new Error(
        `A build that keeps pages differs from one that makes all of them in ${different.length} files; what they are made from is missing in lib/export/fingerprints.ts:\n  ${different.slice(0, 20).join('\n  ')}`,
      );
    const stale = await notEdited();
    if (stale.length > 0) throw new Error(`The edits show nowhere on ${stale.join(', ')}; this check needs others.`);
    console.log(`After edits ${count} pages were kept, and all files are those of a whole build.`);
  } finally {
    for (const out of [kept, whole]) await rm(recordFile(out), { force: true });
    await rm(folder, { recursive: true, force: true });
  }
});

/** Copies the introduction, a page with demos, and the newest posts: pages of all kinds. */
async function writeContent(): Promise<void> {
  // Finnish docs are left out, so that English edits show there, too.
  const isLeftOut = (file: string) =>
    /^fi\/docs\/.*\.mdx$/.test(file) ||
    /^\w+\/docs\/(?!introduction(?:\/|$)|glossary\.mdx$|components(?:$|\/button\.mdx$))/.test(file) ||
    /^\w+\/blog\/20(?!25-1)/.test(file);
  await cp('content', content, { recursive: true, filter: (file) => !isLeftOut(path.relative('content', file).replaceAll('\\', '/')) });
  const introduction = path.join(content, 'en/docs/introduction');
  await writeFile(path.join(introduction, '_part.mdx'), 'A part.\n');
  const page = "---\ntitle: A page that imports\n---\n\nText.\n\nimport Part from './_part.mdx'\n\n<Part />\n";
  await writeFile(path.join(introduction, 'importing.mdx'), page);
}

async function build(out: string, ...options: string[]): Promise<string> {
  console.log(`Building ${out} …`);
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out, SITE_CONFIG: JSON.stringify({ checks }) };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...options], { env, maxBuffer: 2 ** 26 });
  return stdout;
}

/** Returns files that differ or exist in only one of the exports. */
async function differences(): Promise<string[]> {
  const names = new Set((await Promise.all([kept, whole].map(filesOf))).flat());
  const different: string[] = [];
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all([kept, whole].map((out) => readFile(path.join(out, name)).catch(() => undefined)));
    if (!a || !b?.equals(a)) different.push(name);
  }
  return different;
}

async function filesOf(out: string): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
}

/** Returns affected pages without the edit. */
async function notEdited(): Promise<string[]> {
  const pages = await Promise.all(affected.map(async (url) => ({ url, html: await readFile(path.join(whole, `${url}.html`), 'utf8') })));
  return pages.filter(({ html }) => !/One more (?:sentence|remark)/.test(html)).map(({ url }) => url);
}
