import { stat } from 'node:fs/promises';
import { checkExport } from '../lib/checks/export';
import { applySeverity } from '../lib/checks/severity';
import { checkSources } from '../lib/checks/site';
import { formatProblems, throwOnErrors } from '../lib/problems/problem';
import { runScript } from './run';

/** Checks the sources and, if it exists, the export. `--fix` first applies safe fixes. `--json` prints the problems for tools. */
runScript(async () => {
  const { site } = await import('../lib/site');
  const isForTools = process.argv.includes('--json');
  const { problems } = await checkSources(process.env.CONTENT_DIR || 'content', site, { fix: process.argv.includes('--fix') });
  const out = process.env.OUT_DIR || 'out';
  const hasExport = await stat(out).catch(() => undefined);
  if (hasExport) problems.push(...applySeverity(await checkExport(out, site), site.checks));
  else if (!isForTools) console.log(`There is no ${out}/, so only the sources are checked.`);
  if (isForTools) {
    console.log(JSON.stringify(problems, undefined, 2));
    process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    return;
  }
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (warnings.length > 0) console.warn(formatProblems(warnings));
  throwOnErrors(problems);
  console.log(`No errors, ${warnings.length} warnings.`);
});
