import type { Staging } from '../output/staging.ts';

/** On Ctrl-C take away what was written so far, then end as the signal would have ended us. */
export function discardOnSignal(staging: Staging): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      staging.discard();
      process.kill(process.pid, signal);
    });
  }
}
