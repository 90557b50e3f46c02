import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../shared/model.ts';

/** Where something stands in a text; both are counted from one. */
export interface TextPlace {
  line: number;
  column: number;
}

export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Where a text stands in another one, in a line or below it, for a message about it; nowhere when it was written somewhere else. */
export function findText(text: string, value: string, { fromLine = 1 } = {}): TextPlace | undefined {
  let from = 0;
  for (let line = 1; line < fromLine; line += 1) from = text.indexOf('\n', from) + 1 || text.length;
  const at = text.indexOf(value, from);
  return at < 0 ? undefined : placeOf(text, at);
}

/** The same in quotes, in a JSON or JavaScript file. */
export function findQuoted(text: string, value: string): TextPlace | undefined {
  for (const quote of ['"', "'", '`']) {
    const place = findText(text, quote + value + quote);
    if (place) return place;
  }
  return undefined;
}

/**
 * Where `JSON.parse` met what it could not read, from its message: -1 when that cannot be told. Node tells the position, or only the
 * character with ten others on either side of it.
 */
export function jsonOffset(message: string, { text }: { text: string }): number {
  const told = /at position (\d+)/.exec(message)?.[1];
  if (told !== undefined) return Number(told);
  if (message.startsWith('Unexpected end')) return text.length;
  const [, token = '', cutBefore, around = '', cutAfter] =
    /^Unexpected token '(.)', (\.\.\.)?"([^]*)"(\.\.\.)? is not valid JSON/u.exec(message) ?? [];
  if (cutBefore) return text.indexOf(around) + 10;
  if (cutAfter) return around.length - 10;
  return token !== '' && text.indexOf(token) === text.lastIndexOf(token) ? text.indexOf(token) : -1;
}

/** Reads the line a problem is on, each file once. A file that cannot be read has no lines: printing a problem must not make another. */
export function createSourceLines(siteDir: string): (problem: Problem) => string | undefined {
  const files = new Map<string, string[]>();
  return ({ file, line }) => {
    if (file === undefined || line === undefined) return undefined;
    let lines = files.get(file);
    if (!lines) {
      lines = readLines(join(siteDir, file));
      files.set(file, lines);
    }
    return lines[line - 1];
  };
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
}
