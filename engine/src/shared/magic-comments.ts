import { compileNotePattern, mayHaveNotes, readNotes, type LineNote } from './line-notes.ts';

/** Comments in code that mark lines and vanish: one following line, or all lines between two comments. */
export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

export const DEFAULT_MAGIC_COMMENTS: readonly MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

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
  /** Removes the comments from the code and returns the lines they mark. `onlyNotes`: magic comments stay as they are. */
  mark(code: string, language: string, options?: { onlyNotes?: boolean }): MarkedCode;
}

type Instruction = { comment: MagicComment; action: 'line' | 'start' | 'end' };

export function createMagicMatcher(
  comments: readonly MagicComment[],
  { markClass }: { markClass: string },
): MagicMatcher {
  const instructions = new Map<string, Instruction>();
  for (const comment of comments) {
    if (comment.line !== undefined) instructions.set(comment.line, { comment, action: 'line' });
    if (comment.block) {
      instructions.set(comment.block.start, { comment, action: 'start' });
      instructions.set(comment.block.end, { comment, action: 'end' });
    }
  }
  const words = [...instructions.keys()];
  const patterns = new Map<string, Patterns>();
  const patternsFor = (language: string): Patterns => {
    let found = patterns.get(language);
    if (!found) {
      const ways = (BY_LANGUAGE.get(language) ?? COMMON).map((style) => STYLES[style]);
      found = { magic: compilePattern(ways, words), notes: compileNotePattern(ways) };
      patterns.set(language, found);
    }
    return found;
  };
  return {
    mark(code, language, { onlyNotes = false } = {}) {
      const hasMagic = !onlyNotes && words.some((word) => code.includes(word));
      if (!hasMagic && !mayHaveNotes(code)) return { code, marks: new Map() };
      const { magic, notes } = patternsFor(language);
      return markLines(code, { magic: hasMagic ? magic : undefined, notes, instructions, markClass });
    },
  };
}

interface Patterns {
  magic: RegExp;
  notes: RegExp;
}

type Way = readonly [open: string, close: string];

function compilePattern(ways: readonly Way[], words: readonly string[]): RegExp {
  const names = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const comments = ways.map(([open, close]) => `${open}\\s*(?:${names})\\s*${close}`);
  return new RegExp(`^\\s*(?:${comments.join('|')})\\s*$`);
}

function markLines(
  code: string,
  options: {
    magic: RegExp | undefined;
    notes: RegExp;
    instructions: ReadonlyMap<string, Instruction>;
    markClass: string;
  },
): MarkedCode {
  const remaining: string[] = [];
  const marks = new Map<number, string[]>();
  const open = new Set<string>();
  let next: string[] = [];
  let running: LineNote[] = [];
  for (const line of code.split('\n')) {
    const word = options.magic?.test(line) ? longestIn(line, options.instructions) : undefined;
    const instruction = word === undefined ? undefined : options.instructions.get(word);
    if (!instruction) {
      const { text, notes } = readNotes(line, { pattern: options.notes, markClass: options.markClass });
      running.push(...notes);
      // A comment on a line of its own marks the lines below it.
      if (notes.length > 0 && text.trim() === '') continue;
      remaining.push(text);
      const names = [...new Set([...next, ...open, ...running.map(({ className }) => className)])];
      if (names.length > 0) marks.set(remaining.length, names);
      next = [];
      running = running.flatMap((note) => (note.lines > 1 ? [{ ...note, lines: note.lines - 1 }] : []));
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
