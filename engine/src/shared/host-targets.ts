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
