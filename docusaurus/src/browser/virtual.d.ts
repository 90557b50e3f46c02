/** What is the same on every page of the site. The engine's bundler writes this module. */
declare module 'virtual:yaprak/site' {
  const site: import('yaprak/client').SiteView;
  export default site;
}
/** Made by lifecycle/site-files.ts: by language. */
declare module '@generated/yaprak/global-data' {
  const data: Record<string, Record<string, Record<string, unknown>>>;
  export default data;
}
