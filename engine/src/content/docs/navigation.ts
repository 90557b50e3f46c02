import { nearest } from '../../errors/hints.ts';
import type { DocsVersion, GeneratedCategory, NavLink, Problem } from '../../shared/model.ts';
import { findKey } from '../front-matter-schema.ts';
import type { BuiltSidebar, NavStop } from './build-sidebars.ts';
import type { LoadedDoc } from './load-doc.ts';

/** Indexes of the sidebars. Finding a doc is independent of the number of docs. */
export interface Navigation {
  /** Sidebar of a doc; the last one that holds it. */
  sidebarOf: ReadonlyMap<string, string>;
  bySidebar: ReadonlyMap<string, SidebarStops>;
}

interface SidebarStops {
  all: readonly NavStop[];
  /** Without unlisted stops, which no page links to. */
  listed: readonly NavStop[];
  /** First place of a doc in `listed`. */
  listedIndex: ReadonlyMap<string, number>;
}

export function createNavigation(sidebars: ReadonlyMap<string, BuiltSidebar>): Navigation {
  const sidebarOf = new Map<string, string>();
  const bySidebar = new Map<string, SidebarStops>();
  for (const [name, { stops }] of sidebars) {
    const listed = stops.filter((stop) => !stop.unlisted);
    const listedIndex = new Map<string, number>();
    for (const [index, { docId }] of listed.entries()) {
      if (docId !== undefined && !listedIndex.has(docId)) listedIndex.set(docId, index);
    }
    for (const { docId } of stops) if (docId !== undefined) sidebarOf.set(docId, name);
    bySidebar.set(name, { all: stops, listed, listedIndex });
  }
  return { sidebarOf, bySidebar };
}

export interface DocNavigationOptions {
  navigation: Navigation;
  docsById: ReadonlyMap<string, LoadedDoc>;
  /** Docs that are not part of this language. */
  omittedIds: ReadonlySet<string>;
  /** Text of a doc's file, to point at its front matter. */
  textOf: (source: string) => string;
  /** Receives unknown names. */
  problems: Problem[];
}

/** The sidebar and neighbours of one doc. */
export function resolveDocNavigation(
  loaded: LoadedDoc,
  options: DocNavigationOptions,
): { sidebar: string | undefined; previous: NavLink | undefined; next: NavLink | undefined } {
  const { doc, frontMatter } = loaded;
  const { navigation } = options;
  const wanted = frontMatter.displayed_sidebar;
  const sidebar = wanted === undefined ? navigation.sidebarOf.get(doc.id) : (wanted ?? undefined);
  const stops = sidebar === undefined ? undefined : navigation.bySidebar.get(sidebar);
  if (sidebar !== undefined && !stops) {
    options.problems.push(
      unknownName(loaded, 'displayed_sidebar', {
        name: sidebar,
        what: 'sidebar',
        known: navigation.bySidebar.keys(),
        options,
      }),
    );
  }
  const index = stops?.listedIndex.get(doc.id);
  const neighbour = (field: 'pagination_prev' | 'pagination_next', step: number): NavLink | undefined =>
    frontMatter[field] === undefined
      ? index === undefined
        ? undefined
        : toLink(stops?.listed[index + step])
      : chosenNeighbour(loaded, field, options);
  const previous = neighbour('pagination_prev', -1);
  const next = neighbour('pagination_next', 1);
  return { sidebar: stops ? sidebar : undefined, previous, next };
}

function chosenNeighbour(
  loaded: LoadedDoc,
  field: 'pagination_prev' | 'pagination_next',
  options: DocNavigationOptions,
): NavLink | undefined {
  const chosen = loaded.frontMatter[field];
  if (chosen === undefined || chosen === null || options.omittedIds.has(chosen)) return undefined;
  const target = options.docsById.get(chosen);
  if (!target) {
    const known = options.docsById.keys();
    options.problems.push(unknownName(loaded, field, { name: chosen, what: 'doc', known, options }));
    return undefined;
  }
  if (target.doc.unlisted) return undefined;
  const title = target.frontMatter.pagination_label ?? target.frontMatter.sidebar_label ?? target.doc.title;
  return { title, lang: target.doc.lang, permalink: target.doc.permalink };
}

function toLink(stop: NavStop | undefined): NavLink | undefined {
  return stop && { title: stop.title, lang: stop.lang, permalink: stop.permalink };
}

interface UnknownName {
  name: string;
  what: string;
  known: Iterable<string>;
  options: DocNavigationOptions;
}

function unknownName({ doc }: LoadedDoc, field: string, { name, what, known, options }: UnknownName): Problem {
  const near = nearest(name, known);
  return {
    code: `unknown-${what}`,
    severity: 'error',
    message: `In ${doc.source} the front matter field "${field}" names the ${what} "${name}", which does not exist.`,
    file: doc.source,
    ...findKey(options.textOf(doc.source), field),
    ...(near ? { hint: `Did you mean "${near}"?` } : {}),
  };
}

/** Adds previous and next links to generated category pages. */
export function addCategoryNavigation(
  categories: readonly GeneratedCategory[],
  navigation: Navigation,
): GeneratedCategory[] {
  const places = new Map<string, { stops: readonly NavStop[]; index: number }>();
  for (const { all } of navigation.bySidebar.values()) {
    for (const [index, stop] of all.entries()) {
      if (stop.docId === undefined && !places.has(stop.permalink)) places.set(stop.permalink, { stops: all, index });
    }
  }
  return categories.map((category) => {
    const place = places.get(category.permalink);
    if (!place) return category;
    return { ...category, previous: toLink(place.stops[place.index - 1]), next: toLink(place.stops[place.index + 1]) };
  });
}

/** Resolves navbar items that name a sidebar: they link to its first doc or category page. */
export function resolveSidebarLinks(navigation: Navigation): DocsVersion['sidebarLinks'] {
  const links: DocsVersion['sidebarLinks'] = {};
  for (const [name, { all }] of navigation.bySidebar) {
    const first = all[0];
    links[name] = first && { path: first.permalink, label: first.label };
  }
  return links;
}

/** The main doc of a version: the one at its root, otherwise the first of the first sidebar, otherwise the first. */
export function resolveMainDoc(docs: readonly LoadedDoc[], navigation: Navigation): string {
  const home = docs.find((loaded) => loaded.slug === '/');
  if (home) return home.doc.id;
  const [firstSidebar] = navigation.bySidebar.values();
  return firstSidebar?.all.find((stop) => stop.docId !== undefined)?.docId ?? docs[0]?.doc.id ?? '';
}
