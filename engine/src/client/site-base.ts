/**
 * The path below which the site stands. The theme that comes ready with the engine does not know it: its scripts are where the site has
 * them.
 */
export const siteBase =
  import.meta.env.BASE_URL === './'
    ? new URL(import.meta.url.replace(/assets\/js\/[^/]*$/, '')).pathname
    : import.meta.env.BASE_URL;
