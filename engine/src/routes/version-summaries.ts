import type { Doc, DocsVersion, VersionSummary } from '../shared/model.ts';

/** What the pages of one version say of it. */
export interface VersionSummaries {
  /** For pages that only this version has: tags, generated categories. */
  summary: VersionSummary;
  /** For a doc, which may stand in other versions too. Costs one look-up for each version. */
  ofDoc: (doc: Doc) => VersionSummary;
}

/** Summaries of all versions of all docs sections. Docs are looked up by id in maps that are made here, once. */
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

function summarizeInstance(siblings: readonly DocsVersion[], summaries: Map<DocsVersion, VersionSummaries>): void {
  const pages = siblings.map(({ name, docs }) => ({
    name,
    permalinks: new Map(docs.map((doc) => [doc.id, doc.permalink])),
  }));
  const last = siblings.find(({ isLast }) => isLast);
  const lastPages = pages.find(({ name }) => name === last?.name)?.permalinks;
  const lastMain = last && (lastPages?.get(last.mainDocId) ?? last.path);
  for (const version of siblings) {
    const { instance, name, label, isLast, path, banner, badge, noIndex, className } = version;
    const bare = { instance, name, label, isLast, path, banner, badge, noIndex, className, siblings: siblings.length };
    const latestAt = (href: string | undefined): Pick<VersionSummary, 'latest'> =>
      banner === 'none' || !last || href === undefined ? {} : { latest: { name: last.name, label: last.label, href } };
    const summary: VersionSummary = { ...bare, ...latestAt(lastMain) };
    const ofDoc = (doc: Doc): VersionSummary => {
      const alternates: Record<string, string> = {};
      for (const { name: other, permalinks } of pages) {
        const permalink = permalinks.get(doc.id);
        if (permalink !== undefined) alternates[other] = permalink;
      }
      return { ...bare, ...latestAt(lastPages?.get(doc.id) ?? lastMain), alternates };
    };
    summaries.set(version, { summary, ofDoc: siblings.length > 1 ? ofDoc : () => summary });
  }
}
