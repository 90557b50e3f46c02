/** What every command is given. */
export interface CommandOptions {
  /** Absolute. */
  siteDir: string;
  /** Absolute. */
  outDir?: string;
  clean: boolean;
  port?: number;
  host?: string;
  /** Absolute. */
  configFile?: string;
}
