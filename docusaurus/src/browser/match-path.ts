import { readPattern } from '../route-pattern.ts';

/** How a pattern is to be read. */
interface MatchOptions {
  path?: string | readonly string[];
  /** The whole path, not only its beginning. */
  exact?: boolean;
  /** A last slash counts. */
  strict?: boolean;
  sensitive?: boolean;
}

export interface PathMatch {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string | undefined>;
}

/** Whether a path fits `/docs/:version/:page?`, and the values of its parameters. `*` matches anything. */
export function matchPath(pathname: string, options: string | readonly string[] | MatchOptions): PathMatch | null {
  const { path, ...rest } = isOptions(options) ? options : { path: options };
  for (const pattern of typeof path === 'string' ? [path] : (path ?? [])) {
    const match = matchOne(pathname, pattern, rest);
    if (match) return match;
  }
  return null;
}

function isOptions(options: string | readonly string[] | MatchOptions): options is MatchOptions {
  return typeof options === 'object' && !Array.isArray(options);
}

function matchOne(pathname: string, path: string, { exact, strict, sensitive }: MatchOptions): PathMatch | null {
  const { source, names } = readPattern(path.replace(strict ? /^$/ : /\/$/, ''));
  const found = new RegExp(`^${source}${strict ? '' : '/?'}(?=/|$)`, sensitive ? '' : 'i').exec(pathname);
  if (!found) return null;
  const [url, ...values] = found;
  const isExact = url === pathname;
  if (exact && !isExact) return null;
  const params = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  return { path, url: path === '/' && url === '' ? '/' : url, isExact, params };
}
