const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * On Ctrl-C, or when asked to end, tidy up first; then end as the signal would have ended us, so that a shell sees it (130 for Ctrl-C).
 * Call what is returned when there is nothing left to stop.
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
