import { createRequire } from 'node:module';
import { parseCliArgs, type PluginRequest } from './cli-args.ts';
import { formatHelp, type CommandName } from './cli-table.ts';
import type { CommandOptions } from './commands/command-options.ts';
import { describeUnknown, YaprakError } from './errors/index.ts';
import { formatProblem, wantsColor, countProblems, summarizeProblems } from './errors/print.ts';
import { createSourceLines } from './errors/place.ts';
import type { Problem } from './shared/model.ts';
import type { Reporter } from './terminal/report.ts';

/** Exit codes: 0 done, 1 the site has errors, 2 the command line was wrong, 70 a bug of ours (the number that sysexits.h has for it). */
const USAGE = 2;
const BUG = 70;

const color = wantsColor(process.stderr, process.env);

// A reader that goes away (`yaprak build | head`) must not end the work.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// Nothing is left to do, and the command has not ended: what it waits for never comes. Node would end without a word.
process.once('beforeExit', reportStall);
process.exitCode = await main(process.argv.slice(2));
// The site's own modules may have left a timer or a connection behind, which would keep the process alive for ever.
for (const stream of [process.stdout, process.stderr])
  await new Promise<void>((resolve) => stream.write('', () => resolve()));
process.exit();

function reportStall(): void {
  const message = 'A plugin, a Markdown plugin or the config of the site waits for something that never comes.';
  const hint = 'Look for a promise that is never resolved, or a callback that is never called.';
  process.stderr.write(`${formatProblem({ code: 'never-settles', severity: 'error', message, hint }, { color })}\n`);
  process.exit(1);
}

async function main(argv: string[]): Promise<number> {
  const request = parseCliArgs(argv, { env: process.env, cwd: process.cwd() });
  if (request.kind === 'help') {
    process.stdout.write(`${formatHelp()}\n${await describePluginCommands()}`);
    return 0;
  }
  if (request.kind === 'version') {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  if (request.kind === 'wrong') {
    const { message, hint, plugin } = request;
    const code = plugin && (await runPluginCommand(plugin));
    if (code !== undefined) return code;
    const problem: Problem = { code: 'usage', severity: 'error', message, hint };
    if (argv.includes('--json')) {
      const { formatJsonReport } = await import('./terminal/report.ts');
      const report = { command: argv[0] ?? '', exitCode: USAGE, problems: [problem], facts: {} };
      process.stdout.write(formatJsonReport(report));
    } else process.stderr.write(`${formatProblem(problem, { color })}\n`);
    return USAGE;
  }
  const { command, options } = request;
  const { createReporter } = await import('./terminal/report.ts');
  const reporter = createReporter({ ...options, command });
  const code = await run(command, { options, reporter }).catch((error: unknown) => {
    if (!options.json) return report(error, options);
    const [problems, exitCode] = describe(error);
    reporter.problems(problems);
    return exitCode;
  });
  reporter.finish(code);
  return code;
}

/** A command's code is loaded only when it is asked for: `--help` and `serve` need no bundler. */
async function run(
  command: CommandName,
  { options, reporter }: { options: CommandOptions; reporter: Reporter },
): Promise<number> {
  // React and the bundler choose by it, each in its own way: what the shell has set for something else would have them differ.
  process.env['NODE_ENV'] = command === 'dev' ? 'development' : 'production';
  switch (command) {
    case 'build':
      return (await import('./commands/build.ts')).build(options, reporter);
    case 'dev':
      return (await import('./commands/dev.ts')).dev(options);
    case 'serve':
      return (await import('./commands/serve.ts')).serve(options);
    case 'check':
      return (await import('./commands/check.ts')).check(options, reporter);
    case 'doctor':
      return (await import('./commands/doctor.ts')).doctor(options, reporter);
    case 'new':
      return (await import('./commands/new-page.ts')).newPage(options);
    case 'info':
      return (await import('./commands/info.ts')).info(options, { version: version(), reporter });
    case 'completion':
      return (await import('./commands/completion.ts')).completion(options);
    case 'version':
      return (await import('./commands/cut-version.ts')).cutVersion(options);
    case 'write-translations':
      return (await import('./commands/write-translations.ts')).writeTranslations(options);
  }
}

/** For `--help`, in the folder of a site. */
async function describePluginCommands(): Promise<string> {
  const { listPluginCommands } = await import('./commands/plugin-command.ts');
  const commands = await listPluginCommands({ siteDir: process.cwd() });
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(7)} ${summary}\n`);
  return lines.length === 0 ? '' : `\nCommands of plugins\n${lines.join('')}`;
}

/** Nothing when no plugin of the site in the current folder has the command, or there is no site. */
async function runPluginCommand({ command, siteDir, args }: PluginRequest): Promise<number | undefined> {
  const { listPluginCommands } = await import('./commands/plugin-command.ts');
  const found = (await listPluginCommands({ siteDir })).find(({ name }) => name === command);
  if (!found) return undefined;
  try {
    const code = await found.run({ siteDir, args });
    if (!found.goesOn) return code;
    process.off('beforeExit', reportStall);
    await new Promise((resolve) => process.once('beforeExit', resolve));
    return Number(process.exitCode ?? code);
  } catch (error) {
    return report(error, { siteDir });
  }
}

/** The same as data. */
function describe(error: unknown): [Problem[], exitCode: number] {
  if (error instanceof YaprakError) return [[...error.problems], 1];
  return [[{ code: 'bug', severity: 'error', message: describeUnknown(error, { stack: true }) }], BUG];
}

function report(error: unknown, options: Pick<CommandOptions, 'siteDir'>): number {
  if (error instanceof YaprakError) {
    const text = summarizeProblems(error.problems, { color, sourceLine: createSourceLines(options.siteDir) });
    process.stderr.write(`${text}\n\n${countProblems(error.problems)}\n`);
    return 1;
  }
  process.stderr.write(
    `${describeUnknown(error, { stack: true })}\n\nThis is a bug in Yaprak ${version()}, not in your site. Please report it with the lines above.\n`,
  );
  return BUG;
}

function version(): string {
  const manifest = createRequire(import.meta.url)('../package.json') as { version: string };
  return manifest.version;
}
