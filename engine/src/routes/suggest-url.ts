import { nearest } from '../errors/nearest.ts';

/** Finds what an author may have meant. Only asked about what is broken, and each target is looked up once. */
export interface Suggester {
  nearestUrl(target: string): string | undefined;
  nearestId(id: string, ids: readonly string[]): string | undefined;
}

/** Comparing with every url is slow; after this many different targets only exact last segments are looked for. */
const MAX_COMPARED = 200;

export function createSuggester(urls: readonly string[]): Suggester {
  const answers = new Map<string, string | undefined>();
  let byLastSegment: Map<string, string> | undefined;
  const findMoved = (target: string): string | undefined => {
    if (!byLastSegment) {
      byLastSegment = new Map();
      for (const url of urls) {
        const segment = lastSegment(url);
        if (segment !== '' && !byLastSegment.has(segment)) byLastSegment.set(segment, url);
      }
    }
    return byLastSegment.get(lastSegment(target));
  };
  return {
    nearestUrl(target) {
      if (!answers.has(target)) {
        const close = answers.size < MAX_COMPARED ? nearest(target, urls) : undefined;
        answers.set(target, close ?? findMoved(target));
      }
      return answers.get(target);
    },
    nearestId: (id, ids) => nearest(id, ids),
  };
}

/** A page that moved often keeps its name. */
function lastSegment(url: string): string {
  const bare = url.replace(/\/+$/, '').replace(/\.(?:mdx?|html)$/, '');
  return bare.slice(bare.lastIndexOf('/') + 1).toLowerCase();
}
