/** Finds a Chromium for the browser tests, or installs one where that is allowed, or says in one sentence what to do. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The headless shell comes first: a whole Chromium starts a renderer for its toolbar, which nobody sees, with every page, and takes more than
 * twice as long for the same tests.
 */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's packages, the better one first; not every system has it. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

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
    // A folder may be entered, which is the same right.
    return statSync(file).isFile();
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
  return bundled !== '' && isExecutable(bundled) ? bundled : undefined;
}

/** A mirror that never answers must not hold the tests for ever. */
const INSTALL_TIMEOUT_MS = 15 * 60 * 1000;

/**
 * Like findChromium, and installs Debian's package when nothing is found and this process may.
 * @param {{ env?: NodeJS.ProcessEnv, own?: () => string, isRoot?: boolean }} [options]
 * @returns {string}
 */
export function requireChromium({ env = process.env, own, isRoot = process.getuid?.() === 0 } = {}) {
  const found = findChromium({ env, own });
  if (found) return found;
  const aptGet = isRoot ? findOnPath('apt-get', env.PATH ?? '') : undefined;
  const failure = aptGet && installChromium(aptGet, env);
  const installed = aptGet && findChromium({ env, own });
  if (installed) return installed;
  const tried = aptGet
    ? ` and could not be installed (${failure ?? 'the package brought no program of that name'})`
    : '';
  throw new Error(
    `The browser tests need Chromium, and none was found${tried}: install it (Debian: \`sudo apt-get install chromium\`) or set CHROME_PATH to its program.`,
  );
}

/**
 * @param {string} aptGet
 * @param {NodeJS.ProcessEnv} given
 * @returns {string | undefined} what went wrong
 */
function installChromium(aptGet, given) {
  const env = { ...given, DEBIAN_FRONTEND: 'noninteractive' };
  // Lists that cannot be fetched are no reason to stop: those on the machine may do.
  spawnSync(aptGet, ['update'], { stdio: 'ignore', env, timeout: INSTALL_TIMEOUT_MS });
  let failure;
  for (const name of PACKAGES) {
    console.log(`No Chromium was found; installing the package \`${name}\` with apt-get.`);
    const { status, signal, error, stderr } = spawnSync(aptGet, ['install', '-y', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env,
      timeout: INSTALL_TIMEOUT_MS,
    });
    if (status === 0) return undefined;
    const said = (stderr ?? '').trim().split('\n').at(-1);
    failure = `apt-get: ${error?.message ?? (said || `ended with ${signal ?? status}`)}`;
  }
  return failure;
}
