const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Tidies up on SIGINT and SIGTERM, then ends by the same signal, so that a shell sees it (130 for Ctrl-C).
 * Call the returned function when there is nothing left to stop.
 */
export function endOnSignal(tidyUp: () => void): () => void {
  const end = (signal: NodeJS.Signals): void => {
    release();
    tidyUp();
    process.kill(process.pid, signal);
  };
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return release;
}

/** Resolves on SIGINT (Ctrl-C) or SIGTERM. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
}
