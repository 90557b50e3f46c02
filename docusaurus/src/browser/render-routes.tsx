import { createElement, type ComponentType, type ReactNode } from 'react';
import { useSurroundings } from './site-context.ts';

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
  const { pathname } = useSurroundings();
  const location = { pathname, search: '', hash: '' };
  const match = { path: route.path, url: pathname, isExact: true, params: {} };
  // Without its component it is data, which an island can be sent.
  const { component, ...plain } = route;
  return createElement(component, { ...extraProps, route: plain, location, match });
}
