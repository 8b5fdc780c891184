import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const body = '## Title {#kept}\n';
let project: string;

/** Creates a separate project folder with the code and packages of this one. */
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'mdx-cache-'));
  for (const name of ['lib', 'package-lock.json']) await symlink(path.resolve(name), path.join(project, name));
  vi.spyOn(process, 'cwd').mockReturnValue(project);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(project, { recursive: true });
});

/** Loads the cache as in a new process: without anything in memory. */
async function newProcess() {
  vi.resetModules();
  const { getArtifact } = await import('./cache');
  return (text: string) => getArtifact({ body: text, textLocale: 'en', file: 'content/en/docs/a.mdx' });
}

/** Leaves the claim of a process, as if it were compiling the body, or had died while it did. */
async function claim(pid: number): Promise<string> {
  await (await newProcess())(body);
  const file = await onlyFile();
  await rm(file);
  await writeFile(`${file}.claim`, JSON.stringify({ pid, file: 'content/en/docs/a.mdx' }));
  return file;
}

/** A process that has ended. */
const { pid: dead = 0 } = spawnSync(process.execPath, ['--version']);

/** Returns the cache files on disk. */
async function cacheFiles(): Promise<string[]> {
  const folder = path.join(project, '.cache', 'mdx');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function onlyFile(): Promise<string> {
  const [file, ...others] = await cacheFiles();
  expect(others).toEqual([]);
  return file ?? '';
}

describe('the cache of compiled pages', () => {
  test('compiles a body once, even if two pages request it at the same time', async () => {
    const getArtifact = await newProcess();
    const [first, second] = await Promise.all([getArtifact(body), getArtifact(body)]);
    expect(second).toBe(first);
    expect(await getArtifact(body)).toBe(first);
    expect(first.headings).toMatchObject([{ id: 'kept' }]);
    expect(await cacheFiles()).toHaveLength(1);
  });

  test('distinguishes bodies by every character', async () => {
    const getArtifact = await newProcess();
    const [a, b] = await Promise.all([getArtifact(`${body}\na`), getArtifact(`${body}\nb`)]);
    expect(a.code).not.toBe(b.code);
    expect(await cacheFiles()).toHaveLength(2);
  });

  test('takes over a text whose process died', async () => {
    const file = await claim(dead);
    const longAgo = new Date(Date.now() - 120_000);
    await utimes(`${file}.claim`, longAgo, longAgo);
    expect(await (await newProcess())(body)).toMatchObject({ headings: [{ id: 'kept' }] });
    expect(await onlyFile()).toBe(file);
  });

  test('names a text whose process died during this run', async () => {
    const file = await claim(dead);
    await expect((await newProcess())(body)).rejects.toThrow(
      /^content\/en\/docs\/a\.mdx: the process that compiled this page was killed or ran out of memory/,
    );
    expect(await cacheFiles()).toEqual([`${file}.claim`]);
  });

  test('names the texts of processes that died before this run, and compiles them again', async () => {
    const file = await claim(dead);
    const getArtifact = await newProcess();
    const { dropDeadClaims } = await import('./cache');
    expect(await dropDeadClaims()).toEqual(['content/en/docs/a.mdx']);
    expect(await getArtifact(body)).toMatchObject({ headings: [{ id: 'kept' }] });
    expect(await onlyFile()).toBe(file);
  });

  test('leaves the claims of running processes', async () => {
    const file = await claim(process.pid);
    const { dropDeadClaims } = await import('./cache');
    expect(await dropDeadClaims()).toEqual([]);
    expect(await onlyFile()).toBe(`${file}.claim`);
  });

  test('ignores files of others in its folder', async () => {
    await (await newProcess())(body);
    const file = await onlyFile();
    await writeFile(file, '"not an artifact"');
    await writeFile(path.join(path.dirname(file), 'notes.txt'), 'x');
    expect(await (await newProcess())(body)).toMatchObject({ headings: [{ id: 'kept' }] });
  });

  test('waits while another process is compiling a text', async () => {
    await (await newProcess())(body);
    const result = await readFile(await onlyFile());
    const file = await claim(process.pid);
    const waiting = (await newProcess())(body);
    await setTimeout(100);
    expect(await cacheFiles()).toEqual([`${file}.claim`]);
    await writeFile(file, result);
    expect(await waiting).toMatchObject({ headings: [{ id: 'kept' }] });
  });

  test('reads a result from disk in the next process', async () => {
    await (await newProcess())(body);
    const file = await onlyFile();
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('kept', 'from-disk'));
    const artifact = await (await newProcess())(body);
    expect(artifact.headings).toMatchObject([{ id: 'from-disk' }]);
  });

  test('compiles again after a package has changed', async () => {
    await (await newProcess())(body);
    await rm(path.join(project, 'package-lock.json'));
    await writeFile(path.join(project, 'package-lock.json'), '{}');
    await (await newProcess())(body);
    expect(await cacheFiles()).toHaveLength(2);
  });

  test('compiles again after a crash left a partial file', async () => {
    const expected = await (await newProcess())(body);
    const file = await onlyFile();
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 50));
    expect(await (await newProcess())(body)).toEqual(expected);
    expect(JSON.parse(await readFile(await onlyFile(), 'utf8'))).toEqual(expected);
  });

  test('two instances in a process may write the same result at the same time', async () => {
    const instances = [await newProcess(), await newProcess()];
    const [first, second] = await Promise.all(instances.map((getArtifact) => getArtifact(body)));
    expect(second).toEqual(first);
    await onlyFile();
  });

  test('forgets a failure in development, so that a fix shows', async () => {
    const file = path.join(project, 'en.json');
    const text = await readFile('messages/en.json', 'utf8');
    vi.stubEnv('MESSAGES_DIR', project);
    vi.stubEnv('NODE_ENV', 'development');
    const getArtifact = await newProcess();
    await writeFile(file, text.slice(0, -10));
    await expect(getArtifact('- [ ] task\n')).rejects.toThrow(/en\.json:\d+: cannot be read as JSON/);
    await writeFile(file, text);
    expect(await getArtifact('- [ ] task\n')).toMatchObject({ problems: [] });
  });
});
