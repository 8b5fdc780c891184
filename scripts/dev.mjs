// npm run dev: from a fresh clone to a page that follows every save.
import { ensurePackages, run } from './setup.mjs';

ensurePackages();
process.exitCode = run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  // As in a build, which knows nothing of `.env`.
  __NEXT_PROCESSED_ENV: 'true',
});
