/** For the relevance measure: `node run.mjs bench/search-adapter.mjs`. Its documents are sections here, one page each. */
import { loadSearch } from './load-search.mjs';

const { buildSearchIndex } = await loadSearch('build/build-search-index.ts');
const { createSearcher } = await loadSearch('create-searcher.ts');

/** @typedef {{ id: number, title: string, content: string, parents?: string, tags?: string }} Document */

/** Cut in parts as a large site is, when asked to: the texts of most sections are then not looked at. */
const limit = process.env['SEARCH_PARTS'] ? 0 : Infinity;
const sizes = { termsInOneFile: limit, listedSections: limit, textInOneFile: limit };

/** @param {Document[]} documents */
export default async function createEngine(documents) {
  const sections = documents.map(({ title, content, parents = '', tags = '' }, id) => ({
    id,
    pageTitle: title,
    sectionTitle: title,
    sectionRoute: `/docs/${id}`,
    type: 'docs',
    tags: tags.split(' ').filter(Boolean),
    sidebarParentCategories: parents.split(' › ').filter(Boolean),
    content,
  }));
  /** @type {Map<string, string>} */
  const files = new Map(
    buildSearchIndex(sections, { tag: 'default', sizes }).map((/** @type {any} */ { name, text }) => [name, text]),
  );
  const searcher = createSearcher({
    load: async (/** @type {string} */ name) => JSON.parse(files.get(name) ?? 'null'),
    warn: (/** @type {string} */ message) => console.error(message),
  });
  return {
    search: async (/** @type {string} */ query, /** @type {number} */ limit) => {
      const { results } = await searcher.search(query, { tags: ['default'], limit });
      return results.map((/** @type {any} */ { document }) => documents[document.id]?.id);
    },
  };
}
