/** `npm run fuzz -- --minutes 5 --seed 1`: mutated inputs as long as wanted. `--finds` names the folder for the case of each find. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runFuzz } from './fuzz.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    pages: { type: 'string', default: '200' },
    rounds: { type: 'string' },
    finds: { type: 'string' },
  },
});
const finds = values.finds === undefined ? mkdtempSync(join(tmpdir(), 'yaprak-finds-')) : resolve(values.finds);
const result = await runFuzz({
  seed: Number(values.seed),
  minutes: Number(values.minutes),
  pages: Number(values.pages),
  ...(values.rounds === undefined ? {} : { rounds: Number(values.rounds) }),
  finds,
  log: console.log,
});
const { files, refused, queries, builds, rounds, elsewhere, slowest } = result;
console.log(
  `${files} files (${refused} refused with an error), ${queries} queries, ${builds} builds in ${rounds} rounds, the slowest ${(slowest / 1000).toFixed(1)} s, ${elsewhere} built at another place too.`,
);
for (const { what, folder } of result.finds) console.log(`find: ${what}\n  ${folder}`);
console.log(result.finds.length === 0 ? 'No finds.' : `${result.finds.length} finds.`);
process.exitCode = result.finds.length === 0 ? 0 : 1;
