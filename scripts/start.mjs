// npm start: installs packages, builds the site, and opens it in a browser.
import { ensurePackages, runTypeScript } from './setup.mjs';

ensurePackages();
process.exitCode = runTypeScript('scripts/build.ts') || runTypeScript('scripts/serve.ts');
