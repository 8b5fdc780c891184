import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DocFile } from '../content/types';
import { isFresh } from './context';
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

/** Input of the compiler. */
export type CompileInput = Pick<DocFile, 'body' | 'textLocale'>;

/** Returns the compiled body of a page: from memory, from disk, or newly compiled. */
export async function getArtifact({ body, textLocale }: CompileInput): Promise<Artifact> {
  const key = createHash('sha256')
    .update(await getFingerprint())
    .update(textLocale)
    .update(body)
    .digest('hex');
  let artifact = inMemory.get(key);
  // Data and samples change only in development.
  if (artifact && process.env.NODE_ENV === 'development' && !(await isFresh(await artifact))) artifact = undefined;
  if (!artifact) inMemory.set(key, (artifact = keepUntilFailure(key, readOrCompile(key, { body, textLocale }))));
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
async function compileUnlessClaimed(file: string, { body, textLocale }: CompileInput): Promise<Artifact | undefined> {
  await mkdir(path.dirname(file), { recursive: true });
  const claim = `${file}.claim`;
  if (!(await takeClaim(claim))) return undefined;
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

/** Milliseconds after which the process that claimed a text is taken for dead. */
const claimExpires = 60_000;

async function takeClaim(claim: string): Promise<boolean> {
  try {
    await writeFile(claim, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stats = await stat(claim).catch(() => undefined);
  if (!stats || Date.now() - stats.mtimeMs < claimExpires) return false;
  await rm(claim, { force: true });
  return takeClaim(claim);
}
