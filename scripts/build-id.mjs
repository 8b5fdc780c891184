import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Sources of the export's scripts. Content and messages are not included, because payloads contain them. */
const code = ['app', 'components', 'lib', 'mdx-components.tsx', 'next.config.ts', 'package-lock.json'];

/**
 * Returns the id of a build. It changes only with the code. After a deploy with new content, open pages continue with
 * client-side navigation. After a deploy with new code, their next navigation is a page load.
 * @param {string} [root] folder of the project
 * @param {Record<string, unknown>} [settings] other inputs of the scripts
 * @returns {string}
 */
export function buildId(root = '.', settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of code.flatMap((name) => list(root, name)).sort())
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns {string[]} the file, or the files in the folder without tests; paths with "/" */
function list(root, name) {
  const at = path.join(root, name);
  if (!statSync(at).isDirectory()) return /\.test\.tsx?$/.test(name) ? [] : [name];
  return readdirSync(at).flatMap((entry) => list(root, `${name}/${entry}`));
}
