import { budgets, checkBudgets, runtimeFloor } from '../lib/checks/budgets';
import { throwOnErrors } from '../lib/problems/problem';
import { runScript } from './run';

/**
 * Checks the export in `out` against the byte budgets. The runtime is compared with the empty page of the test build:
 * `out.sub`, or `EMPTY_PAGE_DIR` with `EMPTY_PAGE_BASE`.
 */
runScript(async () => {
  const { EMPTY_PAGE_DIR = 'out.sub', EMPTY_PAGE_BASE = '/sub', OUT_DIR = 'out', BASE_PATH = '' } = process.env;
  const floor = await runtimeFloor(EMPTY_PAGE_DIR, EMPTY_PAGE_BASE);
  const { problems, weights } = await checkBudgets(OUT_DIR, { basePath: BASE_PATH, floor });
  console.table(
    Object.fromEntries(
      [...weights].map(([file, { html, inline, css, scripts, fonts, runtime }]) => [
        file,
        {
          'HTML gzip': html.gzip,
          'HTML brotli': html.brotli,
          'boot gzip': inline.gzip,
          'CSS gzip': css.gzip,
          'scripts gzip': scripts.gzip,
          fonts,
          'runtime gzip': runtime.gzip,
          'beyond floor': runtime.gzip - floor,
        },
      ]),
    ),
  );
  console.log(`Budgets: ${JSON.stringify(budgets)}, floor of the runtime: ${floor}`);
  throwOnErrors(problems);
});
