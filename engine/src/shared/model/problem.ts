export type Severity = 'error' | 'warning';

/** Something wrong with the author's input. Stages return these; commands decide what they mean. */
export interface Problem {
  /** A key of the catalogue in errors/, for example `broken-link`. */
  code: string;
  severity: Severity;
  /** One full sentence in the author's own words. */
  message: string;
  /** Site-relative file, and where in it (1-based). */
  file?: string;
  line?: number;
  column?: number;
  /** What to do about it, one sentence. */
  hint?: string;
  /** What was thrown, where the same may have been thrown for other pages: they are shown as one. */
  cause?: string;
  /** The key of the config that asked for it, for a stage that does not see the config's text; settled as file and line by commands. */
  configKey?: readonly (string | number)[];
}
