/**
 * `_headers`, as static hosts read it: caching, and a Content-Security-Policy that allows the scripts of the site and no others. Pages get no
 * caching rule: hosts revalidate them anyway, and where two rules fit one file some hosts join their values.
 */
export function buildHeaders(options: {
  baseUrl: string;
  /** What the policy allows besides the site's own files: hashes and hosts. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Hosts that scripts may talk to. */
  connect?: readonly string[];
  noIndex: boolean;
}): string {
  const policy = [
    `default-src 'self'`,
    `script-src ${["'self'", ...options.scripts].join(' ')}`,
    // Authors may style inline, and diagrams do.
    `style-src ${["'self'", "'unsafe-inline'", ...options.styles].join(' ')}`,
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    `font-src 'self' data:`,
    `connect-src ${["'self'", ...(options.connect ?? [])].join(' ')}`,
    `worker-src 'self'`,
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
