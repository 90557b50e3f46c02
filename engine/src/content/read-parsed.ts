import type { Problem, SourceFile } from '../shared/model.ts';
import type { ParsedFiles } from './parsed-files.ts';
import { readSource, readStamp } from './read.ts';

export interface ReadParsedOptions<T> {
  siteDir: string;
  /** What is known from earlier. */
  parsed?: ParsedFiles;
  /** Names the parser and all that its result depends on besides the bytes. */
  kind: string;
  /** Must not read a file itself. */
  parse: (file: SourceFile) => { value: T; problems: Problem[] };
}

export type ReadParsedResult<T> =
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
