import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBuildLock } from '../lib/export/build-lock';
import { planSteps, runSteps } from '../lib/export/steps';
import { dropDeadClaims } from '../lib/mdx/cache';
import { runScript } from './run';

const { values: flags } = parseArgs({
  options: {
    /** Renders all pages, also those that the last export has. */
    full: { type: 'boolean', default: false },
    /** Prints the steps and what they wait for, and builds nothing. */
    steps: { type: 'boolean', default: false },
  },
});

runScript(async () => {
  const start = performance.now();
  // Import here, so that an invalid configuration is reported like other problems.
  const { site } = await import('../lib/site');
  const { buildSteps } = await import('./build-steps');
  const target = path.relative('', path.resolve(process.env.OUT_DIR || 'out'));
  const given = { site, options: { contentRoot: process.env.CONTENT_DIR || 'content', target, isFull: flags.full } };
  if (flags.steps) {
    for (const { step, after } of planSteps(buildSteps, Object.keys(given)))
      console.log(`${step.name}${after.length > 0 ? `, after: ${after.map(({ name }) => name).join(', ')}` : ''}`);
    return;
  }
  await assertWritable(['.', path.dirname(target), target, '.cache', '.next']);
  await withBuildLock(path.join('.cache', 'build.lock'), async () => {
    await reportUnfinished();
    try {
      await runSteps(buildSteps, given, ({ name }, milliseconds, result) =>
        console.log(`${seconds(milliseconds)}  ${name}${result && `: ${result}`}`),
      );
    } catch (error) {
      await reportUnfinished();
      throw error;
    }
  });
  console.log(`The build took ${seconds(performance.now() - start).trim()}.`);
}, 'The last export is as it was.');

/**
 * Finds out before the work of minutes that its result cannot be written.
 * @throws the error of the first folder that exists and is not writable
 */
async function assertWritable(folders: string[]): Promise<void> {
  for (const folder of folders)
    await access(folder, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
}

/** Names the texts whose process died while it compiled them, in the last build or in this one. */
async function reportUnfinished(): Promise<void> {
  const files = await dropDeadClaims();
  if (files.length > 0) console.warn(`A process was killed or ran out of memory while it compiled ${files.join(', ')}.`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);
