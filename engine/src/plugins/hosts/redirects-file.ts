import { encodePath } from '../../shared/url.ts';
import { type HostSite, spellings } from './host-site.ts';

/** `_redirects`. Both hosts pass the query on. Netlify needs a mark to redirect where a file is; Cloudflare needs none and knows none. */
export function formatRedirectsFile(site: HostSite, { host }: { host: 'netlify' | 'cloudflare' }): string {
  const force = host === 'netlify' ? '!' : '';
  const lines = site.redirects.flatMap(({ from, to, status }) =>
    spellings(from).map((one) => `${encodePath(one)} ${to.path}${to.query}${to.hash} ${status}${force}`),
  );
  // Cloudflare finds the nearest 404.html by itself.
  const [, ...others] = site.notFound;
  const missing = host === 'netlify' ? others.toReversed().map(({ below, page }) => `${below}* ${page} 404`) : [];
  return [...lines, ...missing, ''].join('\n');
}
