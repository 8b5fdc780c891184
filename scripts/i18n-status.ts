import { readFileSync } from 'node:fs';
import { countStatus, formatStatus, sourceHash, translationStatus } from '../lib/checks/translations/status';
import { ContentReader } from '../lib/content/files';
import { parseContent } from '../lib/content/parse';
import { throwOnErrors } from '../lib/problems/problem';
import { runScript } from './run';

/** Prints the state of translations: a table by language; with `--sections`, also by folder; with `--json`, for tools. */
runScript(async () => {
  const { site } = await import('../lib/site');
  const root = process.env.CONTENT_DIR || 'content';
  const content = parseContent(new ContentReader(root).read(), root);
  throwOnErrors(content.problems.filter(({ message }) => message.startsWith('is not the folder')));
  const versions = site.docs.versions.map(({ name }) => name);
  const pages = translationStatus(content, versions, ({ file }) => sourceHash(readFileSync(file)));
  const counts = countStatus(pages);
  if (process.argv.includes('--json')) {
    const languages = counts.map(({ locale, total, sections }) => ({ locale, ...total, sections: Object.fromEntries(sections) }));
    console.log(JSON.stringify({ languages, pages: pages.filter(({ state }) => state !== 'translated') }, undefined, 2));
  } else console.log(formatStatus(counts, process.argv.includes('--sections')));
});
