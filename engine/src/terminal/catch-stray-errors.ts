import path from 'node:path';
import { readBytes } from '../content/read.ts';
import { describeUnknown } from '../errors/index.ts';
import { createSourceMaps } from '../errors/stack-place.ts';
import { errorPlace } from '../render/errors/error-place.ts';
import type { Problem } from '../shared/model.ts';

/**
 * Reports errors that the site's own code throws in a timer or an unhandled promise. Node would end the process at once.
 * Call it once on each thread that runs the author's code. Where that code is bundled for `siteDir`, its own line is reported.
 */
export function catchStrayErrors(report: (problem: Problem) => void, options: { siteDir?: string } = {}): void {
  const { siteDir } = options;
  const context = siteDir !== undefined && {
    originOf: createSourceMaps((file) => readBytes(file)?.toString('utf8')),
    textOf: () => undefined,
    fileOf: (source: string) => path.join(siteDir, source),
  };
  const onError = (thrown: unknown): void =>
    report({
      code: 'stray-error',
      severity: 'error',
      message: `The site's own code failed in a timer or a promise, with nothing there to handle it: ${describeUnknown(thrown)}`,
      ...(context && errorPlace(thrown, { context, pages: [] })),
      hint: 'Handle the error where it happens; what needs a browser belongs in an effect.',
    });
  process.on('unhandledRejection', onError);
  process.on('uncaughtException', onError);
}
