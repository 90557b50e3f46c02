/** What the link check needs of an emitted page: read from the HTML itself, so that an id made by a component counts. */

export interface PageFacts {
  ids: string[];
  /** Hrefs inside `<main>`, as emitted, each once. */
  links: string[];
}

const ID = /\s(?:id|name)="([^"]*)"/g;
const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;

export function readPageFacts(html: string): PageFacts {
  const ids = new Set<string>();
  const links = new Set<string>();
  const from = html.indexOf('<body');
  ID.lastIndex = from;
  for (let found = ID.exec(html); found; found = ID.exec(html)) ids.add(decode(found[1] ?? ''));
  const start = html.indexOf('<main');
  const main = start < 0 ? html.slice(from) : html.slice(start, html.indexOf('</main>', start));
  for (const found of main.matchAll(LINK)) links.add(decode(found[1] ?? ''));
  return { ids: [...ids], links: [...links] };
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
