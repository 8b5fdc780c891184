// npm run dev: installs packages and starts the development server.
import { ensurePackages, run } from './setup.mjs';

ensurePackages();
process.exitCode = run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  // Ignore `.env` files, as builds do.
  __NEXT_PROCESSED_ENV: 'true',
});
