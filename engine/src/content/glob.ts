/** Globs of `include` and `exclude`: `*`, `**`, `?`, `[abc]`, `{a,b}` and `!(x)`, `@(x)`, `+(x)`, `?(x)`, `*(x)`, on forward-slash paths. */

export type PathMatcher = (path: string) => boolean;

/** Compile patterns once; the matcher is true when any matches. A pattern that starts with `!` takes matches away again. */
export function compileGlobs(patterns: readonly string[]): PathMatcher {
  const wanted: PathMatcher[] = [];
  const unwanted: PathMatcher[] = [];
  for (const pattern of patterns) {
    const negated = pattern.startsWith('!') && pattern[1] !== '(';
    (negated ? unwanted : wanted).push(compileGlob(negated ? pattern.slice(1) : pattern));
  }
  return (path) => wanted.some((matches) => matches(path)) && !unwanted.some((matches) => matches(path));
}

function compileGlob(pattern: string): PathMatcher {
  const clean = pattern.startsWith('./') ? pattern.slice(2) : pattern;
  const regex = new RegExp(`^${expand(clean)}$`, 'su');
  const literal = findLiteral(clean);
  // Of ten thousand paths hardly any has a `_` or a `.test.`; looking for that costs a tenth of trying the whole pattern.
  return (path) => path.includes(literal) && regex.test(path);
}

/** The longest text that every match holds: between wildcards, before the first group, and within one segment, since two stars may be none. */
function findLiteral(glob: string): string {
  const plain = /^[^[{(\\]*/.exec(glob)?.[0] ?? '';
  return plain.split(/[*?!@+/]/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

const CLOSERS: Record<string, string> = { '{': '}', '(': ')' };

function expand(glob: string): string {
  let out = '';
  let at = 0;
  while (at < glob.length) {
    const char = glob[at] ?? '';
    if ('!@+?*'.includes(char) && glob[at + 1] === '(') {
      const end = findClose(glob, at + 1);
      if (end > 0) {
        out += group(char, splitTop(glob.slice(at + 2, end), '|'));
        at = end + 1;
        continue;
      }
    }
    if (char === '*' && glob[at + 1] === '*') {
      const alone = (at === 0 || glob[at - 1] === '/') && (at + 2 === glob.length || glob[at + 2] === '/');
      if (alone && glob[at + 2] === '/') {
        out += '(?:[^/]+/)*';
        at += 3;
      } else {
        out += alone ? '.*' : '[^/]*';
        at += 2;
      }
      continue;
    }
    if (char === '{') {
      const end = findClose(glob, at);
      if (end > 0) {
        out += `(?:${splitTop(glob.slice(at + 1, end), ',')
          .map(expand)
          .join('|')})`;
        at = end + 1;
        continue;
      }
    }
    if (char === '[') {
      const end = glob.indexOf(']', at + 2);
      if (end > 0) {
        out += `[${glob
          .slice(at + 1, end)
          .replace(/^!/, '^')
          .replace(/[\\[]/g, '\\$&')}]`;
        at = end + 1;
        continue;
      }
    }
    if (char === '*') out += '[^/]*';
    else if (char === '?') out += '[^/]';
    else
      out += char.replace(/[\\^$.*+?()[\]{}|/-]/g, (special) =>
        special === '-' || special === '/' ? special : `\\${special}`,
      );
    at++;
  }
  return out;
}

function group(kind: string, alternatives: string[]): string {
  const inner = alternatives.map(expand).join('|');
  if (kind === '!') return `(?!(?:${inner})(?:$|[/.]))[^/]*?`;
  return `(?:${inner})${kind === '@' ? '' : kind}`;
}

function findClose(glob: string, open: number): number {
  const opener = glob[open] ?? '';
  const closer = CLOSERS[opener];
  let depth = 0;
  for (let at = open; at < glob.length; at++) {
    if (glob[at] === opener) depth++;
    else if (glob[at] === closer && --depth === 0) return at;
  }
  return -1;
}

/** Split on a separator that is not inside a nested group. */
function splitTop(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '{' || char === '(') depth++;
    else if (char === '}' || char === ')') depth--;
    else if (char === separator && depth === 0) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  pieces.push(text.slice(start));
  return pieces;
}
