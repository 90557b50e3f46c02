import GithubSlugger from 'github-slugger';
import type { DocsVersion, Route, SidebarItem } from '../../shared/model.ts';
import { urlKey } from '../../shared/url.ts';
import type { EmitLanguage } from '../plugin.ts';
import { isListed } from './page-facts.ts';

/** Pages under one heading of `llms.txt`. */
export interface LlmsSection {
  title: string;
  /** Part of the name of its file. */
  slug: string;
  description?: string | undefined;
  pages: Route[];
}

/** What one `llms.txt` is about: a language with the newest version of its docs, or an older version. */
export interface Collection {
  /** Address of its files. Ends with a slash. */
  base: string;
  /** Of an older version. */
  version?: DocsVersion;
  sections: LlmsSection[];
}

/** The newest versions with everything else of a language, then each older version. */
export function listCollections(
  { content, routes, config }: Pick<EmitLanguage, 'content' | 'routes' | 'config'>,
  { ignores }: { ignores: (url: string) => boolean },
): Collection[] {
  const listed = routes.filter((route) => isListed(route) && !ignores(route.url));
  const byUrl = new Map(listed.map((route) => [urlKey(route.url), route]));
  const main = createSections();
  for (const version of content.docs.filter(({ isLast }) => isLast)) addVersion(main, version, byUrl);
  for (const blog of content.blogs) {
    const posts = blog.posts.flatMap(({ permalink }) => byUrl.get(urlKey(permalink)) ?? []);
    main.add({ title: blog.title, description: blog.description }, posts);
  }
  main.add(
    { title: 'Pages' },
    listed.filter(({ page }) => page.kind === 'markdownPage' || page.kind === 'reactPage'),
  );
  const older = content.docs.filter(({ isLast, noIndex }) => !isLast && !noIndex);
  return [
    { base: config.baseUrl, sections: main.list },
    ...older.map((version) => {
      const sections = createSections();
      addVersion(sections, version, byUrl);
      return { base: version.path.endsWith('/') ? version.path : `${version.path}/`, version, sections: sections.list };
    }),
  ].filter(({ sections }) => sections.length > 0);
}

interface Sections {
  list: LlmsSection[];
  /** A page is in the first section that names it. */
  add(section: Pick<LlmsSection, 'title' | 'description'>, pages: readonly Route[]): void;
}

function createSections(): Sections {
  const list: LlmsSection[] = [];
  const slugger = new GithubSlugger();
  const seen = new Set<Route>();
  return {
    list,
    add(section, pages) {
      const own = pages.filter((page) => !seen.has(page));
      for (const page of own) seen.add(page);
      if (own.length > 0)
        list.push({ ...section, slug: slugger.slug(section.title) || slugger.slug('pages'), pages: own });
    },
  };
}

/** A section for each first level of a sidebar, in its order; docs that stand there alone come first, those of no sidebar last. */
function addVersion(sections: Sections, version: DocsVersion, byUrl: ReadonlyMap<string, Route>): void {
  const name = version.instance === 'default' ? 'Docs' : version.instance;
  const find = (href: string | undefined): Route[] => {
    const route = href === undefined ? undefined : byUrl.get(urlKey(href));
    return route?.page.kind === 'doc' || route?.page.kind === 'category' ? [route] : [];
  };
  const flatten = (item: SidebarItem): Route[] => {
    if (item.type === 'link') return find(item.href);
    return item.type === 'category' ? [...find(item.href), ...item.items.flatMap(flatten)] : [];
  };
  const items = Object.values(version.sidebars).flat();
  sections.add(
    { title: name },
    items.flatMap((item) => (item.type === 'link' ? find(item.href) : [])),
  );
  for (const item of items)
    if (item.type === 'category') sections.add({ title: item.label, description: item.description }, flatten(item));
  sections.add(
    { title: `${name}: more` },
    version.docs.flatMap(({ permalink }) => find(permalink)),
  );
}
