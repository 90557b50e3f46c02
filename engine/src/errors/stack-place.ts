import { SourceMap, type SourceMapPayload } from 'node:module';
import { isAbsolute } from 'node:path';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface StackPlace {
  /** An absolute path, or a url that is not a file url. */
  file: string;
  line: number;
  column?: number;
}

/** A frame with a path or a url, in brackets after the name of a function or alone. */
const FRAME = /^\s+at (?:.*? \()?(?:async )?((?:[a-z][a-z-]+:)?\/[^()\n]*?|[A-Za-z]:\\[^()\n]*?):(\d+):(\d+)\)?$/;
/** The first line of the stack of a syntax error is only the place. */
const SYNTAX_HEAD = /^((?:file:\/\/)?\/.*|[A-Za-z]:\\.*):(\d+)$/;

/** The innermost frame of a stack in a file that is accepted. */
export function stackPlace(thrown: unknown, options: { accepts: (file: string) => boolean }): StackPlace | undefined {
  return stackPlaces(thrown).find(({ file }) => isAbsolute(file) && options.accepts(file));
}

/** Every frame of a stack, innermost first. */
export function stackPlaces(thrown: unknown): StackPlace[] {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  if (!stack) return [];
  const lines = stack.split('\n');
  const places: StackPlace[] = [];
  const head = SYNTAX_HEAD.exec(lines[0] ?? '');
  if (head) {
    const caret = lines[2]?.indexOf('^') ?? -1;
    places.push({ file: toFile(head[1] ?? ''), line: Number(head[2]), ...(caret >= 0 ? { column: caret + 1 } : {}) });
  }
  for (const line of lines) {
    const frame = FRAME.exec(line);
    if (frame) places.push({ file: toFile(frame[1] ?? ''), line: Number(frame[2]), column: Number(frame[3]) });
  }
  return places;
}

function toFile(text: string): string {
  const [bare = text] = text.split('?');
  return bare.startsWith('file://') ? fileURLToPath(bare) : bare;
}

/**
 * Maps a place in a bundled file to its source, with the source map beside the file. A map is read when the first error needs it.
 * Undefined for a file without a map and for generated code.
 */
export function createSourceMaps(
  readText: (file: string) => string | undefined,
): (place: StackPlace) => StackPlace | undefined {
  const maps = new Map<string, SourceMap | undefined>();
  return ({ file, line, column = 1 }) => {
    if (!maps.has(file)) maps.set(file, parseMap(readText(`${file}.map`)));
    const entry = maps.get(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return undefined;
    const [source = ''] = entry.originalSource.split('?');
    return {
      file: path.resolve(path.dirname(file), source),
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
    };
  };
}

/** A map that cannot be read is ignored: reporting an error must not fail. */
function parseMap(text: string | undefined): SourceMap | undefined {
  try {
    return text === undefined ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
