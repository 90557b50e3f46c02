import { posix } from 'node:path';
import type { DocsSection } from '../../config/schema.ts';
import type { DocsVersion } from '../../shared/model.ts';
import { joinUrl } from '../../shared/url.ts';
import { sectionFolder, translatedDirOf, type ContentContext } from '../context.ts';
import type { MessagesFile } from '../messages.ts';
import { CURRENT_VERSION, versionPaths } from './versions-file.ts';

/** The options of a docs section that loading it depends on. */
export type DocsOptions = Pick<
  DocsSection,
  | 'id'
  | 'path'
  | 'lang'
  | 'parentInTitle'
  | 'nestedCards'
  | 'routeBasePath'
  | 'sidebarPath'
  | 'sidebarItemsGenerator'
  | 'include'
  | 'exclude'
  | 'numberPrefixParser'
  | 'editUrl'
  | 'editCurrentVersion'
  | 'editLocalizedFiles'
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
  /** Folder of its translations, relative to the site. */
  translatedDir?: string;
  /** Folder of their edit links: the current version's where only that is edited. */
  editTranslatedDir?: string;
  /** Where its own texts are translated. */
  messages: MessagesFile;
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
  context: Pick<ContentContext, 'baseUrl' | 'translations'>;
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
  const folder = isCurrent ? CURRENT_VERSION : `version-${name}`;
  const section = { kind: 'docs', id: options.id } as const;
  const translatedDir = translatedDirOf(section, context);
  const messages = context.translations.file(posix.join(sectionFolder('docs', options.id), `${folder}.json`));
  const label = settings.label ?? (isCurrent ? 'Next' : name);
  return {
    instance: options.id,
    name,
    label: messages.translate('version.label', { message: label, description: `The label for version ${name}` }),
    isLast,
    path,
    banner: settings.banner ?? defaultBanner(name, given),
    badge: settings.badge ?? names.length > 1,
    noIndex: settings.noIndex ?? false,
    className: settings.className ?? `docs-version-${name}`,
    tagsPath: joinUrl(path, options.tagsBasePath),
    breadcrumbs: options.breadcrumbs,
    contentDir,
    ...(translatedDir === undefined
      ? {}
      : {
          translatedDir: posix.join(translatedDir, folder),
          editTranslatedDir: posix.join(translatedDir, options.editCurrentVersion ? CURRENT_VERSION : folder),
        }),
    messages,
    editDir: options.editCurrentVersion ? ownDir : contentDir,
    sidebarPath: isCurrent ? normalize(options.sidebarPath) : paths.sidebarsFile(name),
  };
}

/** A version newer than the last one is unreleased, an older one is unmaintained. */
function defaultBanner(name: string, { names, lastVersion }: CreateVersionOptions): VersionPlace['banner'] {
  if (name === lastVersion) return 'none';
  return names.indexOf(name) < names.indexOf(lastVersion) ? 'unreleased' : 'unmaintained';
}

function normalize(path: string | false | undefined): string | false | undefined {
  return typeof path === 'string' ? posix.normalize(path) : path;
}
