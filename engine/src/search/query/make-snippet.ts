import type { Snippet } from '../model.ts';
import type { Mark } from './mark-words.ts';

/** Characters of a passage, about. */
const SNIPPET_LENGTH = 180;
/** Characters before the first mark. */
const LEAD = 40;

/** Cut the passage out of a text in which most of the wanted words stand close together, or its beginning when there are none. */
export function makeSnippet(text: string, marks: readonly Mark[]): Snippet {
  let [best, bestWorth] = [0, -1];
  marks.forEach((first, index) => {
    let [seen, worth] = [0, 0];
    for (const { end, words } of marks.slice(index)) {
      if (end > first.start + SNIPPET_LENGTH - LEAD) break;
      // A word that is new to the passage says far more than one more of the same.
      worth += words & ~seen ? 10 : 1;
      seen |= words;
    }
    if (worth > bestWorth) [best, bestWorth] = [first.start, worth];
  });
  const start = bestWorth < 0 || best <= LEAD ? 0 : startOfWord(text, best - LEAD, best);
  const end = text.length <= start + SNIPPET_LENGTH ? text.length : endOfWord(text, start + SNIPPET_LENGTH, start);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  const highlights: Snippet['highlights'] = [];
  for (const mark of marks) {
    if (mark.start < start || mark.end > end) continue;
    const last = highlights.at(-1);
    // A whole identifier takes its parts in.
    if (last && mark.start + shift < last.end) last.end = Math.max(last.end, mark.end + shift);
    else highlights.push({ start: mark.start + shift, end: mark.end + shift });
  }
  return { text: before + text.slice(start, end) + (end < text.length ? '…' : ''), highlights };
}

function startOfWord(text: string, from: number, latest: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= latest ? latest : space + 1;
}

function endOfWord(text: string, from: number, earliest: number): number {
  const space = text.lastIndexOf(' ', from);
  return space <= earliest ? from : space;
}
