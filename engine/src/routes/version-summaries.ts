import { categoryId } from '../shared/docs-data.ts';
import type { DocsVersion, VersionSummary } from '../shared/model.ts';

/** Summaries of a version, for its pages. */
export interface VersionSummaries {
  /** For pages that have no counterpart in other versions: tags. */
  summary: VersionSummary;
  /** For a doc or a category page, which may be in other versions too. Costs one lookup per version. */
  ofPage: (id: string) => VersionSummary;
}

/** Makes the summaries of all versions of all docs sections. Docs are looked up in maps, which are made once. */
export function summarizeVersions(versions: readonly DocsVersion[]): Map<DocsVersion, VersionSummaries> {
  const instances = new Map<string, DocsVersion[]>();
  for (const version of versions) {
    const known = instances.get(version.instance);
    if (known) known.push(version);
    else instances.set(version.instance, [version]);
  }
  const summaries = new Map<DocsVersion, VersionSummaries>();
  for (const siblings of instances.values()) summarizeInstance(siblings, summaries);
  return summaries;
}

/** By id; a doc takes precedence over a category page. */
function listPermalinks(version: DocsVersion): Map<string, string> {
  const permalinks = new Map<string, string>();
  for (const category of version.categories) permalinks.set(categoryId(category, version), category.permalink);
  for (const { id, permalink } of version.docs) permalinks.set(id, permalink);
  return permalinks;
}

function summarizeInstance(siblings: readonly DocsVersion[], summaries: Map<DocsVersion, VersionSummaries>): void {
  const pages = siblings.map((version) => ({ name: version.name, permalinks: listPermalinks(version) }));
  const last = siblings.find(({ isLast }) => isLast);
  const lastPages = pages.find(({ name }) => name === last?.name)?.permalinks;
  const lastMain = last && (lastPages?.get(last.mainDocId) ?? last.path);
  for (const version of siblings) {
    const { instance, name, label, lang, isLast, path, banner, badge, noIndex, className } = version;
    const bare = {
      instance,
      name,
      label,
      lang,
      isLast,
      path,
      banner,
      badge,
      noIndex,
      className,
      siblings: siblings.length,
    };
    const latestAt = (href: string | undefined): Pick<VersionSummary, 'latest'> =>
      banner === 'none' || !last || href === undefined ? {} : { latest: { name: last.name, label: last.label, href } };
    const summary: VersionSummary = { ...bare, ...latestAt(lastMain) };
    const ofPage = (id: string): VersionSummary => {
      const alternates: Record<string, string> = {};
      for (const { name: other, permalinks } of pages) {
        const permalink = permalinks.get(id);
        if (permalink !== undefined) alternates[other] = permalink;
      }
      return { ...bare, ...latestAt(lastPages?.get(id) ?? lastMain), alternates };
    };
    summaries.set(version, { summary, ofPage: siblings.length > 1 ? ofPage : () => summary });
  }
}
