import { readScriptSources } from './script-sources.ts';

/** What the rest of the build needs of an emitted page: read from the HTML itself, so that an id or a script made by a component counts. */

export interface PageFacts {
  ids: string[];
  /** Hrefs inside `<main>`, or on the whole page, as emitted, each once. */
  links: string[];
  /** Those of the links that components want to be checked; absent: all are. See `collectLink` of the page. */
  collected?: string[];
  /** Those of the links that nothing shows before a component does: they are in what it has not drawn yet. Absent: none. */
  hidden?: string[];
  /** What the page must be allowed to run besides what every page may; absent: nothing. */
  scripts?: string[];
}

const ID = /\s(?:id|name)="([^"]*)"/g;
/**
 * Not the name of a site without a home page, which leads to whatever the host shows there, nor links that are not to be checked (`pathname://`,
 * `data-noBrokenLinkCheck`).
 */
const LINK = /<a\b(?![^>]*\sdata-(?:no-navigation|unchecked-link))[^>]*?\shref="([^"]*)"/g;

/** Their text may have tags, which are no elements of the page: a template that a script fills in. */
const SCRIPT = /<(script|style)\b[\s\S]*?<\/\1>/g;

export interface PageFactsOptions {
  knownScripts: ReadonlySet<string>;
  /** Read the links around `<main>` too: they are the same on every page, so one page's are enough. */
  everywhere?: boolean;
}

export function readPageFacts(html: string, options: PageFactsOptions): PageFacts {
  const ids = new Set<string>();
  const links = new Set<string>();
  const from = html.indexOf('<body');
  ID.lastIndex = from;
  for (let found = ID.exec(html); found; found = ID.exec(html)) ids.add(decode(found[1] ?? ''));
  const start = options.everywhere ? -1 : html.indexOf('<main');
  const main = start < 0 ? html.slice(from) : html.slice(start, html.indexOf('</main>', start));
  const elements = main.replace(SCRIPT, '');
  for (const link of readLinks(elements)) links.add(link);
  const scripts = readScriptSources(html, { known: options.knownScripts });
  const shown = elements.includes('<template') ? new Set(readLinks(withoutTemplates(elements))) : links;
  const hidden = [...links].filter((link) => !shown.has(link));
  return {
    ids: [...ids],
    links: [...links],
    ...(hidden.length > 0 && { hidden }),
    ...(scripts.length > 0 ? { scripts } : {}),
  };
}

const readLinks = (html: string): string[] => [...html.matchAll(LINK)].map(([, href = '']) => decode(href));

function withoutTemplates(html: string): string {
  const [first = '', ...rest] = html.split(/<(\/?)template\b/);
  let shown = first;
  let depth = 0;
  for (let index = 0; index < rest.length; index += 2) {
    depth += rest[index] === '/' ? -1 : 1;
    if (depth === 0) shown += rest[index + 1];
  }
  return shown;
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:amp|quot|lt|gt|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&#x27;': "'",
};

/** What a reader sees of a page's main part, as plain text: for pages that are a component and have no Markdown. */
export function readPageText(html: string): string {
  const start = html.search(/<main\b/);
  const from = start < 0 ? html.search(/<div data-region="main"/) : start;
  if (from < 0) return '';
  const end = html.indexOf('</main>', from);
  return html
    .slice(from, end < 0 ? html.indexOf('<footer', from) : end)
    .replace(/<(script|style|template|svg|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|quot|lt|gt|nbsp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
