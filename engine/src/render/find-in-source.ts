interface Token {
  text: string;
  offset: number;
}

/** How far around the place two texts are compared. */
const REACH = 40;

/**
 * Where in a text the code at an offset was written. The compiler may have set it anew (spaces, quotes, brackets, semicolons), so words and
 * signs are compared and not letters: the longest run of them around the place that stands in the text too is it. Where the text has that
 * run several times, so must the code, and their order decides. Nothing when it cannot be told.
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
  while (count < REACH) {
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
