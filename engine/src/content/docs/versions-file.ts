import { join } from 'node:path';
import { findQuoted, placeOf } from '../../errors/place.ts';
import { jsonOffset } from '../../errors/json-offset.ts';
import type { Problem, SourceFile } from '../../shared/model.ts';
import { isFile, readSource } from '../read.ts';
import { checkVersionName } from './version-name.ts';

export interface VersionsFile {
  /** Newest first. */
  names: string[];
  file?: SourceFile;
  problems: Problem[];
}

/** `versions.json`, or `<id>_versions.json` of a section with its own id: the list of frozen versions. Without it there are none. */
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
    const wrong = checkVersionName(name);
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
