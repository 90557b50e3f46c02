import { fold } from '../../search/analyze/words.ts';
import type { AddressList } from '../../shared/address-list.ts';
import { editDistance } from '../../shared/edit-distance.ts';

export type NearPage = AddressList['pages'][number];

const MOST_NEAR = 5;
/** How much of the last segment may differ. */
const MOST_DIFFERENT = 0.45;
/** The last segment names the page: it counts more than what stands before it. */
const LAST_WEIGHT = 3;
/** For a segment that only one of two addresses has. */
const EXTRA_SEGMENT = 0.6;

/** The page that an address means: another case, other slashes, plain letters, `.html`, `/index.html` or the name of the source. Only if there is exactly one. */
export function findMeantPage(path: string, { pages }: AddressList): string | undefined {
  const wanted = keyOf(path);
  const same = pages.filter(([url]) => keyOf(url) === wanted);
  // Of pages that differ in more than that, the one that is written like this.
  const exact = same.length > 1 ? same.filter(([url]) => plain(url) === plain(path)) : same;
  return exact.length === 1 ? exact[0]?.[0] : undefined;
}

/** The pages with the most similar addresses, the best first. Of old docs versions only the one that the address is in. */
export function findNearPages(path: string, { base, pages, versions }: AddressList): NearPage[] {
  const versionOf = (url: string): string | undefined =>
    versions.filter((version) => `${plain(url)}/`.startsWith(`${plain(version)}/`)).sort(byLength)[0];
  const version = versionOf(path);
  const segmentsOf = (url: string): string[] =>
    keyOf(url.startsWith(base) ? url.slice(base.length) : url)
      .split('/')
      .filter(Boolean);
  const wanted = segmentsOf(path);
  const difference = createDifference();
  const found: { page: NearPage; cost: number }[] = [];
  for (const page of pages) {
    const [url, title] = page;
    const segments = segmentsOf(url);
    const last = Math.min(
      difference(wanted.at(-1) ?? '', segments.at(-1) ?? ''),
      difference(wanted.at(-1) ?? '', fold(title).replace(/[^a-z0-9]+/g, '-')),
    );
    const parents = compareParents(wanted.slice(0, -1), segments.slice(0, -1), difference);
    // A page of the same folder is near as well, unless that is the root or a whole section of the site.
    const isBeside = parents === 0 && wanted.length > 2;
    if (last > MOST_DIFFERENT && !isBeside) continue;
    const own = versionOf(url);
    if (own === undefined || own === version) found.push({ page, cost: LAST_WEIGHT * last + parents });
  }
  // The list is sorted by address, and sorting keeps the order of equals.
  return found
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST_NEAR)
    .map(({ page }) => page);
}

/** The words of an address that are worth searching for. */
export function wordsOf(path: string): string {
  return (plain(path).split('/').at(-1) ?? '').replace(/[-_+.\s]+/g, ' ').trim();
}

const byLength = (one: string, other: string): number => other.length - one.length;

/** Without what is no part of the name. */
function plain(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(?:html?|mdx?)$/i, '')
    .replace(/\/index$/i, '');
}

const keyOf = (path: string): string => fold(plain(path));

type Difference = (one: string, other: string) => number;

/** From 0, the same, to 1. Segments repeat, so each pair is compared once. */
function createDifference(): Difference {
  const known = new Map<string, number>();
  return (one, other) => {
    if (one === other) return 0;
    const key = `${one}/${other}`;
    const found = known.get(key) ?? editDistance(one, other) / Math.max(one.length, other.length);
    known.set(key, found);
    return found;
  };
}

/** What it costs to make one list of segments into the other. */
function compareParents(from: readonly string[], to: readonly string[], difference: Difference): number {
  let costs = to.map((_, index) => (index + 1) * EXTRA_SEGMENT);
  costs.unshift(0);
  for (const [row, segment] of from.entries()) {
    const next = [(row + 1) * EXTRA_SEGMENT];
    for (const [column, other] of to.entries())
      next.push(
        Math.min(
          (costs[column] ?? 0) + difference(segment, other),
          (costs[column + 1] ?? 0) + EXTRA_SEGMENT,
          (next[column] ?? 0) + EXTRA_SEGMENT,
        ),
      );
    costs = next;
  }
  return costs.at(-1) ?? 0;
}
