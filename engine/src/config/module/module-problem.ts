import { readFileSync } from 'node:fs';
import { extname, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { importHint, packageOf } from '../../errors/hints.ts';
import { placeOf, jsonOffset } from '../../errors/place.ts';
import { stackPlace } from '../../errors/stack-place.ts';
import type { Problem } from '../../shared/model.ts';
import { isInstalledFor, type ModuleHost } from './module-host.ts';

const FIX_SYNTAX = 'Fix this line or the one before it; often a comma, a quote or a bracket is missing.';

type Where = Pick<Problem, 'file' | 'line' | 'column'>;

interface ModuleContext {
  host: ModuleHost;
  /** Absolute path of the module. */
  file: string;
  siteDir: string;
}

/** One of the errors that the bundler collects. */
interface BundlerError {
  code?: string;
  message: string;
  /** What could not be found, for an import. */
  exporter?: string;
  loc?: { file?: string; line: number; column: number };
}

/** Converts an error of loading or running a module to a problem. */
export function moduleProblem(error: unknown, context: ModuleContext): Problem {
  const name = siteFile(context.file, context);
  const bundler = (error as { errors?: BundlerError[] } | undefined)?.errors?.[0];
  if (bundler) return bundlerProblem(bundler, context);
  const message = error instanceof Error ? error.message : String(error);
  const where = locateError(error, context);
  const missing = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1];
  if (missing !== undefined) return missingProblem(importedName(error, missing), { ...context, where });
  if (extname(context.file) === '.json')
    return {
      code: 'module-syntax',
      severity: 'error',
      message: `\`${name}\` is not valid JSON: ${message}.`,
      ...jsonPlace(message, context),
      hint: FIX_SYNTAX,
    };
  const isSyntax = error instanceof Error && error.name === 'SyntaxError';
  const what = isSyntax ? 'cannot be read' : 'threw an error while it was loaded';
  return {
    code: isSyntax ? 'module-syntax' : 'module-throws',
    severity: 'error',
    message: `\`${name}\` ${what}: ${firstLine(message)}`,
    ...where,
    hint: isSyntax ? FIX_SYNTAX : 'The file is run each time the site is loaded. Fix what this line does.',
  };
}

/** The site-relative place of an error; at least the file. */
export function locateError(error: unknown, context: ModuleContext): Where {
  const { host, siteDir } = context;
  const own: Where = { file: siteFile(context.file, context) };
  const isOwn = (file: string): boolean => file.startsWith(siteDir + sep) && !file.includes(`${sep}node_modules${sep}`);
  const place = stackPlace(error, { accepts: isOwn });
  if (!place) return own;
  if (place.file !== host.bundle?.name)
    return { file: siteFile(place.file, context), line: place.line, ...(place.column ? { column: place.column } : {}) };
  const entry = host.bundle.map?.findEntry(place.line - 1, (place.column ?? 1) - 1);
  if (!entry || !('originalSource' in entry)) return own;
  return {
    file: siteFile(entry.originalSource, context),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

function bundlerProblem(error: BundlerError, context: ModuleContext): Problem {
  const { loc } = error;
  const file = loc?.file ?? context.file;
  const where: Where = { file: siteFile(file, context), ...(loc ? { line: loc.line, column: loc.column + 1 } : {}) };
  if (error.code === 'UNRESOLVED_IMPORT' && error.exporter)
    return missingProblem(error.exporter, { ...context, file, where });
  // The bundler prints the source below the first line; the problem has the place in its own fields.
  const message = firstLine(stripVTControlCharacters(error.message)).replace(/^\[\w+\]\s*/, '');
  return {
    code: 'module-syntax',
    severity: 'error',
    message: `\`${where.file}\` cannot be read: ${message}`,
    ...where,
    hint: FIX_SYNTAX,
  };
}

/** Of a package that is there, Node names the file that is not. */
function importedName(error: unknown, missing: string): string {
  const { requestPath } = error as { requestPath?: string };
  const [, inPackage] = /[\\/]node_modules[\\/](?!.*[\\/]node_modules[\\/])(.+)$/.exec(missing) ?? [];
  return requestPath ?? (inPackage === undefined ? missing : packageOf(inPackage));
}

function missingProblem(specifier: string, context: ModuleContext & { where: Where }): Problem {
  return {
    code: 'module-missing',
    severity: 'error',
    message: `\`${siteFile(context.file, context)}\` imports \`${specifier}\`, which was not found.`,
    ...context.where,
    hint: importHint(specifier, { isInstalled: isInstalledFor(context.file, specifier) }),
  };
}

function jsonPlace(message: string, context: ModuleContext): Where {
  const file = siteFile(context.file, context);
  const text = readFileSync(context.file, 'utf8').replace(/^\uFEFF/, '');
  const offset = jsonOffset(message, { text });
  return offset < 0 ? { file } : { file, ...placeOf(text, offset) };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}

function siteFile(file: string, context: { siteDir: string }): string {
  return relative(context.siteDir, file).split(sep).join('/');
}
