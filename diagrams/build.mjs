/** Writes `dist`: the one file of elkjs that is used, and beautiful-mermaid as one file that uses it too. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = fileURLToPath(new URL('./dist', import.meta.url));
const elk = dirname(createRequire(import.meta.url).resolve('elkjs/package.json'));
const mermaid = join(dirname(fileURLToPath(import.meta.resolve('beautiful-mermaid'))), '..');

/** What beautiful-mermaid takes from `new ELK()` of elkjs: the worker inside of it, which knows all algorithms. */
const ELK_CLASS = `
import { Worker } from 'yaprak-diagrams/elk';
const algorithms = ['layered', 'stress', 'mrtree', 'radial', 'force', 'disco', 'sporeOverlap', 'sporeCompaction', 'rectpacking'];
export default class {
  constructor() {
    const worker = Object.assign(new Worker(), { onmessage() {} });
    this.worker = { worker };
    worker.dispatcher.saveDispatch({ data: { id: 0, cmd: 'register', algorithms } });
  }
}`;
const REPLACED = 'elkjs/lib/elk.bundled.js';

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
copyFileSync(join(elk, 'lib/elk-worker.min.js'), join(dist, 'elk.cjs'));
copyFileSync(join(elk, 'LICENSE.md'), join(dist, 'elk-licence.md'));
copyFileSync(join(mermaid, 'LICENSE'), join(dist, 'mermaid-licence.txt'));
const bundle = await rolldown({
  input: join(mermaid, 'dist/index.js'),
  platform: 'node',
  external: ['yaprak-diagrams/elk'],
  plugins: [
    {
      name: 'one-elk',
      resolveId: (id) => (id === REPLACED ? id : undefined),
      load: (id) => (id === REPLACED ? ELK_CLASS : undefined),
    },
  ],
});
await bundle.write({ file: join(dist, 'mermaid.cjs'), format: 'cjs', minify: true, externalLiveBindings: false });
await bundle.close();
