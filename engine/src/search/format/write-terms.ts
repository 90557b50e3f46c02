import { createByteWriter } from './byte-writer.ts';
import { MOST_ENDINGS } from './most-endings.ts';

/** A word of the index with what is known of it. */
export interface TermEntry {
  term: string;
  /** The stem that its family shares, when it is another word. */
  family?: string;
  /** In how many sections it stands, those that are kept elsewhere included. */
  count: number;
  /** Sections, ascending, and the packed posting of each. */
  sections: readonly number[];
  postings: readonly number[];
}

/**
 * Words in order with their lists, column by column, since like stands beside like and compression sees it:
 * letters shared with the word before; letters of its own, and how many; its family as letters to cut and an ending to put on;
 * in how many sections it stands; the gaps between those; the postings.
 */
export function writeTerms(entries: readonly TermEntry[]): Uint8Array {
  const [shared, own, families, counts] = [
    createByteWriter(),
    createByteWriter(),
    createByteWriter(),
    createByteWriter(),
  ];
  const lists = writeLists(entries);
  const endings: string[] = [''];
  let letters = '';
  let previous = '';
  for (const { term, family = term, count } of entries) {
    const kept = countShared(previous, term);
    shared.varint(kept);
    own.varint(term.length - kept);
    letters += term.slice(kept);
    previous = term;
    families.varint(packFamily(term, family, endings));
    counts.varint(count);
  }
  const encoder = new TextEncoder();
  const out = createByteWriter();
  out.varint(entries.length);
  out.column(encoder.encode(endings.join(' ')));
  out.column(shared.finish());
  out.column(own.finish());
  out.column(encoder.encode(letters));
  out.column(families.finish());
  out.column(counts.finish());
  out.bytes(lists);
  return out.finish();
}

/** Letters to cut from the word and the ending to put on, in one number; 0 when the word is filed under itself. */
function packFamily(term: string, family: string, endings: string[]): number {
  const stem = countShared(family, term);
  const ending = family.slice(stem);
  if (!endings.includes(ending)) {
    if (endings.length === MOST_ENDINGS) return 0;
    endings.push(ending);
  }
  return (term.length - stem) * MOST_ENDINGS + endings.indexOf(ending);
}

/** The lists alone: gaps, then postings. */
export function writeLists(lists: readonly Pick<TermEntry, 'sections' | 'postings'>[]): Uint8Array {
  const [gaps, packed] = [createByteWriter(), createByteWriter()];
  for (const { sections, postings } of lists) {
    let last = -1;
    for (const section of sections) {
      gaps.varint(section - last - 1);
      last = section;
    }
    for (const posting of postings) packed.varint(posting);
  }
  const out = createByteWriter();
  out.column(gaps.finish());
  out.column(packed.finish());
  return out.finish();
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}
