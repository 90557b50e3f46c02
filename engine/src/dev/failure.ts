import { describeUnknown, YaprakError } from '../errors/index.ts';
import { createSourceLines } from '../errors/place.ts';
import { summarizeProblems } from '../errors/print.ts';
import { OVERLAY, renderOverlay } from '../shared/dev-overlay.ts';
import { escapeAttribute } from '../shared/html.ts';
import type { Problem } from '../shared/model.ts';
import { devHead, devScripts } from '../vite/dev/page-modules.ts';

/** An error that the author must fix, in words for the browser and the terminal. */
export interface Failure {
  title: string;
  text: string;
  problems: Problem[];
}

export function describeFailure(error: unknown, siteDir: string): Failure {
  const problems: Problem[] =
    error instanceof YaprakError
      ? [...error.problems]
      : [{ code: 'unexpected', severity: 'error', message: describeUnknown(error, { stack: true }) }];
  const cause = error instanceof YaprakError && error.cause !== undefined ? `\n\n${describeUnknown(error.cause)}` : '';
  const first = problems.find(({ severity }) => severity === 'error');
  return {
    title: first?.file ? `Error in ${first.file}` : 'The site cannot be shown',
    text: summarizeProblems(problems, { sourceLine: createSourceLines(siteDir) }) + cause,
    problems,
  };
}

/** The page for one that cannot be made: the error, and the script that loads the page again when it is fixed. */
export function renderFailure(failure: Failure, options: { baseUrl: string; head: string }): string {
  const scripts = devScripts(options)
    .map((src) => `<script type="module" src="${escapeAttribute(src)}"></script>`)
    .join('');
  const title = escapeAttribute(failure.title);
  const overlay = renderOverlay(failure, { isPage: true });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>${devHead(options)}${options.head}${scripts}</head><body><${OVERLAY}>${overlay}</${OVERLAY}></body></html>`;
}
