import { stat } from 'node:fs/promises';
import { checkExport } from '../lib/checks/export';
import { checkPages } from '../lib/checks/page';
import { applySeverity } from '../lib/checks/severity';
import { checkSources, readSources } from '../lib/checks/site';
import { dropDeadClaims } from '../lib/mdx/cache';
import { formatProblems, type Problem, throwOnErrors } from '../lib/problems/problem';
import { runScript } from './run';

/**
 * Checks the sources and, if it exists, the export. `--fix` first applies safe fixes. `--json` prints the problems for tools.
 * With files or folders of `content/`, checks only the pages there.
 */
runScript(async () => {
  const { site } = await import('../lib/site');
  await dropDeadClaims();
  const isForTools = process.argv.includes('--json');
  const root = process.env.CONTENT_DIR || 'content';
  const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (paths.length > 0) {
    const { problems, count } = await checkPages(paths, { root, site, ...readSources(root, site) });
    if (count === 0) {
      console.error(`No page is in ${paths.join(', ')}. Write paths such as content/de/docs/routing.`);
      process.exitCode = 1;
      return;
    }
    report(problems);
    console.log(`${count} ${count === 1 ? 'page' : 'pages'} without errors.`);
    return;
  }
  const { problems } = await checkSources(root, site, { fix: process.argv.includes('--fix') });
  const out = process.env.OUT_DIR || 'out';
  const hasExport = await stat(out).catch(() => undefined);
  if (hasExport) problems.push(...applySeverity(await checkExport(out, site), site.checks));
  else if (!isForTools) console.log(`There is no ${out}/, so only the sources are checked.`);
  if (isForTools) {
    console.log(JSON.stringify(problems, undefined, 2));
    process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    return;
  }
  console.log(`No errors, ${report(problems)} warnings.`);
});

/** Prints warnings and returns their number. Throws if there are errors. */
function report(problems: Problem[]): number {
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (warnings.length > 0) console.warn(formatProblems(warnings));
  throwOnErrors(problems);
  return warnings.length;
}
