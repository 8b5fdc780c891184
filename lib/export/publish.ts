import { rename, rm, stat } from 'node:fs/promises';

/**
 * Replaces the last export with the finished one by two renames, so that a reader of the folder never sees a partial
 * export. The folders must be siblings.
 * @throws Error when there is no finished export; the last one stays in this case
 */
export async function publish(from: string, to: string): Promise<void> {
  if (!(await stat(from).catch(() => undefined))) throw new Error(`There is no finished export in ${from}, so ${to} stays as it is.`);
  const previous = `${to}.previous`;
  await rm(previous, { recursive: true, force: true });
  if (await stat(to).catch(() => undefined)) await rename(to, previous);
  await rename(from, to);
  await rm(previous, { recursive: true, force: true });
}
