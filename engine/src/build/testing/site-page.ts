import type { PageResult, PageResults, SitePage } from '../../store/site-record.ts';

/** A page of a made-up site. */
export function sitePage(page: Partial<SitePage> = {}): SitePage {
  const url = page.url ?? '/docs/a';
  const output = `${url.slice(1)}/index.html`;
  const rest = { key: '', bytes: 1, inode: 1, isQuiet: false, hasBrokenLink: false, isNew: false };
  const texts = { textHash: '', markdownHash: '', markdownSize: 0 };
  return { url, output, ...rest, ...texts, resultKey: url, ...page };
}

/** What is known of such a page. */
export function pageResult(result: Partial<PageResult> = {}): PageResult {
  const url = result.url ?? '/docs/a';
  return {
    url,
    output: `${url.slice(1)}/index.html`,
    facts: { ids: [], links: [] },
    links: [],
    resolutions: [],
    parts: [],
    assets: [],
    problems: [],
    bytes: 1,
    ...result,
  };
}

/** Results by the key of their page. */
export function pageResults(results: Readonly<Record<string, PageResult>>): PageResults {
  return {
    resultOf({ resultKey }) {
      const found = results[resultKey];
      if (!found) throw new Error(`Nothing is known of ${resultKey}.`);
      return found;
    },
    sectionsOf: () => [],
    markdownOf: () => new Uint8Array(),
  };
}
