/** Finds a Chromium for the browser tests, or installs one where that is allowed, or says in one sentence what to do. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags that keep a headless Chromium quiet and able to run as root in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @param {string} file
 * @returns {boolean}
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name
 * @param {string} path
 * @returns {string | undefined}
 */
function findOnPath(name, path) {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * The executable, or undefined where there is none. A CHROME_PATH that leads nowhere is an error, not a reason to look further.
 * @param {{ env?: NodeJS.ProcessEnv, own?: () => string }} [options] `own` is Playwright's own browser.
 * @returns {string | undefined}
 */
export function findChromium({ env = process.env, own = () => chromium.executablePath() } = {}) {
  if (env.CHROME_PATH) {
    if (isExecutable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which is not a program that can be run.`);
  }
  for (const name of NAMES) {
    const found = findOnPath(name, env.PATH ?? '');
    if (found) return found;
  }
  const bundled = own();
  return bundled !== '' && existsSync(bundled) ? bundled : undefined;
}

/**
 * Like findChromium, and installs Debian's package when nothing is found and this process may.
 * @returns {string}
 */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && findOnPath('apt-get', process.env.PATH ?? '') !== undefined;
  if (mayInstall) {
    console.log('No Chromium was found; installing the package `chromium` with apt-get.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium and none was found: install it (Debian: `sudo apt-get install chromium`) or set CHROME_PATH to its program.',
  );
}
