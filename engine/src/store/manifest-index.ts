import type { Section } from '../shared/model.ts';
import {
  madeBytes,
  parseJson,
  printJson,
  textBytes,
  type Chunk,
  type KeptPlace,
  type MadePage,
  type Manifest,
  type SitePage,
} from './manifest.ts';

const VERSION = 6;

/** Columns: ten thousand small arrays would take three times as long to parse. */
interface Index extends Omit<Manifest, 'pages'> {
  version: number;
  /** The output folder that it tells of (see readStamp): of two folders, or of one that was replaced, it knows nothing. */
  folder: string;
  chunks: [name: string, size: number][];
  urls: string[];
  outputs: string[];
  keys: string[];
  textDigests: string[];
  /** Of each page: bytes, inode, flags, place in `chunks`, and the numbers of its KeptPlace. */
  numbers: number[];
}

const NUMBERS = 7;
const QUIET = 1;
const BROKEN = 2;
const NOTHING: Manifest = { table: '', targets: '', pages: new Map() };
/** Every build that makes a page adds one or two. */
const MOST_CHUNKS = 16;
/** So many bytes that no page points to are not worth writing the others again. */
const SPARE_BYTES = 1_000_000;

export interface ParseManifestOptions {
  folder: string | undefined;
  /** Nothing when there is no such file. */
  findChunk: (name: string) => Chunk | undefined;
}

/** What is known of the site in `folder`; of any other folder nothing is known. Written by hand or cut short, it counts as nothing too. */
export function parseManifest(bytes: Uint8Array | undefined, options: ParseManifestOptions): Manifest {
  if (!bytes) return NOTHING;
  try {
    const index = parseJson(bytes) as Index;
    if (index.version !== VERSION || index.folder !== options.folder) return NOTHING;
    const { urls, outputs, keys, textDigests, numbers } = index;
    const chunks = index.chunks.map(([name, size]) => findWhole(options.findChunk(name), size));
    if ([outputs, keys, textDigests].some((column) => column.length !== urls.length)) return NOTHING;
    if (numbers.length !== urls.length * NUMBERS) return NOTHING;
    const pages = new Map<string, SitePage>();
    for (let at = 0; at < urls.length; at++) {
      const own = at * NUMBERS;
      const flags = numbers[own + 2] as number;
      const kept: KeptPlace = {
        chunk: chunks[numbers[own + 3] as number] as Chunk,
        start: numbers[own + 4] as number,
        length: numbers[own + 5] as number,
        textLength: numbers[own + 6] as number,
      };
      const url = urls[at] as string;
      pages.set(url, {
        url,
        output: outputs[at] as string,
        key: keys[at] as string,
        bytes: numbers[own] as number,
        inode: numbers[own + 1] as number,
        isQuiet: (flags & QUIET) !== 0,
        hasBrokenLink: (flags & BROKEN) !== 0,
        made: () => parseJson(madeBytes(kept)) as MadePage,
        kept,
        text: {
          digest: textDigests[at] as string,
          sections: () => (kept.textLength === 0 ? [] : (parseJson(textBytes(kept)) as Section[])),
        },
      });
    }
    const { table, targets, ownCompressed, search } = index;
    return { table, targets, pages, ownCompressed, search };
  } catch {
    return NOTHING;
  }
}

function findWhole(chunk: Chunk | undefined, size: number): Chunk {
  if (chunk?.size !== size) throw new Error('A part of it is gone.');
  return chunk;
}

export interface PrintedManifest {
  index: string;
  /** Those that are new. */
  chunks: { name: string; pieces: Iterable<Uint8Array> }[];
  /** Names of all that it needs. */
  names: string[];
}

/** An index and, in other files, the rest of each page: what is kept stays where it is until too much around it is of no use any more. */
export function printManifest(
  manifest: Manifest,
  { folder, nameChunk }: { folder: string; nameChunk: () => string },
): PrintedManifest {
  const pages = [...manifest.pages.values()];
  const mayStay = !isWorn(pages);
  const names: Index['chunks'] = [];
  const places = new Map<Chunk, number>();
  const placeOf = (chunk: Chunk): number => {
    const place = places.get(chunk) ?? names.push([chunk.name, chunk.size]) - 1;
    places.set(chunk, place);
    return place;
  };
  // Pages that every build asks about stand apart, so that the others need not be read for them.
  const quiet = createPile(names);
  const asked = createPile(names);
  const { table, targets, ownCompressed, search } = manifest;
  const numbers: number[] = [];
  for (const page of pages) {
    const flags = (page.isQuiet ? QUIET : 0) | (page.hasBrokenLink ? BROKEN : 0);
    numbers.push(page.bytes, page.inode, flags);
    const { kept } = page;
    if (kept && mayStay) numbers.push(placeOf(kept.chunk), kept.start, kept.length, kept.textLength);
    else numbers.push(...(page.isQuiet ? quiet : asked).add(page));
  }
  const chunks = [quiet, asked].flatMap((pile) => pile.close(nameChunk));
  const index: Index = {
    version: VERSION,
    folder,
    table,
    targets,
    ownCompressed,
    search,
    chunks: names,
    urls: pages.map(({ url }) => url),
    outputs: pages.map(({ output }) => output),
    keys: pages.map(({ key }) => key),
    textDigests: pages.map(({ text }) => text.digest),
    numbers,
  };
  return { index: JSON.stringify(index), chunks, names: names.map(([name]) => name) };
}

/** A chunk while it is filled; its place among the names is taken with its first page. */
function createPile(names: Index['chunks']) {
  const pieces: Uint8Array[] = [];
  let place = -1;
  let size = 0;
  return {
    add(page: SitePage): [place: number, start: number, length: number, textLength: number] {
      if (place < 0) place = names.push(['', 0]) - 1;
      const made = page.kept ? madeBytes(page.kept) : (page.printed ?? printJson(page.made()));
      const text = page.kept ? textBytes(page.kept) : (page.text.printed ?? new Uint8Array());
      const start = size;
      pieces.push(made, text);
      size += made.length + text.length;
      return [place, start, made.length, text.length];
    },
    close(nameChunk: () => string): PrintedManifest['chunks'] {
      if (place < 0) return [];
      const name = nameChunk();
      names[place] = [name, size];
      return [{ name, pieces: putTogether(pieces) }];
    },
  };
}

const BLOCK_BYTES = 1_000_000;

/** As few pieces, of which none is large: one for each page is slow to write, and one for all takes as much room as all have. */
function* putTogether(pieces: readonly Uint8Array[]): Generator<Uint8Array> {
  let block: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces) {
    block.push(piece);
    size += piece.length;
    if (size < BLOCK_BYTES) continue;
    yield Buffer.concat(block);
    [block, size] = [[], 0];
  }
  yield Buffer.concat(block);
}

/** Whether most of what lies in the chunks is of no use any more, or there are too many of them. */
function isWorn(pages: readonly SitePage[]): boolean {
  const chunks = new Set<Chunk>();
  let used = 0;
  for (const { kept } of pages) {
    if (!kept) continue;
    chunks.add(kept.chunk);
    used += kept.length + kept.textLength;
  }
  const whole = [...chunks].reduce((sum, { size }) => sum + size, 0);
  return chunks.size > MOST_CHUNKS || whole > 2 * used + SPARE_BYTES;
}
