/** Hosts for which a build can write what they read. */
export const TARGET_NAMES = [
  'nginx',
  'caddy',
  'apache',
  'netlify',
  'cloudflare',
  'vercel',
  'github-pages',
  's3',
] as const;
export type TargetName = (typeof TARGET_NAMES)[number];

/** Files in the output folder that are for the host, not for readers. */
export const HOST_FILES = [
  '_headers',
  '_redirects',
  'nginx.conf',
  'Caddyfile',
  '.htaccess',
  'vercel.json',
  's3-deploy.sh',
  'cloudfront-function.js',
] as const;
