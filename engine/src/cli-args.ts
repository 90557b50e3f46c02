import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { parseArgs } from 'node:util';
import type { CommandOptions } from './commands/command-options.ts';
import { nearest } from './errors/hints.ts';
import { ADAPTERS } from './shared/adapter.ts';

const COMMANDS = ['build', 'dev', 'serve', 'check', 'doctor', 'version', 'write-translations'] as const;
export type CommandName = (typeof COMMANDS)[number];

export type CliRequest =
  | { kind: 'run'; command: CommandName; options: CommandOptions }
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'wrong'; message: string; hint: string; plugin?: PluginRequest };

/** A command that is none of the engine's: a plugin may have it. */
export interface PluginRequest {
  command: string;
  siteDir: string;
  args: readonly string[];
}

const FLAGS = {
  'out-dir': { type: 'string' },
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  'allowed-hosts': { type: 'string' },
  clean: { type: 'boolean' },
  config: { type: 'string' },
  docs: { type: 'string' },
  locale: { type: 'string', short: 'l' },
  override: { type: 'boolean' },
  json: { type: 'boolean' },
  'message-prefix': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;
const TEXT_FLAGS = ['out-dir', 'port', 'host', 'allowed-hosts', 'config', 'docs', 'locale', 'message-prefix'] as const;

const configFiles = ['yaprak.config', ...ADAPTERS.map(({ configFile }) => configFile)]
  .map((name) => `${name}.*`)
  .join(' or ');

const SEE_HELP = 'Run `yaprak --help` to see what there is.';

export const HELP = `Usage: yaprak <command> [siteDir] [options]
       yaprak version <name> [siteDir] [options]

Commands
  build   Write the site into its build folder
  dev     Serve the site while it is being written
  serve   Serve what build has written
  check   Look for broken links and other problems, and write nothing
  doctor  Say what of a site that was written for Docusaurus works, and what readers would lose
  version Keep the docs as they are now as the version <name>
  write-translations
          Write the files that translators fill in; what is translated already stays

Options
  --out-dir <folder>   Where the site is written; siteDir/build when absent
  --port, -p <number>  Port of dev and serve; the PORT variable, else 3000, when absent
  --host <name>        Host of dev and serve; localhost when absent
  --allowed-hosts <names>
                       Host names that serve answers for, with commas between them; localhost and --host when absent
  --clean              Start with an empty cache
  --config <file>      The config file; ${configFiles} of siteDir when absent
  --docs <id>          The docs section that version cuts from; the main one when absent
  --locale, -l <name>  The language that write-translations writes for; all but the default one when absent
  --override           Write over texts that are translated already
  --message-prefix <text>
                       Put this before texts that are not translated yet
  --json               Print what doctor found as JSON
  --help, -h           This text
  --version, -v        The version

siteDir is the current folder when absent. Paths count from the current folder.`;

/** argv -> what is asked for. Pure: the environment and the current folder are handed in. */
export function parseCliArgs(
  argv: readonly string[],
  world: { env: Record<string, string | undefined>; cwd: string },
): CliRequest {
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options: FLAGS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const [first = '-', ...args] = argv;
  if (!first.startsWith('-') && !isCommand(first))
    return { ...unknownCommand(first), plugin: { command: first, siteDir: world.cwd, args } };
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(FLAGS, token.name)) return unknownFlag(token.rawName);
  }
  const [command, ...given] = positionals;
  if (command === undefined) return argv.length === 0 ? { kind: 'help' } : wrong('No command was given.', SEE_HELP);
  if (!isCommand(command)) return unknownCommand(command);
  const versionName = command === 'version' ? given.shift() : undefined;
  if (command === 'version' && versionName === undefined)
    return wrong('`version` needs the name of the version to cut, as in `yaprak version 2.0`.', SEE_HELP);
  const [siteDir = '.', ...rest] = given;
  if (rest.length > 0)
    return wrong(`\`${rest.join(' ')}\` is one argument too many: ${command} takes one site folder.`, SEE_HELP);
  const missing = TEXT_FLAGS.find(
    (flag) => values[flag] !== undefined && (typeof values[flag] !== 'string' || values[flag] === ''),
  );
  if (missing) return wrong(`\`--${missing}\` needs a value.`, SEE_HELP);
  const port = parsePort(values.port, world);
  if (typeof port === 'object') return port;
  const allowedHosts = parseHosts(values['allowed-hosts']);
  if (allowedHosts && !Array.isArray(allowedHosts)) return allowedHosts;
  const { 'out-dir': outDir, host, config, docs, locale, 'message-prefix': messagePrefix } = values;
  return {
    kind: 'run',
    command,
    options: {
      siteDir: resolve(world.cwd, siteDir),
      clean: values.clean === true,
      ...(typeof outDir === 'string' ? { outDir: resolve(world.cwd, outDir) } : {}),
      ...(port === undefined ? {} : { port }),
      ...(typeof host === 'string' ? { host } : {}),
      ...(allowedHosts === undefined ? {} : { allowedHosts }),
      ...(typeof config === 'string' ? { configFile: resolve(world.cwd, config) } : {}),
      ...(versionName === undefined ? {} : { versionName }),
      ...(typeof docs === 'string' ? { docsId: docs } : {}),
      ...(typeof locale === 'string' ? { locale } : {}),
      ...(values.override === true ? { override: true } : {}),
      ...(values.json === true ? { json: true } : {}),
      ...(typeof messagePrefix === 'string' ? { messagePrefix } : {}),
    },
  };
}

function isCommand(name: string): name is CommandName {
  return (COMMANDS as readonly string[]).includes(name);
}

/** The flag wins over the PORT variable. */
function parsePort(flag: unknown, world: { env: Record<string, string | undefined> }): number | undefined | CliRequest {
  const text = typeof flag === 'string' ? flag : world.env['PORT'];
  if (text === undefined || text === '') return undefined;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port >= 0 && port <= 65535) return port;
  return wrong(
    `${typeof flag === 'string' ? '`--port`' : 'The PORT variable'} is "${text}"; allowed: a whole number from 0 to 65535.`,
    SEE_HELP,
  );
}

/** Names as a browser sends them: in lower case, and in ASCII. */
function parseHosts(flag: unknown): string[] | undefined | CliRequest {
  if (typeof flag !== 'string') return undefined;
  const hosts: string[] = [];
  for (const given of flag.split(',').map((name) => name.trim())) {
    const [, dot = '', name = ''] = /^(\.?)(.*)$/.exec(given) ?? [];
    const ascii = /[:/@]/.test(name) ? '' : domainToASCII(name);
    if (ascii === '')
      return wrong(
        `\`--allowed-hosts\` has "${given}"; allowed: names without \`http://\` and port, as in \`a.example,.b.example\`.`,
        SEE_HELP,
      );
    hosts.push(dot + ascii);
  }
  return hosts;
}

function unknownFlag(rawName: string): CliRequest {
  const meant = nearest(rawName.replace(/^-+/, ''), Object.keys(FLAGS));
  return wrong(`\`${rawName}\` is not a known option.`, meant ? `Did you mean \`--${meant}\`?` : SEE_HELP);
}

function unknownCommand(name: string): Extract<CliRequest, { kind: 'wrong' }> {
  const meant = nearest(name, COMMANDS);
  return wrong(
    `\`${name}\` is not a known command; allowed: ${COMMANDS.join(', ')}.`,
    meant ? `Did you mean \`yaprak ${meant}\`?` : SEE_HELP,
  );
}

function wrong(message: string, hint: string): Extract<CliRequest, { kind: 'wrong' }> {
  return { kind: 'wrong', message, hint };
}
