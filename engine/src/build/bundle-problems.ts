import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isInstalledFor } from '../config/module/module-host.ts';
import { readSource } from '../content/read.ts';
import { importHint } from '../errors/hints.ts';
import type { Problem } from '../shared/model.ts';
import type { Bundle } from '../vite/theme/bundle.ts';
import { adapterModuleName } from '../vite/plugins/adapter-modules.ts';
import { ORIGINAL } from '../vite/plugins/client-directive.ts';
import { isBelow, isEngineFile } from '../vite/paths.ts';
import { partSpecifier } from '../vite/plugins/theme-parts.ts';

/** One of the errors that the bundler collects: of its own, of a plugin, or of a plugin's library. */
interface BundlerError {
  code?: string;
  message?: string;
  /** The module, for some kinds. */
  id?: string;
  /** What could not be found, for an import. */
  exporter?: string;
  loc?: { file?: string; line: number; column: number };
  /** Of a YaprakError that our own plugin threw. */
  problems?: Problem[];
}

/** What the bundler has against the author's components and styles, in the one shape. Empty when it is no such error. */
export function bundleProblems(error: unknown, options: { siteDir: string }): Problem[] {
  const { errors, problems } = (error ?? {}) as { errors?: BundlerError[] } & BundlerError;
  if (problems) return problems;
  const all = (errors ?? []).flatMap((one) => one.problems ?? describe(one, options));
  // One config fails for every stylesheet.
  return joinMissing([...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()]);
}

/** Names that are imported and not there, where that is allowed. Where one is used the page may fail. */
export function missingNames({ missing }: Pick<Bundle, 'missing'>, options: { siteDir: string }): Problem[] {
  return bundleProblems({ errors: missing }, options).map((problem) => ({ ...problem, severity: 'warning' }));
}

/** Files that stylesheets name and that are not there: pictures and fonts that readers do not get. */
export function lostFiles({ lost }: Pick<Bundle, 'lost'>, { siteDir }: { siteDir: string }): Problem[] {
  return lost.map(({ file: style, address }) => {
    const file = siteFile(style, siteDir);
    const place = findWord(address, { file, siteDir });
    const by = place.line === undefined ? `A stylesheet that ${file} imports` : file;
    return {
      code: 'missing-file',
      severity: 'warning',
      message: `${by} names \`${address}\`, and there is no such file.`,
      file,
      ...place,
      hint: /^~?\//.test(address)
        ? 'Put the file into the static folder, or correct the address.'
        : 'Put the file there, or correct the address: it is relative to the stylesheet.',
    };
  });
}

const INSTALL = /^Install it with `npm install (\S+)`/;

/** Packages that are not installed are one problem each, and all of them have the one command that installs them. */
function joinMissing(problems: readonly Problem[]): Problem[] {
  const nameOf = ({ hint }: Problem): string | undefined => INSTALL.exec(hint ?? '')?.[1];
  const names = [...new Set(problems.flatMap((problem) => nameOf(problem) ?? []))].sort();
  if (names.length < 2) return [...problems];
  const hint = `Install all that is missing with \`npm install ${names.join(' ')}\`, or remove the imports.`;
  return problems.map((problem) => (nameOf(problem) === undefined ? problem : { ...problem, hint }));
}

function describe(error: BundlerError, { siteDir }: { siteDir: string }): Problem {
  const text = stripVTControlCharacters(error.message ?? 'The bundler failed without a message.').replaceAll(
    ORIGINAL,
    '',
  );
  const said = firstLine(text);
  const json = /JSONError \{ path: "([^"]+)", message: "([^"]+)", line: (\d+), column: (\d+) \}/.exec(text);
  if (json) {
    const [, file = '', message = '', line, column] = json;
    return {
      code: 'module-syntax',
      severity: 'error',
      message: `${siteFile(file, siteDir)} is not valid JSON: ${message}.`,
      file: siteFile(file, siteDir),
      line: Number(line),
      column: Number(column),
      hint: FIX,
    };
  }
  const place = placeOf(error, { siteDir, text });
  const problem: Problem = {
    code: 'module-syntax',
    severity: 'error',
    message: `${place.file ?? 'The site'} cannot be bundled: ${said}${place.file === undefined ? drawnLine(text) : ''}`,
    ...place,
  };
  if (error.code === 'UNRESOLVED_IMPORT' && error.exporter)
    return missingModule(problem, { specifier: error.exporter, siteDir });
  // Vite names the file in its message alone.
  const [, specifier, importer] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(said) ?? [];
  if (specifier !== undefined && importer !== undefined)
    return missingModule({ ...problem, file: siteFile(importer, siteDir) }, { specifier, siteDir });
  // A config of PostCSS or Tailwind that cannot be run is no fault of the stylesheet.
  const [, wanted, config] = /Cannot find module '(.+?)'\s+Require stack:\s+- (\/\S+|\w:\\\S+)/.exec(text) ?? [];
  if (wanted !== undefined && config !== undefined) {
    const { code, severity, message } = problem;
    return missingModule({ code, severity, message, file: siteFile(config, siteDir) }, { specifier: wanted, siteDir });
  }
  const compiler = /^Preprocessor dependency "([^"]+)" not found/.exec(said)?.[1];
  if (compiler !== undefined)
    return {
      ...problem,
      code: 'module-missing',
      message: `${place.file ?? 'A style file'} needs \`${compiler}\` to become CSS, and that is not installed.`,
      hint: `Install it with \`npm install ${compiler}\`, or write the styles as CSS.`,
    };
  if (said.includes('initAsyncCompiler is not a function'))
    return {
      ...problem,
      code: 'module-missing',
      message: `${place.file ?? 'A style file'} needs \`sass\` 1.45 or later to become CSS, and an older one is installed.`,
      hint: 'Update it with `npm install sass@latest`.',
    };
  const unread = /\bopen '([^']+)'/.exec(said)?.[1];
  if (error.code !== 'MISSING_EXPORT')
    return {
      ...problem,
      ...(unread ? findIn(place.file, unread, siteDir) : {}),
      hint: place.file === undefined ? 'Fix what it names. No page can be shown before that.' : FIX,
    };
  const name = /"([^"]+)" is not exported by/.exec(said)?.[1] ?? '';
  const from = siteFile(error.exporter ?? '', siteDir);
  // The engine itself asked for it.
  if (place.file === undefined)
    return {
      ...problem,
      code: 'module-missing',
      message: `${from} has no ${name === 'default' ? 'default export' : `export \`${name}\``}.`,
      file: from,
      hint: 'Export what the theme asks for there, or take the file away.',
    };
  const foreign = adapterModuleName(error.exporter ?? '') ?? partSpecifier(error.exporter ?? '');
  return {
    ...problem,
    ...findIn(place.file, name, siteDir),
    code: 'module-missing',
    ...(foreign
      ? {
          message: `${foreign} has no export \`${name}\` in Yaprak.`,
          hint: 'Remove the import. If this file is in src/theme, you may delete it: the theme then draws its own part.',
        }
      : {
          message: `${place.file} imports \`${name}\` from ${from}, which does not export it.`,
          hint: `Export \`${name}\` there, or import a name that is exported.`,
        }),
  };
}

const FIX = 'Fix the line. No page can be shown before that.';

/** Without what the engine adds to the names of modules, as in `a.tsx?island-original`. */
function siteFile(file: string, siteDir: string): string {
  const [bare = file] = file.split('?');
  return path.relative(siteDir, bare).split(path.sep).join('/');
}

function missingModule(problem: Problem, { specifier, siteDir }: { specifier: string; siteDir: string }): Problem {
  return {
    ...problem,
    // The bundler counts in code that was already transformed.
    ...findIn(problem.file, specifier, siteDir),
    code: 'module-missing',
    message: `${problem.file ?? 'A module'} imports \`${specifier}\`, which was not found.`,
    hint: importHint(specifier, { isInstalled: isInstalledFor(path.resolve(siteDir, problem.file ?? '.'), specifier) }),
  };
}

function firstLine(text: string): string {
  // The compiler counts its errors first.
  const [first = text] = text.replace(/^(?:\[[\w:-]+\]\s*)*Transform failed with \d+ errors?:\s*/, '').split('\n');
  // `[plugin] `, `[postcss] /file:1:2: ` and the like stand before what is said.
  const line = first.replace(/^(?:\[[\w:-]+\]\s*)+/, '').replace(/^\/\S+?:\d+:\d+:\s*/, '');
  return /[.?!]$/.test(line) ? line : `${line}.`;
}

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

function placeOf({ loc, id }: BundlerError, { siteDir, text }: { siteDir: string; text: string }): Place {
  // Below its code frame Sass names the place, which may be in a file that the stylesheet uses.
  const sass = /╵\n {2}(\S.*?) (\d+):(\d+) {2}/.exec(text);
  // Where a plugin names no file, the code frame does. Both are seen from the current folder.
  const drawn = sass ?? /\[ (.+):(\d+):(\d+) \]/.exec(text);
  const named = drawn?.[1] && path.resolve(drawn[1]);
  const file = (sass && named) || (loc?.file ?? id ?? named);
  if (!file || !path.isAbsolute(file)) return {};
  const [bare = file] = file.split('?');
  // A file of the engine's own is not the one to fix. Others may stand beside the site, in the same repository.
  if (isEngineFile(bare) && !isBelow(bare, [siteDir])) return {};
  const line = loc?.line ?? Number(drawn?.[2] ?? 0);
  const column = loc ? loc.column + 1 : Number(drawn?.[3] ?? 0);
  return { file: siteFile(bare, siteDir), ...(line > 0 ? { line, column } : {}) };
}

/** The line that the code frame points at: all there is to look for where the frame shows what the bundler wrote itself. */
function drawnLine(text: string): string {
  const line = /^\s*\d+ │ *(\S.*?) *$/m.exec(text)?.[1];
  return line === undefined ? '' : ` The code is \`${line}\`.`;
}

/** Where a name or specifier is imported in a file of the site. */
function findIn(file: string | undefined, word: string, siteDir: string): Place {
  return file === undefined ? {} : findWord(word, { file, siteDir, on: /\b(?:import|from|require|export)\b/ });
}

/** Where a word is written in a file of the site, on a line of a kind. */
function findWord(word: string, { file, siteDir, on = /^/ }: { file: string; siteDir: string; on?: RegExp }): Place {
  const text = word === '' ? undefined : readSource(siteDir, file).file?.text;
  const lines = text?.split('\n') ?? [];
  const index = lines.findIndex((line) => on.test(line) && line.includes(word));
  return index < 0 ? {} : { line: index + 1, column: (lines[index] ?? '').indexOf(word) + 1 };
}
