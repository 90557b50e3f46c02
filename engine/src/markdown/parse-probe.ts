import { text as readAll } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { Features } from 'satteri';
import { loadParser } from './lazy.ts';

/** A process that parses one text of MDX, see parse-guard.ts. When that takes more CPU than its first argument says, it writes the second one and is killed. */
const limit = Number(process.argv[2]) * 1e6;
const watch = `setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system <= ${limit}) return;
  require('node:fs').writeSync(1, ${JSON.stringify(process.argv[3])});
  process.kill(${process.pid}, 'SIGKILL');
}, 50)`;
new Worker(watch, { eval: true }).unref();

const { text, features } = JSON.parse(await readAll(process.stdin)) as { text: string; features: Features };
try {
  loadParser().mdxToMdast(text, { features });
} catch {
  // An error of the text is reported by whoever asks.
}
process.exit(0);
