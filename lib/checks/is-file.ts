import { readdir, stat } from 'node:fs/promises';
import path from 'node:path/posix';

/** Whether there is a file of exactly that name: file systems of some computers find it in any case. */
export async function isFile(file: string): Promise<boolean> {
  if (!(await stat(file).catch(() => undefined))?.isFile()) return false;
  return (await readdir(path.dirname(file))).includes(path.basename(file));
}

/** Name of a file that differs in upper and lower case alone. */
export async function nameInOtherCase(file: string): Promise<string | undefined> {
  const names = await readdir(path.dirname(file)).catch(() => []);
  return names.find((name) => name.toLowerCase() === path.basename(file).toLowerCase());
}
