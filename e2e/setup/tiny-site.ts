import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runYaprak, type CommandResult, type RunOptions } from './site-server.ts';

/** Text or bytes of a file, where a symbolic link leads, or `null` for a file of the base that is left out. */
export type TinyFile = string | Uint8Array | { linkTo: string } | null;
export type TinyFiles = Record<string, TinyFile>;

/** A site of a few files that is written anew for every case; its cache stays, so that only the first build is a cold one. */
export interface TinySite {
  dir: string;
  /** A path beside the site. */
  beside: (name: string) => string;
  write: (files: TinyFiles) => void;
  build: (outDir: string, options?: RunOptions) => Promise<CommandResult>;
  remove: () => void;
}

/** Far from any repository: what git knows of a file counts too. */
export function createTinySite(base: TinyFiles, name = 'site'): TinySite {
  const root = mkdtempSync(join(tmpdir(), 'yaprak-e2e-'));
  const dir = join(root, name);
  mkdirSync(dir);
  return {
    dir,
    beside: (entry) => join(root, entry),
    write(files) {
      // Removed already, where the tests of a file come in several groups.
      mkdirSync(dir, { recursive: true });
      for (const entry of readdirSync(dir))
        if (entry !== '.yaprak') rmSync(join(dir, entry), { recursive: true, force: true });
      for (const [file, content] of Object.entries({ ...base, ...files })) writeFile(join(dir, file), content);
    },
    build: (outDir, options) => runYaprak(['build', dir, '--out-dir', outDir], options),
    // A server that was just stopped may still be writing its cache.
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}

function writeFile(file: string, content: TinyFile): void {
  if (content === null) return;
  mkdirSync(dirname(file), { recursive: true });
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(file, content);
  else symlinkSync(content.linkTo, file);
}

/** Path and digest of every file of a folder. */
export function readDigests(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(dir, file)).isFile(),
  );
  const digest = (file: string): string =>
    createHash('sha1')
      .update(readFileSync(join(dir, file)))
      .digest('hex');
  return Object.fromEntries(files.sort().map((file) => [file, digest(file)]));
}

/** What a printed problem must say. */
export interface ExpectedProblem {
  /** Part of its sentence. */
  says: string;
  /** `file`, `file:line` or `file:line:column`. */
  at?: string;
  /** Part of the advice. */
  hint?: string;
}

/**
 * The lines of a printed problem, in the one shape: what, where, the line with a caret, what to do. `says` and `hint` need only be part
 * of theirs, so the found problem is returned with both cut to what was asked for.
 */
export function findProblem(output: string, expected: ExpectedProblem): string[] {
  const blocks = output.split(/^(?=(?:error|warning) {2})/m).filter((block) => /^(?:error|warning) {2}/.test(block));
  const block = blocks.find((text) => text.includes(expected.says));
  if (!block) return [`nothing says "${expected.says}" in:`, output];
  const [first = '', ...rest] = block.split('\n');
  const end = rest.findIndex((line) => !line.startsWith('  '));
  const lines = [first, ...(end < 0 ? rest : rest.slice(0, end))];
  const cut = (line: string): string => {
    if (line.includes(expected.says)) return `${line.slice(0, line.indexOf('  '))}  ${expected.says}`;
    return expected.hint !== undefined && line.includes(expected.hint) ? `  ${expected.hint}` : line;
  };
  return lines.map(cut);
}

/** What `findProblem` must give. The line is looked up in the case's own files. */
export function problemLines(severity: 'error' | 'warning', expected: ExpectedProblem, files: TinyFiles): string[] {
  const lines = [`${severity}  ${expected.says}`];
  const [file = '', line, column] = (expected.at ?? '').split(':');
  if (expected.at !== undefined) lines.push(`  ${expected.at}`);
  const content = files[file];
  if (line !== undefined && (typeof content === 'string' || content instanceof Uint8Array)) {
    const text =
      (typeof content === 'string' ? content : new TextDecoder().decode(content)).split('\n')[Number(line) - 1] ?? '';
    const indent = text.length - text.trimStart().length;
    lines.push(`    ${text.trim()}`);
    if (column !== undefined) lines.push(`    ${' '.repeat(Number(column) - 1 - indent)}^`);
  }
  if (expected.hint !== undefined) lines.push(`  ${expected.hint}`);
  return lines;
}
