import { realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { HOST_FILES } from '../../shared/host-targets.ts';
import type { TrailingSlash } from '../../shared/url.ts';

export interface StaticSite {
  /** Real path of the folder that is served. */
  root: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  trailingSlash: TrailingSlash;
}

export interface StaticFile {
  /** Real path, known to be inside the folder. */
  file: string;
  /** Path inside the folder, with forward slashes. */
  name: string;
  stats: Stats;
}

export type StaticResult =
  | { kind: 'file'; file: StaticFile; /** The Markdown twin of a page. */ twin?: StaticFile | undefined }
  | { kind: 'redirect'; location: string; permanent: boolean }
  | { kind: 'missing' }
  | { kind: 'malformed' };

const MISSING: StaticResult = { kind: 'missing' };

/** Languages are not deeper; an address of a thousand folders must not cost a thousand looks. */
const NOT_FOUND_DEPTH = 8;

/** Resolves a request target (`/a/b?x`, undecoded). */
export function resolveStaticPath(target: string, site: StaticSite): StaticResult {
  const { rawPath, query } = splitTarget(target);
  if (!rawPath.startsWith('/')) return { kind: 'malformed' };
  const decoded = decodeSegments(rawPath);
  if (decoded === 'malformed') return { kind: 'malformed' };
  if (decoded === 'forbidden') return MISSING;

  const base = site.baseUrl.split('/').filter(Boolean);
  if (decoded.segments.length === 0 && base.length > 0) return redirect(base, { slash: true, query, permanent: false });
  if (base.some((segment, index) => decoded.segments[index] !== segment)) return MISSING;
  const segments = decoded.segments.slice(base.length);
  const request = { segments, slash: decoded.slash };
  const found = findFile(request, site);
  if (!found) return MISSING;
  const plain = plainPath(request, { found, site });
  const isPlain = plain.slash === request.slash && plain.segments === segments && !decoded.doubled;
  // Where `x.html` and `x/index.html` both exist, the plain path names only one of them; the other keeps its long name.
  if (isPlain || findFile(plain, site)?.file !== found.file)
    return { kind: 'file', file: found, twin: findTwin(found.name, site) };
  return redirect([...base, ...plain.segments], { slash: plain.slash, query, permanent: true });
}

/**
 * The file of a path inside the folder, unless it does not exist, is no file, or a link leads out of the folder. Looks at the disk at once:
 * that takes 4 µs, while a look through Node's threads takes 35 of this thread and as many turns of the loop as there are looks.
 */
export function findStaticFile(name: string, site: Pick<StaticSite, 'root'>): StaticFile | undefined {
  try {
    const written = path.join(site.root, ...name.split('/'));
    const stats = statSync(written, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const file = realpathSync.native(written);
    return file.startsWith(site.root + path.sep) ? { file, name, stats } : undefined;
  } catch {
    return undefined;
  }
}

/** What is shown where there is nothing: the nearest `404.html` on the way up, since each language has its own. */
export function findNotFoundPage(target: string, site: StaticSite): StaticFile | undefined {
  const decoded = decodeSegments(splitTarget(target).rawPath);
  const depth = site.baseUrl.split('/').filter(Boolean).length;
  const folders = typeof decoded === 'string' ? [] : decoded.segments.slice(depth);
  for (let length = Math.min(folders.length, NOT_FOUND_DEPTH); length >= 0; length -= 1) {
    const found = findStaticFile([...folders.slice(0, length), '404.html'].join('/'), site);
    if (found) return found;
  }
  return undefined;
}

export function isNotFoundPage(name: string): boolean {
  return name === '404.html' || name.endsWith('/404.html');
}

interface PathRequest {
  segments: string[];
  slash: boolean;
}

function splitTarget(target: string): { rawPath: string; query: string } {
  // A proxy may send the whole url.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = local.search(/[?#]/);
  if (mark === -1) return { rawPath: local || '/', query: '' };
  return { rawPath: local.slice(0, mark) || '/', query: local[mark] === '?' ? local.slice(mark) : '' };
}

/** Each segment is decoded once, after the split, so that an escaped slash never becomes a separator. */
function decodeSegments(rawPath: string): (PathRequest & { doubled: boolean }) | 'malformed' | 'forbidden' {
  const pieces = rawPath.slice(1).split('/');
  const slash = pieces.at(-1) === '';
  const segments: string[] = [];
  for (const piece of pieces) {
    if (piece === '') continue;
    let segment: string;
    try {
      segment = decodeURIComponent(piece);
    } catch {
      return 'malformed';
    }
    if (segment.includes('\0')) return 'malformed';
    if (segment === '.' || segment === '..' || /[/\\]/.test(segment)) return 'forbidden';
    segments.push(segment);
  }
  return { segments, slash, doubled: segments.length + (slash ? 1 : 0) !== pieces.length };
}

function findFile({ segments, slash }: PathRequest, site: StaticSite): StaticFile | undefined {
  const name = segments.join('/');
  if (name === '') return findStaticFile('index.html', site);
  if (!slash) {
    if ((HOST_FILES as readonly string[]).includes(name)) return undefined;
    const exact = findStaticFile(name, site);
    if (exact) return exact;
  }
  const asPage = [`${name}/index.html`, `${name}.html`];
  if (site.trailingSlash === false && !slash) asPage.reverse();
  // `/x.html` where only `x/index.html` exists: an old address of the same page.
  if (!slash && name.endsWith('.html')) asPage.push(`${name.slice(0, -'.html'.length)}/index.html`);
  for (const candidate of asPage) {
    const file = findStaticFile(candidate, site);
    if (file) return file;
  }
  return undefined;
}

/** `x.md` for `x/index.html` and `x.html`; the first page of a site or of a language may have `index.md`. */
function findTwin(name: string, site: StaticSite): StaticFile | undefined {
  if (!name.endsWith('.html') || isNotFoundPage(name)) return undefined;
  const bare = name.slice(0, -'.html'.length);
  const beside = bare.endsWith('/index') ? findStaticFile(`${bare.slice(0, -'/index'.length)}.md`, site) : undefined;
  return beside ?? findStaticFile(`${bare}.md`, site);
}

/** How the address of a found page is written: without `.html` and `/index.html`, with the site's choice of last slash. */
function plainPath(request: PathRequest, options: { found: StaticFile; site: StaticSite }): PathRequest {
  const { found, site } = options;
  if (!found.name.endsWith('.html') || isNotFoundPage(found.name)) return request;
  const last = request.segments.at(-1) ?? '';
  let { segments } = request;
  if (!request.slash && last === 'index.html') segments = segments.slice(0, -1);
  else if (!request.slash && last.endsWith('.html') && last.length > '.html'.length) {
    segments = [...segments.slice(0, -1), last.slice(0, -'.html'.length)];
  }
  return { segments, slash: segments.length === 0 || (site.trailingSlash ?? request.slash) };
}

function redirect(segments: string[], options: { slash: boolean; query: string; permanent: boolean }): StaticResult {
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  const location = (options.slash || path === '' ? `${path}/` : path) + options.query;
  return { kind: 'redirect', location, permanent: options.permanent };
}
