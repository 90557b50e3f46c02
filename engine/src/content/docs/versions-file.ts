import { join, posix } from 'node:path';
import { findQuoted, placeOf, jsonOffset } from '../../errors/place.ts';
import { findInvalid } from '../../shared/characters.ts';
import type { Problem, SourceFile } from '../../shared/model.ts';
import { isFile, readSource } from '../read.ts';

/** The version in the section's own folder. */
export const CURRENT_VERSION = 'current';

/** The files of the frozen versions of a docs section, relative to the site. Those of the main section have no prefix. */
interface VersionPaths {
  versionsFile: string;
  docsDir: (name: string) => string;
  sidebarsFile: (name: string) => string;
}

export function versionPaths(instance: string): VersionPaths {
  const prefix = instance === 'default' ? '' : `${instance}_`;
  return {
    versionsFile: `${prefix}versions.json`,
    docsDir: (name) => posix.join(`${prefix}versioned_docs`, `version-${name}`),
    sidebarsFile: (name) => posix.join(`${prefix}versioned_sidebars`, `version-${name}-sidebars.json`),
  };
}

interface VersionsFile {
  /** Newest first. */
  names: string[];
  file?: SourceFile;
  problems: Problem[];
}

/** Loads `versions.json` (or `<id>_versions.json`), the list of frozen versions. Without the file there are none. */
export function loadVersionsFile(siteDir: string, { source }: { source: string }): VersionsFile {
  if (!isFile(join(siteDir, source))) return { names: [], problems: [] };
  const read = readSource(siteDir, source);
  if (!read.file) return { names: [], problems: [read.problem] };
  return { ...parseVersions(read.file), file: read.file };
}

function parseVersions(file: SourceFile): { names: string[]; problems: Problem[] } {
  let data: unknown;
  try {
    data = JSON.parse(file.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = placeOf(file.text, Math.max(0, jsonOffset(reason, file)));
    return { names: [], problems: [invalid(file, `is not valid JSON: ${reason}`, place)] };
  }
  if (!Array.isArray(data)) return { names: [], problems: [invalid(file, 'must hold a list of version names')] };
  const names: string[] = [];
  const problems: Problem[] = [];
  for (const name of data as unknown[]) {
    const place = typeof name === 'string' ? findQuoted(file.text, name) : undefined;
    // The docs folder may be in the list, which then says where it stands among the versions.
    const wrong = name === CURRENT_VERSION ? undefined : checkVersionName(name);
    if (wrong !== undefined)
      problems.push(invalid(file, `holds ${JSON.stringify(name)}: a version name ${wrong}`, place));
    else if (names.includes(name as string))
      problems.push(invalid(file, `names the version "${String(name)}" twice`, place));
    else names.push(name as string);
  }
  return { names, problems };
}

function invalid(
  file: SourceFile,
  what: string,
  place: Pick<Problem, 'line' | 'column'> = { line: 1, column: 1 },
): Problem {
  return {
    code: 'invalid-versions-file',
    severity: 'error',
    message: `The versions file ${file.source} ${what}.`,
    file: file.source,
    ...place,
    hint: 'Write it as a list of names, newest first, as in ["2.0", "1.0"].',
  };
}

const LONGEST = 32;
/** Characters that some file systems do not allow. */
// oxlint-disable-next-line no-control-regex -- control characters are what must not be there
const FORBIDDEN = /[<>:"|?*\u0000-\u001F]/;

/** Checks the name of a version. Returns the end of an error message, or undefined for a valid name. */
export function checkVersionName(name: unknown): string | undefined {
  if (typeof name !== 'string') return 'must be text';
  if (name.trim() === '') return 'must not be empty';
  if (name.trim() !== name) return 'must not start or end with a space';
  if (/[/\\]/.test(name)) return 'must not have a slash in it';
  if (name.length > LONGEST) return `must not be longer than ${LONGEST} characters`;
  if (FORBIDDEN.test(name) || findInvalid(name)) return 'must be usable as a file name';
  if (name === '.' || name === '..') return 'must not be "." or ".."';
  if (name === CURRENT_VERSION) return `must not be "${CURRENT_VERSION}", the name of the version in the docs folder`;
  return undefined;
}
