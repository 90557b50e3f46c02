import type { WordLists } from './word-table.ts';

export interface MergedLists extends WordLists {
  /** 1 for words that have another list than before, or that stand after one that is gone. */
  changed: Uint8Array;
}

/** Merge lists that were kept, their sections being others now (-1: gone) in the same order, with those of other sections. */
export function mergeLists(kept: WordLists, options: { moved: Int32Array; fresh: WordLists }): MergedLists {
  const { moved, fresh } = options;
  if (kept.words.length === 0) return { ...fresh, changed: new Uint8Array(fresh.words.length).fill(1) };
  const most = kept.sections.length + fresh.sections.length;
  const [sections, postings] = [new Uint32Array(most), new Uint16Array(most)];
  const words: string[] = [];
  const starts = new Uint32Array(kept.words.length + fresh.words.length + 1);
  const changed = new Uint8Array(kept.words.length + fresh.words.length);
  let [end, old, added] = [0, 0, 0];
  let isAfterLost = false;

  /** Put the list of an old word at the end; gives whether it is as it was. */
  const putOld = (word: number): boolean => {
    let isSame = true;
    for (let at = kept.starts[word] as number, last = kept.starts[word + 1] as number; at < last; at++) {
      const before = kept.sections[at] as number;
      const section = moved[before] as number;
      if (section !== before) isSame = false;
      if (section < 0) continue;
      sections[end] = section;
      postings[end++] = kept.postings[at] as number;
    }
    return isSame;
  };
  /** Add the list of a fresh word to that which begins at `start`: from the back, so that each place is free when it is needed. */
  const putFresh = (word: number, start: number): void => {
    const first = fresh.starts[word] as number;
    let [from, at] = [end - 1, (fresh.starts[word + 1] as number) - 1];
    end += at + 1 - first;
    for (let place = end - 1; at >= first; place--) {
      const isFresh = from < start || (fresh.sections[at] as number) > (sections[from] as number);
      sections[place] = (isFresh ? fresh.sections[at] : sections[from]) as number;
      postings[place] = (isFresh ? fresh.postings[at--] : postings[from--]) as number;
    }
  };
  /** Whether the list that begins at `start` is the same as that of an old word. */
  const isAsBefore = (word: number, start: number): boolean => {
    const first = kept.starts[word] as number;
    if ((kept.starts[word + 1] as number) - first !== end - start) return false;
    for (let at = 0; at < end - start; at++)
      if (kept.sections[first + at] !== sections[start + at] || kept.postings[first + at] !== postings[start + at])
        return false;
    return true;
  };
  while (old < kept.words.length || added < fresh.words.length) {
    const [word, other] = [kept.words[old], fresh.words[added]];
    const isOld = word !== undefined && (other === undefined || word <= other);
    const isFresh = other !== undefined && (word === undefined || other <= word);
    const start = end;
    let isSame = isOld && putOld(old);
    if (isFresh) putFresh(added, start);
    if (isOld && isFresh) isSame = isAsBefore(old, start);
    if (end === start) isAfterLost = true;
    else {
      changed[words.length] = isSame && !isAfterLost ? 0 : 1;
      words.push((isOld ? word : other) as string);
      starts[words.length] = end;
      isAfterLost = false;
    }
    if (isOld) old += 1;
    if (isFresh) added += 1;
  }
  return {
    words,
    starts: starts.subarray(0, words.length + 1),
    sections: sections.subarray(0, end),
    postings: postings.subarray(0, end),
    changed: changed.subarray(0, words.length),
  };
}
