import type { Problem } from '../shared/model.ts';

export interface PageScripts {
  url: string;
  source?: string;
  /** See readScriptSources. */
  scripts: readonly string[];
}

/** An entry is about 50 letters, and hosts cut a header after 2,000. */
const MOST = 20;

/**
 * Which scripts of single pages the one policy of the site allows. A rule for one page could not add to it: where two rules fit, hosts join
 * them, and then both must allow a script. So the entries are for all pages, the most used first, and what goes beyond the header's
 * room is told.
 */
export function allowScripts(pages: readonly PageScripts[]): { sources: string[]; problems: Problem[] } {
  const users = new Map<string, PageScripts[]>();
  for (const page of pages) {
    for (const script of page.scripts) {
      const known = users.get(script);
      if (known) known.push(page);
      else users.set(script, [page]);
    }
  }
  const byUse = [...users].toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  const refused = byUse.slice(MOST);
  return {
    sources: byUse.slice(0, MOST).map(([script]) => script),
    problems: refused.flatMap(([, [page]]) => (page ? tooMany(page, { count: byUse.length }) : [])),
  };
}

function tooMany(page: PageScripts, options: { count: number }): Problem {
  return {
    code: 'script-policy',
    severity: 'warning',
    message: `A script of ${page.url} is not allowed by the Content-Security-Policy in \`_headers\`: the pages have ${options.count} different scripts of their own, and there is room for ${MOST}.`,
    file: page.source,
    hint: 'Put the scripts into a static folder and name them by `src`, or write your own `static/_headers`.',
  };
}
