import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inBrowser } from './in-browser';
import { median, round } from './measure-process';

/** Seconds from the command to the first page, and median milliseconds from a save to its display in the browser. */
export type DevelopmentTimes = { firstPageSeconds: number; editToVisibleMs: number };

/** Timeout for the first page in milliseconds. */
const mostWait = 600_000;

/** Starts `next dev` without caches on a copy of the content, and edits a page. */
export async function measureDevelopment(contentDir: string, port: number, rounds = 7): Promise<DevelopmentTimes> {
  await rm('.next', { recursive: true, force: true });
  await rm('.cache', { recursive: true, force: true });
  const start = performance.now();
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, CONTENT_DIR: contentDir, NEXT_TELEMETRY_DISABLED: '1' },
  });
  try {
    const url = `http://localhost:${port}/docs/introduction/basics`;
    while (
      !(await fetch(url).then(
        async (response) => response.ok && (await response.text()).includes('</html>'),
        () => false,
      ))
    ) {
      if (server.exitCode !== null || performance.now() - start > mostWait) throw new Error('next dev shows no page.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const firstPageSeconds = round((performance.now() - start) / 1000);
    const file = path.join(contentDir, 'en/docs/introduction/basics.mdx');
    const text = await readFile(file, 'utf8');
    const times = await inBrowser(async (page) => {
      await page.goto(url);
      await page.waitForTimeout(3000);
      const found: number[] = [];
      for (let round = 0; round <= rounds; round++) {
        const mark = `Sentence ${round} of the bench.`;
        const seen = page.waitForFunction((sentence) => document.body.textContent?.includes(sentence), mark, { polling: 'raf' });
        const saved = performance.now();
        await writeFile(file, `${text}\n\n${mark}\n`);
        await seen;
        found.push(performance.now() - saved);
        // The check of the page follows, and would delay the next one.
        await page.waitForTimeout(2000);
      }
      return found;
    });
    // Skip the first edit, which compiles code that only edits need.
    return { firstPageSeconds, editToVisibleMs: Math.round(median(times.slice(1))) };
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}
