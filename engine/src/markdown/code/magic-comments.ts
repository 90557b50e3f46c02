import type { MagicComment } from '../options.ts';

/** Ways to write a comment, as [open, close] sources of a pattern. */
const STYLES = {
  slash: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dash: ['--', ''],
  semicolon: [';;?', ''],
  percent: ['%', ''],
  quote: ["(?:_\\s*)?['‘’]", ''],
  rem: ['[Rr][Ee][Mm]\\b', ''],
  bang: ['!', ''],
  ml: ['\\(\\*', '\\*\\)'],
  cobol: ['\\*>', ''],
} as const satisfies Record<string, readonly [string, string]>;

type Style = keyof typeof STYLES;

/** A language not in the table may use any of the common ways. */
const COMMON: readonly Style[] = ['slash', 'block', 'jsx', 'hash', 'html', 'dash'];

/** Languages in which one of the common ways means something else, or that have one of their own. */
const LANGUAGES: readonly (readonly [names: string, styles: readonly Style[]])[] = [
  ['js javascript ts typescript', ['slash', 'block']],
  ['jsx tsx', ['slash', 'block', 'jsx']],
  ['html', ['slash', 'block', 'html']],
  ['python py bash', ['hash']],
  ['markdown md', ['html', 'jsx', 'hash']],
  ['sql', ['block', 'dash']],
  ['lua haskell elm', ['dash']],
  ['tex latex matlab', ['percent']],
  ['vb vba visual-basic vbnet', ['quote', 'rem']],
  ['batch', ['rem']],
  ['basic', ['rem', 'bang']],
  ['fsharp', ['slash', 'ml']],
  ['ocaml sml', ['ml']],
  ['fortran', ['bang']],
  ['cobol', ['cobol']],
  ['wasm', ['semicolon']],
  ['lisp clojure scheme asm ini', [...COMMON, 'semicolon']],
  ['erlang prolog', [...COMMON, 'percent']],
];

const BY_LANGUAGE = new Map(LANGUAGES.flatMap(([names, styles]) => names.split(' ').map((name) => [name, styles])));

export interface MarkedCode {
  code: string;
  /** Line number (1-based) -> class names. */
  marks: Map<number, string[]>;
}

export interface MagicMatcher {
  /** Removes the comments from the code and returns the lines they mark. */
  mark(code: string, language: string): MarkedCode;
}

type Instruction = { comment: MagicComment; action: 'line' | 'start' | 'end' };

export function createMagicMatcher(comments: readonly MagicComment[]): MagicMatcher {
  const instructions = new Map<string, Instruction>();
  for (const comment of comments) {
    if (comment.line !== undefined) instructions.set(comment.line, { comment, action: 'line' });
    if (comment.block) {
      instructions.set(comment.block.start, { comment, action: 'start' });
      instructions.set(comment.block.end, { comment, action: 'end' });
    }
  }
  const words = [...instructions.keys()];
  const patterns = new Map<string, RegExp>();
  const patternFor = (language: string): RegExp => {
    let pattern = patterns.get(language);
    if (!pattern) {
      pattern = compilePattern(BY_LANGUAGE.get(language) ?? COMMON, words);
      patterns.set(language, pattern);
    }
    return pattern;
  };
  return {
    mark(code, language) {
      if (!words.some((word) => code.includes(word))) return { code, marks: new Map() };
      return markLines(code, { pattern: patternFor(language), instructions });
    },
  };
}

function compilePattern(styles: readonly Style[], words: readonly string[]): RegExp {
  const names = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const ways = styles.map((style) => `${STYLES[style][0]}\\s*(?:${names})\\s*${STYLES[style][1]}`);
  return new RegExp(`^\\s*(?:${ways.join('|')})\\s*$`);
}

function markLines(
  code: string,
  options: { pattern: RegExp; instructions: ReadonlyMap<string, Instruction> },
): MarkedCode {
  const remaining: string[] = [];
  const marks = new Map<number, string[]>();
  const open = new Set<string>();
  let next: string[] = [];
  for (const line of code.split('\n')) {
    const word = options.pattern.test(line) ? longestIn(line, options.instructions) : undefined;
    const instruction = word === undefined ? undefined : options.instructions.get(word);
    if (!instruction) {
      remaining.push(line);
      const names = [...new Set([...next, ...open])];
      if (names.length > 0) marks.set(remaining.length, names);
      next = [];
    } else if (instruction.action === 'line') next.push(instruction.comment.className);
    else if (instruction.action === 'start') open.add(instruction.comment.className);
    else open.delete(instruction.comment.className);
  }
  return { code: remaining.join('\n'), marks };
}

/** One word may begin another (`highlight` and `highlight-start`), so the longest that fits is meant. */
function longestIn(line: string, instructions: ReadonlyMap<string, Instruction>): string | undefined {
  let best: string | undefined;
  for (const word of instructions.keys()) if (line.includes(word) && word.length > (best?.length ?? 0)) best = word;
  return best;
}
