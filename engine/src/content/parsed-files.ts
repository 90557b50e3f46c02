import type { Problem, SourceFile } from '../shared/model.ts';
import { type FileStamp, readSource, readStamp } from './read.ts';

/** What a file was parsed to: plain data, pure in its bytes. */
interface Parsed {
  /** Of the bytes. */
  digest: string;
  value: unknown;
}

/** Files as they were parsed when they were last read, so that one that is as it was need not be opened. */
export interface ParsedFiles {
  /** The stamp is asked for only if there is something to compare it with. */
  find(source: string, options: { kind: string; stamp: () => FileStamp | undefined }): Parsed | undefined;
  keep(source: string, options: { kind: string; stamp: FileStamp; parsed: Parsed }): void;
}

export interface ParsedFilesCache extends ParsedFiles {
  /** All files will be asked for again; `now` is the clock of their disk. */
  start(now: number): void;
  /** What to keep for the next run; nothing when that would spare it too little. */
  print(): string | undefined;
}

/** A file may change again within one tick of its disk's clock and look the same: the coarsest clock (FAT) ticks every two seconds. */
const TICK_MS = 2000;
/** Writing everything again costs as much as reading this part of the files. */
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

interface Kept {
  version: string;
  /** By kind. */
  files: Record<string, Entry[]>;
}

/** `bytes` are what an earlier run has printed; what another version wrote, or was cut short, counts as nothing. */
export function createParsedFiles(bytes: Uint8Array | undefined, options: { version: string }): ParsedFilesCache {
  const known = parseKept(bytes, options.version);
  /** By kind, in the order in which they were asked for; those of files that are gone are not among them. */
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
    keep(source, { kind, stamp, parsed }) {
      unsaved++;
      const { inode, size, modified, changed } = stamp;
      // Whatever happened before the clock that was read first has its mark in the stamp; what is younger may still be changing.
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
      // Several languages may have asked for one file.
      const kinds = [...used].map(([kind, entries]) => [kind, new Set(entries)] as const);
      const total = kinds.reduce((sum, [, entries]) => sum + entries.size, 0);
      if (unsaved < total * WORTH_WRITING) return undefined;
      unsaved = 0;
      const lasting = kinds.map(([kind, entries]) => [kind, [...entries].filter((entry) => survivesJson(entry[6]))]);
      return JSON.stringify({ version: options.version, files: Object.fromEntries(lasting) as Kept['files'] });
    },
  };
}

function isSame([, inode, size, modified, changed]: Entry, stamp: FileStamp | undefined): boolean {
  return inode === stamp?.inode && size === stamp.size && modified === stamp.modified && changed === stamp.changed;
}

function parseKept(bytes: Uint8Array | undefined, version: string): Map<string, Entries> {
  if (!bytes) return new Map();
  try {
    const { buffer, byteOffset, byteLength } = bytes;
    const kept = JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString('utf8')) as Kept | null;
    if (kept?.version !== version) return new Map();
    const kinds = Object.entries(kept.files);
    return new Map(kinds.map(([kind, entries]) => [kind, new Map(entries.map((entry) => [entry[0], entry]))]));
  } catch {
    return new Map();
  }
}

/** Whether printing and parsing it again gives the same: not for the infinities and dates of YAML. */
function survivesJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint' && typeof value !== 'function';
  if (Array.isArray(value)) return value.every((item) => item !== undefined && survivesJson(item));
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(survivesJson);
}

interface ReadParsedOptions<T> {
  siteDir: string;
  /** What is known from earlier. */
  parsed?: ParsedFiles;
  /** Names the parser and all that its result depends on besides the bytes. */
  kind: string;
  /** Must not read a file itself. */
  parse: (file: SourceFile) => { value: T; problems: Problem[] };
}

type ReadParsedResult<T> =
  | { file: SourceFile; value: T; problems: Problem[] }
  | { file?: undefined; problems: Problem[] };

/** Files and what they parse to. A file is opened only if it is not known as it is; its text, only if someone asks for it. */
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
  const { file, stamp, problem } = readSource(siteDir, source);
  if (!file) return { problems: [problem] };
  const { digest } = file;
  const { value, problems } = parse(file);
  // Problems have a place in the text, so a file with a fault is read again.
  if (problems.length === 0) parsed?.keep(source, { kind, stamp, parsed: { digest, value } });
  return { file: new KnownFile(siteDir, { source, digest }), value, problems };
}

/** The texts of ten thousand pages are most of what a build would hold, and hardly any of them is looked at again. */
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
