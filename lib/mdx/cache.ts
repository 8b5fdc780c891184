import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DocFile } from '../content/types';
import { ProblemError } from '../problems/problem';
import { isFresh } from './context';
import { isRunning } from './running';
import type { Artifact } from './types';

const folder = path.join(process.cwd(), '.cache', 'mdx');

let fingerprint: Promise<string> | undefined;

/** Hash of everything except the text that affects results: the code of this folder and the versions of packages. */
function getFingerprint(): Promise<string> {
  fingerprint ??= (async () => {
    const inputs: string[] = [];
    for (const room of ['lib/mdx', 'lib/reference', 'lib/problems', 'lib/shared', 'lib/shared/text', 'lib/shared/i18n']) {
      const files = (await readdir(path.join(process.cwd(), room))).filter((name) => /(?<!\.test)\.tsx?$/.test(name)).sort();
      inputs.push(...files.map((name) => path.join(process.cwd(), room, name)));
    }
    const hash = createHash('sha256');
    inputs.push(path.join(process.cwd(), 'package-lock.json'));
    for (const file of inputs) hash.update(await readFile(file));
    return hash.digest('hex');
  })();
  return fingerprint;
}

const inMemory = new Map<string, Promise<Artifact>>();

/** Input of the compiler. `file` is for messages. */
export type CompileInput = Pick<DocFile, 'body' | 'textLocale'> & { file?: string };

/** Returns the compiled body of a page: from memory, from disk, or newly compiled. */
export async function getArtifact({ body, textLocale, file }: CompileInput): Promise<Artifact> {
  const key = createHash('sha256')
    .update(await getFingerprint())
    .update(textLocale)
    .update(body)
    .digest('hex');
  let artifact = inMemory.get(key);
  // Data and samples change only in development.
  if (artifact && process.env.NODE_ENV === 'development' && !(await isFresh(await artifact))) artifact = undefined;
  if (!artifact) inMemory.set(key, (artifact = keepUntilFailure(key, readOrCompile(key, { body, textLocale, file }))));
  return artifact;
}

/** Removes a failed result from the cache. Its cause (texts, data) may be fixed without a change of the body. */
function keepUntilFailure(key: string, artifact: Promise<Artifact>): Promise<Artifact> {
  artifact.catch(() => {
    if (inMemory.get(key) === artifact) inMemory.delete(key);
  });
  return artifact;
}

/** Reads the compiled body from disk, or compiles it, unless another process of the build is doing that. */
async function readOrCompile(key: string, input: CompileInput): Promise<Artifact> {
  const file = path.join(folder, key.slice(0, 2), `${key}.json`);
  for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
    const artifact = (await readKept(file)) ?? (await inTurn(() => compileUnlessClaimed(file, input)));
    if (artifact) return artifact;
    await setTimeout(pause);
  }
}

async function readKept(file: string): Promise<Artifact | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as Artifact;
    return (await isFresh(kept)) ? kept : undefined;
  } catch {
    // Missing, or truncated by a crash: compile again.
    return undefined;
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Compiles one text at a time, so that a process claims only the text that it is compiling. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => {});
  return turn;
}

/** Returns undefined if another process is compiling the text. Content check and render workers share the work like this. */
async function compileUnlessClaimed(file: string, { body, textLocale, file: source }: CompileInput): Promise<Artifact | undefined> {
  await mkdir(path.dirname(file), { recursive: true });
  const claim = `${file}.claim`;
  if (!(await takeClaim(claim, source ?? 'a text'))) return undefined;
  try {
    // Another process may have finished it while this one waited for its turn.
    const kept = await readKept(file);
    if (kept) return kept;
    // Loaded on demand: the compiler is the largest part of the pipeline.
    const { compileMdx } = await import('./compile');
    const artifact = await compileMdx(body, textLocale);
    // Write, then rename: another worker never reads a partial file.
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, JSON.stringify(artifact));
    await rename(temporary, file);
    return artifact;
  } finally {
    await rm(claim, { force: true });
  }
}

/** Milliseconds after which a text is compiled again although its process died. */
const claimExpires = 60_000;

/**
 * Claims a text for this process.
 * @throws ProblemError when the process that claimed it died a short time ago: the text may kill this one as well
 */
async function takeClaim(claim: string, file: string): Promise<boolean> {
  try {
    await writeFile(claim, JSON.stringify({ pid: process.pid, file }), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const owner = await readOwner(claim);
  const stats = await stat(claim).catch(() => undefined);
  if (!owner || !stats || isRunning(owner.pid)) return false;
  if (Date.now() - stats.mtimeMs < claimExpires && process.env.NODE_ENV !== 'development')
    throw new ProblemError([{ severity: 'error', file: owner.file, message: died }]);
  await rm(claim, { force: true });
  return takeClaim(claim, file);
}

const died =
  'the process that compiled this page was killed or ran out of memory; make the page smaller, or give Node.js more memory with NODE_OPTIONS=--max-old-space-size=4096';

/** Returns who claimed a text; undefined when the claim is gone, or is being written. */
async function readOwner(claim: string): Promise<{ pid: number; file: string } | undefined> {
  try {
    return JSON.parse(await readFile(claim, 'utf8')) as { pid: number; file: string };
  } catch {
    return undefined;
  }
}

/**
 * Removes the claims of processes that died, so that this run compiles their texts again.
 * @returns the files of these texts
 */
export async function dropDeadClaims(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files: string[] = [];
  for (const name of names.filter((name) => name.endsWith('.claim'))) {
    const owner = await readOwner(path.join(folder, name));
    if (owner && isRunning(owner.pid)) continue;
    await rm(path.join(folder, name), { force: true });
    if (owner) files.push(owner.file);
  }
  return files.sort();
}
