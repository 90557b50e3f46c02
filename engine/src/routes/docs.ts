import { countTag, groupByTag } from '../content/tags.ts';
import { categoryId } from '../shared/docs-data.ts';
import type { Card, Doc, DocsVersion, GeneratedCategory, Route, SidebarItem } from '../shared/model.ts';
import { applyTrailingSlash, outputFileOf, urlKey } from '../shared/url.ts';
import { buildCards, buildCategoryCards, buildSiblingCards, type CardPage, type CardsOptions } from './cards.ts';
import { resolveHeadFields, resolveTocLevels, wordTitle, type RouteConfig } from './route-options.ts';
import {
  buildBreadcrumbs,
  createSidebarIndex,
  findTrail,
  type SidebarIndex,
  type SidebarIndexer,
} from './sidebar-index.ts';
import type { VersionSummaries } from './version-summaries.ts';

interface DocsBuild {
  version: DocsVersion;
  summaries: VersionSummaries;
  config: RouteConfig;
  indexes: ReadonlyMap<string, SidebarIndex>;
  findPage: CardsOptions['findPage'];
}

/** Routes of one docs version: docs, category pages, tag pages. */
export function buildDocsRoutes(
  version: DocsVersion,
  {
    config,
    summaries,
    indexSidebar,
  }: { config: RouteConfig; summaries: VersionSummaries; indexSidebar: SidebarIndexer },
): Route[] {
  // Only cards need them.
  let pages: ReadonlyMap<string, CardPage> | undefined;
  const build: DocsBuild = {
    version,
    summaries,
    config,
    indexes: new Map(Object.entries(version.sidebars).map(([name, items]) => [name, indexSidebar(items)])),
    findPage: (key) => (pages ??= listPages(version)).get(key),
  };
  return [
    ...version.docs.map((doc) => buildDocRoute(doc, build)),
    ...version.categories.map((category) => buildCategoryRoute(category, build)),
    ...buildTagRoutes(build),
  ];
}

function listPages({ docs, categories }: DocsVersion): Map<string, CardPage> {
  const pages = new Map<string, CardPage>();
  for (const { permalink, description } of categories) pages.set(urlKey(permalink), { description, isGenerated: true });
  for (const { permalink, description } of docs) pages.set(urlKey(permalink), { description, isGenerated: false });
  return pages;
}

function buildDocRoute(doc: Doc, { version, summaries, config, indexes, findPage }: DocsBuild): Route {
  const index = doc.sidebar === undefined ? undefined : indexes.get(doc.sidebar);
  const trail = index && findTrail(index, doc.permalink);
  const { frontMatter } = doc;
  return {
    url: doc.permalink,
    output: outputFileOf(doc.permalink, config),
    source: doc.source,
    page: {
      kind: 'doc',
      doc,
      version: summaries.ofPage(doc.id),
      breadcrumbs: trail && version.breadcrumbs ? buildBreadcrumbs(trail) : [],
      showToc: frontMatter['hide_table_of_contents'] !== true,
      tocLevels: resolveTocLevels(frontMatter, config),
      cards: index && trail && buildCategoryCards(trail, { index, findPage }),
      siblings: index && doc.hasCardList ? buildSiblingCards(doc.permalink, { index, findPage }) : undefined,
    },
    bodies: [{ source: doc.source, format: doc.format }],
    title: (frontMatter['title_meta'] as string | undefined) || doc.title || undefined,
    description: doc.description || undefined,
    ...resolveHeadFields(frontMatter),
    unlisted: doc.unlisted,
  };
}

function buildCategoryRoute(
  category: GeneratedCategory,
  { version, summaries, config, indexes, findPage }: DocsBuild,
): Route {
  const index = indexes.get(category.sidebar) ?? createSidebarIndex([]);
  return {
    url: category.permalink,
    output: outputFileOf(category.permalink, config),
    page: {
      kind: 'category',
      category,
      version: summaries.ofPage(categoryId(category, version)),
      breadcrumbs: version.breadcrumbs ? buildBreadcrumbs(findTrail(index, category.permalink)) : [],
      cards: buildCards(itemsAt(index.items, category.path), { index, findPage }),
    },
    bodies: [],
    title: category.title || undefined,
    description: category.description,
    keywords: category.keywords,
    image: category.image,
    unlisted: false,
  };
}

function itemsAt(items: readonly SidebarItem[], path: readonly number[]): readonly SidebarItem[] {
  let inside = items;
  for (const at of path) {
    const item = inside[at];
    inside = item?.type === 'category' ? item.items : [];
  }
  return inside;
}

function buildTagRoutes({ version, summaries: { summary }, config }: DocsBuild): Route[] {
  const groups = groupByTag(version.docs);
  const allTagsPath = applyTrailingSlash(version.tagsPath, config);
  const collator = new Intl.Collator('en');
  const routes: Route[] = groups.map(({ tag, items, unlisted }) => {
    const docs: Card[] = items
      .map((doc): Card => ({
        type: 'link',
        label: doc.title,
        href: doc.permalink,
        description: doc.description || undefined,
      }))
      .sort((left, right) => collator.compare(left.label, right.label));
    return {
      url: tag.permalink,
      output: outputFileOf(tag.permalink, config),
      page: { kind: 'docTag', tag, count: items.length, docs, allTagsPath, version: summary, unlisted },
      bodies: [],
      title: wordTitle('docs.tagged', config, { count: items.length, tag: tag.label }),
      description: tag.description,
      unlisted,
    };
  });
  const listed = groups.filter((group) => !group.unlisted);
  if (listed.length === 0) return routes;
  const tags = listed.map(countTag);
  const title = wordTitle('tags.title', config);
  const list: Route = {
    url: allTagsPath,
    output: outputFileOf(allTagsPath, config),
    page: { kind: 'docTags', title, tags, version: summary },
    bodies: [],
    title,
    unlisted: false,
  };
  return [list, ...routes];
}
