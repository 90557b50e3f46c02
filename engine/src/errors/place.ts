import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../shared/model.ts';

/** A position in a text. Line and column start at 1. */
export interface TextPlace {
  line: number;
  column: number;
}

export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Finds a text in another text, from line `fromLine` on. Undefined when it is not there. */
export function findText(text: string, value: string, { fromLine = 1 } = {}): TextPlace | undefined {
  let from = 0;
  for (let line = 1; line < fromLine; line += 1) from = text.indexOf('\n', from) + 1 || text.length;
  const at = text.indexOf(value, from);
  return at < 0 ? undefined : placeOf(text, at);
}

/** Finds a quoted text in a JSON or JavaScript file. */
export function findQuoted(text: string, value: string): TextPlace | undefined {
  for (const quote of ['"', "'", '`']) {
    const place = findText(text, quote + value + quote);
    if (place) return place;
  }
  return undefined;
}

/**
 * Finds the offset of a syntax error in JSON from the message of `JSON.parse`; -1 when it is unknown. Node gives the position, or only the
 * character with ten others on each side.
 */
export function jsonOffset(message: string, { text }: { text: string }): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (message.startsWith('Unexpected end')) return text.length;
  const [, token = '', cutBefore, around = '', cutAfter] =
    /^Unexpected token '(.)', (\.\.\.)?"([^]*)"(\.\.\.)? is not valid JSON/u.exec(message) ?? [];
  if (cutBefore) return text.indexOf(around) + 10;
  if (cutAfter) return around.length - 10;
  return token !== '' && text.indexOf(token) === text.lastIndexOf(token) ? text.indexOf(token) : -1;
}

/** Reads the source line of a problem; each file is read once. A file that cannot be read has no lines, so that printing never fails. */
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
