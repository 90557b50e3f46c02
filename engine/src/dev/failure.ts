import { describeUnknown, YaprakError } from '../errors/index.ts';
import { createSourceLines } from '../errors/place.ts';
import { summarizeProblems } from '../errors/print.ts';
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${devHead(options)}${options.head}${scripts}</head><body><yaprak-overlay><main data-region="error" style="max-width:64rem;margin:8vh auto;padding:0 1.5rem;font:16px/1.6 system-ui"><h1 style="font-size:1.4rem">${title}</h1><pre style="white-space:pre-wrap;overflow:auto;padding:1rem;border-inline-start:4px solid #c8402f;background:#1c1a17;color:#f4efe6;border-radius:6px;font:14px/1.6 ui-monospace,monospace">${escapeAttribute(failure.text)}</pre><p>Fix it and save: the page reloads by itself.</p></main></yaprak-overlay></body></html>`;
}
