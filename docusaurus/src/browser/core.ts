import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { PageContext, useIsBrowser } from 'yaprak/client';
import { useLocation } from './location.ts';
import { currentSite, toSiteContext, useDocusaurusContext, type SiteContextLike } from './site-context.ts';

/** Inner modules of Docusaurus that components reach for, and what a page gets as props. */

/** `@docusaurus/core/lib/client/docusaurusContext`: a context that has its value without a provider. */
export const Context = createContext<SiteContextLike>({
  // Read when asked for: the module may be loaded before the language is known.
  get siteConfig() {
    return toSiteContext(currentSite()).siteConfig;
  },
  get i18n() {
    return toSiteContext(currentSite()).i18n;
  },
  get siteMetadata() {
    return toSiteContext(currentSite()).siteMetadata;
  },
  get globalData() {
    return toSiteContext(currentSite()).globalData;
  },
});

export function DocusaurusContextProvider({ children }: { children?: ReactNode }): ReactNode {
  return createElement(Context, { value: useDocusaurusContext() }, children);
}

/** `@docusaurus/core/lib/client/browserContext`: whether the component runs in a browser, once it has hydrated. */
export const BrowserContext = createContext(false);

export function BrowserContextProvider({ children }: { children?: ReactNode }): ReactNode {
  return createElement(BrowserContext, { value: useIsBrowser() }, children);
}

/** A route by its path. Pages are files of their own here, so there is nothing to load, and nothing to draw. */
export function ComponentCreator(): ComponentType {
  return Noop;
}

export function Noop(): ReactNode {
  return null;
}

/** Docusaurus's props of a page in `src/pages`. */
export interface PageProps {
  config: ReturnType<typeof useDocusaurusContext>['siteConfig'];
  route: { path: string; exact: true };
  location: ReturnType<typeof useLocation>;
}

/** Gives a page its props where it is drawn, so that an island does not have the config sent along. */
export function withPageProps<Props extends object>(Page: ComponentType<Props & PageProps>): ComponentType<Props> {
  function PageWithProps(props: Props): ReactNode {
    const { siteConfig } = useDocusaurusContext();
    const location = useLocation();
    const route = { path: useContext(PageContext)?.url ?? location.pathname, exact: true as const };
    return createElement(Page, { config: siteConfig, route, location, ...props });
  }
  return Object.assign(PageWithProps, Page);
}
