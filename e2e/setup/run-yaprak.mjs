/** Runs the command line to its end: in a process of its own, or in one that stays for the next command. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ code: number, stdout: string, stderr: string, output: string }} CommandResult */
/** @typedef {{ cwd?: string, env?: Record<string, string | undefined> }} RunOptions */

const yaprak = fileURLToPath(new URL('../../engine/bin/yaprak.js', import.meta.url));
const cli = fileURLToPath(new URL('../../engine/dist/cli.js', import.meta.url));
const warmProcess = fileURLToPath(new URL('warm-process.mjs', import.meta.url));
/** Ends what a command has printed. No site prints it. */
const MARK = '\u0001end of the command: ';

/**
 * The environment of a shell, not of a test runner.
 * @param {RunOptions['env']} [env]
 */
const shellEnv = (env) => ({
  ...process.env,
  NODE_ENV: undefined,
  VITEST: undefined,
  PORT: undefined,
  FORCE_COLOR: '0',
  ...env,
});

/**
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const spawnYaprak = (args, { cwd, env } = {}) =>
  spawn(process.execPath, [yaprak, ...args], { stdio: ['ignore', 'pipe', 'pipe'], cwd, env: shellEnv(env) });

/**
 * @param {string[]} args
 * @param {RunOptions & { killAfter?: number }} [options] `killAfter`: milliseconds
 * @returns {Promise<CommandResult>}
 */
export function runYaprakAlone(args, { killAfter, ...options } = {}) {
  const child = spawnYaprak(args, options);
  const chunks = { stdout: '', stderr: '', output: '' };
  for (const name of /** @type {const} */ (['stdout', 'stderr']))
    child[name].setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      chunks[name] += chunk;
      chunks.output += chunk;
    });
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, ...chunks });
    }),
  );
}

/**
 * Commands that run one after the other in a process that stays. Nothing of one may be seen by the next: the engine keeps no state in its
 * modules. A command that ends the process, or never ends by itself, needs `spawnYaprak`.
 * @param {Pick<RunOptions, 'env'>} [options]
 */
export function createWarmYaprak({ env } = {}) {
  /** @type {ReturnType<typeof startWarmProcess> | undefined} */
  let child;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @type {(args: string[], cwd: string) => Promise<CommandResult>} */
  const runNow = async (args, cwd) => {
    const running = (child ??= startWarmProcess(env));
    running.ref();
    const both = Promise.all([readCommand(running.stdout), readCommand(running.stderr)]);
    running.stdin.write(`${JSON.stringify({ args, cwd })}\n`);
    const [stdout, stderr] = await both;
    running.unref();
    const texts = { stdout: stdout.text, stderr: stderr.text };
    if (stdout.end) return { ...stdout.end, ...texts };
    child = undefined;
    return { code: running.exitCode ?? 1, output: stdout.text + stderr.text, ...texts };
  };
  return {
    /**
     * @param {string[]} args
     * @param {{ cwd?: string }} [options]
     * @returns {Promise<CommandResult>}
     */
    run(args, { cwd = process.cwd() } = {}) {
      const result = last.then(() => runNow(args, cwd));
      last = result.catch(() => {});
      return result;
    },
  };
}

/**
 * It ends when its standard input does: when the process of the tests ends, which it does not keep alive.
 * @param {RunOptions['env']} env
 */
function startWarmProcess(env) {
  const child = spawn(process.execPath, [warmProcess, cli, MARK], { stdio: 'pipe', env: shellEnv(env) });
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr])
    /** @type {import('node:net').Socket} */ (/** @type {unknown} */ (stream)).unref();
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
}

/**
 * What one command prints. Without an end when the process has ended instead.
 * @typedef {{ text: string, end?: { code: number, output: string } }} Printed
 * @param {import('node:stream').Readable} stream
 * @returns {Promise<Printed>}
 */
function readCommand(stream) {
  return new Promise((resolve) => {
    let text = '';
    /** @param {string} chunk */
    const onData = (chunk) => {
      text += chunk;
      const at = text.indexOf(MARK);
      if (at >= 0 && text.endsWith('\n'))
        finish({ text: text.slice(0, at), end: JSON.parse(text.slice(at + MARK.length)) });
    };
    const onClose = () => finish({ text });
    /** @param {Printed} result */
    const finish = (result) => {
      stream.off('data', onData).off('close', onClose);
      resolve(result);
    };
    stream.on('data', onData).on('close', onClose);
  });
}
