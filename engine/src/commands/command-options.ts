import type { TargetName } from '../shared/host-targets.ts';

/** What every command is given. */
export interface CommandOptions {
  /** Absolute. */
  siteDir: string;
  /** Absolute. */
  outDir?: string;
  clean: boolean;
  /** Host for which the build writes what it reads; comes before `output.target` of the config. */
  target?: TargetName;
  /** Print the result as JSON. */
  json?: boolean;
  /** Check links to other sites. */
  external?: boolean;
  /** Check the HTML of pages for assistive technology. */
  a11y?: boolean;
  /** Open the browser. */
  open?: boolean;
  port?: number;
  host?: string;
  /** Host names that `serve` answers for, as a browser sends them. */
  allowedHosts?: string[];
  /** Absolute. */
  configFile?: string;
  /** Name of the version to cut. */
  versionName?: string;
  /** Id of the docs section to cut it from. */
  docsId?: string;
  /** Kind and title of a new page, and its folder in that of its section. */
  kind?: string;
  title?: string;
  folder?: string;
  /** The shell to print completions for. */
  shell?: string;
  /** The languages to build, or to write translations for. */
  locales?: string[];
  /** Write over what is translated already. */
  override?: boolean;
  /** Put before every text that is not translated yet. */
  messagePrefix?: string;
}
