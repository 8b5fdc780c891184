import { readFile, writeFile } from 'node:fs/promises';
import { completeLockfile } from '../lib/authoring/lockfile';
import { runScript } from './run';

/**
 * Adds optional packages of other systems to the lockfile. npm leaves them out if the registry does not have them, and
 * then `npm ci` rejects the lockfile. Run it after each `npm install` that changes a version.
 */
runScript(async () => {
  const { text, added } = completeLockfile(await readFile('package-lock.json', 'utf8'));
  await writeFile('package-lock.json', text);
  console.log(added.length === 0 ? 'The lockfile is complete.' : `Added to the lockfile: ${added.join(', ')}`);
});
