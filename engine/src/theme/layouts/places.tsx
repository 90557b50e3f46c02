import type { ComponentType, ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import SearchMetadata from '@theme/SearchMetadata';
import OwnSiteMetadata from '@theme/SiteMetadata';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import { usePage } from '../../client/page-context.ts';

/** Places around and in pages where a site may put something of its own. They draw what is inside them, or nothing. */

export function Around({ children }: AroundProps) {
  return <>{children}</>;
}

interface AroundProps {
  children?: ReactNode;
}

export function ThemeProvider({ children }: AroundProps) {
  return <TitleFormatter>{children}</TitleFormatter>;
}

/** Around a text in the theme's own pages. What the theme has there would only give it a second time the look that it has. */
export function TextPlace({ children }: AroundProps) {
  const { isLook } = MDXContent as { isLook?: boolean };
  return isLook ? <>{children}</> : <MDXContent>{children}</MDXContent>;
}

/** The theme's own tags are made in render/. */
export function Nothing(_props: Record<string, unknown>) {
  return null;
}

export function SiteMetadata() {
  const { site, page } = usePage().view;
  const version = 'version' in page ? page.version : undefined;
  return <SearchMetadata locale={site.locale.name} version={version?.name} />;
}

/** Whether a site puts something there. Else one element more on every page would change the ids that React makes. */
export function hasSiteMetadata(): boolean {
  return OwnSiteMetadata !== SiteMetadata || SearchMetadata !== NoSearchMetadata;
}

export function NoSearchMetadata(_props: { locale?: string; version?: string; tag?: string }) {
  return null;
}

/** What Docusaurus's router hands to a part that stands around pages. Its only inner route is the page. */
export interface OuterRoute {
  path: string;
  exact: boolean;
  routes: { path: string; exact: boolean; component: ComponentType }[];
}

export function outerRoute(path: string, inside: ReactNode): OuterRoute {
  return { path, exact: false, routes: [{ path, exact: true, component: () => <>{inside}</> }] };
}

export interface OuterProps extends AroundProps {
  /** For parts written for Docusaurus, which draw `renderRoutes(route.routes)`. */
  route?: OuterRoute;
}

export function DocVersionRoot({ children }: OuterProps & { version?: object }) {
  return <>{children}</>;
}
