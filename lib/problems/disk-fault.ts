const faults: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'the disk is full; free some space (a build needs about 2 GB) and run the command again'],
  ['EDQUOT', 'the disk quota is used up; free some space (a build needs about 2 GB) and run the command again'],
  ['EACCES', 'this user may not write here; change the owner or the permissions, or set OUT_DIR to another folder'],
  ['EPERM', 'this user may not write here; change the owner or the permissions, or set OUT_DIR to another folder'],
  ['EROFS', 'the disk is read-only; set OUT_DIR to a folder that can be written, or run the command in a copy of the project'],
  ['ENOTDIR', 'a file is in the place of a folder; delete or rename it'],
]);

/**
 * Explains an error of the disk: full, read-only, or not permitted. Errors of other processes have the code in their output.
 * @returns `path: what is wrong and what to do`, or undefined for other errors
 */
export function diskFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, message } = error as NodeJS.ErrnoException;
  const [, inMessage, place] = /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|ENOTDIR): [^\n]*?(?:'([^'\n]+)'|$)/m.exec(message) ?? [];
  const advice = faults.get(code ?? inMessage ?? '');
  const file = path ?? place;
  return advice && (file ? `${file}: ${advice}` : `${advice[0]?.toUpperCase()}${advice.slice(1)}`);
}
