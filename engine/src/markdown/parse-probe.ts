import { text as readAll } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { Features } from 'satteri';
import { loadParser } from './lazy.ts';

/** A process that parses one text of MDX and ends, see parse-guard.ts. It ends itself if its parent is gone and the parser hangs. */
const deadline = Number(process.argv[2]) + 1000;
const watch = `setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${deadline})`;
new Worker(watch, { eval: true }).unref();

const { text, features } = JSON.parse(await readAll(process.stdin)) as { text: string; features: Features };
try {
  loadParser().mdxToMdast(text, { features });
} catch {
  // An error of the text is reported by whoever asks.
}
process.exit(0);
