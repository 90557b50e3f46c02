/** Browsers ignore spaces and control characters in the name of a scheme. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const IGNORED = /[\0-\x20]+/g;
const RUNS_CODE = /^(?:javascript:|vbscript:|data:(?:text\/html|application\/xhtml))/i;

/** Whether a link to an address would run code of its own in the reader's browser. */
export function runsCode(url: string): boolean {
  return RUNS_CODE.test(url.replace(IGNORED, ''));
}
