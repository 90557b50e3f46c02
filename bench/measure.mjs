/** Runs a command and measures its whole process tree: CPU seconds, wall seconds, peak memory. Linux; elsewhere memory is unknown. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} Measurement
 * @property {number} code exit code
 * @property {number} wallSeconds
 * @property {number} cpuSeconds user and system time of every process of the tree, threads included
 * @property {number | undefined} peakBytes the most memory the tree held at once
 * @property {string} output
 */

/** To look through all processes takes milliseconds, which are taken from what is measured. */
const SAMPLE_EVERY_MS = 200;
/** The shell waits for the command and then prints the time its children used; `times` counts all that were waited for below it. */
const WRAPPER = 'out=$1; shift; "$@"; code=$?; times > "$out"; exit $code';

/**
 * @param {string} text what `times` printed: the shell's own line, then its children's
 * @returns {number}
 */
export function parseTimes(text) {
  const children = text.trim().split('\n')[1] ?? '';
  const found = [...children.matchAll(/(\d+)m([\d.,]+)s/g)];
  return found.reduce(
    (sum, [, minutes = '0', seconds = '0']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}

/**
 * @param {string} file
 * @returns {string} empty when the process is gone
 */
function readProc(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {number} root
 * @returns {number[]} the process and all below it
 */
function listTree(root) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // The name in parentheses may hold anything, so fields are counted from the last one.
    const stat = readProc(`/proc/${name}/stat`);
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/**
 * @param {number} root
 * @returns {{ now: number, highest: number }} resident bytes of the tree now, and the kernel's own mark for its largest process
 */
function readMemory(root) {
  let [now, highest] = [0, 0];
  for (const pid of listTree(root)) {
    const status = readProc(`/proc/${pid}/status`);
    now += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    highest = Math.max(highest, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
  }
  return { now, highest };
}

/**
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Measurement>}
 */
export async function measure(command, { cwd = process.cwd(), env = process.env } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'yaprak-measure-'));
  const times = join(scratch, 'times');
  const started = performance.now();
  const child = spawn('bash', ['-c', WRAPPER, 'measure', times, ...command], {
    cwd,
    env: { ...env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const output = [];
  child.stdout.setEncoding('utf8').on('data', (chunk) => output.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => output.push(chunk));
  let peak = 0;
  const sample = () => {
    if (child.pid === undefined) return;
    const { now, highest } = readMemory(child.pid);
    peak = Math.max(peak, now, highest);
  };
  const canSample = process.platform === 'linux';
  const timer = canSample ? setInterval(sample, SAMPLE_EVERY_MS) : undefined;
  const [code] = await once(child, 'close');
  clearInterval(timer);
  const wallSeconds = (performance.now() - started) / 1000;
  const cpuSeconds = parseTimes(readProc(times));
  rmSync(scratch, { recursive: true, force: true });
  return { code: code ?? 1, wallSeconds, cpuSeconds, peakBytes: peak || undefined, output: output.join('') };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { output, ...figures } = await measure(process.argv.slice(2));
  process.stdout.write(output);
  console.log(JSON.stringify(figures));
  process.exitCode = figures.code;
}
