/** What every command is given. */
export interface CommandOptions {
  /** Absolute. */
  siteDir: string;
  /** Absolute. */
  outDir?: string;
  clean: boolean;
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
  /** The one language to write translations for. */
  locale?: string;
  /** Write over what is translated already. */
  override?: boolean;
  /** Print data, not prose. */
  json?: boolean;
  /** Put before every text that is not translated yet. */
  messagePrefix?: string;
}
