// Uses only Node.js: it runs before packages are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project. Commands run there, regardless of the current folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a command in the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number} exit code
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  return status ?? 1;
}

/** Runs a TypeScript file of the project. */
export function runTypeScript(file, env) {
  // A larger space for new objects takes a sixth off the processor time of a build.
  return run(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', file], env);
}

/** Installs the packages of the lockfile if they are missing or outdated. Exits the process on failure. */
export function ensurePackages() {
  checkNodeVersion();
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const stamp = path.join(root, 'node_modules', '.installed-lockfile');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`, which deletes valid packages. `--no-save` installs the locked versions and does not change the
  // lockfile.
  if (run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) process.exit(1);
  writeFileSync(stamp, lock);
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or newer is needed, this is ${process.version}.`);
  process.exit(1);
}

/** Possible paths of Chromium, besides Playwright's. */
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Debian's Chromium that can't open windows. The end-to-end tests take half the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, an installed one, Playwright's, or Debian's package, which is
 * installed if possible.
 * @param {{ prefersShell?: boolean }} [options] with `prefersShell`, Debian's headless shell comes first, and CI installs it
 * @returns {Promise<string>}
 */
export async function ensureChromium({ prefersShell = false } = {}) {
  const find = () =>
    [process.env.CHROMIUM_PATH, ...(prefersShell ? [headlessShell] : []), ...browsers].find((file) => file && existsSync(file));
  const isCi = Boolean(process.env.CI) && !process.env.CHROMIUM_PATH;
  if (prefersShell && isCi && !existsSync(headlessShell)) installDebian('chromium-headless-shell');
  const found = find();
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  installDebian('chromium');
  const installed = find();
  if (installed) return installed;
  console.error('No Chromium was found or could be installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test');
  process.exit(1);
}

/** Possible paths of Firefox. */
const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

/**
 * Returns the path of a Firefox for end-to-end tests: `FIREFOX_PATH`, an installed one, or Debian's package, which is
 * installed if possible. Returns undefined if there is none: the other tests don't need it.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const find = () => [process.env.FIREFOX_PATH, ...firefoxes].find((file) => file && existsSync(file));
  const found = find();
  if (found) return found;
  installDebian('firefox-esr');
  return find();
}

/**
 * Installs a package where Debian's package manager is available. A failure isn't an error: the caller looks again.
 * @param {string} name
 */
function installDebian(name) {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} (Debian package) …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', name);
}
