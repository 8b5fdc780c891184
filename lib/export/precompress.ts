import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';
import { textExtensions } from './host-rules';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller files fit into one packet as they are. */
const smallest = 1024;

/**
 * Brotli 5 is the first quality that looks for repetitions far apart, and takes 1.5 times as long as gzip 6. Quality 9
 * takes 25 times as long as 5 and saves 4 % more. Code, which is small and part of every page, gets the best there is.
 */
const quality = (name: string) => (name.startsWith('_next/static/') ? constants.BROTLI_MAX_QUALITY : 5);

/** What {@link precompress} did. */
export type Compressed = { files: number; bytes: number; brotliBytes: number };

/** Few files are larger than this window. It and larger pieces than Node.js asks for spare a quarter of the processor time. */
const windowBits = 18;
const chunkSize = 2 ** 16;

/**
 * Writes `.br` and `.gz` beside every text file of an export that has none yet.
 * @param atOnce how many files at a time; each takes two threads, which reading and writing want as well
 */
export async function precompress(exportDir: string, atOnce = availableParallelism() * 2): Promise<Compressed> {
  const done = new Set(await glob(['**/*.br'], { cwd: exportDir, dot: true }));
  const all = await glob([`**/*.{${textExtensions.join(',')}}`], { cwd: exportDir, dot: true });
  const names = all.filter((name) => !done.has(`${name}.br`));
  const total: Compressed = { files: 0, bytes: 0, brotliBytes: 0 };
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = path.join(exportDir, name);
      const content = await readFile(file);
      if (content.length < smallest) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality(name),
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [br, gz] = await Promise.all([brotli(content, { params, chunkSize }), deflate(content, { chunkSize })]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      total.files += 1;
      total.bytes += content.length;
      total.brotliBytes += br.length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
}
