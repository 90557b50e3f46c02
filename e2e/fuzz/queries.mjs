/** Searches a built site with mutated queries, as the search box would. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSearch } from '../../bench/load-search.mjs';
import { mutate } from './mutate.mjs';
import { VALUES } from './texts.mjs';

/** @typedef {import('../../bench/random.mjs').Random} Random */
/** @typedef {{ what: string, detail: string }} Fault */

const QUERIES = ['first', 'text of a folder', '"exact words"', 'tag:one text', '+must -not', 'title:first', 'fis*', 'wrd~2', 'a b c d e f g', 'çalışma şifre', 'x^3 y', ...VALUES]; // prettier-ignore
const SLOW_MS = 10_000;

/**
 * @returns {Promise<(dir: string, random: Random, count: number) => Promise<Fault[]>>}
 */
export async function createQueryFuzzer() {
  const { createSearcher } = await loadSearch('create-searcher.ts');
  return async (dir, random, count) => {
    const build = join(dir, 'build');
    const tags = readdirSync(build).flatMap((name) => /^search-index-(.+)\.json$/.exec(name)?.[1] ?? []);
    const searcher = createSearcher({
      load: async (/** @type {string} */ name) => JSON.parse(readFileSync(join(build, name), 'utf8')),
      warn: () => {},
    });
    /** @type {Fault[]} */
    const faults = [];
    for (let number = 0; number < count; number++) {
      const query = mutate(random.pick(QUERIES), random);
      const started = performance.now();
      try {
        const { results } = await searcher.search(query, { tags });
        if (!Array.isArray(results)) throw new Error('There is no list of results.');
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        faults.push({ what: `query: ${message.slice(0, 80)}`, detail: JSON.stringify(query) });
      }
      if (performance.now() - started > SLOW_MS) faults.push({ what: 'query: slow', detail: JSON.stringify(query) });
    }
    return faults;
  };
}
