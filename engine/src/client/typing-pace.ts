/** Who does not type for so long has paused. */
const PAUSE_MS = 120;
/** Who does not pause sees something all the same, this often. */
const LONGEST_MS = 300;

/** One query of somebody who types. */
export interface Turn {
  /** Done when what the query found is worth fetching. Fails when another query has come by then. */
  settle: () => Promise<void>;
  isOvertaken: () => boolean;
}

export interface TypingPace {
  next(input: string): Turn;
}

/**
 * Half of what is found for the beginning of a word is not found for the whole, so it is not fetched while the next letter is being typed.
 * A single letter is taken for such a beginning; after a pause nothing waits.
 */
export function createTypingPace(now: () => number = () => performance.now()): TypingPace {
  let newest = 0;
  let typedAt = -Infinity;
  let begunAt = -Infinity;
  return {
    next(input) {
      const turn = ++newest;
      const hasPaused = now() - typedAt >= PAUSE_MS;
      typedAt = now();
      if (hasPaused) begunAt = typedAt;
      const isWhole = hasPaused && input.trim().length > 1;
      let settling: Promise<void> | undefined;
      const isOvertaken = (): boolean => turn < newest;
      const wait = async (): Promise<void> => {
        const until = isWhole ? 0 : Math.min(PAUSE_MS, begunAt + LONGEST_MS - now());
        if (until > 0) await new Promise((resolve) => setTimeout(resolve, until));
        if (isOvertaken()) throw new Error('Overtaken.');
        begunAt = now();
      };
      // One wait for all indexes that are asked.
      return { isOvertaken, settle: () => (settling ??= wait()) };
    },
  };
}
