import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { StackPlace } from './stack-place.ts';

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
