/** The reader's side of any built site in Chromium. Each engine is given only by its folder and its selectors. */
import { openBrowser } from './browser.mjs';
import { measureClicks, measureSlowClicks } from './reader-click.mjs';
import { measureLoad } from './reader-load.mjs';
import { measureSearch } from './reader-search.mjs';
import { serveFolder } from './serve-folder.mjs';

/**
 * @typedef {object} Selectors
 * @property {string} sidebarLink links of the sidebar that lead to a page
 * @property {string} heading heading of the page
 * @property {string} [searchOpener] what is clicked to get at the input, where it is not there from the start
 * @property {string} [searchInput] left out where the engine has no search
 * @property {string} [searchResult] one result of the list
 *
 * @typedef {object} Subject
 * @property {import('./browser.mjs').Browser} browser
 * @property {import('./serve-folder.mjs').ServedFolder} served
 * @property {string} page path of the page that is opened first
 * @property {Required<Omit<Selectors, 'searchOpener'>> & Pick<Selectors, 'searchOpener'>} selectors
 *
 * @typedef {object} ReaderResult
 * @property {Awaited<ReturnType<typeof measureLoad>>} [firstLoad]
 * @property {Awaited<ReturnType<typeof measureClicks>>} [clicks]
 * @property {Awaited<ReturnType<typeof measureSearch>>} [search]
 * @property {Record<string, string>} failures which part could not be measured, and why
 */

/** @type {Selectors} */
export const OWN_SELECTORS = {
  sidebarLink: '#y-sidebar a.menu-link:not(.menu-closed)',
  heading: 'article h1',
  searchInput: '[data-search] [role=combobox]',
  searchResult: '[data-search] [role=option]',
};

/**
 * @param {string} outDir
 * @param {{ page: string, selectors: Selectors, runs?: number }} options
 * @returns {Promise<ReaderResult>}
 */
export async function measureReader(outDir, { page, selectors, runs = 5 }) {
  const served = await serveFolder(outDir);
  const browser = await openBrowser();
  const { searchInput = '', searchResult = '' } = selectors;
  const subject = { browser, served, page, selectors: { ...selectors, searchInput, searchResult } };
  /** @type {ReaderResult} */
  const result = { failures: {} };
  /** @type {(part: string, measure: () => Promise<void>) => Promise<void>} */
  const attempt = async (part, measure) => {
    try {
      await measure();
    } catch (error) {
      result.failures[part] = String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
    }
  };
  try {
    await attempt('firstLoad', async () => void (result.firstLoad = await measureLoad(subject, { runs })));
    await attempt('clicks', async () => void (result.clicks = await measureClicks(subject, { clicks: runs * 2 })));
    await attempt('slowClicks', async () => {
      if (result.clicks) result.clicks.slowMs = await measureSlowClicks(subject, { clicks: runs });
    });
    if (searchInput) await attempt('search', async () => void (result.search = await measureSearch(subject, { runs })));
    return result;
  } finally {
    await browser.close();
    await served.close();
  }
}
