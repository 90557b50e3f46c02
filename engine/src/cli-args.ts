import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { parseArgs } from 'node:util';
import type { CommandOptions } from './commands/command-options.ts';
import { nearest } from './errors/hints.ts';
import type { TargetName } from './shared/host-targets.ts';
import {
  COMMANDS,
  flagRows,
  FLAGS,
  type CommandName,
  type CommandRow,
  type FlagName,
  type WordRow,
} from './cli-table.ts';

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

/** As `parseArgs` takes them. */
const OPTIONS = Object.fromEntries(
  flagRows.map(([name, { value, short, isRepeatable = false }]) => [
    name,
    {
      type: value === undefined ? ('boolean' as const) : ('string' as const),
      multiple: isRepeatable,
      ...(short === undefined ? {} : { short }),
    },
  ]),
);

const SEE_HELP = 'Run `yaprak --help` to see what there is.';

/** argv -> what is asked for. Pure: the environment and the current folder are handed in. */
export function parseCliArgs(
  argv: readonly string[],
  world: { env: Record<string, string | undefined>; cwd: string },
): CliRequest {
  const { values, positionals, tokens } = parseArgs({
    args: argv.map((arg, index) => (isBareHost(arg, argv[index + 1]) ? '--host=0.0.0.0' : arg)),
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values['help']) return { kind: 'help' };
  if (values['version']) return { kind: 'version' };
  const [first = '-', ...args] = argv;
  if (!first.startsWith('-') && !isCommand(first))
    return { ...unknownCommand(first), plugin: { command: first, siteDir: world.cwd, args } };
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(FLAGS, token.name)) return unknownFlag(token.rawName);
  }
  const [command, ...given] = positionals;
  if (command === undefined) return argv.length === 0 ? { kind: 'help' } : wrong('No command was given.', SEE_HELP);
  if (!isCommand(command)) return unknownCommand(command);
  const { words: rows = [], hasNoSite }: CommandRow = COMMANDS[command];
  const words = readWords(given.splice(0, rows.length), { command, rows });
  if (words.kind === 'wrong') return words;
  const [siteDir = '.', ...rest] = given;
  const extra = hasNoSite ? given : rest;
  if (extra.length > 0)
    return wrong(
      `\`${extra.join(' ')}\` is one argument too many: ${command} takes ${hasNoSite ? 'no' : 'one'} site folder.`,
      SEE_HELP,
    );
  for (const [flag, { value, values: allowed }] of flagRows) {
    if (values[flag] === undefined || value === undefined) continue;
    for (const own of [values[flag]].flat()) {
      if (typeof own !== 'string' || own === '') return wrong(`\`--${flag}\` needs a value.`, SEE_HELP);
      if (allowed && !allowed.includes(own)) return notAllowed(`--${flag}`, { given: own, allowed });
    }
  }
  const port = parsePort(values['port'], world);
  if (typeof port === 'object') return port;
  const allowedHosts = parseHosts(values['allowed-hosts']);
  if (allowedHosts && !Array.isArray(allowedHosts)) return allowedHosts;
  const text = (flag: FlagName): string | undefined =>
    typeof values[flag] === 'string' ? (values[flag] as string) : undefined;
  const file = (flag: FlagName): string | undefined => text(flag) && resolve(world.cwd, text(flag) as string);
  const isOn = (flag: FlagName): true | undefined => (values[flag] === true ? true : undefined);
  const options: CommandOptions = {
    siteDir: resolve(world.cwd, siteDir),
    clean: values['clean'] === true,
    outDir: file('out-dir'),
    target: text('target') as TargetName | undefined,
    json: isOn('json'),
    external: isOn('external'),
    a11y: isOn('a11y'),
    open: isOn('open'),
    port,
    host: text('host'),
    allowedHosts,
    configFile: file('config'),
    ...words.options,
    docsId: text('docs'),
    folder: text('in'),
    locales: values['locale'] as string[] | undefined,
    override: isOn('override'),
    messagePrefix: text('message-prefix'),
  };
  // What was not given is absent.
  const written = Object.entries(options).filter(([, value]) => value !== undefined);
  return { kind: 'run', command, options: Object.fromEntries(written) as unknown as CommandOptions };
}

/** `--host` without a name: every address of this machine. */
function isBareHost(arg: string, next: string | undefined): boolean {
  return arg === '--host' && (next === undefined || next.startsWith('-'));
}

type Words = { kind: 'words'; options: Partial<CommandOptions> } | Extract<CliRequest, { kind: 'wrong' }>;

function readWords(given: readonly string[], { command, rows }: { command: string; rows: readonly WordRow[] }): Words {
  const options: Record<string, string> = {};
  for (const [index, { option, values, missing }] of rows.entries()) {
    const word = given[index];
    if (word === undefined || word === '') return wrong(`\`${command}\` needs ${missing}.`, SEE_HELP);
    if (values && !values.includes(word)) return notAllowed(command, { given: word, allowed: values });
    options[option] = word;
  }
  return { kind: 'words', options };
}

function notAllowed(
  what: string,
  { given, allowed }: { given: string; allowed: readonly string[] },
): Extract<CliRequest, { kind: 'wrong' }> {
  const meant = nearest(given, allowed);
  return wrong(
    `\`${what}\` is "${given}"; allowed: ${allowed.join(', ')}.`,
    meant ? `Did you mean \`${meant}\`?` : SEE_HELP,
  );
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
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
  const name = rawName.replace(/^-+/, '');
  const flags = Object.keys(FLAGS);
  // `--out` is no misspelling, but the beginning of one option.
  const begun = name.length > 2 ? flags.filter((flag) => flag.startsWith(name)) : [];
  const meant = nearest(name, flags) ?? (begun.length === 1 ? begun[0] : undefined);
  return wrong(`\`${rawName}\` is not a known option.`, meant ? `Did you mean \`--${meant}\`?` : SEE_HELP);
}

/** What commands are called elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = { start: 'dev', preview: 'serve', clear: 'build --clean' };

function unknownCommand(name: string): Extract<CliRequest, { kind: 'wrong' }> {
  const names = Object.keys(COMMANDS);
  const meant = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : nearest(name, names);
  return wrong(
    `\`${name}\` is not a known command; allowed: ${names.join(', ')}.`,
    meant ? `Did you mean \`yaprak ${meant}\`?` : SEE_HELP,
  );
}

function wrong(message: string, hint: string): Extract<CliRequest, { kind: 'wrong' }> {
  return { kind: 'wrong', message, hint };
}
