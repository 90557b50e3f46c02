import type { Snippet } from '../model.ts';
import type { Mark } from './mark-words.ts';

/** Approximate length of a passage. */
const SNIPPET_LENGTH = 180;
/** Characters before the first mark. */
const LEAD = 40;

/** Cuts the passage with the most wanted words out of a text, or its beginning when there are none. */
export function makeSnippet(text: string, marks: readonly Mark[]): Snippet {
  let [best, bestWorth] = [0, -1];
  marks.forEach((first, index) => {
    let [seen, worth] = [0, 0];
    for (const { end, words } of marks.slice(index)) {
      if (end > first.start + SNIPPET_LENGTH - LEAD) break;
      // A new word in the passage counts far more than a repeated one.
      worth += words & ~seen ? 10 : 1;
      seen |= words;
    }
    if (worth > bestWorth) [best, bestWorth] = [first.start, worth];
  });
  // Whole words at both ends, unless the text has no spaces there.
  const wordStart = text.lastIndexOf(' ', Math.max(0, best - LEAD)) + 1;
  const start = best - wordStart > 2 * LEAD ? best : wordStart;
  const full = start + SNIPPET_LENGTH;
  const wordEnd = full < text.length ? text.lastIndexOf(' ', full) : text.length;
  const end = wordEnd > best ? wordEnd : full;
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  const highlights: Snippet['highlights'] = [];
  for (const mark of marks) {
    if (mark.start < start || mark.end > end) continue;
    const range = { start: mark.start + shift, end: mark.end + shift };
    // A whole identifier replaces its parts, which precede it.
    while ((highlights.at(-1)?.end ?? 0) > range.start) highlights.pop();
    highlights.push(range);
  }
  return { text: before + text.slice(start, end) + (end < text.length ? '…' : ''), highlights };
}
