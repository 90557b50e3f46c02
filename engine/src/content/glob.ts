import picomatch from 'picomatch';

export type PathMatcher = (path: string) => boolean;

/**
 * Compiles globs of `include` and `exclude` for forward-slash paths. The matcher is true when any of them matches. A pattern that starts with
 * `!` takes matches away again.
 */
export function compileGlobs(patterns: readonly string[]): PathMatcher {
  const isNegated = (pattern: string): boolean => pattern.startsWith('!') && pattern[1] !== '(';
  const wanted = patterns.filter((pattern) => !isNegated(pattern));
  const ignore = patterns.filter(isNegated).map((pattern) => pattern.slice(1));
  if (wanted.length === 0) return () => false;
  // Files with a dot are left out when folders are listed, not here.
  const matches = picomatch(wanted, { dot: true, posix: true, ignore });
  return (path) => matches(path);
}
