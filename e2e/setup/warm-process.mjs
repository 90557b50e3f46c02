/**
 * A process that runs one `yaprak` command after the other: the parent writes `{ args, cwd }`, a line of JSON each. Starting Node and loading
 * the engine takes a second of CPU, which is most of the time that a build of a small site takes.
 */
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';

const [cli = '', mark = ''] = process.argv.slice(2);
const exit = process.exit.bind(process);
// The command line ends with `process.exit()`, without a code. A site's own code that gives one ends this process, as it would any other.
process.exit = /** @type {typeof process.exit} */ ((code) => (code === undefined ? undefined : exit(code)));

// The parent reads two streams; in which order their lines were written is known here only.
let output = '';
const streams = [process.stdout, process.stderr];
const writers = streams.map((stream) => stream.write.bind(stream));
for (const [index, stream] of streams.entries())
  stream.write = /** @type {typeof stream.write} */ (
    (/** @type {[string]} */ ...args) => {
      output += args[0];
      return writers[index]?.(...args);
    }
  );

let runs = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { args, cwd } = JSON.parse(line);
  process.chdir(cwd);
  process.argv = [process.execPath, 'yaprak', ...args];
  process.exitCode = 0;
  output = '';
  // The entry runs again; what it imports is loaded once.
  await import(`${pathToFileURL(cli).href}?${runs++}`);
  for (const stream of streams) stream.removeAllListeners('error');
  for (const write of writers) write(`${mark}${JSON.stringify({ code: process.exitCode, output })}\n`);
  // What the command line listens for is the process's last, as a rule.
  for (const event of ['beforeExit', 'unhandledRejection', 'uncaughtException', 'SIGINT', 'SIGTERM', 'SIGHUP'])
    process.removeAllListeners(event);
}
exit(0);
