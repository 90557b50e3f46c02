/**
 * `npm run fuzz -- --minutes 5 --seed 1`: whole sites of mutated inputs, as long as wanted. `--inputs 100000`: so many pages, each alone.
 * `--finds` names the folder for the case of each find.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runFuzz } from './fuzz.mjs';
import { tryMany } from './many.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    pages: { type: 'string', default: '200' },
    rounds: { type: 'string' },
    inputs: { type: 'string' },
    finds: { type: 'string' },
  },
});
const seed = Number(values.seed);
const finds = values.finds === undefined ? mkdtempSync(join(tmpdir(), 'yaprak-finds-')) : resolve(values.finds);
const log = console.log;
const found = values.inputs === undefined ? await trySites() : await tryPages(Number(values.inputs));
for (const { what, folder } of found) log(`find: ${what}\n  ${folder}`);
log(found.length === 0 ? 'No finds.' : `${found.length} finds.`);
process.exitCode = found.length === 0 ? 0 : 1;

async function trySites() {
  const { rounds: most, minutes, pages } = values;
  const result = await runFuzz({
    seed,
    minutes: Number(minutes),
    pages: Number(pages),
    ...(most === undefined ? {} : { rounds: Number(most) }),
    finds,
    log,
  });
  const { files, refused, queries, requests, builds, rounds, elsewhere, slowest } = result;
  log(
    `${files} files (${refused} refused with an error), ${queries} queries, ${requests} MCP requests, ${builds} builds in ${rounds} rounds, the slowest ${(slowest / 1000).toFixed(1)} s, ${elsewhere} built at another place too.`,
  );
  return result.finds;
}

/** @param {number} inputs */
async function tryPages(inputs) {
  const result = await tryMany({ seed, inputs, finds, log });
  log(`${result.inputs} inputs (${result.refused} refused with an error), ${result.hangs} hangs over 10 s.`);
  return result.finds;
}
