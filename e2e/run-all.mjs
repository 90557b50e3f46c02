/** `npm test`: everything that guards the project, in order, each with a heading and a time; stops at the first failure. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireChromium } from './chromium.mjs';
import { parsePlaywrightCounts, parseVitestCounts, sumCounts } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/**
 * `live` shows the output as it comes; otherwise it is shown only on failure. `counts` reads the step's JSON report.
 * @typedef {{ name: string, command: string[], live?: boolean, env?: NodeJS.ProcessEnv, counts?: () => Counts }} Step
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'yaprak-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const readReport = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} chromium
 * @returns {Step[]}
 */
function createSteps(chromium) {
  const unit = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  return [
    { name: 'build the engine', command: ['npm', 'run', 'build:engine', '--silent'] },
    { name: 'types', command: ['npm', 'run', 'types', '--silent'] },
    { name: 'lint', command: ['npm', 'run', 'lint', '--silent'] },
    { name: 'format', command: ['npm', 'run', 'format:check', '--silent'] },
    { name: 'layers', command: ['npm', 'run', 'layers', '--silent'] },
    { name: 'dead code', command: ['npm', 'run', 'dead-code', '--silent'] },
    {
      name: 'unit tests and whole-site builds',
      command: unit,
      live: true,
      counts: () => parseVitestCounts(readReport(unitReport)),
    },
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
      live: true,
      env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      counts: () => parsePlaywrightCounts(readReport(browserReport)),
    },
  ];
}

/**
 * @param {string[]} command
 * @param {{ live: boolean, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
function runCommand([program = '', ...args], { live, env }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${program} could not be started: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/**
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, counts?: Counts }>}
 */
async function runStep(step) {
  const live = step.live ?? false;
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const { code, output } = await runCommand(step.command, { live, env: { ...process.env, ...step.env, PATH: path } });
  if (code !== 0) process.stdout.write(output);
  return { ok: code === 0, ...readCounts(step) };
}

/**
 * @param {Step} step
 * @returns {{ counts?: Counts }}
 */
function readCounts(step) {
  try {
    return step.counts ? { counts: step.counts() } : {};
  } catch {
    // The runner died before it wrote its report: the step has failed and has nothing to count.
    return {};
  }
}

/**
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code
 */
async function runAll(steps) {
  /** @type {Counts[]} */
  const all = [];
  let broken = 0;
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const started = performance.now();
    const { ok, counts } = await runStep(step);
    if (counts) all.push(counts);
    const failing = !ok || (counts && (counts.failed > 0 || counts.skipped > 0)) || (step.counts && !counts?.passed);
    if (counts?.skipped) console.log(`${counts.skipped} tests were skipped; a skipped test counts as a failure.`);
    console.log(`${failing ? 'FAILED' : 'ok'}: ${step.name}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (!failing) continue;
    // A check that is no test run, or a run that died, is one failure of its own.
    if (!counts || counts.failed + counts.skipped === 0) broken = 1;
    break;
  }
  const { passed, failed, skipped, unsteady } = sumCounts(all);
  if (unsteady) console.log(`\n${unsteady} passed at the second try only: named above as flaky, and worth a look.`);
  console.log(`\n${passed} passed, ${failed + skipped + broken} failed`);
  return failed + skipped + broken === 0 && passed > 0 ? 0 : 1;
}

try {
  process.exitCode = await runAll(createSteps(requireChromium()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
