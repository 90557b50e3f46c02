/**
 * `npm run fuzz -- --inputs 100000 --seed 1`: as many pages as wanted, each read, compiled and checked alone, without the build around it. A
 * hundred times faster than whole sites, which `--minutes` tries.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputAt } from './compile-process.mjs';

/** @typedef {{ what: string, detail: string }} Fault */
/** @typedef {Fault & { number: number, folder?: string }} Find */
/** @typedef {{ inputs: number, refused: number, hangs: number, finds: Find[] }} ManyResult */

/** Of CPU, for one input. What is tried in a process of its own (see parse-guard.ts) does not count. */
const HANG_SECONDS = 10;
const WATCH_MS = 1000;

/**
 * @param {{ seed: number, inputs: number, finds: string, log?: (line: string) => void }} options
 * @returns {Promise<ManyResult>}
 */
export async function tryMany({ seed, inputs, finds, log = () => {} }) {
  /** @type {ManyResult} */
  const result = { inputs: 0, refused: 0, hangs: 0, finds: [] };
  /** @param {number} number @param {Fault} fault */
  const keep = (number, fault) => {
    if (result.finds.some(({ what }) => what === fault.what)) return;
    log(`find in input ${number}: ${fault.what}`);
    result.finds.push({
      ...fault,
      number,
      folder: writeInput(join(finds, `${seed}-${number}`), { seed, number, fault }),
    });
  };
  while (result.inputs < inputs) {
    const script = fileURLToPath(new URL('compile-process.mjs', import.meta.url));
    const child = fork(script, [seed, result.inputs + 1, inputs].map(String));
    const ended = once(child, 'exit');
    let [cpuBefore, isHung] = [Infinity, false];
    const watch = setInterval(() => {
      const cpu = cpuSeconds(child.pid ?? 0);
      if (cpu - cpuBefore > HANG_SECONDS) isHung = child.kill('SIGKILL');
    }, WATCH_MS);
    child.on('message', (/** @type {any} */ { number, outcome, faults }) => {
      if (number % 50 === 0 || cpuBefore === Infinity) cpuBefore = cpuSeconds(child.pid ?? 0);
      result.inputs = number;
      if (outcome === 'refused') result.refused++;
      for (const fault of faults) keep(number, fault);
      if (number % 5000 === 0) log(`${number} inputs (${result.refused} refused), ${result.finds.length} finds`);
    });
    const [code] = await ended;
    clearInterval(watch);
    if (code === 0) continue;
    // The input after the last that was answered.
    result.inputs++;
    if (isHung) result.hangs++;
    keep(result.inputs, {
      what: isHung ? `hang in input ${result.inputs}` : `crash of the process: ${code}`,
      detail: '',
    });
  }
  return result;
}

/** @param {number} pid */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** @param {string} folder @param {{ seed: number, number: number, fault: Fault }} found */
function writeInput(folder, { seed, number, fault: { what, detail } }) {
  const [file, content] = inputAt(seed, number);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file.replaceAll('/', '-')), content);
  writeFileSync(join(folder, 'find.txt'), `${what}\n${file}\n\n${detail}\n`);
  return folder;
}
