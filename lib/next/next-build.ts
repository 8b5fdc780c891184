import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brokenAssumption } from './assumptions';

/** Lines of the output that show the progress of the build. */
const progressLine = /Creating|Compiled|Collecting|Generating|Generated|Finalizing/;

/** Names the code of the bundle in `.next`. Next.js deletes the file when it bundles again, so the bundle is complete. */
const stamp = '.next/bundled-code';

/**
 * Runs `next build` in a child process and prints its progress. If the bundle of the last build is from the same code,
 * only pages are rendered. If that fails, or if the bundler can't read its cache, runs it once more from the start.
 * @param code hash of everything that the bundle depends on; empty to bundle in any case
 * @param env additional environment variables
 * @param signal stops the build
 * @throws Error with the whole output when the build fails or was stopped, after the process has ended; Error when
 * Next.js does not know a setting
 */
export async function nextBuild(code: string, env: Record<string, string>, signal: AbortSignal): Promise<void> {
  const isBundled = code !== '' && (await readFile(stamp, 'utf8').catch(() => undefined)) === code;
  let { exitCode, output } = await runNext(isBundled ? ['--experimental-build-mode=generate'] : [], env, signal);
  const isDamaged = hasDamagedCache(output);
  if (exitCode !== 0 && (isBundled || isDamaged) && !signal.aborted) {
    console.warn(
      `  The ${isDamaged ? 'cache of the bundler' : 'last bundle'} can't be used. It is deleted, and all code is bundled again.`,
    );
    if (isDamaged) await rm('.next/cache', { recursive: true, force: true });
    ({ exitCode, output } = await runNext([], env, signal));
  }
  if (exitCode !== 0) throw new Error(`${killed(output)}next build failed:\n${output}`);
  checkSettings(output);
  if (code !== '') await writeFile(stamp, code);
}

/** Whether `next build` failed because of its own cache: files that were cut by a crash, or that something else wrote. */
export function hasDamagedCache(output: string): boolean {
  return /TurbopackInternalError|Failed to open database|persistence directory|code: 'GenericFailure'/.test(output);
}

/** Runs `next build` once. Returns its exit code, null if it was stopped, and its output. */
async function runNext(
  options: string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<{ exitCode: number | null; output: string }> {
  const next = path.resolve('node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // A larger space for new objects: garbage collection takes a fifth of the time otherwise. Workers inherit it.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
      NEXT_TELEMETRY_DISABLED: '1',
      // Stops Next.js from reading `.env` files, which the rest of the build ignores.
      __NEXT_PROCESSED_ENV: 'true',
      ...env,
    },
  });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const line of text.split('\n')) if (progressLine.test(line)) console.log(`  ${line.trim()}`);
    });
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  signal.removeEventListener('abort', stop);
  return { exitCode, output };
}

/** Explains the end of a worker, of which Next.js reports only the signal. Empty for other failures. */
export function killed(output: string): string {
  const found = /worker exited with code: \S+ and signal: (SIG\w+)|JavaScript heap out of memory/.exec(output);
  if (!found) return '';
  const [, signal = 'out of memory'] = found;
  return `A process that renders pages was killed (${signal}), most often because memory was used up. Close other programs, or give Node.js more memory with NODE_OPTIONS=--max-old-space-size=4096.\n\n`;
}

/**
 * Next.js only warns of settings that it doesn't know.
 * @throws Error with the warning
 */
export function checkSettings(output: string): void {
  const warning = /Invalid next\.config\.ts options detected:[\s\S]*?(?=See more|$)/.exec(output)?.[0];
  if (warning) throw brokenAssumption('settings', warning.trim());
}
