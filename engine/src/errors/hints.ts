import { ADAPTERS } from '../shared/adapter.ts';
import { editDistance } from '../shared/edit-distance.ts';

/**
 * Finds the candidate that is meant by a misspelt name; undefined when none is close. One with the same letters comes first, since hyphens,
 * dots and case are what names are most often made with: `#12-3-0` is `#1230`, not `#12130`.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const known = [...candidates];
  return sameLetters(name, { known, letters: known.map(lettersOf) }) ?? closest(name, known);
}

/** Letters and digits alone, and the slashes between them. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}/]+|\/+$/gu, '');
}

function sameLetters(
  name: string,
  { known, letters }: { known: readonly string[]; letters: readonly string[] },
): string | undefined {
  const wanted = lettersOf(name);
  if (wanted === '') return undefined;
  const same = known.filter((_, index) => letters[index] === wanted);
  return closest(name, same) ?? same[0];
}

/** A difference in case counts little. The limit grows with the length: one typo in a short name, three in a long one. */
function closest(name: string, candidates: readonly string[]): string | undefined {
  const limit = name.length <= 4 ? 1 : name.length <= 8 ? 2 : 3;
  let best: string | undefined;
  let bestDistance = limit + 0.5;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name, candidate, { limit: bestDistance });
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The package that an import names: `@a/b` of `@a/b/c`. */
export function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/** The hint for an import that was not found, though its package may be there. */
export function importHint(written: string, { isInstalled = false } = {}): string {
  // Drops the loader of `!!raw-loader!./file`.
  const specifier = written.slice(written.lastIndexOf('!') + 1);
  if (/^(?:[./]|@site\/)/.test(specifier)) return 'Check the path and the ending of the file.';
  const [, part] = /^@theme(?:-original|-init)?\/(.+)$/.exec(specifier) ?? [];
  if (part !== undefined)
    return `The theme has no part "${part}". Use one of the parts that the reference lists, or add a component at src/theme/${part}.`;
  const name = packageOf(specifier);
  if (isInstalled)
    return `\`${name}\` is installed, but the file that is meant is not in it. If it belongs to this repository, build it first.`;
  const adapter = ADAPTERS.find(({ scope }) => specifier.startsWith(scope));
  if (adapter) return `The README of ${adapter.package} lists the modules that it supplies. Remove the import.`;
  return `Install it with \`npm install ${name}\`, or remove the import.`;
}

/** Suggests corrections for broken links. Each target is looked up once. */
export interface Suggester {
  nearestUrl(target: string): string | undefined;
  nearestId(id: string, ids: readonly string[]): string | undefined;
}

/** Comparing with every url is slow. After this many targets only the last segments are compared. */
const MAX_COMPARED = 200;

export function createSuggester(urls: readonly string[]): Suggester {
  const suggestions = new Map<string, string | undefined>();
  let byLastSegment: Map<string, string> | undefined;
  let letters: string[] | undefined;
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
      if (!suggestions.has(target)) {
        letters ??= urls.map(lettersOf);
        const close = suggestions.size < MAX_COMPARED ? closest(target, urls) : undefined;
        suggestions.set(target, sameLetters(target, { known: urls, letters }) ?? close ?? findMoved(target));
      }
      return suggestions.get(target);
    },
    nearestId: (id, ids) => nearest(id, ids),
  };
}

/** The last segment of a url. A page that moved often has the same one. */
function lastSegment(url: string): string {
  const bare = url.replace(/\/+$/, '').replace(/\.(?:mdx?|html)$/, '');
  return bare.slice(bare.lastIndexOf('/') + 1).toLowerCase();
}
