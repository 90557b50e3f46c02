import { describeUnknown } from '../errors/describe-unknown.ts';
import type { Problem } from '../shared/model.ts';

/**
 * What the site's own code throws where nobody waits for it: in a timer, in a promise. Node would end the process in the middle of things.
 * Call it once on each thread that runs the author's code.
 */
export function catchStrayErrors(report: (problem: Problem) => void): void {
  const tell = (thrown: unknown): void =>
    report({
      code: 'stray-error',
      severity: 'error',
      message: `The site's own code failed in a timer or a promise, with nothing there to handle it: ${describeUnknown(thrown)}`,
      hint: 'Handle the error where it happens; what needs a browser belongs in an effect.',
    });
  process.on('unhandledRejection', tell);
  process.on('uncaughtException', tell);
}
