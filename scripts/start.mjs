// npm start: installs packages, builds the site, and serves it.
import { ensurePackages, runTypeScript } from './setup.mjs';

ensurePackages();
process.exitCode = runTypeScript('scripts/build.ts') || runTypeScript('scripts/serve.ts');
