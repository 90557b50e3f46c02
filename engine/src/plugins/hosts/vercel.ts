import type { HostSite } from './host-site.ts';

/** `vercel.json`, read from the folder that is deployed. Queries are passed on. */
export function formatVercel({ trailingSlash, redirects, headers }: HostSite): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    ...(trailingSlash === undefined ? {} : { trailingSlash }),
    redirects: redirects.map(({ from, to, status }) => ({
      source: escapeSource(from),
      destination: escapeSource(to.path) + to.query + to.hash,
      statusCode: status,
    })),
    headers: headers.map(({ pattern, headers: own }) => ({
      source: pattern.slice(1, -1).replaceAll('.*', '(.*)').replaceAll('[^/]+', '([^/]+)'),
      headers: own.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Signs that name a parameter or a pattern. A full address keeps its colon. */
function escapeSource(path: string): string {
  return /^https?:/i.test(path) ? path : path.replace(/[:()*+?{}]/g, '\\$&');
}
