import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../shared/model.ts';

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
