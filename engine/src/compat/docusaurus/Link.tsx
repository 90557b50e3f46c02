import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal, resolveUrl, splitHref, type SiteRoots } from '../../shared/url.ts';
import { isUnderUrl, withBaseUrl } from '../../theme/urls.ts';
import { useSurroundings } from '../site-context.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to?: string;
  href?: string;
  children?: ReactNode;
  autoAddBaseUrl?: boolean;
  isNavLink?: boolean;
  activeClassName?: string;
  exact?: boolean;
  /** Router options that mean nothing to a plain link. */
  replace?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
}

const PATHNAME = 'pathname://';

/** A link by a path of the site (`/docs/x`) or any address. */
export default function Link(props: LinkProps) {
  const {
    to,
    href,
    autoAddBaseUrl = true,
    isNavLink,
    activeClassName = 'active',
    exact,
    replace: _replace,
    'data-noBrokenLinkCheck': unchecked,
    className,
    ...rest
  } = props;
  const { site, pathname } = useSurroundings();
  const target = to ?? href;
  if (target === undefined) return <a className={className} {...rest} />;
  const isFile = target.startsWith(PATHNAME);
  const bare = isFile ? target.slice(PATHNAME.length) : target;
  const address = resolveAddress(bare, { roots: autoAddBaseUrl ? site : undefined, pathname });
  const away = isFile || (isExternal(address) && !/^(?:mailto|tel):/i.test(address));
  const active = isNavLink && (exact ? pathname === address : isUnderUrl(pathname, address));
  return (
    <a
      href={address}
      className={active ? `${className ?? ''} ${activeClassName}`.trim() : className}
      aria-current={active ? 'page' : undefined}
      {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(unchecked && { 'data-unchecked-link': '' })}
      {...rest}
    />
  );
}

/** A path of the site gets the base url; a relative one is complete for this page, however its address is spelled in the browser. */
function resolveAddress(target: string, options: { roots?: SiteRoots; pathname: string }): string {
  if (isExternal(target) || /^(?:[#?]|$)/.test(target)) return target;
  if (target.startsWith('/')) return options.roots === undefined ? target : withBaseUrl(target, options.roots);
  const { path, suffix } = splitHref(target);
  return resolveUrl(path, options.pathname) + suffix;
}
