import { useContext, useMemo, type AnchorHTMLAttributes, type ReactNode } from 'react';
import {
  applyTrailingSlash,
  isExternal,
  isFilePath,
  isUnderUrl,
  PageContext,
  resolveUrl,
  splitHref,
  withBaseUrl,
  type SiteRoots,
  type TrailingSlash,
} from 'yaprak/client';
import { useSurroundings } from './site-context.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to?: string;
  href?: string;
  children?: ReactNode;
  autoAddBaseUrl?: boolean;
  isNavLink?: boolean;
  activeClassName?: string;
  exact?: boolean;
  /** As in React Router: decides instead of the address whether the link leads to this page. */
  isActive?: (match: unknown, location: { pathname: string; search: string; hash: string }) => boolean;
  /** What items of the navbar hand on for the theme's own link. It is no attribute. */
  item?: unknown;
  /** Router options that mean nothing to a plain link. */
  replace?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
}

const PATHNAME = 'pathname://';

/** A link by a path of the site (`/docs/x`) or any address. */
export function Link(props: LinkProps) {
  const {
    to,
    href,
    autoAddBaseUrl = true,
    isNavLink,
    activeClassName = 'active',
    exact,
    isActive = (_match, location) => (exact ? location.pathname === address : isUnderUrl(location.pathname, address)),
    item: _item,
    replace: _replace,
    'data-noBrokenLinkCheck': unchecked,
    className,
    ...rest
  } = props;
  const { site, pathname } = useSurroundings();
  const { collectLink } = useBrokenLinks();
  const target = to ?? href;
  if (target === undefined) return <a className={className} {...rest} />;
  const isFile = target.startsWith(PATHNAME);
  const bare = isFile ? target.slice(PATHNAME.length) : target;
  const address = resolveAddress(bare, {
    roots: autoAddBaseUrl ? (isFile ? { ...site, baseUrl: site.rootUrl } : site) : undefined,
    pathname,
    trailingSlash: isFile ? undefined : site.trailingSlash,
    baseUrl: site.baseUrl,
  });
  const away = isFile || (isExternal(address) && !/^(?:mailto|tel):/i.test(address));
  const opensHere = address.startsWith('#') || (!away && (rest.target === undefined || rest.target === '_self'));
  if (!unchecked && opensHere) collectLink(address);
  const active = isNavLink && isActive(null, { pathname, search: '', hash: '' });
  return (
    <a
      href={address}
      className={active ? `${className ?? ''} ${activeClassName}`.trim() : className}
      aria-current={active ? 'page' : undefined}
      {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
      {...((unchecked || isFile) && { 'data-unchecked-link': '' })}
      {...rest}
    />
  );
}

/** A path of the site gets the base url; a relative one is complete for this page, however its address is spelled in the browser. */
export function resolveAddress(target: string, options: AddressOptions): string {
  if (isExternal(target) || /^(?:[#?]|$)/.test(target)) return target;
  const { path, suffix } = splitHref(target);
  const whole = path.startsWith('/') ? path : resolveUrl(path, options.pathname);
  const based = path.startsWith('/') && options.roots ? withBaseUrl(whole, options.roots) : whole;
  return (isFilePath(based) ? based : applyTrailingSlash(based, options)) + suffix;
}

interface AddressOptions {
  /** Absent: the author has put the base url there. */
  roots?: SiteRoots;
  pathname: string;
  trailingSlash?: TrailingSlash;
  baseUrl: string;
}

export interface BaseUrlOptions {
  forcePrependBaseUrl?: boolean;
  absolute?: boolean;
}

/** What `useBaseUrl` does, for who has the addresses at hand. */
export function addBaseUrl(given: { siteUrl: string; baseUrl: string; url: string; options?: BaseUrlOptions }): string {
  const { siteUrl, baseUrl, url, options: { forcePrependBaseUrl = false, absolute = false } = {} } = given;
  const full = withBaseUrl(url, { baseUrl, rootUrl: baseUrl, force: forcePrependBaseUrl });
  return absolute && full.startsWith('/') ? siteUrl + full : full;
}

export function useBaseUrlUtils(): { withBaseUrl: (url: string, options?: BaseUrlOptions) => string } {
  const { site } = useSurroundings();
  return useMemo(
    () => ({
      withBaseUrl(url, options = {}) {
        const full = withBaseUrl(url, { ...site, force: options.forcePrependBaseUrl });
        return options.absolute && full.startsWith('/') ? site.url.replace(/\/$/, '') + full : full;
      },
    }),
    [site],
  );
}

export function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}

export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url);
}

/**
 * Anchors are found in the finished page, and so are links, as long as no component of the site draws those of its texts: then what is told
 * here is checked as Docusaurus checks it.
 */
export function useBrokenLinks(): { collectAnchor: (id: string) => void; collectLink: (link: string) => void } {
  const page = useContext(PageContext);
  return { collectAnchor: () => undefined, collectLink: (link) => page?.collectLink?.(link) };
}
