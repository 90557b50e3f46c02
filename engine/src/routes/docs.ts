import { countTag, groupByTag } from '../content/tags.ts';
import { categoryId } from '../shared/docs-data.ts';
import type { Card, Doc, DocsVersion, GeneratedCategory, Route, SidebarItem } from '../shared/model.ts';
import { applyTrailingSlash, outputFileOf } from '../shared/url.ts';
import {
  buildCards,
  buildCategoryCards,
  buildSiblingCards,
  listCardPages,
  type CardPage,
  type CardsOptions,
} from './cards.ts';
import { otherLang, resolveHeadFields, resolveTocLevels, wordTitle, type RouteConfig } from './route-options.ts';
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
  /** Whether several docs of the version have a title. */
  isShared: (title: string) => boolean;
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
    findPage: (key) => (pages ??= listCardPages(version)).get(key),
    isShared: createTitleCheck(version),
  };
  return [
    ...version.docs.map((doc) => buildDocRoute(doc, build)),
    ...version.categories.map((category) => buildCategoryRoute(category, build)),
    ...buildTagRoutes(build),
  ];
}

/** Counts titles once for all docs. */
function createTitleCheck({ docs, parentInTitle }: DocsVersion): DocsBuild['isShared'] {
  if (!parentInTitle) return () => false;
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { title } of docs) (seen.has(title) ? shared : seen).add(title);
  return (title) => shared.has(title);
}

/** The title with the nearest category that says more than the title. */
function addParent(title: string, trail: readonly SidebarItem[]): string | undefined {
  const parent = trail.findLast((item) => item.type === 'category' && item.label !== title);
  return parent?.type === 'category' ? `${title} · ${parent.label}` : undefined;
}

function buildDocRoute(doc: Doc, build: DocsBuild): Route {
  const { version, summaries, config, indexes, findPage } = build;
  const index = doc.sidebar === undefined ? undefined : indexes.get(doc.sidebar);
  const trail = index && findTrail(index, doc.permalink);
  const { frontMatter } = doc;
  const distinctTitle = trail && build.isShared(doc.title) ? addParent(doc.title, trail) : undefined;
  const textLang = otherLang(doc.lang ?? version.lang, config);
  const cardsOptions = index && { index, findPage, isNested: version.nestedCards };
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
      distinctTitle,
      cards: cardsOptions && trail && buildCategoryCards(trail, cardsOptions),
      siblings: cardsOptions && doc.hasCardList ? buildSiblingCards(doc.permalink, cardsOptions) : undefined,
    },
    bodies: [{ source: doc.source, format: doc.format, lang: textLang }],
    textLang,
    title: (frontMatter['title_meta'] as string | undefined) || distinctTitle || doc.title || undefined,
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
      cards: buildCards(itemsAt(index.items, category.path), { index, findPage, isNested: version.nestedCards }),
    },
    bodies: [],
    title: category.title || undefined,
    textLang: otherLang(category.lang ?? version.lang, config),
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
        lang: doc.lang,
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
