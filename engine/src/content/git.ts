import { spawn } from 'node:child_process';
import { join, posix } from 'node:path';
import { createInterface } from 'node:readline';
import type { FrontMatter, LastUpdate } from '../shared/model.ts';
import { parseDate } from './front-matter.ts';

export interface FileHistory {
  /** Newest commit that touched the file. */
  updated: Required<LastUpdate>;
  /** Oldest one. */
  created: Required<LastUpdate>;
}

const COMMIT_MARK = '\x1e';
const FIELD_MARK = '\x1f';

/** When files were written and changed. */
export interface GitHistory {
  /**
   * The history of the files in a folder, by their paths; all paths are relative to the site. Undefined when the folder is in no
   * repository or git is not installed.
   */
  of(folder: string): Promise<ReadonlyMap<string, FileHistory> | undefined>;
}

/** Reads the history with one `git log` for all folders of the site, on first use. A folder outside the site has its own. */
export function createGitHistory(siteDir: string): GitHistory {
  const logs = new Map<string, Promise<ReadonlyMap<string, FileHistory> | undefined>>();
  const logOf = (folder: string): Promise<ReadonlyMap<string, FileHistory> | undefined> => {
    const known = logs.get(folder) ?? readGitHistory(join(siteDir, folder), { prefix: folder });
    logs.set(folder, known);
    return known;
  };
  return { of: (folder) => logOf(folder.startsWith('../') ? folder : '') };
}

/** The history of every file below a folder, from one `git log`, by paths that start with `prefix`. */
async function readGitHistory(
  dir: string,
  { prefix }: { prefix: string },
): Promise<Map<string, FileHistory> | undefined> {
  // When it came in, as Docusaurus has it: the day on which its author wrote it may be long past.
  const format = `--format=${COMMIT_MARK}%cI${FIELD_MARK}%an`;
  const args = [
    '-c',
    'core.quotepath=off',
    '-c',
    'log.showSignature=false',
    'log',
    format,
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    '.',
  ];
  const child = spawn('git', args, { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  const history = new Map<string, FileHistory>();
  let commit: Required<LastUpdate> | undefined;
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
    if (line.startsWith(COMMIT_MARK)) {
      const [date = '', author = ''] = line.slice(1).split(FIELD_MARK);
      commit = { date: new Date(date).toISOString(), author };
    } else if (line !== '' && commit) {
      const path = posix.join(prefix, unquotePath(line));
      const known = history.get(path);
      if (known) known.created = commit;
      else history.set(path, { updated: commit, created: commit });
    }
  }
  return (await ended) ? history : undefined;
}

/** Git quotes names with quotes, backslashes or control characters. */
function unquotePath(line: string): string {
  if (!line.startsWith('"')) return line;
  return line.slice(1, -1).replace(/\\(["\\tn])/g, (_whole, char: string) => ({ t: '\t', n: '\n' })[char] ?? char);
}

export interface LastUpdateOptions {
  showLastUpdateTime?: boolean;
  showLastUpdateAuthor?: boolean;
}

/** Whether any history is needed at all. */
export function wantsLastUpdate(options: LastUpdateOptions): boolean {
  return options.showLastUpdateTime === true || options.showLastUpdateAuthor === true;
}

/** The last update that a page shows, as far as the options enable it. Front matter `last_update` overrides git, field by field. */
export function resolveLastUpdate(
  frontMatter: FrontMatter,
  { options, history }: { options: LastUpdateOptions; history?: FileHistory },
): LastUpdate | undefined {
  if (!wantsLastUpdate(options)) return undefined;
  const own = (frontMatter['last_update'] ?? {}) as { date?: string; author?: string };
  const date = options.showLastUpdateTime
    ? ((own.date && parseDate(own.date)?.toISOString()) ?? history?.updated.date)
    : undefined;
  const author = options.showLastUpdateAuthor ? (own.author ?? history?.updated.author) : undefined;
  return date === undefined && author === undefined ? undefined : { author, date };
}
