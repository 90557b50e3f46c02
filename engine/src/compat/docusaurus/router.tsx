import { useSurroundings } from '../site-context.ts';
import Link, { type LinkProps } from './Link.tsx';

export { Link };

export interface LocationLike {
  pathname: string;
  search: string;
  hash: string;
}

/** Query and hash are only known in the browser. */
export function useLocation(): LocationLike {
  const { pathname, view } = useSurroundings();
  if (view || typeof window === 'undefined') return { pathname, search: '', hash: '' };
  return { pathname, search: window.location.search, hash: window.location.hash };
}

export function NavLink(props: LinkProps) {
  return <Link isNavLink {...props} />;
}

/** Moves by loading the page, as a link would. */
export function useHistory(): { push: (to: string) => void; replace: (to: string) => void; goBack: () => void } {
  return {
    push: (to) => window.location.assign(to),
    replace: (to) => window.location.replace(to),
    goBack: () => window.history.back(),
  };
}

/** A static page sends its reader on by a link in the head; see the `redirects` of the config for whole addresses. */
export function Redirect({ to }: { to: string }) {
  return <Link to={to}>{to}</Link>;
}
