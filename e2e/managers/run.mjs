/**
 * `npm run test:managers [-- npm pnpm yarn]`: a new site from the archives that would be published, in an empty folder, with each package
 * manager: created, installed, built, and its first pages looked at in Chromium. Takes minutes, and needs the registry of npm.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { startRegistry } from './registry.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PACKAGES = ['diagrams', 'docusaurus', 'engine', 'create'];
// One word: `yarn create` takes a text in quotes apart.
const FLAGS = ['--yes', '--name', 'Handbook'];

/** How each creates a site, and what of npm's packages it is. */
const MANAGERS = {
  npm: { create: ['npm', 'create', 'yaprak@latest', 'my-docs', '--yes', '--', ...FLAGS], install: [] },
  pnpm: { create: ['pnpm', 'create', 'yaprak', 'my-docs', ...FLAGS], install: ['pnpm@10'] },
  yarn: { create: ['yarn', 'create', 'yaprak', 'my-docs', ...FLAGS], install: ['yarn@1'] },
};

const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(MANAGERS);
const work = mkdtempSync(join(tmpdir(), 'yaprak-managers-'));
const registry = await startRegistry(PACKAGES.map(pack), { upstream: readRegistry() });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const name of wanted) console.log(JSON.stringify(await tryManager(name)));
} finally {
  await browser.close();
  registry.close();
  rmSync(work, { recursive: true, force: true });
}

function readRegistry() {
  const url = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return url.trim().replace(/\/?$/, '/');
}

/** @param {string} workspace */
function pack(workspace) {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', work];
  const cwd = join(repository, workspace);
  const [{ filename }] = JSON.parse(
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  return { manifest: JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')), file: join(work, filename) };
}

/** @param {string} name */
async function tryManager(name) {
  const manager = MANAGERS[/** @type {keyof typeof MANAGERS} */ (name)];
  if (!manager) throw new Error(`${name} is not one of ${Object.keys(MANAGERS).join(', ')}.`);
  const folder = join(work, name);
  const tools = join(work, `${name}-tools`);
  for (const dir of [folder, tools]) mkdirSync(dir);
  /** Nothing of this machine's caches: a package of ours has one version and other bytes each time. */
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key))),
    PATH: `${join(tools, 'node_modules/.bin')}:${process.env['PATH']}`,
    npm_config_registry: registry.url,
    YARN_REGISTRY: registry.url,
    npm_config_cache: join(work, 'npm-cache'),
    npm_config_store_dir: join(work, 'pnpm-store'),
    YARN_CACHE_FOLDER: join(work, 'yarn-cache'),
    XDG_DATA_HOME: join(work, 'data'),
    XDG_CACHE_HOME: join(work, 'cache'),
    // `yarn create` installs for all folders.
    npm_config_prefix: tools,
    YARN_GLOBAL_FOLDER: join(tools, 'global'),
    CI: '1',
  };
  /** @param {readonly string[]} command @param {string} cwd */
  const run = async ([program = '', ...args], cwd) => (await promisify(execFile)(program, args, { cwd, env })).stdout;
  if (manager.install.length > 0) await run(['npm', 'install', '--prefix', tools, ...manager.install], tools);
  await run(manager.create, folder);
  const site = join(folder, 'my-docs');
  const { packages, megabytes } = measure(join(site, 'node_modules'));
  const built = await run([name, 'run', 'build'], site);
  const version = (await run([name, '--version'], site)).trim();
  return {
    manager: `${name} ${version}`,
    packages,
    megabytes,
    built: /\d+ pages?/.exec(built)?.[0],
    ...(await look(name, { site, env })),
  };
}

/** Files that are linked to several places are counted once, as a disk does. @param {string} folder */
function measure(folder) {
  const seen = new Set();
  const packages = new Set();
  let bytes = 0;
  const visit = (/** @type {string} */ dir) => {
    for (const name of readdirSync(dir)) {
      const file = join(dir, name);
      const stat = lstatSync(file);
      if (seen.has(stat.ino)) continue;
      seen.add(stat.ino);
      bytes += stat.blocks * 512;
      if (stat.isDirectory()) visit(file);
      const isPackage = name === 'package.json' && /node_modules\/(?:@[^/]+\/)?[^/]+$/.test(dir);
      if (isPackage) packages.add(dir.slice(dir.lastIndexOf('node_modules/')));
    }
  };
  visit(folder);
  return { packages: packages.size, megabytes: Math.round(bytes / 1e5) / 10 };
}

/** The first pages of `dev`, as a newcomer sees them. @param {string} name @param {{ site: string, env: NodeJS.ProcessEnv }} options */
async function look(name, { site, env }) {
  const port = await freePort();
  // Without a shell between: the manager must not outlive this.
  const program = join(site, 'node_modules/yaprak/bin/yaprak.js');
  const child = spawn(process.execPath, [program, 'dev', '--port', String(port)], { cwd: site, env, stdio: 'ignore' });
  const problems = /** @type {string[]} */ ([]);
  try {
    const page = await browser.newPage();
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on(
      'response',
      (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
    );
    await goto(page, `http://localhost:${port}/`);
    const title = await page.textContent('h1');
    await page.click('nav a[href^="/docs"]');
    await page.waitForURL(/\/docs\//);
    const doc = await page.textContent('article h1');
    await page.close();
    if (problems.length > 0) throw new Error(`${name}: ${problems.join('\n')}`);
    return { home: title, doc };
  } finally {
    child.kill();
  }
}

/** @param {import('@playwright/test').Page} page @param {string} url */
async function goto(page, url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await page.goto(url);
    } catch (error) {
      if (attempt > 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
