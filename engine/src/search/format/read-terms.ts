import { createByteReader, type ByteReader } from './byte-reader.ts';
import { MOST_ENDINGS } from './most-endings.ts';

/** Lists of sections, read when they are asked for. */
export interface Lists {
  each(list: number, visit: (section: number, posting: number) => void): void;
}

/** Words in order, their families and their lists. */
export interface Terms extends Lists {
  terms: readonly string[];
  /** The stem that each word is filed under; its own letters for most. */
  families: readonly string[];
  /** In how many sections each stands. */
  counts: readonly number[];
  /** Place of a word, or of the first one after it. */
  place(term: string): number;
  /** Place of a word, or -1. */
  find(term: string): number;
  /** Places of the words filed under a stem, the stem itself included. */
  members(family: string): number[];
}

export const NO_TERMS: Terms = createTerms([], [], [], { each: () => undefined });

/**
 * Read what writeTerms wrote. `longest` is the most that a list holds here, the rest of longer ones being elsewhere.
 * Nothing when the bytes are broken.
 */
export function readTerms(bytes: Uint8Array, options: { longest: number }): Terms | undefined {
  const reader = createByteReader(bytes);
  const decoder = new TextDecoder();
  const size = reader.varint();
  const endings = decoder.decode(reader.column()).split(' ');
  const [shared, own] = [createByteReader(reader.column()), createByteReader(reader.column())];
  const letters = decoder.decode(reader.column());
  const [filed, counted] = [createByteReader(reader.column()), createByteReader(reader.column())];
  if (reader.failed() || size > bytes.length) return undefined;
  const terms: string[] = [];
  const families: string[] = [];
  const counts: number[] = [];
  let [at, term] = [0, ''];
  for (let index = 0; index < size; index++) {
    const [kept, added] = [shared.varint(), own.varint()];
    term = term.slice(0, kept) + letters.slice(at, at + added);
    at += added;
    terms.push(term);
    const packed = filed.varint();
    const cut = Math.floor(packed / MOST_ENDINGS);
    families.push(packed === 0 ? term : term.slice(0, term.length - cut) + (endings[packed % MOST_ENDINGS] ?? ''));
    counts.push(counted.varint());
  }
  if (shared.failed() || own.failed() || filed.failed() || counted.failed() || at > letters.length) return undefined;
  const lists = readLists(
    reader,
    counts.map((count) => Math.min(count, options.longest)),
  );
  return lists && createTerms(terms, families, counts, lists);
}

/** Read what writeLists wrote, the lengths of the lists being known. */
export function readLists(reader: ByteReader, lengths: readonly number[]): Lists | undefined {
  const [gaps, packed] = [reader.column(), reader.column()];
  const [gapStarts, packedStarts] = [findStarts(gaps, lengths), findStarts(packed, lengths)];
  if (reader.failed() || !gapStarts || !packedStarts) return undefined;
  return {
    each(list, visit) {
      let gapAt = gapStarts[list] ?? gaps.length;
      let packedAt = packedStarts[list] ?? packed.length;
      let section = -1;
      // The columns were measured, so that every number ends inside them.
      for (let left = lengths[list] ?? 0; left > 0; left--) {
        let byte = gaps[gapAt++] ?? 0;
        let gap = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = gaps[gapAt++] ?? 0;
          gap |= (byte & 127) << shift;
        }
        section += gap + 1;
        byte = packed[packedAt++] ?? 0;
        let posting = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = packed[packedAt++] ?? 0;
          posting |= (byte & 127) << shift;
        }
        visit(section, posting);
      }
    },
  };
}

/** Where each list begins in a column of numbers, or nothing when the column holds too few. */
function findStarts(column: Uint8Array, lengths: readonly number[]): Uint32Array | undefined {
  const starts = new Uint32Array(lengths.length);
  let at = 0;
  for (let list = 0; list < lengths.length; list++) {
    starts[list] = at;
    let left = lengths[list] ?? 0;
    while (left > 0) {
      if (at >= column.length) return undefined;
      if ((column[at++] ?? 0) < 128) left -= 1;
    }
  }
  return starts;
}

function createTerms(terms: string[], families: string[], counts: number[], lists: Lists): Terms {
  const inflected = new Map<string, number[]>();
  families.forEach((family, index) => {
    if (family === terms[index]) return;
    const known = inflected.get(family);
    if (known) known.push(index);
    else inflected.set(family, [index]);
  });
  const place = (term: string): number => {
    let [low, high] = [0, terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const find = (term: string): number => {
    const index = place(term);
    return terms[index] === term ? index : -1;
  };
  return {
    terms,
    families,
    counts,
    each: lists.each,
    place,
    find,
    members(family) {
      const itself = find(family);
      // A word that looks like the stem but is filed elsewhere is no member.
      const own = itself >= 0 && families[itself] === family ? [itself] : [];
      return [...own, ...(inflected.get(family) ?? [])];
    },
  };
}
