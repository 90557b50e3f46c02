import path from 'node:path';
import { type StackPlace, stackPlaces } from '../../errors/stack-place.ts';
import type { CompiledPage } from '../../shared/model.ts';

export interface ErrorPlaceContext {
  textOf: (source: string) => string | undefined;
  fileOf: (source: string) => string;
  /** The source behind a place in the server bundle. Absent where stacks name the sources already, as in dev. */
  originOf?: (place: StackPlace) => StackPlace | undefined;
}

/** Where in the author's files an error was thrown. */
export interface ErrorPlace {
  file: string;
  line: number;
  column?: number;
}

const PAGE_CODE = 'mdx:/';
/** `new Function` writes this much of its own above the code. */
const HEAD_LINES = 2;

/** The code of an MDX page with a name for the stacks of its errors. */
export function namePageCode(code: string, source: string): string {
  return `${code}\n//# sourceURL=${PAGE_CODE}${source.split('/').map(encodeURIComponent).join('/')}`;
}

/** The innermost place of an error's stack that is the author's: in a page, in a partial, or in a component of the site. */
export function errorPlace(
  error: unknown,
  options: { context: ErrorPlaceContext; pages: readonly { source: string; compiled: CompiledPage }[] },
): ErrorPlace | undefined {
  for (const place of stackPlaces(error)) {
    const found = place.file.startsWith(PAGE_CODE) ? inPage(place, options) : inSite(place, options.context);
    if (found) return found;
  }
  return undefined;
}

function inSite(place: StackPlace, context: ErrorPlaceContext): ErrorPlace | undefined {
  const { file, line, column } = context.originOf ? (context.originOf(place) ?? place) : place;
  const source = path.relative(context.fileOf(''), file).split(path.sep);
  // Files of the engine's cache and of packages are nothing that the author could fix.
  if (source[0] === '..' || source[0] === '.yaprak' || path.isAbsolute(source.join('/'))) return undefined;
  return source.includes('node_modules') ? undefined : { file: source.join('/'), line, column };
}

/**
 * Compiled pages have no source maps: the parser (satteri 0.10) gives no positions of expressions in attributes, so a map would miss most
 * of what throws. The author's code stands in the compiled code much as it stands in the page, so it is looked for there, only when
 * something was thrown. Components of the site have the bundle's source maps (see `originOf`).
 */
function inPage(
  place: StackPlace,
  { context, pages }: { context: ErrorPlaceContext; pages: readonly { source: string; compiled: CompiledPage }[] },
): ErrorPlace | undefined {
  const source = decodeURIComponent(place.file.slice(PAGE_CODE.length));
  const body = pages.find((page) => page.source === source)?.compiled.body;
  const text = context.textOf(source);
  if (body?.kind !== 'mdx' || text === undefined) return undefined;
  const before = body.code.split('\n', place.line - HEAD_LINES - 1);
  const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + (place.column ?? 1) - 1;
  const found = findInSource(text, { code: body.code, offset });
  if (found === undefined) return undefined;
  const lines = text.slice(0, found).split('\n');
  return { file: source, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

interface Token {
  text: string;
  offset: number;
}

/** How far around the place two texts are compared. */
const RADIUS = 40;

/**
 * Where in a text the code at an offset was written. The compiler may have printed it differently (spaces, quotes, brackets, semicolons), so words and
 * signs are compared and not letters: the longest run of them around the place that stands in the text too is it. Where the text has that
 * run several times, so must the code, and their order decides. Nothing when it cannot be decided.
 */
export function findInSource(text: string, options: { code: string; offset: number }): number | undefined {
  const code = tokenize(options.code);
  const at = code.findIndex(({ text: word, offset }) => offset + word.length > options.offset);
  const wanted = code[at];
  if (!wanted) return undefined;
  const source = tokenize(text);
  let best = { length: 0, back: 0, ahead: 0 };
  for (const [index, { text: word }] of source.entries()) {
    if (word !== wanted.text) continue;
    const back = countEqual({ a: code, b: source, from: [at, index], step: -1 });
    const ahead = countEqual({ a: code, b: source, from: [at, index], step: 1 });
    if (back + ahead > best.length) best = { length: back + ahead, back, ahead };
  }
  if (best.length === 0) return undefined;
  const run = code.slice(at - best.back, at + best.ahead + 1);
  const inSource = findRun(source, run);
  const inCode = findRun(code, run);
  const nth = inSource.length === 1 ? 0 : inSource.length === inCode.length ? inCode.indexOf(at - best.back) : -1;
  const start = inSource[nth];
  return start === undefined ? undefined : source[start + best.back]?.offset;
}

function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}_$]+|[^\s();]/gu), ({ 0: word, index }) => ({
    text: word === "'" || word === '`' ? '"' : word,
    offset: index,
  }));
}

/** How many tokens beyond the starting ones are the same. */
function countEqual(options: { a: Token[]; b: Token[]; from: [number, number]; step: 1 | -1 }): number {
  const { a, b, from, step } = options;
  let count = 0;
  while (count < RADIUS) {
    const next = (count + 1) * step;
    const word = a[from[0] + next]?.text;
    if (word === undefined || word !== b[from[1] + next]?.text) break;
    count += 1;
  }
  return count;
}

function findRun(tokens: readonly Token[], run: readonly Token[]): number[] {
  const starts: number[] = [];
  for (let start = 0; start + run.length <= tokens.length; start++)
    if (run.every(({ text }, index) => text === tokens[start + index]?.text)) starts.push(start);
  return starts;
}
