// npm start: from a fresh clone to the site in a browser.
import { ensurePackages, runTypeScript } from './setup.mjs';

ensurePackages();
process.exitCode = runTypeScript('scripts/build.ts') || runTypeScript('scripts/serve.ts');
