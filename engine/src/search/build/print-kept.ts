import type { KeptIndex } from './make-index.ts';
import type { WordTable } from './word-table.ts';

/** A line of JSON, then the columns as they stand in memory, the widest first. */
interface KeptHead {
  /** What the kept things depend on besides the pages. */
  stamp: string;
  words: string;
  pageKeys: string[];
  groups: [string, string][];
  /** Numbers in each of the columns. */
  lengths: number[];
}

const WIDE = ['pageSections', 'pageTitleWords', 'ends', 'numbers'] as const;
const NEWLINE = 10;

export function printKept({ table, groups }: KeptIndex, options: { stamp: string }): Uint8Array[] {
  const { words, pageKeys, postings, lengths } = table;
  const columns = [...WIDE.map((name) => table[name]), postings, lengths];
  const head: KeptHead = {
    stamp: options.stamp,
    words: words.join(' '),
    pageKeys,
    groups: [...groups],
    lengths: columns.map(({ length }) => length),
  };
  const text = JSON.stringify(head);
  const bytes = new TextEncoder().encode(text);
  // The columns begin where numbers of four bytes may.
  const blanks = 3 - (bytes.length % 4);
  const line = new Uint8Array(bytes.length + blanks + 1).fill(32);
  line.set(bytes);
  line[line.length - 1] = NEWLINE;
  return [line, ...columns.map((column) => new Uint8Array(column.buffer, column.byteOffset, column.byteLength))];
}

/** What was printed, or nothing when it is of other things, cut short, or not what was printed. The bytes must begin at a multiple of four. */
export function parseKept(bytes: Uint8Array, options: { stamp: string }): KeptIndex | undefined {
  try {
    const end = bytes.indexOf(NEWLINE);
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end)))) as KeptHead;
    if (head.stamp !== options.stamp) return undefined;
    const [sections = 0, titleWords = 0, ends = 0, numbers = 0, postings = 0, lengths = 0] = head.lengths;
    let at = bytes.byteOffset + end + 1;
    const take = (size: number): number => (at += size) - size;
    const { buffer } = bytes;
    const table: WordTable = {
      words: head.words === '' ? [] : head.words.split(' '),
      pageKeys: head.pageKeys,
      pageSections: new Uint32Array(buffer, take(sections * 4), sections),
      pageTitleWords: new Uint32Array(buffer, take(titleWords * 4), titleWords),
      ends: new Uint32Array(buffer, take(ends * 4), ends),
      numbers: new Uint32Array(buffer, take(numbers * 4), numbers),
      postings: new Uint16Array(buffer, take(postings * 2), postings),
      lengths: new Uint8Array(buffer, take(lengths), lengths),
    };
    return at === bytes.byteOffset + bytes.length ? { table, groups: new Map(head.groups) } : undefined;
  } catch {
    return undefined;
  }
}
