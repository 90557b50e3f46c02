import { SourceMap, type SourceMapPayload } from 'node:module';
import { isAbsolute } from 'node:path';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface StackPlace {
  /** Absolute path, or another url than that of a file. */
  file: string;
  line: number;
  column?: number;
}

/** A file by its path or its url, in brackets after the function's name or alone. */
const FRAME = /^\s+at (?:.*? \()?(?:async )?((?:[a-z][a-z-]+:)?\/[^()\n]*?|[A-Za-z]:\\[^()\n]*?):(\d+):(\d+)\)?$/;
/** The first line of a syntax error's stack is the place alone. */
const SYNTAX_HEAD = /^((?:file:\/\/)?\/.*|[A-Za-z]:\\.*):(\d+)$/;

/** The innermost place in the author's own files that an error's stack tells. */
export function stackPlace(thrown: unknown, options: { accepts: (file: string) => boolean }): StackPlace | undefined {
  return stackPlaces(thrown).find(({ file }) => isAbsolute(file) && options.accepts(file));
}

/** Every place that an error's stack tells, innermost first. Code that was run from a text has the url it was given as its file. */
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
 * Leads a place in a bundled file back to the source it was made from, by the map that stands beside the file. A map is read when an error
 * asks for it: a build without errors pays nothing. Nothing for a file without a map, or for code that no source stands behind.
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

/** A map that cannot be read is as good as none: telling an error must not make another. */
function parseMap(text: string | undefined): SourceMap | undefined {
  try {
    return text === undefined ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
