import type { DocsVersion, GeneratedCategory } from './model.ts';

/** Data of all docs of the site, for components. It stays on the server: no page carries the list of all pages. */

export interface DocsDataDoc {
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
  title: string;
  description: string;
}

export interface DocsDataVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  /** Docs, then generated category pages, whose id is their address below the version's root. */
  docs: DocsDataDoc[];
  draftIds: string[];
  sidebars: Record<string, { link?: { path: string; label: string } }>;
}

export interface DocsDataSection {
  /** Url of the section's root. */
  path: string;
  /** Newest first. */
  versions: DocsDataVersion[];
  breadcrumbs: boolean;
}

/** By the id of the docs section. */
export type DocsData = Record<string, DocsDataSection>;

/** All docs, with an index by id. */
export interface DocsIndex {
  data: DocsData;
  find: (version: DocsDataVersion, id: string) => DocsDataDoc | undefined;
}

/** Makes the index on first use: most sites never need it. */
export function createDocsIndex(data: DocsData): DocsIndex {
  const maps = new Map<DocsDataVersion, Map<string, DocsDataDoc>>();
  return {
    data,
    find(version, id) {
      const known = maps.get(version) ?? new Map(version.docs.map((doc) => [doc.id, doc]));
      maps.set(version, known);
      return known.get(id);
    },
  };
}

/** The id of a generated category page: its address below the version's root. */
export function categoryId(
  { permalink }: Pick<GeneratedCategory, 'permalink'>,
  { path }: Pick<DocsVersion, 'path'>,
): string {
  const below = permalink.slice(path.replace(/\/$/, '').length);
  return below.length > 1 ? below.replace(/\/$/, '') : below;
}
