import { rename, rm, stat } from 'node:fs/promises';

/**
 * Puts a finished export in the place of the last one. Both folders lie side by side, so the change is two renames:
 * a reader of the folder never sees half of either.
 * @throws Error when there is no finished export; the last one stays then
 */
export async function publish(from: string, to: string): Promise<void> {
  if (!(await stat(from).catch(() => undefined))) throw new Error(`There is no finished export in ${from}, so ${to} stays as it is.`);
  const previous = `${to}.previous`;
  await rm(previous, { recursive: true, force: true });
  if (await stat(to).catch(() => undefined)) await rename(to, previous);
  await rename(from, to);
  await rm(previous, { recursive: true, force: true });
}
