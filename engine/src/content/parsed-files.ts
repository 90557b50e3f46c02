import type { Problem, SourceFile } from '../shared/model.ts';
import { type FileStamp, readSource, readStamp } from './read.ts';

/** The parsed content of a file: plain data that depends only on its bytes. */
interface Parsed {
  /** Digest of the bytes. */
  digest: string;
  value: unknown;
}

/** Caches parsed files, so that an unchanged file is not opened. */
export interface ParsedFiles {
  /** `stamp` is called only if the file is in the cache. */
  find(source: string, options: { kind: string; stamp: () => FileStamp | undefined }): Parsed | undefined;
  add(source: string, options: { kind: string; stamp: FileStamp; parsed: Parsed }): void;
}

export interface ParsedFilesCache extends ParsedFiles {
  /** Starts a new run, which reads all files again. `now` is the clock of their disk. */
  start(now: number): void;
  /** The cache as text, for the next run. Undefined when too little has changed to write it again. */
  print(): string | undefined;
}

/** A file may change again within one tick of the disk's clock with the same stamp. The coarsest clock (FAT) ticks every two seconds. */
const TICK_MS = 2000;
/** Writing the cache costs as much as reading this share of the files. */
const WORTH_WRITING = 0.01;

type Entry = [
  source: string,
  inode: number,
  size: number,
  modified: number,
  changed: number,
  digest: string,
  value: unknown,
];
type Entries = Map<string, Entry>;

interface Stored {
  version: string;
  /** By kind. */
  files: Record<string, Entry[]>;
}

/** `bytes` is the text that an earlier run printed. It is ignored if another version wrote it or if it is incomplete. */
export function createParsedFiles(bytes: Uint8Array | undefined, options: { version: string }): ParsedFilesCache {
  const known = parseStored(bytes, options.version);
  /** The entries that this run used, by kind and in the order of their use. Deleted files are not among them. */
  let used = new Map<string, Entry[]>();
  let trustedBefore = 0;
  let unsaved = 0;
  const entriesOf = (kind: string): Entries => {
    const entries = known.get(kind) ?? new Map<string, Entry>();
    known.set(kind, entries);
    return entries;
  };
  const note = (kind: string, entry: Entry): void => {
    const entries = used.get(kind);
    if (entries) entries.push(entry);
    else used.set(kind, [entry]);
  };
  return {
    start(now) {
      used = new Map();
      trustedBefore = now - TICK_MS;
      unsaved = 0;
    },
    find(source, { kind, stamp }) {
      const entry = known.get(kind)?.get(source);
      if (!entry || !isSame(entry, stamp())) return undefined;
      note(kind, entry);
      return { digest: entry[5], value: entry[6] };
    },
    add(source, { kind, stamp, parsed }) {
      unsaved++;
      const { inode, size, modified, changed } = stamp;
      // A file that changed after the start of the run may change again with the same stamp.
      if (Math.max(modified, changed) >= trustedBefore) {
        known.get(kind)?.delete(source);
        return;
      }
      const entry: Entry = [source, inode, size, modified, changed, parsed.digest, parsed.value];
      entriesOf(kind).set(source, entry);
      note(kind, entry);
    },
    print() {
      if (unsaved === 0) return undefined;
      // Several languages may use one file.
      const kinds = [...used].map(([kind, entries]) => [kind, new Set(entries)] as const);
      const total = kinds.reduce((sum, [, entries]) => sum + entries.size, 0);
      if (unsaved < total * WORTH_WRITING) return undefined;
      unsaved = 0;
      const lasting = kinds.map(([kind, entries]) => [kind, [...entries].filter((entry) => survivesJson(entry[6]))]);
      return JSON.stringify({ version: options.version, files: Object.fromEntries(lasting) as Stored['files'] });
    },
  };
}

function isSame([, inode, size, modified, changed]: Entry, stamp: FileStamp | undefined): boolean {
  return inode === stamp?.inode && size === stamp.size && modified === stamp.modified && changed === stamp.changed;
}

function parseStored(bytes: Uint8Array | undefined, version: string): Map<string, Entries> {
  if (!bytes) return new Map();
  try {
    const { buffer, byteOffset, byteLength } = bytes;
    const stored = JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString('utf8')) as Stored | null;
    if (stored?.version !== version) return new Map();
    const kinds = Object.entries(stored.files);
    return new Map(kinds.map(([kind, entries]) => [kind, new Map(entries.map((entry) => [entry[0], entry]))]));
  } catch {
    return new Map();
  }
}

/** Whether a value is the same after a round trip through JSON. Infinities and dates of YAML are not. */
function survivesJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint' && typeof value !== 'function';
  if (Array.isArray(value)) return value.every((item) => item !== undefined && survivesJson(item));
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(survivesJson);
}

interface ReadParsedOptions<T> {
  siteDir: string;
  /** The cache of an earlier run. */
  parsed?: ParsedFiles;
  /** Names the parser and everything its result depends on besides the bytes. */
  kind: string;
  /** Must not read a file itself. */
  parse: (file: SourceFile) => { value: T; problems: Problem[] };
}

type ReadParsedResult<T> =
  | { file: SourceFile; value: T; problems: Problem[] }
  | { file?: undefined; problems: Problem[] };

/** Reads and parses files. A file in the cache is not opened, and its text is read only on use. */
export function readParsed<T>(sources: readonly string[], options: ReadParsedOptions<T>): ReadParsedResult<T>[] {
  const { siteDir, parsed, kind } = options;
  return sources.map((source) => {
    const known = parsed?.find(source, { kind, stamp: () => readStamp(`${siteDir}/${source}`) });
    if (!known) return readUnknown(source, options);
    const file = new KnownFile(siteDir, { source, digest: known.digest });
    return { file, value: known.value as T, problems: [] };
  });
}

function readUnknown<T>(source: string, { siteDir, parsed, kind, parse }: ReadParsedOptions<T>): ReadParsedResult<T> {
  const { file, stamp, warning, problem } = readSource(siteDir, source);
  if (!file) return { problems: [problem] };
  const { digest } = file;
  const { value, problems: found } = parse(file);
  const problems = warning ? [warning, ...found] : found;
  // A file with problems is not cached, so that the next run reports them again.
  if (problems.length === 0) parsed?.add(source, { kind, stamp, parsed: { digest, value } });
  return { file: new KnownFile(siteDir, { source, digest }), value, problems };
}

/** A file whose text is read on use: the texts of all pages would take most of the memory of a build. */
class KnownFile implements SourceFile {
  source: string;
  digest: string;
  head?: SourceFile['head'];
  #siteDir: string;

  constructor(siteDir: string, { source, digest }: { source: string; digest: string }) {
    this.source = source;
    this.digest = digest;
    this.#siteDir = siteDir;
  }

  get text(): string {
    return readSource(this.#siteDir, this.source).file?.text ?? '';
  }
}
