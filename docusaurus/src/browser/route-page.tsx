import { createElement, useContext, type ComponentType, type ContextType, type ReactNode } from 'react';
import { decodePath, PageContext, useIsBrowser } from 'yaprak/client';
import { renderRoutes, type RouteLike } from './render-routes.tsx';
import { RouteContext, type RouteContextValue } from './route-context.tsx';

type Module = Record<string, unknown>;

/** A leaf of a route's modules: data, or the number of an import. See lifecycle/routes.ts. */
type Leaf = { $data: unknown } | { $module: number };

interface Level {
  path: string;
  exact: boolean;
  component: number;
  modules: Record<string, unknown>;
  props: Record<string, unknown>;
  /** What else the plugin wrote into the route. */
  attributes?: Record<string, unknown>;
}

export interface RoutePageProps {
  /** From the outermost route to the one whose page this is. */
  levels: Level[];
  context: RouteContextValue;
}

/** The page of a route that a plugin has added. `imports` are its components and those of its modules that are code. */
export function createRoutePage(imports: readonly Module[]): ComponentType<RoutePageProps> {
  return function RoutePage({ levels, context }) {
    const route = levels.reduceRight<RouteLike | undefined>(
      (inner, level) => toRoute(level, inner, imports),
      undefined,
    );
    const data = context.data && (fill(context.data, imports) as Record<string, unknown>);
    return <RouteContext.Provider value={{ ...context, data }}>{renderRoutes(route && [route])}</RouteContext.Provider>;
  };
}

/**
 * The page of a route that stands for many addresses. Only the browser knows the one that was asked for, and a component may act on its first sight of it, so
 * until then the page is an empty frame.
 */
export function createPatternPage(
  imports: readonly Module[],
  Frame: ComponentType<{ children: ReactNode }>,
): ComponentType<RoutePageProps> {
  const RoutePage = createRoutePage(imports);
  return function PatternPage(props) {
    const page = useContext(PageContext);
    if (!useIsBrowser())
      return (
        <Frame>
          <main aria-busy="true" />
        </Frame>
      );
    const drawn = <RoutePage {...props} />;
    if (!page) return drawn;
    const here = { ...page, url: decodePath(window.location.pathname), head: liveHead(page.head) };
    return <PageContext.Provider value={here}>{drawn}</PageContext.Provider>;
  };
}

type PageHead = NonNullable<ContextType<typeof PageContext>>['head'];

/** Of a page that is drawn in the browser alone: its title is that of the window. */
function liveHead(head: PageHead): PageHead {
  return Object.defineProperty({ ...head }, 'title', {
    set(title: string) {
      document.title = title;
    },
  });
}

function toRoute(level: Level, inner: RouteLike | undefined, imports: readonly Module[]): RouteLike {
  const { path, exact, props, attributes } = level;
  const Component = contentOf(imports[level.component]) as ComponentType<Record<string, unknown>>;
  const modules = fill(level.modules, imports) as Record<string, unknown>;
  return {
    ...attributes,
    path,
    exact,
    ...(inner ? { routes: [inner] } : {}),
    component: (given) => createElement(Component, { ...modules, ...props, ...given }),
  };
}

function fill(value: unknown, imports: readonly Module[]): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(each, imports));
  const leaf = value as Leaf;
  if ('$data' in leaf) return leaf.$data;
  if ('$module' in leaf) return contentOf(imports[leaf.$module]);
  return Object.fromEntries(Object.entries(leaf).map(([name, inner]) => [name, fill(inner, imports)]));
}

/** The default export, with the others as its fields: what Docusaurus gives for a module. */
function contentOf(module: Module = {}): unknown {
  const { default: content, ...others } = module;
  if ((typeof content === 'function' || typeof content === 'object') && content !== null)
    for (const [name, value] of Object.entries(others))
      if (!(name in content)) Object.assign(content, { [name]: value });
  return content;
}
