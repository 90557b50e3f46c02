import type { Problem, SourceFile } from '../shared/model.ts';
import type { OpenSource } from './decode-source.ts';
import type { ParsedFiles } from './parsed-files.ts';
import { openSources, readSource, readStamp, type FileStamp, type ReadSource } from './read.ts';

export interface ReadParsedOptions<T> {
  siteDir: string;
  /** What is known from earlier. */
  parsed?: ParsedFiles;
  /** Names the parser and all that its result depends on besides the bytes. */
  kind: string;
  /** Must not read a file itself. */
  parse: (file: OpenSource) => { value: T; problems: Problem[] };
}

export type ReadParsedResult<T> =
  | { file: SourceFile; value: T; problems: Problem[] }
  | { file?: undefined; problems: Problem[] };

/** As many as are read before they are parsed: see openSources. */
const TOGETHER = 50;

/** Files and what they parse to. A file is opened only if it is not known as it is; its text, only if someone asks for it. */
export function readParsed<T>(sources: readonly string[], options: ReadParsedOptions<T>): ReadParsedResult<T>[] {
  const { siteDir, parsed, kind } = options;
  const results: ReadParsedResult<T>[] = [];
  const unknown: string[] = [];
  const readUnknown = (): void => {
    if (unknown.length === 0) return;
    for (const opened of openSources(siteDir, unknown.splice(0)))
      results.push(opened.file ? parseOpened(opened, options) : { problems: [opened.problem] });
  };
  for (const source of sources) {
    const known = parsed?.find(source, { kind, stamp: () => readStamp(`${siteDir}/${source}`) });
    if (!known) unknown.push(source);
    if (known || unknown.length === TOGETHER) readUnknown();
    if (!known) continue;
    const file = new KnownFile(siteDir, { source, digest: known.digest });
    results.push({ file, value: known.value as T, problems: [] });
  }
  readUnknown();
  return results;
}

function parseOpened<T>(
  { file, stamp }: Extract<ReadSource<OpenSource>, { stamp: FileStamp }>,
  { siteDir, parsed, kind, parse }: ReadParsedOptions<T>,
): ReadParsedResult<T> {
  const { source, digest } = file;
  const { value, problems } = parse(file);
  // What is wrong is told with its place in the text, so a file with a fault is read again.
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
