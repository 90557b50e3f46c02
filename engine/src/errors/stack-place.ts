import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface StackPlace {
  /** Absolute. */
  file: string;
  line: number;
  column?: number;
}

const FRAME = /^\s+at .*?\(?((?:file:\/\/)?\/[^()\n]*?|[A-Za-z]:\\[^()\n]*?):(\d+):(\d+)\)?$/;
/** The first line of a syntax error's stack is the place alone. */
const SYNTAX_HEAD = /^((?:file:\/\/)?\/.*|[A-Za-z]:\\.*):(\d+)$/;

/** The innermost place in the author's own files that an error's stack tells. */
export function stackPlace(thrown: unknown, options: { accepts: (file: string) => boolean }): StackPlace | undefined {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  if (!stack) return undefined;
  const lines = stack.split('\n');
  const head = SYNTAX_HEAD.exec(lines[0] ?? '');
  if (head) {
    const file = toFile(head[1] ?? '');
    const caret = lines[2]?.indexOf('^') ?? -1;
    if (options.accepts(file)) return { file, line: Number(head[2]), ...(caret >= 0 ? { column: caret + 1 } : {}) };
  }
  for (const line of lines) {
    const frame = FRAME.exec(line);
    if (!frame) continue;
    const file = toFile(frame[1] ?? '');
    if (isAbsolute(file) && options.accepts(file)) return { file, line: Number(frame[2]), column: Number(frame[3]) };
  }
  return undefined;
}

function toFile(text: string): string {
  const [bare = text] = text.split('?');
  return bare.startsWith('file://') ? fileURLToPath(bare) : bare;
}
