import { useEffect } from 'react';
import { encodeHref, Head, isExternal } from 'yaprak/client';
import { Link, resolveAddress, type LinkProps } from './link.tsx';
import { toHref, type To } from './location.ts';
import { useSurroundings } from './site-context.ts';

export { Link };
export { useHistory, useLocation } from './location.ts';
export { matchPath } from './match-path.ts';
export { useParams, useRouteMatch } from './render-routes.tsx';

export function NavLink(props: LinkProps) {
  return <Link isNavLink {...props} />;
}

/** A page that holds one sends its reader on by its head, as those of `redirects` do. One that an island shows does so itself. */
export function Redirect({ to }: { to: To }) {
  const { site, pathname } = useSurroundings();
  const address = encodeHref(resolveAddress(toHref(to, pathname), { ...site, roots: site, pathname }));
  useEffect(() => window.location.replace(address), [address]);
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
        <link rel="canonical" href={isExternal(address) ? address : site.url.replace(/\/$/, '') + address} />
      </Head>
      <Link to={address}>{address}</Link>
    </>
  );
}
