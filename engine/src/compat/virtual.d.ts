/** The same for every page, written by the bundler (vite/virtual-modules.ts). */
declare module 'virtual:yaprak/site' {
  const site: import('../shared/model.ts').SiteView;
  export default site;
}
