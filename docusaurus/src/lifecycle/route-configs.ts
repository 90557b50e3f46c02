import type { Route } from 'yaprak';
import type { RouteConfig } from './types.ts';

type Version = Extract<Route['page'], { version: unknown }>['version'];

/**
 * The pages as Docusaurus lists its routes: those of docs stand inside the routes of their section, their version and its layout. Plugins read
 * what docs there are from the props of the version.
 */
export function toRouteConfigs(routes: readonly Route[]): RouteConfig[] {
  const configs: RouteConfig[] = [];
  const sections = new Map<string, { config: RouteConfig; versions: Map<string, OpenVersion> }>();
  for (const route of routes) {
    const config = toRouteConfig(route);
    if (!('version' in route.page)) {
      configs.push(config);
      continue;
    }
    const { version } = route.page;
    const section = sections.get(version.instance) ?? {
      config: { path: version.path, exact: false, component: '@theme/DocsRoot', routes: [], plugin: config['plugin'] },
      versions: new Map<string, OpenVersion>(),
    };
    if (!sections.has(version.instance)) configs.push(section.config);
    sections.set(version.instance, section);
    const own = section.versions.get(version.name) ?? openVersion(version);
    if (!section.versions.has(version.name)) section.config.routes?.push(own.config);
    section.versions.set(version.name, own);
    section.config.path = sharedPath(section.config.path, version.path);
    own.add(route, config);
  }
  return configs;
}

interface OpenVersion {
  config: RouteConfig;
  add: (route: Route, config: RouteConfig) => void;
}

function openVersion({ instance, name, label, banner, badge, noIndex, className, isLast, path }: Version): OpenVersion {
  const docs: Record<string, unknown> = {};
  const shown = { label, banner: banner === 'none' ? null : banner, badge, noIndex, className, isLast };
  const layout: RouteConfig & { routes: RouteConfig[] } = {
    path,
    exact: false,
    component: '@theme/DocRoot',
    routes: [],
  };
  const routes: RouteConfig[] = [layout];
  const props = { version: { pluginId: instance, version: name, ...shown, docs } };
  return {
    config: { path, exact: false, component: '@theme/DocVersionRoot', routes, props },
    add({ page }, config) {
      // The pages of tags have no sidebar.
      (page.kind === 'docTags' || page.kind === 'docTag' ? routes : layout.routes).push(config);
      if (page.kind !== 'doc') return;
      const { id, title, description, sidebar } = page.doc;
      docs[id] = { id, title, description, sidebar };
    },
  };
}

/** Where the section begins: the path that its versions share. */
function sharedPath(one: string, other: string): string {
  const segments = other.split('/');
  const own = one.split('/');
  const end = own.findIndex((segment, index) => segment !== segments[index]);
  return (end === -1 ? one : own.slice(0, end).join('/')) || '/';
}

function toRouteConfig(route: Route): RouteConfig {
  const { url, source, page } = route;
  const metadata = {
    ...(source === undefined ? {} : { sourceFilePath: source }),
    ...(lastUpdateOf(page) === undefined ? {} : { lastUpdatedAt: lastUpdateOf(page) }),
  };
  return { path: url, exact: true, component: componentOf(page), metadata, plugin: pluginOf(page) };
}

function lastUpdateOf(page: Route['page']): number | undefined {
  const date =
    page.kind === 'doc' ? page.doc.lastUpdate?.date : page.kind === 'blogPost' ? page.post.lastUpdate?.date : undefined;
  return date === undefined ? undefined : Date.parse(date);
}

const COMPONENTS: Partial<Record<Route['page']['kind'], string>> = {
  doc: '@theme/DocItem',
  category: '@theme/DocCategoryGeneratedIndexPage',
  docTags: '@theme/DocTagsListPage',
  docTag: '@theme/DocTagDocListPage',
  blogList: '@theme/BlogListPage',
  blogPost: '@theme/BlogPostPage',
  blogTags: '@theme/BlogTagsListPage',
  blogTag: '@theme/BlogTagsPostsPage',
  blogArchive: '@theme/BlogArchivePage',
  blogAuthors: '@theme/Blog/Pages/BlogAuthorsListPage',
  blogAuthor: '@theme/Blog/Pages/BlogAuthorsPostsPage',
  markdownPage: '@theme/MDXPage',
  search: '@theme/SearchPage',
};

function componentOf(page: Route['page']): string {
  return page.kind === 'reactPage' ? `@site/${page.page.source}` : (COMPONENTS[page.kind] ?? '@theme/NotFound');
}

function pluginOf(page: Route['page']): { name: string; id: string } {
  if ('version' in page) return { name: 'docusaurus-plugin-content-docs', id: page.version.instance };
  if ('blog' in page) return { name: 'docusaurus-plugin-content-blog', id: page.blog.instance };
  return { name: 'docusaurus-plugin-content-pages', id: 'default' };
}
