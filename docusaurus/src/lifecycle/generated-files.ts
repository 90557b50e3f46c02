import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder `.docusaurus`: what plugins generate, and what modules import as `@generated/…`. */
export interface GeneratedFiles {
  /** `file` is absolute. A file that is the same stays as it is, so that nothing is bundled again. */
  write(file: string, content: string): void;
  /** Removes what an earlier run has left: a module that imports it must fail, as it would after a fresh checkout. */
  removeOthers(): void;
}

/** Clocks of a disk and of a process differ by some milliseconds. */
const TOLERANCE_MS = 1000;

export function openGeneratedFiles(dir: string): GeneratedFiles {
  const started = Date.now() - TOLERANCE_MS;
  const written = new Set<string>();
  return {
    write(file, content) {
      written.add(file);
      if (readText(file) === content) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    },
    removeOthers() {
      for (const entry of listEntries(dir)) {
        // A plugin may have written it by itself.
        if (!written.has(entry) && statSync(entry).mtimeMs < started) rmSync(entry, { force: true });
      }
    },
  };
}

function listEntries(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** As Docusaurus prints them. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'null';
}
