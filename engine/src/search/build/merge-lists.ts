import { findPlace } from '../format/read-terms.ts';
import type { WordLists } from './word-table.ts';

export interface MergedLists extends WordLists {
  /** 1 for words that have another list than before, or that follow a removed one. */
  changed: Uint8Array;
}

/** Merges the cached lists with those of fresh sections. `moved` has the new number of each cached section (-1: removed), in the same order. */
export function mergeLists(cached: WordLists, options: { moved: Int32Array; fresh: WordLists }): MergedLists {
  const { moved, fresh } = options;
  if (cached.words.length === 0) return { ...fresh, changed: new Uint8Array(fresh.words.length).fill(1) };
  const most = cached.sections.length + fresh.sections.length;
  const [sections, postings] = [new Uint32Array(most), new Uint16Array(most)];
  const words: string[] = [];
  const starts = new Uint32Array(cached.words.length + fresh.words.length + 1);
  const changed = new Uint8Array(cached.words.length + fresh.words.length);
  let [end, old, added] = [0, 0, 0];
  let isAfterLost = false;

  const [firstMoved, lastMoved] = findMoved(moved);
  let waiting = 0;
  /** Most lists stay the same and are neighbours: they are copied together, up to the next changed one. */
  const copyWaiting = (last: number): void => {
    sections.set(cached.sections.subarray(last - waiting, last), end - waiting);
    postings.set(cached.postings.subarray(last - waiting, last), end - waiting);
    waiting = 0;
  };
  /** Whether the list of an old word stays the same when the fresh list (or none) replaces its removed sections. */
  const isAsBefore = (word: number, freshWord: number | undefined): boolean => {
    const last = cached.starts[word + 1] as number;
    const first = cached.starts[word] as number;
    let at = first + findPlace(cached.sections.subarray(first, last), firstMoved);
    let [next, nextEnd] = [0, 0];
    if (freshWord !== undefined)
      [next, nextEnd] = [fresh.starts[freshWord] as number, fresh.starts[freshWord + 1] as number];
    for (; at < last; at++) {
      const section = cached.sections[at] as number;
      if (section > lastMoved) break;
      if (moved[section] === section) continue;
      const isBack = next < nextEnd && fresh.sections[next] === section && fresh.postings[next] === cached.postings[at];
      if (!isBack || moved[section] !== -1) return false;
      next += 1;
    }
    return next === nextEnd;
  };
  const putOld = (word: number): void => {
    const [first, last] = [cached.starts[word] as number, cached.starts[word + 1] as number];
    for (let at = first; at < last; at++) {
      const section = moved[cached.sections[at] as number] as number;
      if (section < 0) continue;
      sections[end] = section;
      postings[end++] = cached.postings[at] as number;
    }
  };
  /** Adds the list of a fresh word to the one that begins at `start`, from the back, so that each place is free when it is needed. */
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
  while (old < cached.words.length || added < fresh.words.length) {
    const [word, other] = [cached.words[old], fresh.words[added]];
    const isOld = word !== undefined && (other === undefined || word <= other);
    const isFresh = other !== undefined && (word === undefined || other <= word);
    const start = end;
    const isSame = isOld && isAsBefore(old, isFresh ? added : undefined);
    if (isSame) {
      const length = (cached.starts[old + 1] as number) - (cached.starts[old] as number);
      waiting += length;
      end += length;
    } else {
      copyWaiting(cached.starts[old] as number);
      if (isOld) putOld(old);
      if (isFresh) putFresh(added, start);
    }
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
  copyWaiting(cached.starts[old] as number);
  return {
    words,
    starts: starts.subarray(0, words.length + 1),
    sections: sections.subarray(0, end),
    postings: postings.subarray(0, end),
    changed: changed.subarray(0, words.length),
  };
}

/** The first and the last section that was moved or removed: an edit mostly affects the sections of one page only. */
function findMoved(moved: Int32Array): [first: number, last: number] {
  let [first, last] = [0, moved.length - 1];
  while (first <= last && moved[first] === first) first += 1;
  while (last > first && moved[last] === last) last -= 1;
  return [first, last];
}
