import { hash } from 'node:crypto';

/**
 * `_headers`, as static hosts read it: caching, and a Content-Security-Policy that allows our one inline script by its hash. Pages get no
 * caching rule: hosts revalidate them anyway, and where two rules fit one file some hosts join their values.
 */
export function buildHeaders(options: {
  baseUrl: string;
  inlineScripts: readonly string[];
  hosts: { scripts: string[]; styles: string[] };
  noIndex: boolean;
}): string {
  const hashes = options.inlineScripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  const policy = [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes, ...options.hosts.scripts].join(' ')}`,
    // Authors may style inline, and diagrams do.
    `style-src ${["'self'", "'unsafe-inline'", ...options.hosts.styles].join(' ')}`,
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `frame-src 'self' https:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
  const lines = [
    `${options.baseUrl}*`,
    `  Content-Security-Policy: ${policy}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    ...(options.noIndex ? ['  X-Robots-Tag: noindex, nofollow'] : []),
    `${options.baseUrl}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
  ];
  return `${lines.join('\n')}\n`;
}
