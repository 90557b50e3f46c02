import { posix } from 'node:path';
import type { DocsSection } from '../../config/schema.ts';
import type { DocsVersion } from '../../shared/model.ts';
import { joinUrl } from '../../shared/url.ts';
import type { ContentContext } from '../context.ts';

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
  | 'breadcrumbs'
  | 'sidebarCollapsible'
  | 'sidebarCollapsed'
  | 'showLastUpdateTime'
  | 'showLastUpdateAuthor'
  | 'tags'
  | 'onInlineTags'
  | 'tagsBasePath'
  | 'versions'
  | 'explicit'
>;

export const CURRENT_VERSION = 'current';

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

/** The version that lives in the section's own folder. */
export function createCurrentVersion(options: DocsOptions, context: ContentContext): VersionPlace {
  const settings = options.versions[CURRENT_VERSION] ?? {};
  const joined = joinUrl(context.baseUrl, options.routeBasePath, settings.path ?? '');
  const path = joined === context.baseUrl ? joined : joined.replace(/\/+$/, '') || '/';
  const contentDir = posix.normalize(options.path).replace(/\/$/, '');
  return {
    instance: options.id,
    name: CURRENT_VERSION,
    label: settings.label ?? 'Next',
    isLast: true,
    path,
    banner: settings.banner ?? 'none',
    badge: settings.badge ?? false,
    noIndex: settings.noIndex ?? false,
    className: settings.className ?? `docs-version-${CURRENT_VERSION}`,
    tagsPath: joinUrl(path, options.tagsBasePath),
    breadcrumbs: options.breadcrumbs,
    contentDir,
    editDir: contentDir,
    sidebarPath:
      options.sidebarPath === false || options.sidebarPath === undefined
        ? options.sidebarPath
        : posix.normalize(options.sidebarPath),
  };
}
