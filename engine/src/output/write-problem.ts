import { YaprakError } from '../errors/index.ts';
import type { Problem } from '../shared/model.ts';

/** What was being written: a folder as the author knows it, and a file in it. */
export interface WritePlace {
  folder: string;
  file?: string;
}

type Reason = Pick<Problem, 'code' | 'message' | 'hint'>;

/** What else can be done. The cache always stands beside the config. */
const otherFolder = ({ folder }: WritePlace): string =>
  /(?:^|[/\\])\.yaprak(?:[/\\]|$)/.test(folder)
    ? 'copy the site to where you may write: its cache stands beside its config'
    : 'choose another folder with `--out-dir`';

/** What a refusal of the disk means, in the author's words. */
const REASONS: Record<string, (place: WritePlace) => Reason> = {
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: (place) => ({
    code: 'not-writable',
    message: `${place.folder} is on a disk that can only be read.`,
    hint: `Mount it for writing, or ${otherFolder(place)}.`,
  }),
  ENOTDIR: notFolder,
  EEXIST: notFolder,
  EISDIR: notFolder,
  ENAMETOOLONG: (place) => ({
    code: 'name-too-long',
    message: `${nameOf(place)} is a longer name than the disk allows.`,
    hint: 'Shorten the name of the file it comes from, or set a shorter "slug" in its front matter.',
  }),
  EBUSY: notReplaceable,
  EXDEV: notReplaceable,
};

const NUMBERS: Record<string, string> = { 13: 'EACCES', 28: 'ENOSPC', 30: 'EROFS' };

/** Turn what the file system threw while something was written into an error for the author; anything else is given back as it is. */
export function explainWriteError(error: unknown, place: WritePlace): unknown {
  const { code, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  // The bundler reports only the error number, in its own words.
  const number = /\(os error (\d+)\)/.exec(message ?? '')?.[1];
  const reason = REASONS[(number === undefined ? code : NUMBERS[number]) ?? '']?.(place);
  return reason ? new YaprakError({ severity: 'error', ...reason }, { cause: error }) : error;
}

/** An address with `..` in it must not reach the author's other files. */
export function outside({ folder, file }: WritePlace): YaprakError {
  return new YaprakError({
    code: 'outside-output',
    severity: 'error',
    message: `"${file}" would be written outside ${folder}.`,
    hint: 'Take `..` out of the slug, the permalink or the setting that it comes from.',
  });
}

/** Whether going on makes no sense: the next file would fail in the same way. */
export function isDiskFull(problems: readonly Problem[]): boolean {
  return problems.some(({ code }) => code === 'disk-full');
}

/** Without the file, so that many pages that fail are one problem. */
function diskFull({ folder }: WritePlace): Reason {
  return {
    code: 'disk-full',
    message: `The disk is full: ${folder} cannot be written.`,
    hint: 'Make some room and try again, or choose a folder on another disk with `--out-dir`.',
  };
}

function notAllowed(place: WritePlace): Reason {
  return {
    code: 'not-writable',
    message: `${place.folder} may not be written by this account.`,
    hint: `Give yourself the right to write there, or ${otherFolder(place)}.`,
  };
}

function notFolder(place: WritePlace): Reason {
  return {
    code: 'not-a-folder',
    message: `${nameOf(place)} cannot be written: a file stands where a folder is needed, or a folder where a file is.`,
    hint: `Rename one of the two, or ${otherFolder(place)}.`,
  };
}

/** A mount point can be filled, but not moved aside for the next site. */
function notReplaceable({ folder }: WritePlace): Reason {
  return {
    code: 'not-replaceable',
    message: `${folder} cannot be replaced as a whole: it is in use, or the root of a disk of its own.`,
    hint: 'Choose a folder inside it with `--out-dir`.',
  };
}

function nameOf({ folder, file }: WritePlace): string {
  return file === undefined ? folder : `${folder}/${file}`;
}
