import type { Severity } from '../shared/model.ts';

/** What the author wants done about a kind of problem. */
export type Policy = 'ignore' | 'log' | 'warn' | 'throw';

/** How grave a problem is under a policy; undefined: say nothing. */
export function severityOf(policy: Policy): Severity | undefined {
  if (policy === 'ignore') return undefined;
  return policy === 'throw' ? 'error' : 'warning';
}
