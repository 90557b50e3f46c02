import { posix } from 'node:path';
import { decodePath } from '../shared/url.ts';

export interface MarkdownLinkOptions {
  /** File that holds the link, relative to the site. */
  from: string;
  roots: readonly (readonly string[])[];
  urlOf: (source: string) => string | undefined;
}

/**
 * The page of the file that a link names. `./x.md` and `../x.md` are looked up in the file's own folder, and in its twin where a
 * translation and its original stand in two; `x.md` there, then in the
 * content folders it belongs to, then in the site folder; `/x.md` in the content folders, then in the site folder; `@site/x.md` in the
 * site folder.
 */
export function findMarkdownSource(link: string, { from, roots, urlOf }: MarkdownLinkOptions): string | undefined {
  const path = decodePath(link);
  for (const candidate of listCandidates(path, { from, roots })) {
    const url = urlOf(posix.normalize(candidate));
    if (url !== undefined) return url;
  }
  return undefined;
}

function listCandidates(path: string, { from, roots }: Pick<MarkdownLinkOptions, 'from' | 'roots'>): string[] {
  const folder = posix.dirname(from);
  if (path.startsWith('@site/')) return listTwins(posix.normalize(path.slice('@site/'.length)), roots);
  const beside = listTwins(posix.normalize(`${folder}/${path}`), roots);
  if (path.startsWith('./') || path.startsWith('../')) return beside;
  const own = roots.find((group) => group.some((root) => from.startsWith(`${root}/`))) ?? [];
  if (path.startsWith('/')) return [...own.map((root) => root + path), ...listTwins(path.slice(1), roots)];
  return [...beside, ...own.map((root) => `${root}/${path}`), ...listTwins(path, roots)];
}

/** A file, and the same one in the other folders of its group: its translation, or what it is a translation of. */
function listTwins(file: string, roots: readonly (readonly string[])[]): string[] {
  const isHome = (root: string): boolean => file.startsWith(`${root}/`);
  const group = roots.find((each) => each.length > 1 && each.some(isHome));
  const home = group?.find(isHome);
  if (!group || home === undefined) return [file];
  return [file, ...group.filter((root) => root !== home).map((root) => root + file.slice(home.length))];
}
