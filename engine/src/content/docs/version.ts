import { posix } from 'node:path';
import type { DocsSection } from '../../config/schema.ts';
import type { DocsVersion } from '../../shared/model.ts';
import { joinUrl } from '../../shared/url.ts';
import type { ContentContext } from '../context.ts';
import { CURRENT_VERSION, versionPaths } from './version-paths.ts';

/** The options of a docs section that loading it depends on. */
export type DocsOptions = Pick<
  DocsSection,
  | 'id'
  | 'path'
  | 'routeBasePath'
  | 'sidebarPath'
  | 'include'
  | 'exclude'
  | 'numberPrefixParser'
  | 'editUrl'
  | 'editCurrentVersion'
  | 'breadcrumbs'
  | 'sidebarCollapsible'
  | 'sidebarCollapsed'
  | 'showLastUpdateTime'
  | 'showLastUpdateAuthor'
  | 'tags'
  | 'onInlineTags'
  | 'tagsBasePath'
  | 'versions'
  | 'lastVersion'
  | 'includeCurrentVersion'
  | 'onlyIncludeVersions'
  | 'disableVersioning'
  | 'explicit'
>;

/** Where a version's files and pages are, and how it presents itself. */
export interface VersionPlace extends Pick<
  DocsVersion,
  | 'instance'
  | 'name'
  | 'label'
  | 'isLast'
  | 'path'
  | 'banner'
  | 'badge'
  | 'noIndex'
  | 'className'
  | 'tagsPath'
  | 'breadcrumbs'
> {
  /** Relative to the site. */
  contentDir: string;
  /** Folder of the edit links, relative to the site. */
  editDir: string;
  /** Relative to the site; false: no sidebar; undefined: one made from the folders. */
  sidebarPath: string | false | undefined;
}

export interface CreateVersionOptions {
  /** Every version that is published, newest first. */
  names: readonly string[];
  lastVersion: string;
  options: DocsOptions;
  context: Pick<ContentContext, 'baseUrl'>;
}

export function createVersion(name: string, given: CreateVersionOptions): VersionPlace {
  const { options, context, names } = given;
  const settings = options.versions[name] ?? {};
  const isLast = name === given.lastVersion;
  const isCurrent = name === CURRENT_VERSION;
  const segment = settings.path ?? (isLast ? '' : isCurrent ? 'next' : name);
  const joined = joinUrl(context.baseUrl, options.routeBasePath, segment);
  const path = joined === context.baseUrl ? joined : joined.replace(/\/+$/, '') || '/';
  const ownDir = posix.normalize(options.path).replace(/\/$/, '');
  const paths = versionPaths(options.id);
  const contentDir = isCurrent ? ownDir : paths.docsDir(name);
  return {
    instance: options.id,
    name,
    label: settings.label ?? (isCurrent ? 'Next' : name),
    isLast,
    path,
    banner: settings.banner ?? defaultBanner(name, given),
    badge: settings.badge ?? names.length > 1,
    noIndex: settings.noIndex ?? false,
    className: settings.className ?? `docs-version-${name}`,
    tagsPath: joinUrl(path, options.tagsBasePath),
    breadcrumbs: options.breadcrumbs,
    contentDir,
    editDir: options.editCurrentVersion ? ownDir : contentDir,
    sidebarPath: isCurrent ? normalize(options.sidebarPath) : paths.sidebarsFile(name),
  };
}

/** What is newer than the last version is not out yet, what is older is no longer cared for. */
function defaultBanner(name: string, { names, lastVersion }: CreateVersionOptions): VersionPlace['banner'] {
  if (name === lastVersion) return 'none';
  return names.indexOf(name) < names.indexOf(lastVersion) ? 'unreleased' : 'unmaintained';
}

function normalize(path: string | false | undefined): string | false | undefined {
  return typeof path === 'string' ? posix.normalize(path) : path;
}
