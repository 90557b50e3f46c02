import { checkLinks, type CheckLinksOptions } from '../routes/check-links.ts';
import { findWritten } from '../routes/find-written.ts';
import { joinLinks } from '../routes/report-links.ts';
import type { RouteTable } from '../routes/table.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { RenderedPage } from '../render/page/render-route.ts';
import type { Problem } from '../shared/model.ts';
import { escapeAttribute } from '../shared/html.ts';
import { isFilePath } from '../shared/url.ts';

export interface PageLinksOptions {
  table: RouteTable;
  config: Pick<SiteConfig, 'baseUrl' | 'onBrokenLinks' | 'onBrokenAnchors'>;
  /** The file of the page. */
  source: string | undefined;
  textOf: (file: string) => string | undefined;
  /** Whether something else than a page is at an address: a redirect, a static file. `path` is below baseUrl. */
  hasFile: (path: string) => boolean;
  patterns: CheckLinksOptions['patterns'];
}

/** The links in the text of a page that lead nowhere. Ids of other pages are not known here, nor are files that plugins emit: a build checks those. */
export function checkPageLinks(
  { url, links, facts, parts }: Pick<RenderedPage, 'url' | 'links' | 'facts' | 'parts'>,
  { config, hasFile, patterns, table, source, textOf }: PageLinksOptions,
): Problem[] {
  const page = { url, source, ids: facts.ids, links: joinLinks(links, facts) };
  const problems = checkLinks([page], {
    table,
    hasFile: (path) => isFilePath(path) || hasFile(path),
    patterns,
    locate(href) {
      for (const file of source === undefined ? [] : [source, ...parts.map((part) => part.source)]) {
        const place = findWritten(href, { text: textOf(file), bases: [config.baseUrl] });
        if (place) return { ...place, file };
      }
      return undefined;
    },
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

/** Whether a problem of a page is a link, or a picture, that leads nowhere. */
export function isBrokenLink({ code }: Problem): boolean {
  return code.startsWith('broken-');
}

/** What client/dev.ts shows as a badge. A tag of the head, so that navigation changes it with the page. */
export function linksHead(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const inOrder = problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const shown = inOrder.map(({ message, file, line, column, hint }) => ({
    message,
    place: [file, line, column].filter((piece) => piece !== undefined).join(':'),
    hint,
  }));
  return `<meta name="yaprak-links" content="${escapeAttribute(JSON.stringify(shown))}">`;
}
