/** Opens the search of a built site as the search box does, for measures of relevance: `node run-kb.mjs QUERIES.json --repo .` */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSearch } from './load-search.mjs';

const INDEX = /^search-index-(.+)\.first\.json$/;
const DEFAULT = 'default';

/**
 * @param {string} build folder of the built site
 * @returns {Promise<{ search(query: string): Promise<{ route: string, title: string, why: string }[]> }>}
 */
export async function openSiteSearch(build) {
  const { createSearcher } = await loadSearch('create-searcher.ts');
  const tags = readdirSync(build)
    .flatMap((name) => INDEX.exec(name)?.[1] ?? [])
    .sort((a, b) => Number(a === DEFAULT) - Number(b === DEFAULT) || a.localeCompare(b));
  const searcher = createSearcher({
    load: async (/** @type {string} */ name) => JSON.parse(readFileSync(join(build, name), 'utf8')),
    warn: (/** @type {string} */ message) => console.error(message),
  });
  return {
    async search(query) {
      const { results } = await searcher.search(query, { tags });
      /** @type {Map<string, { route: string, title: string, why: string }>} */
      const pages = new Map();
      for (const { document, why } of results) {
        const route = document.sectionRoute.replace(/#.*/, '');
        const title = document.sectionTitle || document.pageTitle;
        if (!pages.has(route)) pages.set(route, { route, title, why });
      }
      return [...pages.values()];
    },
  };
}
