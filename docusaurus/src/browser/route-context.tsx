import { createContext, useContext } from 'react';
import type { PageData } from 'yaprak/client';
import { useSurroundings } from './site-context.ts';

export interface RouteContextValue {
  plugin: { name: string; id: string };
  /** What the plugin gave as the route's `context`. */
  data?: Record<string, unknown>;
}

/** Of a page that a plugin has added. */
export const RouteContext = createContext<RouteContextValue | undefined>(undefined);

/** Which plugin has made the page. An island on it has no context around it, and reads the page. */
export function useRouteContext(): RouteContextValue {
  const own = useContext(RouteContext);
  const page = useSurroundings().view?.page;
  if (own) return own;
  if (!page) return { plugin: { name: 'native', id: 'default' } };
  const given = page.kind === 'reactPage' ? (page.page.props?.['context'] as GivenContext | undefined) : undefined;
  if (!given) return { plugin: pluginOf(page) };
  // What is code is only in the context.
  const data = Object.entries(given.data ?? {}).flatMap(([name, leaf]) =>
    '$data' in leaf ? [[name, leaf.$data] as const] : [],
  );
  return { plugin: given.plugin, ...(given.data ? { data: Object.fromEntries(data) } : {}) };
}

/** As the page of a plugin has it: see lifecycle/routes.ts. */
interface GivenContext extends Pick<RouteContextValue, 'plugin'> {
  data?: Record<string, { $data: unknown } | { $module: number }>;
}

function pluginOf(page: PageData): RouteContextValue['plugin'] {
  if ('version' in page) return { name: 'docusaurus-plugin-content-docs', id: page.version.instance };
  if ('blog' in page) return { name: 'docusaurus-plugin-content-blog', id: page.blog.instance };
  const isPage = page.kind === 'reactPage' || page.kind === 'markdownPage';
  return { name: isPage ? 'docusaurus-plugin-content-pages' : 'native', id: 'default' };
}
