/** Requests of each kind that are answered in one turn. */
const EACH_TURN = 8;
/** Turns in which newcomers are let in and nothing is answered, at most, before the next that answers. */
const MAX_POSTPONED = 32;

export interface Turns {
  /** A connection was opened. */
  arrive: () => void;
  /** Waits for the turn of a request. `isNew`: the first of its connection. */
  wait: (isNew: boolean) => Promise<void>;
}

/**
 * Answers a little in each turn of the event loop. libuv takes one new connection a turn, so that a turn in which a thousand requests
 * are answered keeps everybody else at the door. New visitors do not stand behind all that the others ask for: both are served in turn.
 */
export function createTurns(): Turns {
  const queues = { first: createQueue(), later: createQueue() };
  let isRunning = false;
  let hasArrived = false;
  let postponed = 0;

  function turn(): void {
    if (hasArrived && postponed < MAX_POSTPONED) {
      postponed++;
    } else {
      postponed = 0;
      for (let count = 0; count < EACH_TURN; count++) {
        queues.first.next();
        queues.later.next();
      }
    }
    hasArrived = false;
    isRunning = queues.first.size() + queues.later.size() > 0;
    if (isRunning) setImmediate(turn);
  }

  return {
    arrive() {
      hasArrived = true;
    },
    wait: (isNew) =>
      new Promise((resolve) => {
        queues[isNew ? 'first' : 'later'].add(resolve);
        if (!isRunning) setImmediate(turn);
        isRunning = true;
      }),
  };
}

/** First come, first served. A `shift` of a long array would move the rest of it each time. */
function createQueue() {
  const waiting = new Set<() => void>();
  return {
    size: () => waiting.size,
    add: (start: () => void): void => void waiting.add(start),
    next(): void {
      const [start] = waiting;
      if (!start) return;
      waiting.delete(start);
      start();
    },
  };
}
