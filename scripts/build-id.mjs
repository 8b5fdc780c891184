import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the scripts of the export are made from. Content and messages are not among it: they travel in payloads. */
const code = ['app', 'components', 'lib', 'mdx-components.tsx', 'next.config.mjs', 'package-lock.json'];

/**
 * Id of a build: changes with the code alone. A page that is open while the site is deployed anew with other content goes
 * on by client navigation; with other code its next navigation is a page load.
 * @param {string} [root] folder of the project
 * @param {Record<string, unknown>} [settings] further things that get into the scripts
 * @returns {string}
 */
export function buildId(root = '.', settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of code.flatMap((name) => list(root, name)).sort())
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns {string[]} the file, or the files below the folder, without tests; paths with "/" */
function list(root, name) {
  const at = path.join(root, name);
  if (!statSync(at).isDirectory()) return /\.test\.tsx?$/.test(name) ? [] : [name];
  return readdirSync(at).flatMap((entry) => list(root, `${name}/${entry}`));
}
