/** What is the same on every page of the site. The engine's bundler writes this module. */
declare module 'virtual:yaprak/site' {
  const site: import('yaprak/client').SiteView;
  export default site;
}
