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

/** Which plugin has made the page. An island finds only what every page of Docusaurus has: none. */
export function useRouteContext(): RouteContextValue {
  const own = useContext(RouteContext);
  const page = useSurroundings().view?.page;
  if (own) return own;
  return { plugin: page ? pluginOf(page) : { name: 'native', id: 'default' } };
}

function pluginOf(page: PageData): RouteContextValue['plugin'] {
  if ('version' in page) return { name: 'docusaurus-plugin-content-docs', id: page.version.instance };
  if ('blog' in page) return { name: 'docusaurus-plugin-content-blog', id: page.blog.instance };
  const isPage = page.kind === 'reactPage' || page.kind === 'markdownPage';
  return { name: isPage ? 'docusaurus-plugin-content-pages' : 'native', id: 'default' };
}
