import type { WantedWords } from '../analyze/words.ts';
import type { Token, Tokenize } from '../analyze/tokenize.ts';

/** A wanted word in a text. */
export interface Mark extends Omit<Token, 'whole'> {
  /** The words of the query that it matches, as bits. */
  words: number;
}

/** Finds the wanted words in a text. */
export function markWords(text: string, { wanted, tokenize }: { wanted: WantedWords; tokenize: Tokenize }): Mark[] {
  return tokenize(text, wanted).map(({ term, start, end, position }) => ({
    term,
    start,
    end,
    position,
    words: wanted.words.get(term) ?? 0,
  }));
}

/**
 * How close together the words of a query are in a text: 1 when all of them are side by side, less for fewer words or wider gaps, 0 for
 * single ones.
 */
export function rateCloseness(marks: readonly Mark[], wordCount: number): number {
  const lastSeen: number[] = [];
  let best = 0;
  for (const { position, words } of marks) {
    for (let word = 0; words >> word > 0; word++) if ((words >> word) & 1) lastSeen[word] = position;
    // Words that were not seen are empty items, which filter skips.
    const recent = lastSeen.filter(() => true).sort((a, b) => b - a);
    for (let count = 2; count <= recent.length; count++) {
      const span = position - (recent[count - 1] ?? 0) + 1;
      best = Math.max(best, (count / wordCount) * Math.min(1, count / span));
    }
  }
  return best;
}

/** Whether words are side by side in a text, each in one of its wanted forms. */
export function hasPhrase(tokens: readonly Token[], forms: readonly ReadonlySet<string>[]): boolean {
  const words = tokens.filter(({ whole }) => !whole);
  return words.some((_, start) => forms.every((form, offset) => form.has(words[start + offset]?.term ?? '')));
}
