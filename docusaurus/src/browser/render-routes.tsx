import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { useLocation } from './location.ts';
import { matchPath, type PathMatch } from './match-path.ts';

/** A route as components of plugins see it: as `props.route`. */
export interface RouteLike {
  path: string;
  exact?: boolean;
  routes?: RouteLike[];
  component: ComponentType<Record<string, unknown>>;
}

/** Draws the route of this page: a page knows no other. */
export function renderRoutes(routes: readonly RouteLike[] | undefined, extraProps: object = {}): ReactNode {
  const [route] = routes ?? [];
  return route ? <Routed route={route} extraProps={extraProps} /> : null;
}

function Routed({ route, extraProps }: { route: RouteLike; extraProps: object }) {
  const location = useLocation();
  const { pathname } = location;
  const match = matchPath(pathname, route) ?? { path: route.path, url: pathname, isExact: true, params: {} };
  // Without its component it is data, which an island can be sent.
  const { component, ...plain } = route;
  return (
    <MatchContext.Provider value={match}>
      {createElement(component, { ...extraProps, route: plain, location, match })}
    </MatchContext.Provider>
  );
}

/** Of the innermost route around a component. */
const MatchContext = createContext<PathMatch | undefined>(undefined);

/** How the address fits the route around the component, or another path. */
export function useRouteMatch(path?: Parameters<typeof matchPath>[1]): PathMatch | null {
  const { pathname } = useLocation();
  const own = useContext(MatchContext);
  if (path !== undefined) return matchPath(pathname, path);
  return own ?? { path: pathname, url: pathname, isExact: true, params: {} };
}

/** The parameters in the path of the route around the component. */
export function useParams(): PathMatch['params'] {
  return useRouteMatch()?.params ?? {};
}
