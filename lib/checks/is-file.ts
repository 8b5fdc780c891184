import { readdir, stat } from 'node:fs/promises';
import path from 'node:path/posix';

/** Whether a file with exactly this name exists. Some file systems ignore case. */
export async function isFile(file: string): Promise<boolean> {
  if (!(await stat(file).catch(() => undefined))?.isFile()) return false;
  return (await readdir(path.dirname(file))).includes(path.basename(file));
}

/** Returns the name of a file that differs only in case. */
export async function nameInOtherCase(file: string): Promise<string | undefined> {
  const names = await readdir(path.dirname(file)).catch(() => []);
  return names.find((name) => name.toLowerCase() === path.basename(file).toLowerCase());
}
