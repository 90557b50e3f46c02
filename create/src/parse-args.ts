import { parseArgs } from 'node:util';

export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What was said on the command line. What is absent is asked for. */
export interface Wishes {
  dir?: string;
  name?: string;
  language?: Language;
  blog?: boolean;
  /** Asks nothing: defaults for what is absent. */
  yes: boolean;
  install: boolean;
  /** Folder of a Docusaurus site to set Yaprak up beside. */
  from?: string;
}

export type Request = { kind: 'create'; wishes: Wishes } | { kind: 'help' } | { kind: 'wrong'; message: string };

export const HELP = `Usage: npm create yaprak@latest [folder] -- [options]

Starts a documentation site in a new folder. Asks for what is not given.

Options
  --name <text>      Title of the site; the name of the folder when absent
  --lang <en|tr>     Language of the site; en when absent
  --blog, --no-blog  With a blog or without; with one when absent
  --yes, -y          Ask nothing
  --no-install       Leave the packages to you
  --from <folder>    Set Yaprak up beside the Docusaurus site in this folder. Its files are neither copied nor changed,
                     but for two scripts and a dependency in package.json
  --help, -h         This text

Exit codes: 0 done, 1 something is in the way, 2 the command line was wrong.`;

const OPTIONS = {
  name: { type: 'string' },
  lang: { type: 'string' },
  blog: { type: 'boolean' },
  'no-blog': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  'no-install': { type: 'boolean' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function parseRequest(argv: readonly string[]): Request {
  let parsed;
  try {
    parsed = parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return { kind: 'wrong', message: describeRefusal(error) };
  }
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  if (positionals.length > 1) return { kind: 'wrong', message: `One folder is enough: ${positionals.join(' ')}` };
  if (values.lang !== undefined && !isLanguage(values.lang))
    return { kind: 'wrong', message: `--lang is "${values.lang}"; allowed: ${LANGUAGES.join(', ')}.` };
  if (values.blog && values['no-blog']) return { kind: 'wrong', message: '--blog and --no-blog exclude each other.' };
  const blog = values['no-blog'] ? false : values.blog;
  return {
    kind: 'create',
    wishes: {
      yes: values.yes === true,
      install: values['no-install'] !== true,
      ...(positionals[0] === undefined ? {} : { dir: positionals[0] }),
      ...(values.name === undefined ? {} : { name: values.name }),
      ...(values.lang === undefined ? {} : { language: values.lang as Language }),
      ...(blog === undefined ? {} : { blog }),
      ...(values.from === undefined ? {} : { from: values.from }),
    },
  };
}

/** Node's words for an unknown option are about arguments that begin with a hyphen, which no folder here does. */
function describeRefusal(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, unknown] = /^Unknown option '([^']*)'/.exec(message) ?? [];
  const names = Object.keys(OPTIONS).map((name) => `--${name}`);
  return unknown === undefined ? message : `${unknown} is not a known option; allowed: ${names.join(', ')}.`;
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
