import type { Problem } from '../shared/model.ts';
import { printProblems } from './print-problems.ts';

/** Where a command puts what it found: on the terminal, or into one JSON document. */
export interface Reporter {
  problems(problems: readonly Problem[]): void;
  /** The last words of a command for people, and the same as data. */
  done(text: string, facts: Readonly<Record<string, unknown>>): void;
  /** Prints the JSON document. On a terminal everything is printed already. */
  finish(exitCode: number): void;
}

export interface ReporterOptions {
  siteDir: string;
  command: string;
  json?: boolean | undefined;
}

export function createReporter({ siteDir, command, json }: ReporterOptions): Reporter {
  if (!json)
    return {
      problems: (problems) => printProblems(problems, { siteDir }),
      done: (text) => void process.stdout.write(`${text}\n`),
      finish() {},
    };
  const print = takeStandardOutput();
  const found: Problem[] = [];
  let known: Readonly<Record<string, unknown>> = {};
  return {
    problems: (problems) => void found.push(...problems),
    done(_text, facts) {
      known = facts;
    },
    finish: (exitCode) => print(formatJsonReport({ command, exitCode, problems: found, facts: known })),
  };
}

interface Report {
  command: string;
  exitCode: number;
  problems: readonly Problem[];
  facts: Readonly<Record<string, unknown>>;
}

export function formatJsonReport({ command, exitCode, problems, facts }: Report): string {
  const rows = problems.map(({ severity, code, message, file, line, column, hint }) =>
    JSON.stringify({ severity, code, message, file, line, column, hint }),
  );
  const listed = [...new Set(rows)].map((row) => JSON.parse(row) as Pick<Problem, 'severity'>);
  const errors = listed.filter(({ severity }) => severity === 'error').length;
  const counts = { errors, warnings: listed.length - errors };
  return `${JSON.stringify({ command, ok: exitCode === 0, exitCode, ...counts, ...facts, problems: listed }, null, 2)}\n`;
}

/** Sends everything that others write to standard output to standard error: a component may log, also in a thread. Gives the way past it. */
function takeStandardOutput(): (text: string) => void {
  const { stdout, stderr } = process;
  const { write } = stdout;
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
  return (text) => {
    stdout.write = write;
    stdout.write(text);
  };
}
