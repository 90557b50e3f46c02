import type { Problem } from '../shared/model.ts';

/** What becomes of a thing that a site was written with. */
export type Effect = 'works' | 'changed' | 'ignored' | 'lost';

/** One thing of a site, and what becomes of it. */
export interface Finding extends Pick<Problem, 'file' | 'line' | 'column' | 'hint'> {
  effect: Effect;
  /** A full sentence; for what works, its name. */
  what: string;
}

/** From what the build warns of. What a problem does not say is taken for a loss, so that none is kept quiet. */
export function toFinding({ message, effect, file, line, column, hint }: Problem): Finding {
  return {
    effect: effect ?? 'lost',
    what: message,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(hint === undefined ? {} : { hint }),
  };
}
