import { placeOf } from '../errors/place.ts';
import type { KeyPath } from '../shared/plain-data.ts';

export interface Place {
  line: number;
  column: number;
}

/**
 * Finds a key in the text of a config file: best effort, since a config is a program. The first key of the path is searched anywhere, the
 * others inside the braces that follow it. Returns the place of the deepest key that was found.
 */
export function findKey(text: string, path: KeyPath): Place | undefined {
  const best = walkDown(text, path);
  return best && placeOf(text, best.offset);
}

/** The place of the last key of the path; nothing where one is missing. */
export function findWholePath(text: string, path: KeyPath): Place | undefined {
  const best = walkDown(text, path);
  return best?.depth === path.length ? placeOf(text, best.offset) : undefined;
}

interface Walked {
  offset: number;
  /** How many keys of the path were found. */
  depth: number;
}

function walkDown(text: string, path: KeyPath): Walked | undefined {
  const first = path[0];
  if (typeof first !== 'string') return undefined;
  const blank = blankOut(text);
  let best: Walked | undefined;
  for (const found of blank.matchAll(keyPattern(first))) {
    const walked = walk(blank, { path, offset: found.index + (found[1]?.length ?? 0) });
    if (!best || walked.depth > best.depth) best = walked;
    if (best.depth === path.length) break;
  }
  return best;
}

/** Matches a key, quoted or not, before its colon or as a shorthand. Group 1 is the text before it. */
function keyPattern(key: string): RegExp {
  const name = key.replace(/[^\w]/g, '\\$&');
  return new RegExp(`((?:^|[{,\\s]))(['"]?)${name}\\2(?=\\s*[:(,}])`, 'g');
}

function walk(text: string, options: { path: KeyPath; offset: number }): Walked {
  let { offset } = options;
  let depth = 1;
  for (const piece of options.path.slice(1)) {
    const open = openingAfterKey(text, offset);
    const next = open === undefined ? undefined : childOf(text, { open, piece });
    if (next === undefined) break;
    offset = next;
    depth++;
  }
  return { offset, depth };
}

/** The bracket that opens the value of the key (or array element) at this offset. */
function openingAfterKey(text: string, offset: number): number | undefined {
  const found = /^(?:(?:'[^']*'|"[^"]*"|[\w$]+)\s*:\s*)?(?:\w*\()?\s*([{[])/.exec(text.slice(offset, offset + 200));
  return found ? offset + found[0].length - 1 : undefined;
}

function childOf(text: string, options: { open: number; piece: PropertyKey }): number | undefined {
  const { open, piece } = options;
  const isList = text[open] === '[';
  if (isList !== (typeof piece === 'number')) return undefined;
  const key = isList ? undefined : new RegExp(keyPattern(String(piece)).source, 'y');
  let index = 0;
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const char = text[at];
    if (char === '{' || char === '[' || char === '(') depth++;
    else if (char === '}' || char === ']' || char === ')') {
      if (--depth === 0) return undefined;
    }
    if (depth !== 1) continue;
    if (isList && (at === open || char === ',')) {
      if (index++ === piece) return at + 1 + (/^\s*/.exec(text.slice(at + 1))?.[0].length ?? 0);
    } else if (key) {
      key.lastIndex = at;
      const found = key.exec(text);
      if (found) return found.index + (found[1]?.length ?? 0);
    }
  }
  return undefined;
}

/** Comments and strings become spaces, so that brackets and names in them do not count. Quoted keys stay. */
function blankOut(text: string): string {
  const pattern = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(['"])(?:\\.|(?!\1)[^\\\n])*\1(\s*:)?|`(?:\\.|[^\\`])*`/g;
  return text.replace(pattern, (found, _quote, colon: string | undefined) =>
    colon === undefined ? found.replace(/[^\n]/g, ' ') : found,
  );
}
