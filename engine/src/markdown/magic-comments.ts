import type { MagicComment } from './options.ts';

/** Ways to write a comment, as [open, close] sources of a pattern. */
const STYLES = {
  slash: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dash: ['--', ''],
  lua: ['--', ''],
  semicolon: [';;?', ''],
  percent: ['%', ''],
  rem: ["(?:REM|')", ''],
  bang: ['!', ''],
} as const satisfies Record<string, readonly [string, string]>;

type Style = keyof typeof STYLES;

const BY_LANGUAGE: Readonly<Record<string, readonly Style[]>> = {
  js: ['slash', 'block'],
  javascript: ['slash', 'block'],
  ts: ['slash', 'block'],
  typescript: ['slash', 'block'],
  jsx: ['slash', 'block', 'jsx'],
  tsx: ['slash', 'block', 'jsx'],
  mdx: ['slash', 'block', 'jsx', 'html'],
  html: ['slash', 'block', 'html'],
  xml: ['html'],
  svg: ['html'],
  vue: ['slash', 'block', 'html'],
  svelte: ['slash', 'block', 'html'],
  python: ['hash'],
  py: ['hash'],
  bash: ['hash'],
  sh: ['hash'],
  shell: ['hash'],
  yaml: ['hash'],
  yml: ['hash'],
  toml: ['hash'],
  ruby: ['hash'],
  markdown: ['html', 'jsx', 'hash'],
  md: ['html', 'jsx', 'hash'],
  php: ['slash', 'block', 'hash'],
  sql: ['block', 'dash'],
  lua: ['lua'],
  haskell: ['dash'],
  elm: ['dash'],
  lisp: ['semicolon'],
  clojure: ['semicolon'],
  scheme: ['semicolon'],
  wasm: ['semicolon'],
  asm: ['semicolon'],
  ini: ['semicolon', 'hash'],
  tex: ['percent'],
  latex: ['percent'],
  matlab: ['percent'],
  erlang: ['percent'],
  prolog: ['percent'],
  vbnet: ['rem'],
  vba: ['rem'],
  'visual-basic': ['rem'],
  batch: ['rem'],
  vb: ['rem'],
  fortran: ['bang'],
  cobol: ['bang'],
};

/** A language not in the table may use any of the common ways. */
const COMMON: readonly Style[] = ['slash', 'block', 'jsx', 'hash', 'html', 'dash'];

export interface MarkedCode {
  code: string;
  /** Line number (1-based) -> class names. */
  marks: Map<number, string[]>;
}

export interface MagicMatcher {
  /** Take the comments out of the code and say which lines they mark. */
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
      pattern = compilePattern(BY_LANGUAGE[language] ?? COMMON, words);
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
  const kept: string[] = [];
  const marks = new Map<number, string[]>();
  const open = new Set<string>();
  let next: string[] = [];
  for (const line of code.split('\n')) {
    const word = options.pattern.test(line) ? longestIn(line, options.instructions) : undefined;
    const instruction = word === undefined ? undefined : options.instructions.get(word);
    if (!instruction) {
      kept.push(line);
      const names = [...new Set([...next, ...open])];
      if (names.length > 0) marks.set(kept.length, names);
      next = [];
    } else if (instruction.action === 'line') next.push(instruction.comment.className);
    else if (instruction.action === 'start') open.add(instruction.comment.className);
    else open.delete(instruction.comment.className);
  }
  return { code: kept.join('\n'), marks };
}

/** One word may begin another (`highlight` and `highlight-start`), so the longest that fits is meant. */
function longestIn(line: string, instructions: ReadonlyMap<string, Instruction>): string | undefined {
  let best: string | undefined;
  for (const word of instructions.keys()) if (line.includes(word) && word.length > (best?.length ?? 0)) best = word;
  return best;
}
