import { checkLinks } from '../routes/check-links.ts';
import type { RouteTable } from '../routes/table.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { RenderedPage } from '../render/page/render-route.ts';
import type { Problem } from '../shared/model.ts';
import { escapeAttribute } from '../shared/html.ts';
import { isFilePath } from '../shared/url.ts';

export interface PageLinksOptions {
  table: RouteTable;
  config: Pick<SiteConfig, 'onBrokenLinks' | 'onBrokenAnchors'>;
  /** Whether something else than a page is at an address: a redirect, a static file. `path` is below baseUrl. */
  hasFile: (path: string) => boolean;
}

/** The links in the text of a page that lead nowhere. Ids of other pages are not known here, nor are files that plugins emit: a build checks those. */
export function checkPageLinks(
  { url, links, facts }: Pick<RenderedPage, 'url' | 'links' | 'facts'>,
  { config, hasFile, table }: PageLinksOptions,
): Problem[] {
  const problems = checkLinks([{ url, ids: facts.ids, links }], {
    table,
    hasFile: (path) => isFilePath(path) || hasFile(path),
    onBrokenLinks: config.onBrokenLinks,
    onBrokenAnchors: config.onBrokenAnchors,
  });
  // They stop a build, but nothing here.
  return problems.map((problem) => ({ ...problem, severity: 'warning' }));
}

/** Reports the problems of a page that it did not have when it was last made. */
export function createNewProblems(): (url: string, problems: readonly Problem[]) => Problem[] {
  const last = new Map<string, Set<string>>();
  return (url, problems) => {
    const before = last.get(url);
    const keys = problems.map((problem) => JSON.stringify(problem));
    last.set(url, new Set(keys));
    return problems.filter((_, index) => !before?.has(keys[index] ?? ''));
  };
}

/** What client/dev.ts shows as a badge. A tag of the head, so that navigation changes it with the page. */
export function linksHead(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const shown = problems.map(({ message, file, line, column, hint }) => ({
    message,
    place: [file, line, column].filter((piece) => piece !== undefined).join(':'),
    hint,
  }));
  return `<meta name="yaprak-links" content="${escapeAttribute(JSON.stringify(shown))}">`;
}
