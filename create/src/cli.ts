import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { joinDocusaurus } from './join-docusaurus.ts';
import { managerOf, run, runCommand } from './packages.ts';
import { HELP, isLanguage, parseRequest, type Wishes } from './parse-args.ts';
import { isFree, packageName, writeSite, type SiteChoices } from './write-site.ts';

const USAGE = 2;
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const fail = (text: string): void => void process.stderr.write(`${text}\n`);

/** Why a file system refuses to write. Anything else is a bug of ours, whose stack is of use. */
const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  ENAMETOOLONG: 'the name is longer than the disk allows',
};

process.exitCode = await main(process.argv.slice(2));

async function main(argv: string[]): Promise<number> {
  const request = parseRequest(argv);
  if (request.kind === 'help') {
    print(HELP);
    return 0;
  }
  if (request.kind === 'wrong') {
    fail(`${request.message}\nSee \`npm create yaprak -- --help\`.`);
    return USAGE;
  }
  const { wishes } = request;
  try {
    return await (wishes.from === undefined ? create(wishes) : joinSite(wishes.from, wishes));
  } catch (error) {
    const { code = '', path } = error as NodeJS.ErrnoException;
    if (!Object.hasOwn(REFUSALS, code) || path === undefined) throw error;
    fail(`\`${relative(process.cwd(), path) || '.'}\` cannot be written: ${REFUSALS[code]}.`);
    return 1;
  }
}

/** The engine of the same version. `YAPRAK_ENGINE` names another one: a folder or an archive, for tests. */
function engineVersion(): string {
  const file = join(dirname(fileURLToPath(import.meta.url)), '../package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return process.env['YAPRAK_ENGINE'] ?? `^${version}`;
}

async function create(wishes: Wishes): Promise<number> {
  const choices = await choose(wishes);
  if (!choices) return 1;
  const shown = relative(process.cwd(), choices.dir) || '.';
  if (!isFree(choices.dir)) {
    fail(`The folder \`${shown}\` is not empty. Choose another name, or empty it first; nothing was written.`);
    return 1;
  }
  const files = writeSite(choices);
  print(
    `\n${files.length} files in \`${shown}\`: a home page, three docs${choices.blog ? ', a post' : ''}, the config and a style sheet.`,
  );
  const manager = managerOf(process.env);
  if (wishes.install) {
    print(`Installing packages with ${manager} …\n`);
    if ((await run(manager, ['install'], choices.dir)) !== 0) {
      fail(
        `\nThe packages could not be installed. Run \`${manager} install\` in \`${shown}\` when the reason above is gone.`,
      );
      return 1;
    }
  }
  const steps = [
    shown === '.' ? '' : `cd ${/^[\p{L}\p{N}_./\\:-]+$/u.test(shown) ? shown : `"${shown}"`}`,
    wishes.install ? '' : `${manager} install`,
    runCommand(manager, 'dev'),
  ];
  print(
    `\nNext:\n${steps
      .filter(Boolean)
      .map((step) => `  ${step}`)
      .join('\n')}\n`,
  );
  return 0;
}

/** At most three questions, each with an answer that Enter takes. Nothing when the input ends. */
async function choose(wishes: Wishes): Promise<SiteChoices | undefined> {
  const dir = resolve(wishes.dir ?? (wishes.name === undefined ? 'my-docs' : packageName(wishes.name)));
  const asks = !wishes.yes && process.stdin.isTTY;
  const io = asks ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const ask = async (question: string, usual: string): Promise<string> =>
    (io ? await io.question(`${question} (${usual}) `) : '').trim() || usual;
  try {
    const name = wishes.name ?? (await ask('Title of the site?', titleOf(basename(dir))));
    let language: string = wishes.language ?? (await ask('Language, en or tr?', 'en'));
    while (!isLanguage(language)) language = await ask('Please write en or tr:', 'en');
    const blog = wishes.blog ?? !/^(?:n|no|h|hayır|hayir)$/i.test(await ask('With a blog?', 'yes'));
    return {
      dir,
      name,
      language,
      blog,
      engine: engineVersion(),
      today: new Date().toISOString().slice(0, 10),
      manager: managerOf(process.env),
    };
  } catch (error) {
    // Ctrl-C, or the end of the input.
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    fail('\nNothing was written.');
    return undefined;
  } finally {
    io?.close();
  }
}

function titleOf(folder: string): string {
  const words = folder.replaceAll(/[-_.]+/g, ' ').trim();
  return words === '' ? 'My docs' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Yaprak beside a Docusaurus site: what is needed is added, and the doctor says what to expect. */
async function joinSite(from: string, { install }: Wishes): Promise<number> {
  const dir = resolve(from);
  const result = joinDocusaurus(dir, { engine: engineVersion() });
  if ('problem' in result) {
    fail(`${result.problem} Nothing was changed.`);
    return 1;
  }
  print(
    result.added.length > 0
      ? `Added to package.json: ${result.added.join(', ')}.`
      : 'package.json has all that is needed.',
  );
  const manager = managerOf(process.env);
  if (!install) {
    print(`\nNext:\n  ${manager} install\n  npx yaprak doctor\n  ${runCommand(manager, 'yaprak:dev')}\n`);
    return 0;
  }
  if ((await run(manager, ['install'], dir)) !== 0) return 1;
  const code = await run(process.execPath, [join(dir, 'node_modules/yaprak/bin/yaprak.js'), 'doctor', dir], dir);
  print(`\nNext:\n  ${runCommand(manager, 'yaprak:dev')}\n`);
  return code;
}
