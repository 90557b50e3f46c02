import type { CachedIndex } from './make-index.ts';
import type { KnownPart } from './split-terms.ts';

/** The bytes are one line of JSON, then the columns as they are in memory, the widest first. */
interface CachedHead {
  /** What the cached index depends on besides the pages. */
  stamp: string;
  words: string;
  roots: string;
  pageKeys: string[];
  parts: [string, KnownPart][];
  groups: [string, string][];
  synonyms: (readonly [string, readonly [count: number, stamp: string]])[];
  /** Number of items in each column. */
  lengths: number[];
}

const NEWLINE = 10;

/** Gives the bytes in pieces, without copying the columns. */
export function serializeIndex(
  { table, stems, parts, groups, synonyms }: CachedIndex,
  options: { stamp: string },
): Uint8Array[] {
  const { words, pageKeys, postings, lengths } = table;
  const wide = [table.pageSections, table.pageTitleWords, table.starts, table.sections, stems.ends, stems.stems];
  const columns = [...wide, postings, lengths, stems.signs];
  const head: CachedHead = {
    stamp: options.stamp,
    words: words.join(' '),
    roots: stems.roots.join(' '),
    pageKeys,
    parts: [...parts],
    groups: [...groups],
    synonyms: [...synonyms],
    lengths: columns.map(({ length }) => length),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(head));
  // The columns must be aligned to four bytes.
  const line = new Uint8Array(bytes.length + 4 - (bytes.length % 4)).fill(32);
  line.set(bytes);
  line[line.length - 1] = NEWLINE;
  return [line, ...columns.map((column) => new Uint8Array(column.buffer, column.byteOffset, column.byteLength))];
}

/** The index that was serialized, or nothing if the stamp differs or the bytes are damaged. The bytes must be aligned to four. */
export function parseIndex(bytes: Uint8Array, options: { stamp: string }): CachedIndex | undefined {
  try {
    const end = bytes.indexOf(NEWLINE);
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end)))) as CachedHead;
    if (head.stamp !== options.stamp) return undefined;
    const sizes = head.lengths.values();
    let at = bytes.byteOffset + end + 1;
    const take = <Column>(Type: ColumnType<Column>): Column => {
      const size = sizes.next().value ?? 0;
      at += size * Type.BYTES_PER_ELEMENT;
      return new Type(bytes.buffer, at - size * Type.BYTES_PER_ELEMENT, size);
    };
    const [pageSections, pageTitleWords, starts, sections] = [
      take(Uint32Array),
      take(Uint32Array),
      take(Uint32Array),
      take(Uint32Array),
    ];
    const [stemEnds, stems] = [take(Uint32Array), take(Uint32Array)];
    const [postings, lengths, signs] = [take(Uint16Array), take(Uint8Array), take(Uint8Array)];
    if (at !== bytes.byteOffset + bytes.length) return undefined;
    const words = split(head.words);
    return {
      table: { words, pageKeys: head.pageKeys, pageSections, pageTitleWords, lengths, starts, sections, postings },
      stems: { roots: split(head.roots), ends: stemEnds, stems, signs },
      parts: new Map(head.parts),
      groups: new Map(head.groups),
      synonyms: new Map(head.synonyms),
    };
  } catch {
    return undefined;
  }
}

interface ColumnType<Column> {
  new (buffer: ArrayBufferLike, start: number, length: number): Column;
  BYTES_PER_ELEMENT: number;
}

const split = (words: string): string[] => (words === '' ? [] : words.split(' '));
