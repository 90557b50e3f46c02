import { posix } from 'node:path';
import { decodePath } from '../shared/url.ts';

export interface MarkdownLinkOptions {
  /** File that holds the link, relative to the site. */
  from: string;
  roots: readonly (readonly string[])[];
  urlOf: (source: string) => string | undefined;
}

/**
 * The page of the file that a link names. `./x.md` and `../x.md` are looked up in the file's own folder; `x.md` there, then in the
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
  if (path.startsWith('@site/')) return [path.slice('@site/'.length)];
  if (path.startsWith('./') || path.startsWith('../')) return [`${folder}/${path}`];
  const own = roots.find((group) => group.some((root) => from.startsWith(`${root}/`))) ?? [];
  if (path.startsWith('/')) return [...own.map((root) => root + path), path.slice(1)];
  return [`${folder}/${path}`, ...own.map((root) => `${root}/${path}`), path];
}
