import { hash } from 'node:crypto';
import type { SiteConfig } from '../config/schema.ts';
import { categoryId, type DocsData, type DocsDataDoc, type DocsDataVersion } from '../shared/docs-data.ts';
import type { Doc, DocsVersion, GeneratedCategory, SiteView } from '../shared/model.ts';
import { joinUrl } from '../shared/url.ts';

/** All docs of the site, as components can query them. */
export function buildDocsData(
  versions: readonly DocsVersion[],
  config: Pick<SiteConfig, 'baseUrl'> & { docs: readonly Pick<SiteConfig['docs'][number], 'id' | 'routeBasePath'>[] },
): DocsData {
  const data: DocsData = {};
  for (const { id, routeBasePath } of config.docs) {
    const own = versions.filter(({ instance }) => instance === id);
    if (own.length === 0) continue;
    const joined = joinUrl(config.baseUrl, routeBasePath);
    data[id] = {
      path: joined === config.baseUrl ? joined : joined.replace(/\/+$/, ''),
      versions: own.map(toVersion),
      breadcrumbs: own[0]?.breadcrumbs ?? true,
    };
  }
  return data;
}

function toVersion(version: DocsVersion): DocsDataVersion {
  const { name, label, isLast, path, mainDocId, draftIds, sidebarLinks } = version;
  return {
    name,
    label,
    isLast,
    path,
    mainDocId,
    docs: [...version.docs.map(toDoc), ...version.categories.map((category) => toCategory(category, version))],
    draftIds,
    sidebars: Object.fromEntries(
      Object.keys(version.sidebars).map((sidebar) => {
        const link = sidebarLinks[sidebar];
        return [sidebar, link ? { link } : {}];
      }),
    ),
  };
}

function toDoc({ id, permalink, sidebar, unlisted, title, description }: Doc): DocsDataDoc {
  return {
    id,
    path: permalink,
    ...(sidebar === undefined ? {} : { sidebar }),
    ...(unlisted ? { unlisted } : {}),
    title,
    description,
  };
}

function toCategory(category: GeneratedCategory, version: DocsVersion): DocsDataDoc {
  const { permalink, sidebar, title, description = '' } = category;
  return { id: categoryId(category, version), path: permalink, sidebar, title, description };
}

/** All docs of a language as a file, for islands. Its name has a hash: browsers keep it. */
export function docsFile(data: DocsData, site: SiteView): { url: string; output: string; text: string } {
  const text = JSON.stringify(data);
  const output = `assets/docs/${site.locale.name}-${hash('sha1', text).slice(0, 10)}.json`;
  return { url: site.rootUrl + output, output, text };
}
