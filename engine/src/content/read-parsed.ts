import type { Problem, SourceFile } from '../shared/model.ts';
import type { OpenSource } from './decode-source.ts';
import type { ParsedFiles } from './parsed-files.ts';
import { openSource, readSource, readStamp } from './read.ts';

export interface ReadParsedOptions<T> {
  siteDir: string;
  /** What is known from earlier. */
  parsed?: ParsedFiles;
  /** Names the parser and all that its result depends on besides the bytes. */
  kind: string;
  /** Must not read another file before it is done with this one. */
  parse: (file: OpenSource) => { value: T; problems: Problem[] };
}

export type ReadParsedResult<T> =
  | { file: SourceFile; value: T; problems: Problem[] }
  | { file?: undefined; problems: Problem[] };

/** A file and what it parses to. The file is opened only if it is not known as it is; its text, only if someone asks for it. */
export function readParsed<T>(source: string, options: ReadParsedOptions<T>): ReadParsedResult<T> {
  const { siteDir, parsed, kind } = options;
  const known = parsed?.find(source, { kind, stamp: () => readStamp(`${siteDir}/${source}`) });
  if (known)
    return { file: new KnownFile(siteDir, { source, digest: known.digest }), value: known.value as T, problems: [] };
  const { file, stamp, problem } = openSource(siteDir, source);
  if (problem) return { problems: [problem] };
  const { value, problems } = options.parse(file);
  // What is wrong is told with its place in the text, so a file with a fault is read again.
  if (problems.length === 0) parsed?.keep(source, { kind, stamp, parsed: { digest: file.digest, value } });
  return { file: new KnownFile(siteDir, { source, digest: file.digest }), value, problems };
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
