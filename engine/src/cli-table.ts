import { ADAPTERS } from './shared/adapter.ts';
import { TARGET_NAMES } from './shared/host-targets.ts';

/** The commands and options of the command line, as data: arguments are parsed by it, and `--help` and shell completion are printed from it. */

export interface CommandRow {
  summary: string;
  /** Words that come before the site folder, and the option that each becomes. */
  words?: readonly WordRow[];
  /** It is not about a site. */
  hasNoSite?: true;
}

export interface WordRow {
  /** As `--help` shows it. */
  label: string;
  option: 'versionName' | 'kind' | 'title' | 'shell';
  /** What is allowed; absent: any text. */
  values?: readonly string[];
  /** The sentence for a line without it. */
  missing: string;
}

export const KINDS = ['doc', 'post', 'adr'] as const;
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

const name: WordRow = {
  label: '<name>',
  option: 'versionName',
  missing: 'the name of the version to cut, as in `yaprak version 2.0`',
};
const kind: WordRow = {
  label: '<doc|post|adr>',
  option: 'kind',
  values: KINDS,
  missing: 'the kind of page, as in `yaprak new doc "First steps"`',
};
const title: WordRow = {
  label: '<title>',
  option: 'title',
  missing: 'the title of the page, as in `yaprak new doc "First steps"`',
};
const shell: WordRow = {
  label: '<bash|zsh|fish>',
  option: 'shell',
  values: SHELLS,
  missing: 'the name of the shell, as in `yaprak completion bash`',
};

export const COMMANDS = {
  build: { summary: 'Write the site into its build folder' },
  dev: { summary: 'Serve the site while it is being written' },
  serve: { summary: 'Serve what build has written' },
  check: { summary: 'Look for broken links and other problems, and write nothing' },
  doctor: { summary: 'Say what of a site that was written for Docusaurus works, and what readers would lose' },
  new: { summary: 'Write a new page with its front matter', words: [kind, title] },
  version: { summary: 'Keep the docs as they are now as the version <name>', words: [name] },
  'write-translations': { summary: 'Write the files that translators fill in; what is translated already stays' },
  info: { summary: 'Show versions and settings, for bug reports' },
  completion: { summary: 'Print the completion script of a shell', words: [shell], hasNoSite: true },
} as const satisfies Record<string, CommandRow>;
export type CommandName = keyof typeof COMMANDS;

interface FlagRow {
  /** Placeholder of its value; absent: a switch. */
  value?: string;
  short?: string;
  /** Absent: of every command. */
  of?: readonly CommandName[];
  /** What is allowed; absent: any text. */
  values?: readonly string[];
  /** Shown by completion as files or folders. */
  isPath?: true;
  /** It may be given several times. */
  isRepeatable?: true;
  summary: string;
}

const configFiles = ['yaprak.config', ...ADAPTERS.map(({ configFile }) => configFile)]
  .map((file) => `${file}.*`)
  .join(' or ');

export const FLAGS = {
  'out-dir': {
    value: '<folder>',
    isPath: true,
    of: ['build', 'serve'],
    summary: 'Where the site is written; siteDir/build when absent',
  },
  target: {
    value: '<host>',
    values: TARGET_NAMES,
    of: ['build'],
    summary: `Write what a host reads, too: ${TARGET_NAMES.join(', ')}`,
  },
  json: {
    of: ['build', 'check', 'doctor', 'info'],
    summary: 'Print the result as JSON, and nothing else on standard output',
  },
  external: { of: ['check'], summary: 'Check links to other sites, too; answers are cached for a week' },
  a11y: { of: ['check'], summary: 'Check the HTML of pages for what assistive technology needs' },
  open: { of: ['dev', 'serve'], summary: 'Open the site in the browser' },
  port: {
    value: '<number>',
    short: 'p',
    of: ['dev', 'serve'],
    summary: 'Port of dev and serve; the PORT variable, else 3000, when absent',
  },
  host: {
    value: '<name>',
    of: ['dev', 'serve'],
    summary: 'Host of dev and serve; localhost when absent, every address without a name',
  },
  'allowed-hosts': {
    value: '<names>',
    of: ['serve'],
    summary: 'Host names that serve answers for, with commas between them; localhost and --host when absent',
  },
  clean: { of: ['build'], summary: 'Start with an empty cache' },
  config: { value: '<file>', isPath: true, summary: `The config file; ${configFiles} of siteDir when absent` },
  docs: {
    value: '<id>',
    of: ['new', 'version'],
    summary: 'The docs section of new and version; the main one when absent',
  },
  in: { value: '<folder>', of: ['new'], summary: 'Folder of the new page, in that of its section' },
  locale: {
    value: '<name>',
    short: 'l',
    of: ['build', 'write-translations'],
    isRepeatable: true,
    summary: 'A language of build or write-translations, again for another; all that are to be made when absent',
  },
  override: { of: ['write-translations'], summary: 'Write over texts that are translated already' },
  'message-prefix': {
    value: '<text>',
    of: ['write-translations'],
    summary: 'Put this before texts that are not translated yet',
  },
  help: { short: 'h', summary: 'This text' },
  version: { short: 'v', summary: 'The version' },
} as const satisfies Record<string, FlagRow>;
export type FlagName = keyof typeof FLAGS;

/** The rows without their literal types. */
export const commandRows = Object.entries(COMMANDS) as [CommandName, CommandRow][];
export const flagRows = Object.entries(FLAGS) as [FlagName, FlagRow][];

/** Text of `--help`. */
export function formatHelp(): string {
  const usage = commandRows.flatMap(([command, { words, hasNoSite }]) =>
    words
      ? [[command, ...words.map(({ label }) => label), ...(hasNoSite ? [] : ['[siteDir] [options]'])].join(' ')]
      : [],
  );
  const commands = commandRows.map(([command, { summary }]) => formatRow(command, { width: 7, summary }));
  const flags = flagRows.map(([flag, { value, short, summary }]) => {
    const names = short === undefined ? `--${flag}` : `--${flag}, -${short}`;
    return formatRow(value === undefined ? names : `${names} ${value}`, { width: 20, summary });
  });
  return `Usage: ${['<command> [siteDir] [options]', ...usage].map((line) => `yaprak ${line}`).join('\n       ')}

Commands
${commands.join('\n')}

Options
${flags.join('\n')}

Exit codes
  0   Done. There may be warnings
  1   The site has errors
  2   The command line was wrong
  70  A bug in Yaprak

siteDir is the current folder when absent. Paths count from the current folder.`;
}

/** A name that is too long has a line of its own. */
function formatRow(label: string, { width, summary }: { width: number; summary: string }): string {
  const gap = label.length > width ? `\n${' '.repeat(width + 3)}` : ' '.repeat(width + 1 - label.length);
  return `  ${label}${gap}${summary}`;
}
