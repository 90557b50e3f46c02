/** Comments at the end of a line that mark it, as Shiki and VitePress have them: `// [!code ++]`, `# [!code focus:3]`. */

/** Name -> class of the line. `highlight` has the class of marked lines, which a site may choose. */
const CLASSES: Readonly<Record<string, string | undefined>> = {
  '++': 'code-line-added',
  '--': 'code-line-removed',
  error: 'code-line-error',
  warning: 'code-line-warning',
  focus: 'code-line-focused',
};

const NOTE = String.raw`\[!code (?:\+\+|--|error|warning|focus|highlight|hl)(?::\d+)?\]`;
const ONE_NOTE = /\[!code ([^\]:]+)(?::(\d+))?\]/g;
/** How a page shows a note as text. */
const ESCAPED = /\[!!code /g;

export interface LineNote {
  className: string;
  /** Number of lines that it marks. */
  lines: number;
}

export interface NotedLine {
  /** The line without the comment. */
  text: string;
  notes: LineNote[];
}

/** `ways`: sources of patterns, [open, close] of a comment. */
export function compileNotePattern(ways: readonly (readonly [open: string, close: string])[]): RegExp {
  const comments = ways.map(([open, close]) => String.raw`${open}\s*(?:${NOTE}\s*)+${close}`);
  return new RegExp(String.raw`\s*(?:${comments.join('|')})\s*$`);
}

/** Whether a look at the lines is needed. */
export function mayHaveNotes(code: string): boolean {
  return code.includes('[!code ') || code.includes('[!!code ');
}

export function readNotes(line: string, options: { pattern: RegExp; markClass: string }): NotedLine {
  const found = options.pattern.exec(line);
  const text = (found ? line.slice(0, found.index) : line).replace(ESCAPED, '[!code ');
  const notes = Array.from((found?.[0] ?? '').matchAll(ONE_NOTE), ([, name = '', count]) => ({
    className: CLASSES[name] ?? options.markClass,
    lines: Number(count ?? 1),
  }));
  return { text, notes };
}
