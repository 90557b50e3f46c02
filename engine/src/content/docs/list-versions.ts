import { nearest } from '../../errors/hints.ts';
import type { Problem, SourceFile } from '../../shared/model.ts';
import type { ContentContext } from '../context.ts';
import { createVersion, type DocsOptions, type VersionPlace } from './version.ts';
import { CURRENT_VERSION, versionPaths, loadVersionsFile } from './versions-file.ts';

export interface ListedVersions {
  /** Those that are published, newest first. */
  versions: VersionPlace[];
  /** The file that names the frozen ones. */
  file?: SourceFile;
  problems: Problem[];
}

/** Lists the published versions of a docs section. With an error there are none, so that no page gets a wrong address. */
export function listVersions(
  options: DocsOptions,
  context: Pick<ContentContext, 'siteDir' | 'baseUrl' | 'translations'>,
): ListedVersions {
  const { versionsFile } = versionPaths(options.id);
  const read = options.disableVersioning
    ? { names: [], problems: [] }
    : loadVersionsFile(context.siteDir, { source: versionsFile });
  const { file } = read;
  if (read.problems.length > 0) return { versions: [], file, problems: read.problems };
  const isAdded = options.includeCurrentVersion && !read.names.includes(CURRENT_VERSION);
  const known = isAdded ? [CURRENT_VERSION, ...read.names] : read.names;
  if (known.length === 0) return { versions: [], file, problems: [noVersions(options, versionsFile)] };
  const only = options.onlyIncludeVersions;
  const names = only ? known.filter((name) => only.includes(name)) : known;
  const lastVersion = options.lastVersion ?? names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
  const wrong = (name: string, key: readonly string[], among: readonly string[]): Problem =>
    unknown(name, { key, among, section: options.id });
  const problems = [
    ...(only ?? []).filter((name) => !known.includes(name)).map((name) => wrong(name, ['onlyIncludeVersions'], known)),
    ...Object.keys(options.versions)
      .filter((name) => !known.includes(name))
      .map((name) => wrong(name, ['versions', name], known)),
    ...(names.length > 0 && !names.includes(lastVersion) ? [wrong(lastVersion, ['lastVersion'], names)] : []),
    ...(names.length === 0 && only?.length === 0 ? [emptyOnly(options.id)] : []),
  ];
  if (problems.length > 0) return { versions: [], file, problems };
  const versions = names.map((name) => createVersion(name, { names, lastVersion, options, context }));
  return { versions, file, problems };
}

function unknown(
  name: string,
  { key, among, section }: { key: readonly string[]; among: readonly string[]; section: string },
): Problem {
  const near = nearest(name, among);
  return {
    code: 'unknown-version',
    severity: 'error',
    message: `${spell(key, section)} names the version "${name}", which does not exist; there are: ${among.join(', ')}.`,
    configKey: keyOf(key, section),
    hint: near ? `Did you mean "${near}"?` : 'Correct the name, or cut that version with `yaprak version <name>`.',
  };
}

function emptyOnly(section: string): Problem {
  const key = ['onlyIncludeVersions'];
  return {
    code: 'unknown-version',
    severity: 'error',
    message: `${spell(key, section)} is an empty list, so there would be no docs at all.`,
    configKey: keyOf(key, section),
    hint: 'Name at least one version, or remove it for all of them.',
  };
}

function noVersions(options: DocsOptions, versionsFile: string): Problem {
  const why = options.disableVersioning ? 'disableVersioning leaves out all others' : `${versionsFile} names no other`;
  const key = ['includeCurrentVersion'];
  return {
    code: 'unknown-version',
    severity: 'error',
    message: `${spell(key, options.id)} is false and ${why}, so there are no docs to publish.`,
    configKey: keyOf(key, options.id),
    hint: 'Set it to true, cut a version with `yaprak version <name>`, or set docs to false.',
  };
}

function spell([key]: readonly string[], section: string): string {
  return section === 'default' ? `\`docs.${key}\`` : `\`${key}\` of the docs section "${section}"`;
}

/** The key of the main section starts with `docs`; that of another section is searched in the whole config. */
function keyOf(key: readonly string[], section: string): readonly string[] {
  return section === 'default' ? ['docs', ...key] : key;
}
